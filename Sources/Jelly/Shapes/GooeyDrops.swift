/// Two drops that a ``GooeyBridge`` held together before it parted: each with a tail towards the
/// other.
///
/// The sides of a bridge as thin as can be are arcs that touch each other in one point of the axis.
/// Where it parts there, the tips of both tails touch, and the outline is that of the bridge with a
/// neck of nothing. From then on a profile says how the tails are drawn in. A tail is a bridge to a
/// small disc at its tip.
public struct GooeyDrops: Equatable, Sendable {
  /// How the tails are drawn in.
  public enum Profile: Equatable, Sendable {
    /// As of a bridge that has torn, and whose drops may be moved apart.
    ///
    /// - Parameters:
    ///   - reach: The distance of the centres, in points, at which the tails touch. Where the drops
    ///     themselves touch, they are round. Below that they are flat, and wide.
    ///   - flatness: How flat a drop gets when the reach falls below that, in lengths per point.
    case torn(reach: Double, flatness: Double)
    /// As of a bridge that has parted where the drops are now: each tail becomes a mound.
    ///
    /// - Parameter length: How long the tails are: 1 where they just touch, 0 where there are none;
    ///   values outside are moved to the nearer end. Drops that do not lie apart have none.
    case drawnIn(length: Double)
  }

  /// One drop: of a torn bridge, the one left behind.
  public let from: Disc
  /// The other drop: of a torn bridge, the one pulled away.
  public let to: Disc
  /// How the tails are drawn in.
  public let profile: Profile
  /// How much wider and higher the whole is than it should be.
  var scale = Scale.none

  /// Makes the shape of two drops that lie apart.
  public init(from: Disc, to: Disc, profile: Profile) {
    self.from = from
    self.to = to
    self.profile = profile
  }

  /// Draws both outlines, each clockwise.
  public func draw(into path: inout some PathBuilder) {
    let way = to.center - from.center
    let distance = way.magnitude
    let direction = distance > 0 ? way / distance : Vector2(0, 1)
    let radii = Vector2(from.radius, to.radius)
    let contact = radii.x + radii.y
    switch profile {
    case .torn(let reach, _):
      var tails = Vector2.zero
      if reach > contact, contact > Limits.smallest {
        let radius = GooeyBridge.Fillet.partingRadius(radii: radii, distance: reach)
        // Where the foot of F stands, seen from the middle.
        let foot = (radii.x - radii.y) / reach * (contact / 2 + radius)
        tails = Vector2(reach / 2 + foot, reach / 2 - foot) - radii
      }
      draw(torn: from, towards: direction, tail: tails.x, gap: distance - reach, into: &path)
      draw(torn: to, towards: -direction, tail: tails.y, gap: distance - reach, into: &path)
    case .drawnIn(let length):
      let length = min(max(length, 0), 1)
      let sideRadius =
        distance > contact
        ? GooeyBridge.Fillet.partingRadius(radii: radii, distance: distance) : 0
      draw(drawnIn: from, towards: direction, length, sideRadius, into: &path)
      draw(drawnIn: to, towards: -direction, length, sideRadius, into: &path)
    }
  }

  /// Draws a drop with a tail that ends `length` points from its edge, in a disc.
  @inline(never)
  private func draw(
    _ drop: Disc, towards direction: Vector2, length: Double, tip: Double, neck: Double,
    into path: inout some PathBuilder
  ) {
    let center = drop.center + direction * (drop.radius + length - tip)
    var bridge = GooeyBridge(
      from: drop, to: Disc(center: center, radius: tip), profile: .liquid(neck: neck))
    bridge.scale = scale
    bridge.draw(into: &path)
  }
}

// MARK: - Drawn in

extension GooeyDrops {
  /// Draws a drop whose tail has been √(r² + 2rρ) − r long, and becomes a mound.
  private func draw(
    drawnIn drop: Disc, towards direction: Vector2, _ length: Double, _ sideRadius: Double,
    into path: inout some PathBuilder
  ) {
    let radius = drop.radius
    let tail = (radius * (radius + 2 * sideRadius)).squareRoot() - radius
    guard tail > 0, length > 0 else { return drop.draw(into: &path, scale: scale) }
    draw(
      drop, towards: direction, length: tail * length, tip: Self.tipShare * radius * (1 - length),
      neck: Self.mound * (1 - length), into: &path)
  }

  /// How large the disc at the tip becomes at most, in radii of its drop; found by eye.
  private static var tipShare: Double { 0.35 }
  /// How thick the bridge to the tip becomes, as the share of a neck; found by eye.
  private static var mound: Double { 0.9 }
}

// MARK: - Torn

extension GooeyDrops {
  /// Draws a drop of a torn bridge.
  ///
  /// Where the tails touch both come to a point. The wider the gap between them, the rounder the
  /// tips, up to half of a short tail and a third of the drop of a long one; and the sooner a tail
  /// that is shorter than the drop is drawn in.
  @inline(never)
  private func draw(
    torn drop: Disc, towards direction: Vector2, tail: Double, gap: Double,
    into path: inout some PathBuilder
  ) {
    let radius = drop.radius
    // Its sides leave the drop at an angle that goes as the root of the tail, which turns a rounding
    // into something.
    guard tail > Self.leastTail, radius > Limits.smallest else {
      return draw(round: drop, towards: direction, into: &path)
    }
    let gap = max(gap, 0)
    let reach = radius + gap
    let length = tail * ((tail * reach + radius * radius) / ((tail + radius) * reach))
    guard length > 0 else { return draw(round: drop, towards: direction, into: &path) }
    let roundness = gap / (gap + length)
    let tip = roundness * (length * radius / (2 * radius + 3 * length))
    draw(drop, towards: direction, length: length, tip: tip, neck: roundness, into: &path)
  }

  /// How short a tail is none, in points.
  private static var leastTail: Double { 1e-10 }

  /// Draws a drop without a tail: an ellipse, round where the drops touch.
  private func draw(
    round drop: Disc, towards direction: Vector2, into path: inout some PathBuilder
  ) {
    guard case .torn(let reach, let flatness) = profile else { return }
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
