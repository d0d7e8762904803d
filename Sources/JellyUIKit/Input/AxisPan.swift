#if canImport(UIKit) && !os(watchOS)
  import Jelly
  import UIKit

  /// Decides whether a finger on a control in a list belongs to the control or to the list.
  ///
  /// The finger belongs to the control if it moves along the control's axis, and to the list if it
  /// moves across.
  @MainActor
  final class AxisPan: NSObject, UIGestureRecognizerDelegate {
    /// The axis of the control.
    var axis = JellyPagerBody.Axis.horizontal
    /// A Boolean value that indicates whether the control uses fingers that move.
    var isWanted = true
    /// A Boolean value that indicates whether the control uses a finger that has come down at a
    /// point; everywhere by default.
    var takesTouch: (Vector2) -> Bool = { _ in true }
    private let recognizer = UIPanGestureRecognizer(target: nil, action: nil)

    /// Begins to decide.
    func attach(to view: UIView) {
      // The control itself still gets the touches.
      recognizer.cancelsTouchesInView = false
      recognizer.delegate = self
      view.addGestureRecognizer(recognizer)
    }

    /// A Boolean value that indicates whether a finger moves along the control.
    var isGoing: Bool { recognizer.state == .began || recognizer.state == .changed }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      let translation = Vector2(recognizer.translation(in: recognizer.view))
      let start = Vector2(recognizer.location(in: recognizer.view)) - translation
      let isHorizontal = abs(translation.x) > abs(translation.y)
      return isWanted && isHorizontal == (axis == .horizontal) && takesTouch(start)
    }

    /// Leaves the surface of a remote to the focus.
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool {
      touch.type != .indirect
    }

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
      // The list around the control waits for the decision.
      guard let list = otherGestureRecognizer.view, let view = recognizer.view else { return false }
      return list !== view && view.isDescendant(of: list)
    }
  }
#endif
