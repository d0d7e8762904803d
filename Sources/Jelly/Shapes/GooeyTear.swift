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
    let along = distance > 0 ? way / distance : Vector2(0, 1)
    let contact = from.radius + to.radius
    guard reach > contact, contact > 0 else {
      let stretch = max(1 - flatness * max(contact - reach, 0), Self.flattest)
      draw(from, tail: 0, along: along, gap: 0, stretch: stretch, into: &path)
      draw(to, tail: 0, along: -along, gap: 0, stretch: stretch, into: &path)
      return
    }
    let gap = max(distance - reach, 0)
    let foot = GooeyBridge.Fillet(from.radius, to.radius, distance: reach, neck: 0).foot
    draw(from, tail: foot - from.radius, along: along, gap: gap, stretch: 1, into: &path)
    draw(to, tail: reach - foot - to.radius, along: -along, gap: gap, stretch: 1, into: &path)
  }

  /// Draws one drop: a bridge to a smaller one at the tip of its tail.
  ///
  /// Where the tails touch both come to a point. The wider the gap between them, the rounder the
  /// tips, up to half of a short tail, and a third of the drop of a long one.
  private func draw(
    _ drop: Disc, tail: Double, along: Vector2, gap: Double, stretch: Double,
    into path: inout some PathBuilder
  ) {
    let length = max(tail, 0)
    let roundness = drop.radius > 0 && length > 0 ? gap / (gap + length) : 0
    let tip =
      roundness > 0
      ? roundness * length * drop.radius / (2 * drop.radius + 3 * length) : 0
    let end = Disc(center: drop.center + along * (drop.radius + length - tip), radius: tip)
    var bridge = GooeyBridge(from: drop, to: end, profile: .liquid(neck: roundness))
    bridge.stretch = stretch
    bridge.scale = scale
    bridge.draw(into: &path)
  }

  /// The flattest that a drop gets, as a share of its length; found by eye.
  private static let flattest = 0.6
}
