#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// Calls a closure on each notification of a name, until it is forgotten itself.
  final class NotificationObservation {
    private let token: any NSObjectProtocol

    /// - Parameters:
    ///   - name: A notification that is posted on the main thread.
    ///   - action: What is called; it must not retain the observer.
    @MainActor init(of name: NSNotification.Name, action: @escaping @MainActor () -> Void) {
      token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
        MainActor.assumeIsolated { action() }
      }
    }

    deinit { NotificationCenter.default.removeObserver(token) }
  }
#endif
