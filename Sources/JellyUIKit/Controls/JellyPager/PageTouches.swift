#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// Takes the fingers of a page control.
  ///
  /// A list does not cancel the touches of a `UIControl`, but it cancels those of a view in one. So
  /// a finger that comes down on the dots can scroll the list around the control.
  final class PageTouches: UIView {
    weak var control: JellyPageControl?

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      control?.point(inside: point, with: event) ?? false
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      control?.touchBegan()
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      if let touch = touches.first { control?.touchMoved(touch) }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      if let touch = touches.first { control?.touchEnded(touch) }
    }

    // A list that has begun to scroll takes the finger, which then has asked for nothing.
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      control?.touchCancelled()
    }
  }
#endif
