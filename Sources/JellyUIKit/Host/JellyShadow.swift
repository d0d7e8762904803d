#if canImport(UIKit) && !os(watchOS)
  public import UIKit

  /// A shadow that follows an outline in each frame.
  ///
  ///     card.outlineShadow = JellyShadow(opacity: 0.2, radius: 8)
  ///
  /// Use it instead of a shadow on the control's own layer. For such a shadow Core Animation has to
  /// find the outline in each frame by drawing the control. For this one the control gives it the
  /// outline.
  public struct JellyShadow: Equatable, Sendable {
    /// The color of the shadow; dynamic colors are resolved again when the traits change.
    public var color: UIColor
    /// The opacity of the shadow, from 0 to 1.
    public var opacity: Double
    /// The blur radius of the shadow, in points, as in `CALayer.shadowRadius`.
    public var radius: Double
    /// The distance of the shadow from the outline, in points.
    public var offset: CGSize

    /// Creates a shadow.
    ///
    /// - Parameters:
    ///   - color: The color of the shadow; black by default.
    ///   - opacity: The opacity of the shadow, from 0 to 1.
    ///   - radius: The blur radius of the shadow, in points.
    ///   - offset: The distance of the shadow from the outline, in points; zero by default.
    public init(color: UIColor = .black, opacity: Double, radius: Double, offset: CGSize = .zero) {
      self.color = color
      self.opacity = opacity
      self.radius = radius
      self.offset = offset
    }
  }
#endif
