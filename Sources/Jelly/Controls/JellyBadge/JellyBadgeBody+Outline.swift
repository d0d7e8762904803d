extension JellyBadgeBody {
  /// Draws the outline as it is at `time`, in points, y down; nothing once the badge is gone.
  ///
  /// With a liquid neck it is the badge, the drop that it leaves behind, and a neck or two tails.
  public func draw(at time: Double, into path: inout some PathBuilder) {
    guard !isGone(at: time) else { return drawBurst(at: time, into: &path) }
    let radius = settings.diameter / 2
    let badge = Disc(center: position(at: time), radius: radius)
    let size = look.fades ? Vector2(1, 1) : growth.value(at: time) * breath(at: time)
    let distance = (badge.center - restPosition).magnitude
    let bond = bondState(at: time)
    let stretch = wobble.value(at: time) * wobbleShare(at: distance, growth: bond.growth)
    let surface = Deformation(pivot: badge.center, factors: size)
    let deformation = surface.stretched(by: stretch)
    // At rest no neck is visible, and the tutorial's badge leaves no drop behind.
    let reach = breakDistance(of: look)
    guard distance > Limits.minimumLength,
      look.neck == .liquid || (look.neck == .quadratic && bond.isJoined && distance < reach)
    else {
      return badge.draw(into: &path, deformation: deformation)
    }
    let shrinking = radius - look.thinnestRadius(of: radius)
    let pull = distance < reach ? distance / reach : 1
    guard look.neck == .liquid else {
      let remains = Disc(center: restPosition, radius: radius - shrinking * pull)
      return JellyBridge(from: remains, to: badge, deformation: deformation).draw(into: &path)
    }
    // The part that the badge leaves behind is as thin as where the neck tears, unless the neck is
    // whole. It grows with the badge as far as both are one.
    let whole = min(max(bond.growth, 1), 2)
    let unity = (1 - pull) * (whole - 1)
    let thin = radius - shrinking * (1 - unity)
    guard min(size.x, size.y) > Self.smallestGrowth else {
      Disc(center: restPosition, radius: thin * (1 - unity)).draw(into: &path)
      return badge.draw(into: &path, deformation: deformation)
    }
    // The surface takes the drop at rest to its place and size, and with it the neck, which fits to
    // a badge of another size.
    let remains = Disc(
      center: badge.center + (restPosition - badge.center) / size,
      radius: thin * (unity + (1 - unity) / (size.x * size.y).squareRoot()))
    remains.draw(into: &path, deformation: surface)
    badge.draw(into: &path, deformation: deformation)
    if whole > 1, pull < 1 {
      let share = LiquidBond.amount(whole, pull)
      LiquidNeck.draw(
        between: remains, badge, share: share, into: &path, deformation: surface)
      return
    }
    // Drops that are farther apart than where the neck tears have the tails of that distance.
    let apart = (badge.center - remains.center).magnitude
    let gap = apart - remains.radius - badge.radius - apart * max(1 - reach / distance, 0)
    LiquidTail(of: remains, towards: badge, growth: bond.growth, partingGap: gap)?
      .draw(into: &path, deformation: surface)
    LiquidTail(of: badge, towards: remains, growth: bond.growth, partingGap: gap)?
      .draw(into: &path, deformation: deformation)
  }

  /// The smallest width or height of a badge with a neck, in diameters; a smaller one nobody sees.
  private static var smallestGrowth: Double { 1e-3 }

  /// The state of the bond at `time`.
  func bondState(at time: Double) -> LiquidBond.State {
    if state == .free, time >= motion.restTime { return .resting(isJoined: true) }
    return bond.state(at: time < bond.restTime ? time : .infinity, bondSprings)
  }

  /// The springs of the bond.
  var bondSprings: LiquidBond.Springs {
    LiquidBond.Springs(bridge: tuning.surfaceSpring, recoil: tuning.surfaceSpring)
  }

  /// Draws the droplets into which the badge bursts; the drop that it has left behind only shrinks.
  private func drawBurst(at time: Double, into path: inout some PathBuilder) {
    guard !look.fades else { return }
    let burstTime = motion.startTime + Self.flightTime
    let (center, velocity) = motion.state(at: burstTime)
    let radius = settings.diameter / 2
    var burst = DropBurst(
      drop: Disc(center: center, radius: radius * growth.value(at: burstTime).x),
      velocity: velocity, count: tuning.dropletCount, age: time - burstTime)
    burst.draw(into: &path)
    guard look.neck == .liquid, (center - restPosition).magnitude > Limits.minimumLength else {
      return
    }
    burst = DropBurst(
      drop: Disc(center: restPosition, radius: look.thinnestRadius(of: radius)), velocity: .zero,
      count: 0,
      age: time - burstTime)
    burst.draw(into: &path)
  }

  /// The time from when the badge is thrown to when it bursts, in seconds; 0.1 to 0.3 look right.
  static var flightTime: Double { 0.16 }
}
