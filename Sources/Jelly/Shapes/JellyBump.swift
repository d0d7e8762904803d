/// A disc whose upper quarters bulge: the bump of KYGooeyMenu.
///
///         top          P   A quarter with a bulge is one quadratic curve. Its control point P is
///          ┌───────╲   ·   the corner of the quarter's square, pushed out by the bulge at 45°, so
///          │        ╲      that a quarter bulges by half of that, beside what a quadratic curve
///          ┼───────── right  lies outside of a circle anyway: 6 % of the radius.
///
/// A quarter with a bulge of 0 is round.
struct JellyBump: Sendable {
  /// The disc.
  let disc: Disc
  /// The distance by which the control point of the upper right quarter is pushed out, in points;
  /// negative makes a dent.
  let right: Double
  /// The same distance for the upper left quarter.
  let left: Double

  /// Draws the outline from the top, clockwise.
  func draw(into path: inout some PathBuilder) {
    let right = Vector2(disc.radius, 0)
    let down = Vector2(0, disc.radius)
    path.move(to: disc.center - down)
    draw(from: -down, to: right, bulge: self.right, into: &path)
    draw(from: right, to: down, bulge: 0, into: &path)
    draw(from: down, to: -right, bulge: 0, into: &path)
    draw(from: -right, to: -down, bulge: left, into: &path)
    path.closeSubpath()
  }

  /// Draws a quarter between two radii.
  private func draw(
    from start: Vector2, to end: Vector2, bulge: Double, into path: inout some PathBuilder
  ) {
    guard bulge != 0 else {
      let handle = Disc.quarterHandle
      return path.addCurve(
        to: disc.center + end, control1: disc.center + start + end * handle,
        control2: disc.center + end + start * handle)
    }
    let corner = start + end
    // The corner is √2 radii away from the center.
    let outwards = disc.radius > 0 ? corner / (disc.radius * 2.0.squareRoot()) : .zero
    path.addQuadCurve(to: disc.center + end, control: disc.center + corner + outwards * bulge)
  }
}
