#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// The values of a shadow, apart from the `NSShadow` that an app can change later.
  struct OutlineShadow {
    /// The color of the shadow, with its opacity.
    let color: UIColor
    /// The blur radius, in points.
    let radius: CGFloat
    /// The distance of the shadow from the outline, in points.
    let offset: CGSize

    /// Copies the values of a shadow; nil for a shadow without a color.
    init?(_ shadow: NSShadow) {
      guard let color = shadow.shadowColor as? UIColor else { return nil }
      self.color = color
      radius = shadow.shadowBlurRadius
      offset = shadow.shadowOffset
    }

    /// Returns how much longer and softer the shadow is under an outline that is lifted by 0 to 1.
    ///
    /// It grows as much as in a page.
    static func scale(atLift lift: CGFloat) -> CGFloat { max(1 + 1.5 * lift, 0) }
  }

  extension NSShadow {
    /// Creates a shadow with the same values.
    convenience init(_ shadow: OutlineShadow) {
      self.init()
      shadowColor = shadow.color
      shadowBlurRadius = shadow.radius
      shadowOffset = shadow.offset
    }
  }
#endif
