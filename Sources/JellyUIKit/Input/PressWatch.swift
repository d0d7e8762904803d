#if canImport(UIKit) && !os(watchOS)
  import Jelly
  import UIKit

  // The methods for subclasses of a recognizer are in a separate header, which the stand-in lacks.
  #if canImport(ObjectiveC)
    import UIKit.UIGestureRecognizerSubclass
  #endif

  /// Follows each finger that comes down in a view until it leaves, whatever in the view takes the
  /// finger, and takes none.
  ///
  /// It recognizes nothing, so it cancels no touch, delays none, and keeps no other recognizer from
  /// one. UIKit shows it all touches that hit its view or a view inside.
  ///
  /// It can leave its fingers to a list that scrolls with them.
  final class PressWatch: UIGestureRecognizer, UIGestureRecognizerDelegate {
    /// Called with what the fingers do; it must not retain the view.
    var onMoments: (([FingerMoment]) -> Void)?
    /// Returns the view in whose coordinates the fingers' places are, for the recognizer's view.
    var space: (UIView) -> UIView = { $0 }
    /// A Boolean value that indicates whether a list that scrolls takes its fingers.
    var yieldsToLists = false
    private var fingers = TouchingFingers()

    /// A Boolean value that indicates whether a finger is down.
    var isPressed: Bool { !fingers.isEmpty }

    /// Begins to watch.
    func attach(to view: UIView) {
      cancelsTouchesInView = false
      delaysTouchesBegan = false
      delaysTouchesEnded = false
      delegate = self
      view.addGestureRecognizer(self)
    }

    /// A Boolean value that indicates whether it follows no finger just now; those that are down
    /// are let go.
    var isOff = false {
      didSet {
        isEnabled = !isOff
        if isOff { releaseTouches() }
      }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
      guard let view else { return }
      onMoments?(fingers.began(touches, in: space(view)))
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
      guard let view else { return }
      onMoments?(fingers.moved(touches, with: event, in: space(view)))
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
      guard let view else { return }
      onMoments?(fingers.ended(touches, in: space(view)))
      finish()
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
      guard let view else { return }
      onMoments?(fingers.cancelled(touches, in: space(view)))
      finish()
    }

    /// UIKit shows it no more of these fingers.
    override func reset() {
      super.reset()
      releaseTouches()
    }

    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
      guard yieldsToLists, let list = preventingGestureRecognizer.view as? UIScrollView,
        let view, view !== list, preventingGestureRecognizer === list.panGestureRecognizer
      else { return false }
      return view.isDescendant(of: list)
    }

    /// Takes no remote presses: they belong to the view's content.
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress
    ) -> Bool {
      false
    }

    /// Ends the recognition after the last finger, so that UIKit sends the next one.
    private func finish() {
      if !isPressed { state = .failed }
    }

    /// Lets all fingers go, as if the system had taken them away.
    func releaseTouches() {
      let moments = fingers.reset()
      if !moments.isEmpty { onMoments?(moments) }
    }
  }
#endif
