/// An edge that a hand can hold, and that springs to its place when the hand lets go.
///
///     free ──hold──▸ held ──letGo──▸ free
///       ▴             │ ▴
///       └─(rest time) └─┘ hold, by another hand
///
/// A bar and a refresh have it in common. Both pass the tuning and the size with every call, so
/// that these are stored in one place only. Both also pass the edge's present amplitudes when
/// another hand or spring takes over.
///
/// A soft edge has two parts. Its base moves as that of every other edge, by the pull of a list.
/// Its wave is a ``SoftEdge``, held by the list's pull at one place and by any finger.
struct ElasticEdge: Sendable {
  /// A hand that can hold an edge.
  enum Hand: Equatable, Sendable {
    /// A finger on the control, with its name.
    case finger(Int)
    /// A list that a finger pulls.
    case list
  }

  /// The mover of the edge: its spring, or a hand.
  ///
  /// The data of each state is stored beside it and not inside, so that drawing makes no copy of
  /// it.
  enum State: Equatable, Sendable {
    /// A spring moves the edge, or nothing once it is at rest.
    case free
    /// A hand holds the edge.
    case held(by: Hand)
  }

  var state = State.free
  /// The grip of the hand that holds the edge, or that held it last.
  var grip = Grip.none
  /// How much farther out the edge is held than by the pull alone, in points.
  private var heldBase = 0.0
  /// The motion of an edge that no hand holds, or the last such motion.
  private var motion = SpringRelay<EdgeAmplitudes>.still(at: .zero)
  /// The profile of the wave; the profile of a new tuning is adopted when the edge is straight.
  private var profile: WaveEdge.Profile
  /// The wave of a soft edge.
  var soft: SoftEdge
  /// The ends of the soft edge; those of a new tuning are adopted when the edge is straight.
  var ends: SoftEdgeTuning.Ends
  /// The fingers that hold the soft edge, as the control sees them.
  var softPulls = SoftPulls()

  /// Makes a straight edge at rest.
  init(by law: Law) {
    profile = law.tuning.profile
    ends = law.tuning.soft.ends
    soft = SoftEdge(by: law.soft(ends: ends))
  }

  /// The hand that holds the edge; nil if no hand does.
  ///
  /// A list's pull goes before fingers.
  var hand: Hand? {
    if case .held(let hand) = state { return hand }
    return soft.fingers.firstName.map { .finger($0) }
  }

  /// Whether a hand grips the edge as a whole: a list's pull, or a finger on an edge that is not
  /// soft.
  var isGripped: Bool { state != .free }

  /// Whether a list's pull holds the edge.
  var isHeldByList: Bool { state == .held(by: .list) }

  /// The time from which on the edge is still until the next event, if no hand but a finger on a
  /// soft edge holds it.
  func restTime(by law: Law) -> Double {
    law.isSoft ? max(motion.restTime, soft.restTime) : motion.restTime
  }

  /// The base at which an edge that no hand holds comes to rest, in points.
  var restBase: Double { motion.target.base }

  /// Whether the edge is straight and still at `time`.
  func isResting(at time: Double) -> Bool {
    state == .free && time >= motion.restTime && !soft.fingers.isAny && time >= soft.restTime
  }

  /// The edge's amplitudes at `time`.
  ///
  /// The wave of a soft edge is as deep as its deepest place.
  func amplitudes(at time: Double, by law: Law) -> EdgeAmplitudes {
    let planned = plannedAmplitudes(at: time, by: law)
    return law.isSoft ? softAmplitudes(at: time, base: planned.base, by: law) : planned
  }

  /// The edge's amplitudes at `time`; those of a soft edge as if its wave moved as a whole, by the
  /// list's pull alone.
  @inline(never)
  func plannedAmplitudes(at time: Double, by law: Law) -> EdgeAmplitudes {
    plannedAmplitudesOfFrame(at: time, by: law)
  }

  /// The same for a frame, which must not copy the edge to ask for them.
  @inline(__always)
  func plannedAmplitudesOfFrame(at time: Double, by law: Law) -> EdgeAmplitudes {
    switch state {
    case .held: grip.amplitudes(by: law) + EdgeAmplitudes(base: heldBase)
    case .free:
      time < motion.restTime ? motion.value(at: time) : EdgeAmplitudes(base: motion.target.base)
    }
  }

  /// The velocity of the edge at `time`, each amplitude per second.
  func velocity(at time: Double, by law: Law) -> EdgeAmplitudes {
    switch state {
    case .held: grip.velocity(by: law)
    case .free: motion.velocity(at: time)
    }
  }

