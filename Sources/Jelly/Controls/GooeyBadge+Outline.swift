extension GooeyBadge {
  /// Draws the outline as it is at `time`, in points, y down; nothing once it is gone.
  ///
  /// Where the badge is and how far its neck reaches say everything: within its reach there is a
  /// bridge, beyond two drops. At the reach itself both are the same.
  public func draw(at time: Double, into path: inout some PathBuilder) {
    if case .dismissed(let flight) = state, isGone(flight, at: time) {
      if !look.fades { drawBurst(of: flight, at: time, into: &path) }
      return
    }
    let radius = diameter / 2
    let badge = Disc(center: position(at: time), radius: radius)
    let scale = Scale(pivot: badge.center, factors: self.scale(at: time))
    let distance = (badge.center - home).magnitude
    let reach = reach(at: time)
    let isWhole = distance < reach
    // At home there is no neck to be seen, and the tutorial's badge leaves nothing behind.
    guard distance > 0, look.neck == .liquid || (look.neck == .quadratic && isWhole) else {
      badge.draw(into: &path, scale: scale)
      return
    }
    let pull = isWhole ? distance / reach : 1
    let left = radius - (radius - look.thinnestRadius(of: radius)) * pull
    let remains = Disc(center: home, radius: left * share(at: time))
    guard isWhole else {
      let length = max(breakDistance - tornReach, 1)
      var tear = GooeyTear(
        from: remains, to: badge, reach: reach, flatness: Thinning.flatness / length)
      tear.scale = scale
      tear.draw(into: &path)
      return
    }
    var bridge = GooeyBridge(
      from: remains, to: badge,
      profile: look.neck == .quadratic ? .quadratic : .liquid(neck: Thinning.share(of: pull)))
    bridge.scale = scale
    bridge.draw(into: &path)
  }

  /// The distance at which a torn neck has drawn back, in points: that at which the drops touch.
  var tornReach: Double {
    guard look.neck == .liquid else { return 0 }
    let radius = diameter / 2
    return min(radius + look.thinnestRadius(of: radius), breakDistance)
  }

  /// How a liquid neck thins.
  private enum Thinning {
    /// The neck's share of the thickness at a pull from 0 to 1, which is where it tears.
    ///
    /// √(1 − p)·(1 − p/2): it gives slowly, and goes all at once, as a neck of liquid does that
    /// lets its last drops run to both sides.
    static func share(of pull: Double) -> Double { (1 - pull).squareRoot() * (1 - pull / 2) }

    /// How flat the drops get for each break distance that the neck draws back too far; found by
    /// eye, ½ to 2 look right.
    static let flatness = 1.2
  }

  private func drawBurst(of flight: Flight, at time: Double, into path: inout some PathBuilder) {
    DropBurst(
      drop: Disc(
        center: flight.position(at: flight.burstTime),
        radius: diameter / 2 * growth.value(at: flight.burstTime).x),
      velocity: flight.velocity(at: flight.burstTime), count: tuning.dropletCount,
      age: time - flight.burstTime
    ).draw(into: &path)
  }

  /// Whether a dismissed badge has burst, or faded.
  private func isGone(_ flight: Flight, at time: Double) -> Bool {
    time >= (look.fades ? growth.restTime : flight.burstTime)
  }

  /// How wide and high the badge is, in diameters.
  private func scale(at time: Double) -> Vector2 {
    look.fades ? Vector2(1, 1) : growth.value(at: time) * breath(at: time)
  }

  /// How far the neck reaches, in points.
  private func reach(at time: Double) -> Double {
    if case .returning(let motion, _) = state, time >= motion.restTime { return breakDistance }
    return reach.value(at: time)
  }

  /// What there is of the drop left behind, as a share: less and less of a dismissed badge's.
  private func share(at time: Double) -> Double {
    if case .dismissed(let flight) = state { flight.share(at: time) } else { 1 }
  }
}
