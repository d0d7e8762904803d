extension ElasticEdge {
  /// How a pull becomes amplitudes of an edge: one tuning on one width.
  ///
  /// A pull is a vector: x the finger's way to the side, y its way off the bar, both in points.
  struct Law {
    /// How the edge feels.
    let tuning: JellyBar.Tuning
    /// The length of the edge, in points.
    let width: Double

    private var sidewaysLimit: SoftLimit { tuning.sidewaysLimit.scaled(by: width) }

    /// What an edge looks like under a pull.
    func amplitudes(for pull: Vector2) -> EdgeAmplitudes {
      let depth = tuning.depthLimit.limited(tuning.follow * max(pull.y, 0))
      let wave = min(tuning.waveShare * depth, tuning.deepestWave)
      return EdgeAmplitudes(
        sideways: sidewaysLimit.limited(pull.x), base: depth - wave, wave: wave)
    }

    /// The amplitudes' velocity while a pull changes at the finger's velocity, each per second.
    ///
    /// What a finger does beyond a soft limit moves the edge less.
    func velocity(at pull: Vector2, of finger: Vector2) -> EdgeAmplitudes {
      let slope = tuning.depthLimit.slope(at: tuning.follow * pull.y)
      let depth = pull.y > 0 ? tuning.follow * finger.y * slope : 0
      return EdgeAmplitudes(
        sideways: finger.x * sidewaysLimit.slope(at: pull.x),
        base: (1 - tuning.waveShare) * depth,
        wave: tuning.waveShare * depth)
    }

    /// The pull that holds an edge as deep as it is; a dent is held by none.
    ///
    /// - Parameters:
    ///   - amplitudes: Where the edge is.
    ///   - finger: Where the finger is, in points from the middle of the bar.
    func pull(holding amplitudes: EdgeAmplitudes, finger: Double) -> Vector2 {
      Vector2(
        tuning.isRelative ? amplitudes.sideways : finger,
        tuning.depthLimit.travel(to: max(amplitudes.depth, 0)) / tuning.follow)
    }
  }

  /// A hand's hold on the edge.
  struct Grip: Equatable, Sendable {
    /// Where the finger took hold, as on a bar that hangs from the top.
    let start: Vector2
    /// The pull with which it took hold: none at rest, what holds the caught edge in mid-air.
    let pullAtStart: Vector2
    /// What that pull does not explain of the caught edge: a dent, a wave that stands elsewhere.
    var slack: EdgeAmplitudes
    /// The way of the finger, in points, over which the slack is taken up.
    let slackLength: Double
    /// Where the finger is.
    var finger: Vector2
    /// How fast it moves.
    var tracker: VelocityTracker

    /// No hold yet.
    static var none: Self {
      Self(
        start: .zero, pullAtStart: .zero, slack: .zero, slackLength: 0, finger: .zero,
        tracker: VelocityTracker())
    }

    /// The pull as it is now.
    var pull: Vector2 { pullAtStart + (finger - start) }

    /// What the edge looks like.
    func amplitudes(by law: Law) -> EdgeAmplitudes {
      law.amplitudes(for: pull) + slack * slackLeft
    }

    /// How fast the edge follows the finger, the taking up of the slack included.
    func velocity(by law: Law) -> EdgeAmplitudes {
      let velocity = tracker.velocity
      return law.velocity(at: pull, of: velocity) + slack * slackRate(velocity)
    }

    /// How fast the share of the slack changes, per second: d/dt (1 − s/l)² for a way s.
    private func slackRate(_ velocity: Vector2) -> Double {
      let way = finger - start
      let distance = (way * way).sum().squareRoot()
      guard distance > 0, distance < slackLength else { return 0 }
      let speed = (way * velocity).sum() / distance
      return -2 * (1 - distance / slackLength) / slackLength * speed
    }

    /// The share of the slack that is left: all where the finger took hold, none a slack length on.
    ///
    /// It depends on where the finger is and not on how it got there or how often it was sampled,
    /// so an edge held still stays still.
    private var slackLeft: Double {
      let way = finger - start
      let distance = (way * way).sum().squareRoot()
      guard distance > 0 else { return 1 }
      guard distance < slackLength else { return 0 }
      let left = 1 - distance / slackLength
      return left * left
    }

    /// Takes the finger's next place.
    mutating func move(to point: Vector2, at time: Double) {
      finger = point
      tracker.add(point, at: time)
    }
  }
}
