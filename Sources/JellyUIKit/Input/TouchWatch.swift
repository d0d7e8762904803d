#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// Sees each finger that comes down in a view, whatever in it takes the finger, and takes none.
  @MainActor
  final class TouchWatch: NSObject, UIGestureRecognizerDelegate {
    /// Called with the finger; it must not retain the view.
    var onTouch: ((UITouch) -> Void)?
    private let recognizer = UITapGestureRecognizer(target: nil, action: nil)

    /// Begins to watch.
    func attach(to view: UIView) {
      recognizer.delegate = self
      view.addGestureRecognizer(recognizer)
    }

    /// Ends the watch.
    func detach() { recognizer.view?.removeGestureRecognizer(recognizer) }

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool {
      onTouch?(touch)
      return false
    }

    /// Takes no remote presses either: they belong to the view's content.
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress
    ) -> Bool {
      false
    }
  }
#endif
