extension JellyBadgeBody {
  /// Draws the outline as it is at `time`, in points, y down; nothing once the badge is gone.
  ///
  /// The outline depends on the badge's distance from rest and on the neck's reach: within the
  /// reach there is a bridge, beyond it two drops. At the reach itself both outlines are the same.
  public func draw(at time: Double, into path: inout some PathBuilder) {
    guard !isGone(at: time) else { return drawBurst(at: time, into: &path) }
    let radius = settings.diameter / 2
    let badge = Disc(center: position(at: time), radius: radius)
    let size = look.fades ? Vector2(1, 1) : growth.value(at: time) * breath(at: time)
    let distance = (badge.center - restPosition).magnitude
    let reach = reach(at: time)
    let isWhole = distance < reach
    let stretch = wobble.value(at: time) * wobbleShare(at: distance, reach: reach)
    let deformation = Deformation(pivot: badge.center, factors: size).stretched(by: stretch)
    // At rest no neck is visible, and the tutorial's badge leaves no drop behind.
    guard distance > Limits.minimumLength,
      look.neck == .liquid || (look.neck == .quadratic && isWhole)
    else {
      return badge.draw(into: &path, deformation: deformation)
    }
    let pull = isWhole ? distance / reach : 1
    let shrinking = radius - look.thinnestRadius(of: radius)
    let remains = Disc(center: restPosition, radius: radius - shrinking * pull)
    if isWhole {
      var bridge = JellyBridge(
        from: remains, to: badge,
        profile: look.neck == .liquid ? .liquid(neck: Thinning.share(of: pull)) : .quadratic)
      bridge.deformation = deformation
      bridge.draw(into: &path)
    } else {
      let flatness = Thinning.flatness / max(settings.neckStretch * shrinking - tornReach, 1)
      var drops = JellyDrops(
        from: remains, to: badge, profile: .torn(reach: reach, flatness: flatness))
      drops.deformation = deformation
      drops.draw(into: &path)
    }
  }

  /// The reach of a torn neck that has drawn back, in points: the distance at which the drops
  /// touch.
  var tornReach: Double {
    guard look.neck == .liquid else { return 0 }
    let radius = settings.diameter / 2
    return radius + look.thinnestRadius(of: radius)
  }

  /// The thinning of a liquid neck.
  private enum Thinning {
    /// The thickness of the neck, as a share, at a pull from 0 to 1, where it tears.
    ///
    /// √(1 − p)·(1 − p/2): it shrinks slowly at first and very fast at the end, as a neck of liquid
    /// does.
    ///
    /// The root turns a rounding error of the pull into a hundred-millionth of the neck. So within
    /// a few roundings of the tear the neck counts as 0.
    static func share(of pull: Double) -> Double {
      let left = 1 - pull
      return left > 1e-14 ? left.squareRoot() * (1 - pull / 2) : 0
    }

    /// The flatness of the drops for each break distance by which the neck draws back too far;
    /// determined empirically, 0.4 to 1 look right.
    static let flatness = 0.7
  }

  /// Draws the droplets into which the badge bursts; the drop that it has left behind only shrinks.
  private func drawBurst(at time: Double, into path: inout some PathBuilder) {
    guard !look.fades else { return }
    let burstTime = motion.startTime + Self.flightTime
    let center = motion.value(at: burstTime)
    let radius = settings.diameter / 2
    var burst = DropBurst(
      drop: Disc(center: center, radius: radius * growth.value(at: burstTime).x),
      velocity: motion.velocity(at: burstTime), count: tuning.dropletCount, age: time - burstTime)
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

  /// The neck's reach at `time`, in points.
  private func reach(at time: Double) -> Double {
    state == .free && time >= motion.restTime ? breakDistance : reach.value(at: time).x
  }

  /// The time from when the badge is thrown to when it bursts, in seconds; determined empirically,
  /// 0.1 to 0.3 look right.
  static var flightTime: Double { 0.16 }
}
