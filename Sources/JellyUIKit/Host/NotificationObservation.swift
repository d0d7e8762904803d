#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// Calls a closure for each notification with a name, until the observation is freed.
  final class NotificationObservation {
    private let token: any NSObjectProtocol

    /// - Parameters:
    ///   - name: A notification that is posted on the main thread.
    ///   - action: The closure that is called; it must not retain the observation.
    @MainActor init(of name: NSNotification.Name, action: @escaping @MainActor () -> Void) {
      token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
        MainActor.assumeIsolated { action() }
      }
    }

    deinit { NotificationCenter.default.removeObserver(token) }
  }
#endif
