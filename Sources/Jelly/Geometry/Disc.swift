/// A round area, such as a ball, a drop or a button.
@_spi(Jelly) public struct Disc: Equatable, Sendable {
  /// The center.
  public var center: Vector2
  /// The radius, in points; not negative.
  public var radius: Double

  /// Creates a disc from its center and radius.
  public init(center: Vector2, radius: Double) {
    self.center = center
    self.radius = radius
  }

  /// Draws the outline from its top, clockwise, as four cubics that are at most 0.028 % of the
  /// radius outside of the circle.
  public func draw(into path: inout some PathBuilder) {
    draw(into: &path, deformation: .none)
  }

  /// Draws the outline of a deformed disc, which is an ellipse, from what was its top, clockwise.
  func draw(into path: inout some PathBuilder, deformation: Deformation) {
    let center = deformation.place(center)
    let right = deformation.vector(Vector2(radius, 0))
    let down = deformation.vector(Vector2(0, radius))
    let handle = Self.quarterHandle
    path.move(to: center - down)
    path.addCurve(
      to: center + right, control1: center - down + right * handle,
      control2: center + right - down * handle)
    path.addCurve(
      to: center + down, control1: center + right + down * handle,
      control2: center + down + right * handle)
    path.addCurve(
      to: center - right, control1: center + down - right * handle,
      control2: center - right + down * handle)
    path.addCurve(
      to: center - down, control1: center - right - down * handle,
      control2: center - down - right * handle)
    path.closeSubpath()
  }

  /// The handle of a cubic that approximates a quarter of a circle, in radii: 4(√2 − 1)/3.
  ///
  /// With it the cubic touches the circle at both ends and half-way.
  static let quarterHandle = 0.5522847498307935
}
