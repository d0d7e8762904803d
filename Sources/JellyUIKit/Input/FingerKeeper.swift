#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// Keeps the fingers that come down on a control from the views around the control.
  ///
  /// A list around the control does not scroll with them. The control's content gets them as usual.
  @MainActor
  final class FingerKeeper: NSObject, UIGestureRecognizerDelegate {
    private let hold = UILongPressGestureRecognizer(target: nil, action: nil)

    /// Begins to keep them.
    func attach(to view: UIView) {
      // This recognizer recognizes at once, so it wins before any other recognizer has begun.
      hold.minimumPressDuration = 0
      hold.cancelsTouchesInView = false
      hold.delegate = self
      view.addGestureRecognizer(hold)
    }

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
      guard let view = hold.view, let other = otherGestureRecognizer.view else { return false }
      return other.isDescendant(of: view)
    }
  }
#endif
