/// Two drops that a ``JellyBridge`` held together before it parted: each with a tail towards the
/// other.
///
/// The sides of the thinnest bridge are arcs that touch each other in one point of the axis. When
/// it parts there, the tips of both tails touch, and the outline is that of the bridge with a neck
/// of 0. From then on the profile defines how the tails shrink. A tail is drawn as a bridge to a
/// small disc at its tip.
struct JellyDrops: Sendable {
  /// The profile by which the tails shrink.
  enum Profile: Sendable {
    /// The tails of a bridge that has torn, and whose drops may be moved apart.
    ///
    /// - Parameters:
    ///   - reach: The distance of the centers, in points, at which the tails touch. If it is the
    ///     distance at which the drops themselves touch, they are round. If it is less, they are
    ///     flat and wide.
    ///   - flatness: How much flatter a drop gets for each point by which the reach is less than
    ///     that, as a share of its length.
    case torn(reach: Double, flatness: Double)
    /// The tails of a bridge that has parted where the drops are now: each tail becomes a mound.
    ///
    /// - Parameter length: The length of the tails: 1 where they just touch, 0 without tails;
    ///   values outside are moved to the nearer end. Drops that do not lie apart do not have tails.
    case drawnIn(length: Double)
  }

  /// One drop; for a torn bridge it is the one left behind.
  let from: Disc
  /// The other drop; for a torn bridge it is the one pulled away.
  let to: Disc
  /// The profile by which the tails shrink.
  let profile: Profile
  /// The deformation of the drop that is left behind.
  var homeDeformation = Deformation.none
  /// The deformation of the drop that is pulled away.
  var deformation = Deformation.none

  /// A Boolean value that indicates whether drops that are drawn in are still as good as one, with
  /// the outline of the thinnest bridge.
  ///
  /// Their tails still touch, or are too short: the drops cross, or one is so small that the
  /// other's tail would swallow it.
  var areStillOne: Bool {
    guard case .drawnIn(let length) = profile, length < 1 - Self.minimumLoss else { return true }
    let distance = (to.center - from.center).magnitude
    let radii = Vector2(from.radius, to.radius)
    return !(distance > radii.x + radii.y)
      || abs(JellyBridge.Fillet.partingFoot(radii: radii, distance: distance)) >= distance / 2
  }

  /// Draws both outlines, each clockwise.
  func draw(into path: inout some PathBuilder) {
    let offset = to.center - from.center
    let distance = offset.magnitude
    let direction = distance > 0 ? offset / distance : Vector2(0, 1)
    let radii = Vector2(from.radius, to.radius)
    let contact = radii.x + radii.y
    switch profile {
    case .torn(let reach, _):
      var tails = Vector2.zero
      if reach > contact, contact > Limits.minimumLength {
        let foot = JellyBridge.Fillet.partingFoot(radii: radii, distance: reach)
        tails = Vector2(reach / 2 + foot, reach / 2 - foot) - radii
      }
      draw(torn: from, towards: direction, tail: tails.x, gap: distance - reach, into: &path)
      draw(torn: to, towards: -direction, tail: tails.y, gap: distance - reach, into: &path)
    case .drawnIn(let length):
      let length = min(max(length, 0), 1)
      let sideRadius =
        distance > contact
        ? JellyBridge.Fillet.partingRadius(radii: radii, distance: distance) : 0
      draw(drawnIn: from, towards: direction, length, sideRadius, into: &path)
      draw(drawnIn: to, towards: -direction, length, sideRadius, into: &path)
    }
  }

  private func deformation(of drop: Disc) -> Deformation {
    drop == to ? deformation : homeDeformation
  }

  /// Draws a drop with a tail that ends in a disc, `length` points from the drop's edge.
  private func draw(
    _ drop: Disc, towards direction: Vector2, length: Double, tip: Double, neck: Double,
    into path: inout some PathBuilder
  ) {
    let center = drop.center + direction * (drop.radius + length - tip)
    var bridge = JellyBridge(
      from: drop, to: Disc(center: center, radius: tip), profile: .liquid(neck: neck))
    bridge.deformation = deformation(of: drop)
    bridge.draw(into: &path)
  }
}

// MARK: - Drawn in

extension JellyDrops {
  /// Draws a drop whose tail was √(r² + 2rρ) − r long when the bridge parted, and becomes a mound.
  private func draw(
    drawnIn drop: Disc, towards direction: Vector2, _ length: Double, _ sideRadius: Double,
    into path: inout some PathBuilder
  ) {
    let radius = drop.radius
    let tail = Self.tail(of: radius, sideRadius) * length
    guard tail > Self.minimumTail else {
      return drop.draw(into: &path, deformation: deformation(of: drop))
    }
    // The tail's sides go as the root of the tip's radius. So a rounding of the length must not
    // make a tip.
    let lost = 1 - length
    let share = lost > Self.minimumLoss ? lost : 0
    draw(
      drop, towards: direction, length: tail, tip: Self.tipShare * radius * share,
      neck: Self.mound * share, into: &path)
  }

