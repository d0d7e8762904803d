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

    #if !os(tvOS)
      /// - Parameter action: The closure that gets the place of the keyboard on the screen whenever
      ///   it changes, and an empty one for the keyboard of another app; it must not retain the
      ///   observation.
      @MainActor init(ofKeyboard action: @escaping @MainActor (CGRect) -> Void) {
        token = NotificationCenter.default.addObserver(
          forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil
        ) { note in
          let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
          let isLocal = note.userInfo?[UIResponder.keyboardIsLocalUserInfoKey] as? Bool ?? true
          guard let frame else { return }
          MainActor.assumeIsolated { action(isLocal ? frame : .zero) }
        }
      }
    #endif

    deinit { NotificationCenter.default.removeObserver(token) }
  }
#endif
