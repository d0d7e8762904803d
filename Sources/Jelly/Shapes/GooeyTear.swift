/// Two drops that were one: what is left of a ``GooeyBridge`` that has parted.
///
/// Each drop has a tail towards the other, as if the neck had parted at a distance of `reach` and
/// the drops had been moved apart since. So a tear begins where the bridge ends: at that distance
/// the tips of both tails touch, and the outline is that of the bridge with a neck of nothing.
public struct GooeyTear: Equatable, Sendable {
  /// The drop left behind.
  public let from: Disc
  /// The drop pulled away.
  public let to: Disc
  /// The distance of the centres, in points, at which the tails touch.
  ///
  /// Where the drops themselves touch, they are round. Below that they are flat, and wide.
  public let reach: Double
  /// How flat a drop gets when the reach falls below that, in lengths per point.
  public let flatness: Double
  /// How much wider and higher the whole is than it should be.
  var scale = Scale.none

  /// Makes the shape of two drops that lie apart, further than they reach.
  public init(from: Disc, to: Disc, reach: Double, flatness: Double) {
    self.from = from
    self.to = to
    self.reach = reach
    self.flatness = flatness
  }

  /// Draws both outlines, each clockwise.
  public func draw(into path: inout some PathBuilder) {
    let way = to.center - from.center
    let distance = way.magnitude
    let direction = distance > 0 ? way / distance : Vector2(0, 1)
    let contact = from.radius + to.radius
    guard reach > contact, contact > Self.smallest else {
      let stretch = max(1 - flatness * max(contact - reach, 0), Self.flattest)
      draw(round: from, towards: direction, stretch: stretch, into: &path)
      draw(round: to, towards: direction, stretch: stretch, into: &path)
      return
    }
    let gap = max(distance - reach, 0)
    let foot = GooeyBridge.Fillet(
      radii: Vector2(from.radius, to.radius), distance: reach, neck: 0
    ).foot
    draw(from, towards: direction, tail: foot - from.radius, gap: gap, into: &path)
    draw(to, towards: -direction, tail: reach - foot - to.radius, gap: gap, into: &path)
  }

  /// Draws a drop without a tail: an ellipse.
  private func draw(
    round drop: Disc, towards direction: Vector2, stretch: Double,
    into path: inout some PathBuilder
  ) {
    let contour = AxialContour(
      origin: drop.center, direction: direction, stretch: stretch, scale: scale)
    let rear = contour.end(at: -drop.radius, facing: -1)
    let side = contour.joints(at: Vector2(0, drop.radius), normal: Vector2(0, 1))
    let front = contour.end(at: drop.radius, facing: 1)
    let handle = drop.radius * Disc.quarterHandle
    path.move(to: rear.point)
    contour.arc(rear, side.above, handle, into: &path)
    contour.arc(side.above, front, handle, into: &path)
    contour.arc(front, side.below, handle, into: &path)
    contour.arc(side.below, rear, handle, into: &path)
    path.closeSubpath()
  }

  /// Draws one drop: its round side, the sides of its tail, and the tail's round tip.
  ///
  /// The side of a tail is an arc of radius ρ around F, outside and tangent to the drop of radius r
  /// and to a line beside the axis, on which the tip of radius e is round:
  ///
  ///     F = (l, e + ρ)        ρ = (l² + e² − r²)/2(r − e)
  ///
  /// Where two tails touch their tips have no radius: then ρ is that of the bridge which parts. The
  /// wider the gap, the rounder: up to half of a short tail, a third of the drop of a long one.
  private func draw(
    _ drop: Disc, towards direction: Vector2, tail: Double, gap: Double,
    into path: inout some PathBuilder
  ) {
    let r = drop.radius
    let t = max(tail, 0)
    guard r > Self.smallest else { return drop.draw(into: &path, scale: scale) }
    let e = t > 0 ? gap / (gap + t) * t * r / (2 * r + 3 * t) : 0
    let l = r + t - e
    let rho = max((l - r) * (l + r) + e * e, 0) / (2 * (r - e))
    // θ, at which the tail leaves the drop.
    let normal = Vector2(l, e + rho) / (r + rho)
    let cosine = min(normal.x, 1)
    let half = Vector2((1 + cosine) * 0.5, (1 - cosine) * 0.5).squareRoot()

    let contour = AxialContour(
      origin: drop.center, direction: direction, stretch: 1, scale: scale)
    let rear = contour.end(at: -r, facing: -1)
    let backNormal = Vector2(-half.y, half.x)
    let back = contour.joints(at: backNormal * r, normal: backNormal)
    let leave = contour.joints(at: normal * r, normal: normal)
    let shoulder = contour.joints(at: Vector2(l, e), normal: Vector2(0, 1))
    let front = contour.end(at: l + e, facing: 1)
    // The tail's side turns by π/2 − θ, all of it in one cubic: as if half of twice as much.
    let handles = AxialContour.handles(
      chords: 2 * Vector2(r * half.x, rho * normal.x), cosines: Vector2(half.y, normal.y))
    let tip = e * Disc.quarterHandle
    path.move(to: rear.point)
    contour.arc(rear, back.above, handles.x, into: &path)
    contour.arc(back.above, leave.above, handles.x, into: &path)
    contour.arc(leave.above, shoulder.above, handles.y, into: &path)
    contour.arc(shoulder.above, front, tip, into: &path)
    contour.arc(front, shoulder.below, tip, into: &path)
    contour.arc(shoulder.below, leave.below, handles.y, into: &path)
    contour.arc(leave.below, back.below, handles.x, into: &path)
    contour.arc(back.below, rear, handles.x, into: &path)
    path.closeSubpath()
  }

  /// A radius, in points, below which nothing is to be seen, and no number is divided by it.
  private static let smallest = 1e-6

  /// The flattest that a drop gets, as a share of its length; found by eye.
  private static let flattest = 0.6
}
