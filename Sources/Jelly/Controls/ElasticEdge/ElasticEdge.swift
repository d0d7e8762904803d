/// An edge that a hand can hold, and that springs to its place when it is let go.
///
///     free ──hold──▸ held ──letGo──▸ free
///       ▴             │ ▴
///       └─(rest time) └─┘ hold, by another hand
///
/// It is what a bar and a refresh have in common. Both bring what can change under the edge, the
/// tuning and the size, with every call, so that it stands in one place only; and both say where the
/// edge is when they let another hand or spring take it over.
struct ElasticEdge: Equatable, Sendable {
  /// What holds an edge.
  enum Hand: Equatable, Sendable {
    /// A finger on the control.
    case finger
    /// A list that a finger pulls.
    case list
  }

  /// Who moves the edge.
  ///
  /// What is known in each state stands beside it and not inside: small enough to be drawn from
  /// without a copy.
  private enum State: Equatable, Sendable {
    /// Its spring, or nothing once it is at rest.
    case free
    /// A hand.
    case held(by: Hand)
  }

  private var state = State.free
  /// The hold of the hand that holds the edge, or that did last.
  private var grip = Grip.none
  /// How much further out than its pull alone says a hand holds the edge, in points.
  private var heldBase = 0.0
  /// How an edge that no hand holds goes to where it belongs, or did last.
  private var motion = SpringRelay<EdgeAmplitudes>.still(at: .zero)
  /// How the wave is drawn while it is one; another tuning's profile waits for a straight edge.
  private var profile: WaveEdge.Profile

  /// Makes a straight edge at rest.
  init(_ tuning: JellyBar.Tuning) {
    profile = tuning.profile
  }

  /// What holds the edge, if anything does.
  var hand: Hand? {
    if case .held(let hand) = state { hand } else { nil }
  }

  /// Where the hand is that holds the edge, as on a bar that hangs from the top.
  var finger: Vector2? { hand == nil ? nil : grip.finger }

  /// From this time on an edge that no hand holds is straight and still.
  var restTime: Double { motion.restTime }

  /// How far out an edge that no hand holds comes to rest, in points.
  var restBase: Double { motion.target.base }

  /// Whether the edge is straight and still at `time`.
  func isResting(at time: Double) -> Bool { state == .free && time >= motion.restTime }

  /// How far the edge is from its straight rest at `time`.
  func amplitudes(at time: Double, by law: Law) -> EdgeAmplitudes {
    switch state {
    case .held: grip.amplitudes(by: law) + EdgeAmplitudes(base: heldBase)
    case .free:
      time < motion.restTime ? motion.value(at: time) : EdgeAmplitudes(base: motion.target.base)
    }
  }

  /// How fast the edge moves at `time`, each amplitude per second.
  func velocity(at time: Double, by law: Law) -> EdgeAmplitudes {
    switch state {
    case .held: grip.velocity(by: law)
    case .free: motion.velocity(at: time)
    }
  }

  /// The velocity with which a hand lets the edge go, bounded so that it dents no deeper than the
  /// tuning allows.
  ///
  /// From the straight edge a velocity v carries a spring at most v/ω₀ far.
  ///
  /// - Parameters:
  ///   - law: How a pull shows on the edge.
  ///   - height: The length in which the tuning measures a dent, in points.
  func releaseVelocity(by law: Law, height: Double) -> EdgeAmplitudes {
    let tuning = law.tuning
    guard tuning.dentLimit > 0 else { return .zero }
    let velocity = grip.velocity(by: law)
    let reach = tuning.dentLimit * tuning.spring.angularFrequency
    let depthLimit = reach * height
    let sidewaysLimit = reach * law.width / 2
    let depth = velocity.base + velocity.wave
    let kept = abs(depth) > depthLimit ? depthLimit / abs(depth) : 1
    return EdgeAmplitudes(
      sideways: min(max(velocity.sideways, -sidewaysLimit), sidewaysLimit),
      base: velocity.base * kept,
      wave: velocity.wave * kept)
  }

