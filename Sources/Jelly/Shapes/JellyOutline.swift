/// A box whose four sides bulge alike.
///
///     ╭────‾‾‾‾‾‾‾‾‾────╮
///    (                   )        the bulge in points, outwards; negative dents
///     ╰────_________────╯
///
/// The corners stay in place. With square corners a side is one quadratic, whose control point lies
/// twice as far out as the side bulges, as in T4 (ElasticView). With round corners a side is two
/// cubics, level at both ends and in the middle. So the outline is smooth everywhere, and a side
/// bulges by at most an eighth of its length.
struct JellyOutline: Sendable {
  /// Width and height at rest, in points.
  let size: Vector2
  /// The radius of the corners, in points; at most half of the shorter side.
  let cornerRadius: Double
  /// The bulge of each side, in points outwards.
  let bulge: Double
  /// The displacement of the whole box to the right, in points.
  let shift: Double

  /// Creates the shape of a box.
  init(size: Vector2, cornerRadius: Double, bulge: Double, shift: Double) {
    self.size = size
    self.cornerRadius = min(max(cornerRadius, 0), min(size.x, size.y) / 2)
    self.bulge = bulge
    self.shift = shift
  }

  /// Draws the outline clockwise from the left end of the upper side.
  func draw(into path: inout some PathBuilder) {
    let radius = cornerRadius
    let left = shift
    let right = shift + size.x
    let down = Vector2(0, 1)
    let across = Vector2(1, 0)
    path.move(to: Vector2(left + radius, 0))
    side(
      to: Vector2(right - radius, 0), from: Vector2(left + radius, 0), out: -down * bulge,
      into: &path)
    corner(at: Vector2(right, 0), from: -across, to: down, into: &path)
    side(
      to: Vector2(right, size.y - radius), from: Vector2(right, radius), out: across * bulge,
      into: &path)
    corner(at: Vector2(right, size.y), from: -down, to: -across, into: &path)
    side(
      to: Vector2(left + radius, size.y), from: Vector2(right - radius, size.y),
      out: down * bulge, into: &path)
    corner(at: Vector2(left, size.y), from: across, to: -down, into: &path)
    side(
      to: Vector2(left, radius), from: Vector2(left, size.y - radius), out: -across * bulge,
      into: &path)
    corner(at: Vector2(left, 0), from: down, to: across, into: &path)
    path.closeSubpath()
  }

  /// Adds a side with a bulge, which is a vector along an axis.
  private func side(
    to end: Vector2, from start: Vector2, out bulge: Vector2, into path: inout some PathBuilder
  ) {
    let middle = (start + end) / 2
    guard cornerRadius > 0 else {
      path.addQuadCurve(to: end, control: middle + 2 * bulge)
      return
    }
    let edge = end - start
    let handle = edge * Self.handle
    // A short side between round corners is too short for a large bulge.
    let steepness = bulge.sum() * Self.steepest
    let length = abs(edge.sum())
    let limited =
      length > 0 ? bulge * (length / (length * length + steepness * steepness).squareRoot()) : .zero
    path.addCurve(
      to: middle + limited, control1: start + handle, control2: middle + limited - handle)
    path.addCurve(to: end, control1: middle + limited + handle, control2: end - handle)
  }

  /// Adds a quarter of a circle at a corner.
  ///
  /// It starts on the side in the direction `before` from the corner, and ends on the side in the
  /// direction `after`.
  private func corner(
    at corner: Vector2, from before: Vector2, to after: Vector2,
    into path: inout some PathBuilder
  ) {
    guard cornerRadius > 0 else { return }
    let rest = cornerRadius * (1 - Disc.quarterHandle)
    path.addCurve(
      to: corner + after * cornerRadius,
      control1: corner + before * rest, control2: corner + after * rest)
  }

  /// The handles of a side, as a share of its length; 0.15 to 0.3 look right.
  private static let handle = 0.22
  /// The length of a side between round corners, over its widest bulge.
  ///
  /// With half of it a side of 60 pt gets a nose, and with twice the corners bulge more than it.
  private static let steepest = 8.0
}