  /// The velocity with which a hand lets the edge go, limited so that the edge dents no deeper than
  /// the tuning allows.
  ///
  /// A spring that starts on its target with a velocity v goes at most v/ω₀ far.
  ///
  /// - Parameter law: The rule by which a pull becomes amplitudes.
  func releaseVelocity(by law: Law) -> EdgeAmplitudes {
    let tuning = law.tuning
    guard tuning.dentLimit > 0 else { return .zero }
    let velocity = grip.velocity(by: law)
    let factor = tuning.dentLimit * tuning.spring.angularFrequency
    let depthLimit = factor * law.height
    let sidewaysLimit = factor * law.width / 2
    let depth = velocity.base + velocity.wave
    let kept = abs(depth) > depthLimit ? depthLimit / abs(depth) : 1
    return EdgeAmplitudes(
      sideways: min(max(velocity.sideways, -sidewaysLimit), sidewaysLimit),
      base: velocity.base * kept,
      wave: velocity.wave * kept)
  }

  /// Draws the bar with this edge as it is at `time`; `amplitudes` are the planned ones.
  @inline(__always)
  func draw(
    _ amplitudes: EdgeAmplitudes, at time: Double, on size: Vector2, _ side: Side, by law: Law,
    into path: inout some PathBuilder
  ) {
    let tuning = law.tuning
    switch tuning.edge {
    case .soft:
      withSoftNodes(at: time, by: law) {
        $0.draw(on: size, side, base: amplitudes.base, into: &path)
      }
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
  /// Adopts the profile and the ends of a tuning if the edge is straight and still.
  mutating func rest(by now: Double, law: Law) {
    guard isResting(at: now) else { return }
    profile = law.tuning.profile
    if ends != law.tuning.soft.ends { straighten(by: law) }
  }

  /// Lets a hand take hold of the edge where it is: at rest, in mid-motion, or held by another
  /// hand.
  ///
  /// - Parameters:
  ///   - amplitudes: The edge's amplitudes now.
  ///   - point: The hand's position, as on a bar that hangs from the top.
  ///   - hand: The hand.
  ///   - base: How much farther out the edge is held than by the pull alone, in points.
  ///   - law: The rule by which a pull becomes amplitudes.
  ///   - now: The time, in seconds.
  mutating func hold(
    _ amplitudes: EdgeAmplitudes, at point: Vector2, by hand: Hand, base: Double = 0, law: Law,
    now: Double
  ) {
    // An edge at rest has no slack.
    let slackLength = isResting(at: now) ? 0 : Self.slackLength
    var tracker = VelocityTracker()
    tracker.add(point, at: now)
    state = .held(by: hand)
    grip(amplitudes, at: point, base: base, slackLength: slackLength, tracker: tracker, law: law)
    if law.isSoft { touchSoftly(Self.list, at: point, law: law, now: now) }
  }

  /// Lets the same hand keep its hold of the edge where it is, after base, tuning or size have
  /// changed.
  mutating func holdOn(_ amplitudes: EdgeAmplitudes, base: Double = 0, law: Law) {
    grip(
      amplitudes, at: grip.finger, base: base, slackLength: Self.slackLength,
      tracker: grip.tracker, law: law)
  }

  /// Moves the hand that holds the edge.
  mutating func move(to point: Vector2, law: Law, at now: Double) {
    grip.move(to: point, at: now)
    if law.isSoft { moveSoftly(Self.list, to: point, law: law, now: now) }
  }

  /// Lets a spring take the edge to its rest.
  ///
  /// - Parameters:
  ///   - amplitudes: The edge's amplitudes now.
  ///   - velocity: The edge's velocity now, each amplitude per second.
  ///   - base: The base at which the edge comes to rest, in points.
  ///   - spring: The spring.
  ///   - law: The rule by which a pull becomes amplitudes.
  ///   - now: The time, in seconds.
  mutating func letGo(
    of amplitudes: EdgeAmplitudes, velocity: EdgeAmplitudes, to base: Double = 0,
    by spring: DampedSpring, law: Law, now: Double
  ) {
    let tuning = law.tuning
    if law.isSoft { releaseSoftly(Self.list, isCancelled: false, law: law, now: now) }
    // On a straight edge nobody sees the sideways amplitude, so it always goes home.
    let depth = EdgeAmplitudes(base: amplitudes.base - base, wave: amplitudes.wave)
    let staysAside = !tuning.returnsSideways && depth.magnitude > Limits.rest
    let target = EdgeAmplitudes(sideways: staysAside ? amplitudes.sideways : 0, base: base)
    state = .free
    motion = SpringRelay(
      SpringMotion(
        from: amplitudes, velocity: velocity, to: target, by: spring, at: now,
        tolerance: Limits.rest))
  }

  /// Lets an edge that is on its way to a base go home from there, from the time `end` on.
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

  /// The distance of the finger, in points, after which a caught edge is where the finger holds it.
  private static var slackLength: Double { 48 }
}