  /// Draws the edge with the rest of its bar; `amplitudes` are those of `time`.
  func draw(
    _ amplitudes: EdgeAmplitudes, at time: Double, on size: Vector2, _ side: Side,
    by tuning: JellyBar.Tuning, into path: inout some PathBuilder
  ) {
    switch tuning.edge {
    case .single:
      SingleEdge(size: size, side: side, amplitudes: amplitudes).draw(into: &path)
    case .wave:
      let profile = isResting(at: time) ? tuning.profile : profile
      WaveEdge(size: size, side: side, amplitudes: amplitudes, profile: profile)
        .draw(into: &path)
    }
  }
}

// MARK: - Changes

extension ElasticEdge {
  /// Adopts the profile of a tuning, which has waited for a straight edge.
  mutating func rest(by now: Double, _ tuning: JellyBar.Tuning) {
    if isResting(at: now) { profile = tuning.profile }
  }

  /// A hand takes hold of the edge where it is: at rest, in mid-air, or from another hand.
  ///
  /// - Parameters:
  ///   - amplitudes: Where the edge is.
  ///   - point: Where the hand is, as on a bar that hangs from the top.
  ///   - hand: Which hand it is.
  ///   - base: How much further out than its pull alone says the hand holds the edge, in points.
  ///   - law: How a pull shows on the edge.
  ///   - now: In seconds.
  mutating func hold(
    _ amplitudes: EdgeAmplitudes, at point: Vector2, by hand: Hand, base: Double = 0, law: Law,
    now: Double
  ) {
    // At rest there is nothing that the hand would have to take up first.
    let slackLength = isResting(at: now) ? 0 : Self.slackLength
    var tracker = VelocityTracker()
    tracker.add(point, at: now)
    state = .held(by: hand)
    grip(amplitudes, at: point, base: base, slackLength: slackLength, tracker: tracker, law: law)
  }

  /// The same hand holds the edge on, where it is, although base, tuning or size have changed.
  mutating func holdOn(_ amplitudes: EdgeAmplitudes, base: Double = 0, law: Law) {
    grip(
      amplitudes, at: grip.finger, base: base, slackLength: Self.slackLength,
      tracker: grip.tracker, law: law)
  }

  /// The hand that holds the edge has moved.
  mutating func move(to point: Vector2, at now: Double) { grip.move(to: point, at: now) }

  /// Lets a spring take the edge to where it belongs.
  ///
  /// - Parameters:
  ///   - amplitudes: Where the edge is.
  ///   - velocity: How fast it moves, each amplitude per second.
  ///   - base: How far out it comes to rest, in points.
  ///   - spring: The spring.
  ///   - tuning: How the edge feels.
  ///   - now: In seconds.
  mutating func letGo(
    of amplitudes: EdgeAmplitudes, velocity: EdgeAmplitudes, to base: Double = 0,
    by spring: DampedSpring, _ tuning: JellyBar.Tuning, now: Double
  ) {
    // On a straight edge nothing stands aside: its points go home, which nobody sees.
    let depth = EdgeAmplitudes(base: amplitudes.base - base, wave: amplitudes.wave)
    let staysAside = !tuning.returnsSideways && depth.magnitude > Limits.rest
    let target = EdgeAmplitudes(sideways: staysAside ? amplitudes.sideways : 0, base: base)
    state = .free
    motion = SpringRelay(
      SpringMotion(
        from: amplitudes, velocity: velocity, to: target, by: spring, at: now,
        tolerance: Limits.rest))
  }

  /// Lets an edge that goes to a base go home from there, from a time on.
  mutating func goHome(from end: Double, by spring: DampedSpring) {
    motion.second = SpringMotion(
      from: motion.first.value(at: end), velocity: motion.first.velocity(at: end),
      to: EdgeAmplitudes(sideways: motion.first.target.sideways), by: spring, at: end,
      tolerance: Limits.rest)
  }

  private mutating func grip(
    _ amplitudes: EdgeAmplitudes, at point: Vector2, base: Double, slackLength: Double,
    tracker: VelocityTracker, law: Law
  ) {
    let pulled = amplitudes - EdgeAmplitudes(base: base)
    let pullAtStart = law.pull(holding: pulled, finger: point.x - law.width / 2)
    heldBase = base
    grip = Grip(
      start: point, pullAtStart: pullAtStart, slack: pulled - law.amplitudes(for: pullAtStart),
      slackLength: slackLength, finger: point, tracker: tracker)
  }

  /// The finger's way, in points, over which a caught edge comes to where the finger wants it.
  private static var slackLength: Double { 48 }
}
