#if canImport(UIKit) && !os(watchOS)
  import Jelly
  import UIKit

  extension CGAffineTransform {
    /// Creates the transform that moves a view with a point of a control, about that point.
    ///
    /// - Parameters:
    ///   - frame: The coordinate system of the control at the point.
    ///   - point: The point at rest, in points.
    init(_ frame: LocalFrame, at point: Vector2) {
      let shift = frame.origin - point
      self.init(
        a: frame.xAxis.x, b: frame.xAxis.y, c: frame.yAxis.x, d: frame.yAxis.y, tx: shift.x,
        ty: shift.y)
    }
  }
#endif
