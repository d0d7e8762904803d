#if canImport(UIKit) && !os(watchOS)
  import JellyHosts
  import UIKit

  /// The paint of a drawing: its colors under the traits of a view, and the width of its stroke,
  /// in points.
  struct DrawingPaint: FlowingPaint {
    /// The color of the fill.
    var fill: UIColor
    /// The color of the stroke.
    var stroke: UIColor
    /// The width of the stroke; 0 without one.
    var lineWidth: CGFloat

    /// The width of the stroke if it is all that is seen; nil for any other paint.
    var onlyStrokeWidth: CGFloat? {
      lineWidth > 0 && fill.isClear ? lineWidth : nil
    }

    /// Returns the paint between this one and another one, which is there at a share of 1.
    ///
    /// A stroke that comes or goes only changes its width.
    func mixed(with end: Self, share: Double) -> Self {
      let (stroke, share) = (lineWidth == 0 ? end.stroke : stroke, CGFloat(share))
      return Self(
        fill: fill.mixed(with: end.fill, share: share),
        stroke: stroke.mixed(with: end.lineWidth == 0 ? stroke : end.stroke, share: share),
        lineWidth: lineWidth + (end.lineWidth - lineWidth) * share)
    }
  }

  extension UIColor {
    /// Returns the color between this one and another one, both resolved.
    ///
    /// A clear color is the other one without opacity, whatever its components are. A pattern does
    /// not have components: then the other color is there at once.
    fileprivate func mixed(with other: UIColor, share: CGFloat) -> UIColor {
      guard share < 1, let start = components, let end = other.components else { return other }
      let (from, to) = (start.alpha == 0 ? end : start, end.alpha == 0 ? start : end)
      func mix(_ start: CGFloat, _ end: CGFloat) -> CGFloat { start + (end - start) * share }
      return UIColor(
        red: mix(from.red, to.red), green: mix(from.green, to.green),
        blue: mix(from.blue, to.blue), alpha: mix(start.alpha, end.alpha))
    }

    /// A Boolean value that indicates whether the color, which is resolved, is without opacity.
    var isClear: Bool { components?.alpha == 0 }

    fileprivate var components: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)? {
      var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
      guard getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return nil }
      return (red, green, blue, alpha)
    }
  }
#endif
