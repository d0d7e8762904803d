/// What a liquid bridge leaves on two discs that lie apart: on each a spike towards the other that
/// becomes a mound as it is drawn in.
///
/// The sides of a bridge as thin as can be are arcs of a radius ρ that touch each other in one
/// point of the axis. When it parts there, each disc has a spike that ends √(r² + 2rρ) from its
/// centre. A shorter one is a bridge to a drop that goes back into the disc and grows as it goes.
public struct GooeyRemains: Equatable, Sendable {
  /// One disc.
  public let from: Disc
  /// The other one.
  public let to: Disc
  /// How long the spikes are: 1 where they just touch, 0 where there are none; values outside are
  /// moved to the nearer end.
  public let length: Double

  /// Makes the shape of two discs and what is left of their bridge.
  public init(from: Disc, to: Disc, length: Double) {
    self.from = from
    self.to = to
    self.length = min(max(length, 0), 1)
  }

  /// Draws both discs with what is left on them; just the discs where they do not lie apart.
  public func draw(into path: inout some PathBuilder) {
    let radii = Vector2(from.radius, to.radius)
    let distance = (to.center - from.center).magnitude
    let sideRadius =
      distance > radii.sum()
      ? GooeyBridge.Fillet.partingRadius(radii: radii, distance: distance) : 0
    draw(from, towards: to, sideRadius, into: &path)
    draw(to, towards: from, sideRadius, into: &path)
  }

  @inline(never)
  private func draw(
    _ disc: Disc, towards other: Disc, _ sideRadius: Double, into path: inout some PathBuilder
  ) {
    let radius = disc.radius
    let spike = (radius * (radius + 2 * sideRadius)).squareRoot() - radius
    guard spike > 0, length > 0 else { return disc.draw(into: &path) }
    let way = other.center - disc.center
    let drop = Self.dropShare * radius * (1 - length)
    let center = radius + spike * length - drop
    GooeyBridge(
      from: disc,
      to: Disc(center: disc.center + way * (center / way.magnitude), radius: drop),
      profile: .liquid(neck: Self.mound * (1 - length))
    ).draw(into: &path)
  }

  /// How large the drop becomes at most, in radii of its disc; found by eye.
  private static var dropShare: Double { 0.35 }
  /// How thick the bridge to the drop becomes, as the share of a neck; found by eye.
  private static var mound: Double { 0.9 }
}