  /// The length of the tail of a drop whose bridge has just parted, in points.
  private static func tail(of radius: Double, _ sideRadius: Double) -> Double {
    (radius * (radius + 2 * sideRadius)).squareRoot() - radius
  }

  /// The stretch of the second drop while its tail, which has been drawn in, goes on inwards: it
  /// gets flat by as much as the tail is too short, and its area is the same.
  ///
  /// - Parameters:
  ///   - drop: The second drop where it is drawn.
  ///   - overshoot: How far the tail has gone on, as a share of its length when the bridge parted;
  ///     none if it is not above 0.
  func recoil(of drop: Disc, beyond overshoot: Double) -> Vector2 {
    let offset = drop.center - from.center
    let distance = offset.magnitude
    let isApart = distance > from.radius + drop.radius
    guard overshoot > 0, isApart else { return .zero }
    let radii = Vector2(from.radius, drop.radius)
    let sideRadius = JellyBridge.Fillet.partingRadius(radii: radii, distance: distance)
    let dent = Self.tail(of: drop.radius, sideRadius) * overshoot
    // As 1 − dent/r for a small dent, and above 0 for any.
    let length = drop.radius / (drop.radius + dent)
    return Deformation.stretch(along: offset / distance) * ((length - 1 / length) / 2)
  }

  /// The least share of its length that a tail must have lost to get a round tip.
  private static var minimumLoss: Double { 1e-9 }

  /// The largest radius of the disc at the tip, in radii of its drop; determined empirically.
  private static var tipShare: Double { 0.35 }
  /// The largest thickness of the bridge to the tip, as a neck from 0 to 1; determined empirically.
  private static var mound: Double { 0.9 }
}

// MARK: - Torn

extension JellyDrops {
  /// Draws a drop of a torn bridge.
  ///
  /// Tails that touch both end in a point. The wider the gap between them, the rounder their tips:
  /// up to half of a short tail, or up to a third of the drop with a long one. A tail that is
  /// shorter than the drop also shrinks sooner.
  private func draw(
    torn drop: Disc, towards direction: Vector2, tail: Double, gap: Double,
    into path: inout some PathBuilder
  ) {
    let radius = drop.radius
    guard tail > Self.minimumTail, radius > Limits.minimumLength else {
      return draw(round: drop, towards: direction, gap: gap, into: &path)
    }
    let gap = max(gap, 0)
    let extent = radius + gap
    let length = tail * ((tail * extent + radius * radius) / ((tail + radius) * extent))
    guard length > 0 else {
      return draw(round: drop, towards: direction, gap: gap, into: &path)
    }
    let roundness = gap / (gap + length)
    let tip = roundness * (length * radius / (2 * radius + 3 * length))
    draw(drop, towards: direction, length: length, tip: tip, neck: roundness, into: &path)
  }

  /// The shortest tail, in points; a shorter one is not drawn.
  ///
  /// The sides leave the drop at an angle that goes as the root of the tail. So without this limit
  /// a rounding error of the tail would be thousands of times larger in the outline.
  private static var minimumTail: Double { Limits.minimumLength }

  /// Draws a drop without a tail: a circle if the drops touch, else an ellipse.
  ///
  /// Drops that hardly part are hardly flat, so that the outline is that of the bridge where they
  /// do, and that of one drop where they are at one place.
  private func draw(
    round drop: Disc, towards direction: Vector2, gap: Double, into path: inout some PathBuilder
  ) {
    guard case .torn(let reach, let flatness) = profile else { return }
    let contact = from.radius + to.radius
    let parted = gap + min(reach, 0)
    let share = contact > 0 ? min(max(parted / contact, 0), 1) : 1
    let flat = flatness * max(contact - reach, 0) * share
    let handle = drop.radius * Disc.quarterHandle
    var pen = AxialPen(
      origin: drop.center, direction: direction, stretch: max(1 - flat, Self.flattest),
      deformation: deformation(of: drop), rear: -drop.radius)
    path.move(to: pen.place)
    var normal = Vector2(-1, 0)
    for _ in 0..<4 {
      normal = Vector2(normal.y, -normal.x)
      pen.arc(round: pen.origin, drop.radius, to: normal, handle: handle, into: &path)
    }
    path.closeSubpath()
  }

  /// The smallest length of a flat drop, as a share of its length when round; determined
  /// empirically.
  private static let flattest = 0.6
}
