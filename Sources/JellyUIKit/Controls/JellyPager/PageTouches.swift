#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// Takes the fingers of a page control.
  ///
  /// A list does not cancel the touches of a `UIControl`, but it cancels those of a view in one. So
  /// a finger that comes down on the dots can scroll the list around the control.
  ///
  /// It keeps them from the views behind a disabled control, too.
  final class PageTouches: UIView {
    weak var control: JellyPageControl?
    /// The control, if a person can use it.
    private var enabled: JellyPageControl? { control?.isEnabled == true ? control : nil }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      control?.point(inside: point, with: event) ?? false
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      enabled?.touchBegan()
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      if let touch = touches.first { enabled?.touchMoved(touch) }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      guard let touch = touches.first, let enabled else {
        control?.touchCancelled()
        return
      }
      enabled.touchEnded(touch)
    }

    // A list that has begun to scroll takes the finger, which then has asked for nothing.
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      control?.touchCancelled()
    }
  }
#endif
