extension GooeyBadge {
  /// Draws the outline as it is at `time`, in points, y down; nothing once it is gone.
  ///
  /// Where the badge is and how far its neck reaches say everything: within its reach there is a
  /// bridge, beyond two drops. At the reach itself both are the same.
  public func draw(at time: Double, into path: inout some PathBuilder) {
    let pose = pose(at: time)
    if let flight = pose.flight, isGone(flight, at: time) {
      if !look.fades { drawBurst(of: flight, at: time, into: &path) }
      return
    }
    let radius = diameter / 2
    let badge = Disc(center: pose.position, radius: radius)
    let scale = Scale(pivot: badge.center, factors: pose.scale)
    let distance = (badge.center - home).magnitude
    // At home there is no neck to be seen.
    guard distance > 0, look.neck != .none else { return badge.draw(into: &path, scale: scale) }
    let isWhole = distance < pose.reach
    let pull = isWhole ? distance / pose.reach : 1
    let shrinking = radius - look.thinnestRadius(of: radius)
    let remains = Disc(center: home, radius: radius - shrinking * pull)
    switch (look.neck, isWhole) {
    case (.liquid, false):
      let length = max(viscosity * shrinking - tornReach, 1)
      var tear = GooeyTear(
        from: remains, to: badge, reach: pose.reach, flatness: Thinning.flatness / length)
      tear.scale = scale
      tear.draw(into: &path)
    case (_, true):
      var bridge = GooeyBridge(
        from: remains, to: badge,
        profile: look.neck == .liquid ? .liquid(neck: Thinning.share(of: pull)) : .quadratic)
      bridge.scale = scale
      bridge.draw(into: &path)
    case (_, false):
      // The tutorial's badge leaves nothing behind.
      badge.draw(into: &path, scale: scale)
    }
  }

  /// What decides the outline, all of it taken from the state at once.
  private struct Pose {
    /// The badge's centre.
    var position: Vector2
    /// How far the neck reaches, in points.
    var reach: Double
    /// How wide and high the badge is, in diameters.
    var scale: Vector2
    /// The flight of a dismissed badge.
    var flight: Flight?
  }

  private func pose(at time: Double) -> Pose {
    let size = look.fades ? Vector2(1, 1) : growth.value(at: time)
    switch state {
    case .attached(let start):
      let drift = drift(since: start, at: time)
      return Pose(
        position: home + drift.offset, reach: reach.value(at: time), scale: size * drift.scale)
    case .stretched(let grip), .detached(let grip):
      return Pose(position: grip.position, reach: reach.value(at: time), scale: size)
    case .returning(let motion, _):
      guard time >= motion.restTime else {
        return Pose(
          position: motion.value(at: time), reach: reach.value(at: time), scale: size)
      }
      let drift = drift(since: motion.restTime, at: time)
      return Pose(
        position: home + drift.offset, reach: breakDistance, scale: size * drift.scale)
    case .dismissed(let flight):
      return Pose(
        position: flight.position(at: time), reach: reach.value(at: time), scale: size,
        flight: flight)
    }
  }

  /// The distance at which a torn neck has drawn back, in points: that at which the drops touch.
  var tornReach: Double {
    guard look.neck == .liquid else { return 0 }
    let radius = diameter / 2
    return radius + look.thinnestRadius(of: radius)
  }

  /// How a liquid neck thins.
  private enum Thinning {
    /// The neck's share of the thickness at a pull from 0 to 1, which is where it tears.
    ///
    /// √(1 − p)·(1 − p/2): it gives slowly, and goes all at once, as a neck of liquid does that
    /// lets its last drops run to both sides.
    static func share(of pull: Double) -> Double { (1 - pull).squareRoot() * (1 - pull / 2) }

    /// How flat the drops get for each break distance that the neck draws back too far; found by
    /// eye, 0.4 to 1 look right.
    static let flatness = 0.7
  }

  /// The badge bursts into droplets; the drop that it has left behind just goes.
  private func drawBurst(of flight: Flight, at time: Double, into path: inout some PathBuilder) {
    let age = time - flight.burstTime
    let center = flight.position(at: time)
    let radius = diameter / 2
    DropBurst(
      drop: Disc(center: center, radius: radius * growth.value(at: flight.burstTime).x),
      velocity: flight.velocity(at: time), count: tuning.dropletCount, age: age
    ).draw(into: &path)
    guard look.neck == .liquid, center != home else { return }
    DropBurst(
      drop: Disc(center: home, radius: look.thinnestRadius(of: radius)),
      velocity: .zero, count: 0, age: age
    ).draw(into: &path)
  }

  /// Whether a dismissed badge has burst, or faded.
  private func isGone(_ flight: Flight, at time: Double) -> Bool {
    time >= (look.fades ? growth.restTime : flight.burstTime)
  }
}
