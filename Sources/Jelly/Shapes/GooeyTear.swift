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
    var tails = Vector2.zero
    if reach > contact, contact > Limits.smallest {
      let radii = Vector2(from.radius, to.radius)
      let radius = GooeyBridge.Fillet.partingRadius(radii: radii, distance: reach)
      // Where the foot of F stands, seen from the middle.
      let foot = (radii.x - radii.y) / reach * (contact / 2 + radius)
      tails = Vector2(reach / 2 + foot, reach / 2 - foot) - radii
    }
    draw(from, towards: direction, tail: tails.x, gap: distance - reach, into: &path)
    draw(to, towards: -direction, tail: tails.y, gap: distance - reach, into: &path)
  }

  /// Draws one drop: a bridge to a smaller one at the tip of its tail.
  ///
  /// Where the tails touch both come to a point. The wider the gap between them, the rounder the
  /// tips, up to half of a short tail and a third of the drop of a long one; and the sooner a tail
  /// that is shorter than the drop is drawn in.
  @inline(never)
  private func draw(
    _ drop: Disc, towards direction: Vector2, tail: Double, gap: Double,
    into path: inout some PathBuilder
  ) {
    let radius = drop.radius
    var length = 0.0
    var roundness = 0.0
    var tip = 0.0
    if tail > 0, radius > Limits.smallest {
      let gap = max(gap, 0)
      let reach = radius + gap
      length = tail * ((tail * reach + radius * radius) / ((tail + radius) * reach))
      roundness = gap / (gap + length)
      tip = roundness * (length * radius / (2 * radius + 3 * length))
    }
    guard length > 0 else { return draw(round: drop, towards: direction, into: &path) }
    var bridge = GooeyBridge(
      from: drop,
      to: Disc(center: drop.center + direction * (radius + length - tip), radius: tip),
      profile: .liquid(neck: roundness))
    bridge.scale = scale
    bridge.draw(into: &path)
  }

  /// Draws a drop without a tail: an ellipse, round where the drops touch.
  private func draw(
    round drop: Disc, towards direction: Vector2, into path: inout some PathBuilder
  ) {
    let flat = flatness * max(from.radius + to.radius - reach, 0)
    let handle = drop.radius * Disc.quarterHandle
    var pen = AxialPen(
      origin: drop.center, direction: direction, stretch: max(1 - flat, Self.flattest),
      scale: scale, rear: -drop.radius)
    path.move(to: pen.place)
    var normal = Vector2(-1, 0)
    for _ in 0..<4 {
      normal = Vector2(normal.y, -normal.x)
      pen.arc(round: pen.origin, drop.radius, to: normal, handle: handle, into: &path)
    }
    path.closeSubpath()
  }

  /// The flattest that a drop gets, as a share of its length; found by eye.
  private static let flattest = 0.6
}
