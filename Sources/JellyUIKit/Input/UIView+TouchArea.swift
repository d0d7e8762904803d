#if canImport(UIKit) && !os(watchOS)
  import Jelly
  import UIKit

  extension UIView {
    /// The view's bounds, made larger where they are smaller than a finger needs.
    var touchArea: CGRect {
      let margins = TouchTarget.margins(around: Vector2(bounds.size))
      return bounds.insetBy(dx: -margins.x, dy: -margins.y)
    }
  }
#endif
