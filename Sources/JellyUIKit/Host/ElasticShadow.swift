#if canImport(UIKit) && !os(watchOS)
  public import UIKit

  /// A shadow that follows an outline in each frame.
  ///
  ///     card.outlineShadow = ElasticShadow(opacity: 0.2, radius: 8)
  ///
  /// A shadow that you set on the control's own layer makes Core Animation find the outline in each
  /// frame by drawing it. This one is told the outline.
  public struct ElasticShadow: Equatable, Sendable {
    /// The colour; dynamic colours are resolved anew when the traits change.
    public var color: UIColor
    /// How opaque the shadow is, from 0 to 1.
    public var opacity: Double
    /// How far the shadow's edge is blurred, in points, as `CALayer.shadowRadius`.
    public var radius: Double
    /// How far the shadow lies from the outline, in points.
    public var offset: CGSize

    /// Creates a shadow.
    ///
    /// - Parameters:
    ///   - color: The colour.
    ///   - opacity: How opaque the shadow is, from 0 to 1.
    ///   - radius: How far the shadow's edge is blurred, in points.
    ///   - offset: How far the shadow lies from the outline, in points.
    public init(color: UIColor = .black, opacity: Double, radius: Double, offset: CGSize = .zero) {
      self.color = color
      self.opacity = opacity
      self.radius = radius
      self.offset = offset
    }
  }
#endif
