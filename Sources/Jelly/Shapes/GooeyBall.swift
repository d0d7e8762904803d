/// A ball of four cubics that stretches to either side: the gooey ball of T2 (KYAnimatedPageControl).
///
///            ╭───A───╮
///        ╭───╯       ╰╮           A, C = centre ∓ (d/2 − e) across        e = 2/5·d·(b + a)
///       D      ·      B           B    = centre + (d/2 + 2·2/5·d·a) along
///        ╰───╮       ╭╯           D    = centre − (d/2 + 2·2/5·d·b) along
///            ╰───C───╯
///
/// What it grows behind, b, and ahead, a, it loses across. A stretch below 0 is a squeeze: the ball
/// is shorter and thicker. Every handle lies along or across, so the outline has no kink whatever
/// the stretch.
public struct GooeyBall: Equatable, Sendable {
  /// The centre, in points.
  public let center: Vector2
  /// The diameter at rest, in points.
  public let diameter: Double
  /// How far it is stretched behind (x) and ahead (y): in both together 1 leaves a fifth of the
  /// thickness, and makes it 1.8 diameters long.
  public let stretch: Vector2
  /// The way along which it stretches.
  public let axis: Axis
  /// The length of the handles, in diameters.
  public let handle: Double

  /// Makes the shape of a ball.
  public init(
    center: Vector2, diameter: Double, stretch: Vector2 = .zero, axis: Axis = .horizontal,
    handle: Double = exactHandle
  ) {
    self.center = center
    self.diameter = diameter
    self.stretch = stretch
    self.axis = axis
    self.handle = handle
  }

  /// The handle, in diameters, with which the ball at rest is a circle: 2(√2 − 1)/3.
  public static var exactHandle: Double { Disc.quarterHandle / 2 }

  /// T2's handle, in diameters, found there by trial: with it the circle bulges by 0.17 %.
  public static let tutorialHandle = 1 / 3.6

  /// How much thinner on each side a stretch of 1 makes the ball, in diameters: T2's.
  static let thinning = 2.0 / 5

  /// Draws the outline from its top, clockwise.
  public func draw(into path: inout some PathBuilder) {
    let radius = diameter / 2
    let grown = stretch * (2 * Self.thinning * diameter)
    let thickness = radius - Self.thinning * diameter * stretch.sum()
    let before = axis.along(Vector2(radius + grown.x, thickness))
    let after = axis.along(Vector2(radius + grown.y, thickness))

    let top = center - Vector2(0, before.y)
    let right = center + Vector2(after.x, 0)
    let bottom = center + Vector2(0, after.y)
    let left = center - Vector2(before.x, 0)
    let across = Vector2(handle * diameter, 0)
    let down = Vector2(0, handle * diameter)
    path.move(to: top)
    path.addCurve(to: right, control1: top + across, control2: right - down)
    path.addCurve(to: bottom, control1: right + down, control2: bottom + across)
    path.addCurve(to: left, control1: bottom - across, control2: left + down)
    path.addCurve(to: top, control1: left - down, control2: top - across)
    path.closeSubpath()
  }
}
