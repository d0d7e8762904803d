/// An edge that fingers can hold, and that springs to its place when they let go.
///
///     free ──touch──▸ held ──end──▸ free
///       ▴              │ ▴
///       └─(rest time)  └─┘ touch, by another finger
///
/// A bar and a refresh have it in common. Both pass the tuning and the size with every call, so
/// that these are stored in one place only.
///
/// An edge is moved by one of two engines. One moves it as a whole: by the grip of the finger that
/// came last, or by a spring (`ElasticEdge+Grip`). The other one moves the waves of a soft edge,
/// which any finger holds where it is (`ElasticEdge+Soft`); as a whole, a soft edge follows only
/// the pull of a list. Another curve, and so another engine, is adopted at rest.
struct ElasticEdge: Sendable {
  /// The curve of the edge; another one is adopted when the edge is straight and still.
  private(set) var curve: JellyBarBody.Edge
  /// The fingers that hold the edge, one of which may be a list's pull; their places are as on a
  /// bar that hangs from the top.
  private(set) var fingers = Fingers()
  /// Whether a finger grips the edge as a whole; else a spring moves it, or nothing at rest.
  private(set) var isGripped = false
  /// The grip of the finger that grips the edge, or that gripped it last.
  private var grip = Grip.none
  /// How much farther out the edge is held than by the pull alone, in points.
  private var heldBase = 0.0
  /// The motion of an edge that no finger grips, or the last such motion.
  private var motion = SpringRelay<EdgeAmplitudes>.still(at: .zero)
  /// The profile of the wave; the profile of a new tuning is adopted when the edge is straight.
  private var profile: WaveProfile
  /// The wave of a soft edge.
  var soft: SoftEdge
  /// The ends of the soft edge; those of a new tuning are adopted when the edge is straight.
  var ends: SoftEdgeTuning.Ends
  /// The travel that each finger on a soft edge had when it came down, by its slot.
  var travels = SIMD4<Double>()

  /// Makes a straight edge at rest.
  init(by law: Law) {
    curve = law.curve
    profile = law.tuning.profile
    ends = law.tuning.body.ends
    soft = SoftEdge(by: law.soft(ends: ends))
  }

  /// The name of a list's pull among the fingers.
  static var list: Int { .min }

  /// Whether a finger, or a list's pull, holds the edge.
  var isHeld: Bool { fingers.isAny }

  /// Whether a list pulls the edge.
  var isPulled: Bool { fingers.slot(of: Self.list) != nil }

  /// The time from which on the edge is still until the next event, if no finger grips it.
  func restTime(by law: Law) -> Double {
    law.isSoft ? max(motion.restTime, soft.restTime) : motion.restTime
  }

  /// Whether the edge is straight and still at `time`.
  func isResting(at time: Double) -> Bool {
    !isHeld && time >= motion.restTime && time >= soft.restTime
  }

  /// The edge's amplitudes at `time`, as it is drawn.
  ///
  /// The wave of a soft edge is as deep as its deepest place.
  func amplitudes(at time: Double, by law: Law) -> EdgeAmplitudes {
    let planned = plannedAmplitudes(at: time, by: law)
    return law.isSoft
      ? softAmplitudes(at: time, base: planned.base, by: law) : law.headroom.limited(planned)
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
    guard !isGripped else { return grip.amplitudes(by: law) + EdgeAmplitudes(base: heldBase) }
    return time < motion.restTime
      ? motion.value(at: time) : EdgeAmplitudes(base: motion.target.base)
  }

  /// The velocity of the edge at `time`, each amplitude per second.
  func velocity(at time: Double, by law: Law) -> EdgeAmplitudes {
    isGripped ? grip.velocity(at: time, by: law) : motion.velocity(at: time)
  }

  /// The velocity with which a finger lets the edge go, limited so that the edge dents no deeper
  /// than the tuning allows.
  ///
  /// A spring that starts on its target with a velocity v goes at most v/ω₀ far.
  ///
  /// - Parameters:
  ///   - time: When it lets go, in seconds.
  ///   - law: The rule by which a pull becomes amplitudes.
  func releaseVelocity(at time: Double, by law: Law) -> EdgeAmplitudes {
    let tuning = law.tuning
    guard tuning.dentLimit > 0 else { return .zero }
    let velocity = grip.velocity(at: time, by: law)
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
    switch curve {
    case .soft:
      withSoftNodes(at: time, base: amplitudes.base, by: law) {
        $0.draw(on: size, side, base: amplitudes.base, into: &path)
      }
    case .single:
      SingleEdge(size: size, side: side, amplitudes: law.headroom.limited(amplitudes))
        .draw(into: &path)
    case .wave:
      let profile = isResting(at: time) ? tuning.profile : profile
      WaveEdge(
        size: size, side: side, amplitudes: law.headroom.limited(amplitudes), profile: profile
      ).draw(into: &path)
    }
  }
}

// MARK: - Changes

extension ElasticEdge {
  /// Adopts the curve, the profile and the ends of a law; the edge must be straight and still.
  mutating func rest(as law: Law) {
    let isOther = curve != law.curve || ends != law.tuning.body.ends
    curve = law.curve
    profile = law.tuning.profile
    if isOther { straighten(by: law) }
  }

  /// Lets a finger take hold of the edge where it is: at rest, in mid-motion, or held by others.
  ///
  /// - Parameters:
  ///   - finger: The name of the finger; ``list`` for the pull of a list.
  ///   - point: The finger's position, as on a bar that hangs from the top.
  ///   - base: How much farther out the edge is held than by the pull alone, in points.
  ///   - law: The rule by which a pull becomes amplitudes.
  ///   - now: The time, in seconds.
  /// - Returns: Whether there is room for the finger.
  @discardableResult
  mutating func touch(
    _ finger: Int, at point: Vector2, base: Double = 0, law: Law, now: Double
  ) -> Bool {
    // An edge at rest has no slack.
    let slackLength = isResting(at: now) ? 0 : Self.slackLength
    guard let slot = fingers.begin(finger, at: point, now: now) else { return false }
    take(slot, base: base, slackLength: slackLength, law: law, now: now)
    return true
  }

  /// Lets the finger in a slot hold the edge where it is.
  private mutating func take(
    _ slot: Int, base: Double = 0, slackLength: Double, law: Law, now: Double
  ) {
    if grips(slot, by: law) {
      let point = fingers[slot].place
      let amplitudes = plannedAmplitudes(at: now, by: law)
      var tracker = VelocityTracker()
      tracker.add(point, at: now)
      isGripped = true
      grip(amplitudes, at: point, base: base, slackLength: slackLength, tracker: tracker, law: law)
    }
    if law.isSoft { touchSoftly(slot, law: law, now: now) }
  }

  /// Whether the finger in a slot grips the edge as a whole: the one that came last, or the list's
  /// pull on a soft edge.
  private func grips(_ slot: Int, by law: Law) -> Bool {
    law.isSoft ? fingers[slot].name == Self.list : slot == fingers.leader
  }

  /// Moves a finger, and returns whether it holds the edge.
  @discardableResult
  mutating func move(_ finger: Int, to point: Vector2, law: Law, now: Double) -> Bool {
    guard let slot = fingers.slot(of: finger) else { return false }
    fingers.move(slot, to: point)
    let isGripping = grips(slot, by: law)
    if isGripping { grip.move(to: point, at: now) }
    if law.isSoft { moveSoftly(slot, law: law, now: now) }
    return law.isSoft || isGripping
  }

  /// Lets a finger go: another one takes over an edge that it has gripped, or else a spring.
  mutating func end(_ finger: Int, law: Law, now: Double) {
    guard let slot = fingers.slot(of: finger) else { return }
    let isGripping = grips(slot, by: law)
    if law.isSoft { releaseSoftly(slot, law: law, now: now) }
    fingers.end(slot)
    guard isGripping else { return }
    if !law.isSoft, let next = fingers.leader {
      return take(next, slackLength: Self.slackLength, law: law, now: now)
    }
    letGo(
      of: plannedAmplitudes(at: now, by: law), velocity: releaseVelocity(at: now, by: law),
      by: law.tuning.spring, law: law, now: now)
  }

  /// Takes all fingers away; what they have gripped goes home without their velocity.
  mutating func endAll(law: Law, now: Double) {
    fingers.endAll()
    if law.isSoft { soft.releaseAll(by: softLaw(law), now: now) }
    guard isGripped else { return }
    letGo(
      of: plannedAmplitudes(at: now, by: law), velocity: .zero, by: law.tuning.spring, law: law,
      now: now)
  }

  /// Lets the same finger keep its grip of the edge where it is, after base, tuning or size have
  /// changed.
  ///
  /// After a change that cannot be seen the same grip goes on, as far off as the edge is now. So it
  /// changes nothing later, either.
  mutating func holdOn(_ amplitudes: EdgeAmplitudes, base: Double = 0, law: Law) {
    let change = amplitudes - (grip.amplitudes(by: law) + EdgeAmplitudes(base: base))
    guard change.magnitude >= Limits.rest else {
      grip.offset = grip.offset + change
      heldBase = base
      return
    }
    grip(
      amplitudes, at: grip.finger, base: base, slackLength: Self.slackLength,
      tracker: grip.tracker, law: law)
  }

  /// Lets a spring take the edge to its rest; a list that pulls it lets go.
  ///
  /// An edge that no finger has gripped goes on to the sideways place to which it was going.
  ///
  /// - Parameters:
  ///   - amplitudes: The edge's amplitudes now.
  ///   - velocity: The edge's velocity now, each amplitude per second.
  ///   - base: The base at which the edge comes to rest, in points.
  ///   - stretch: How many times as wide as before the bar is.
  ///   - spring: The spring.
  ///   - law: The rule by which a pull becomes amplitudes.
  ///   - now: The time, in seconds.
  @inline(never)  // Inlined in both its places, a page's bar is 870 B larger.
  mutating func letGo(
    of amplitudes: EdgeAmplitudes, velocity: EdgeAmplitudes, to base: Double = 0,
    stretch: Double = 1, by spring: DampedSpring, law: Law, now: Double
  ) {
    let tuning = law.tuning
    if let list = fingers.slot(of: Self.list) {
      if law.isSoft { releaseSoftly(list, law: law, now: now) }
      fingers.end(list)
    }
    // On a straight edge nobody sees the sideways amplitude, so it always goes home.
    let depth = EdgeAmplitudes(base: amplitudes.base - base, wave: amplitudes.wave)
    var sideways = depth.magnitude > Limits.rest ? amplitudes.sideways : 0
    if !isGripped { sideways = motion.target(at: now).stretched(stretch).sideways }
    let target = EdgeAmplitudes(sideways: tuning.returnsSideways ? 0 : sideways, base: base)
    isGripped = false
    motion = SpringRelay(
      SpringMotion(
        from: amplitudes, velocity: velocity, to: target, by: spring, at: now,
        tolerance: Limits.rest))
  }

  /// Lets an edge that goes to a base go home from there, from the time `end` on.
  mutating func goHome(from end: Double, by spring: DampedSpring) {
    motion.leave(
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

extension EdgeAmplitudes {
  /// The same amplitudes on a bar that is `factor` times as wide.
  func stretched(_ factor: Double) -> Self {
    guard factor != 1 else { return self }
    let stretched = sideways * factor
    guard stretched * 0 == 0 else { return Self(base: base, wave: wave) }
    // What is farther off already gets no farther.
    let limit = max(Limits.coordinate, abs(sideways))
    return Self(
      sideways: abs(stretched) < Limits.smallest ? 0 : min(max(stretched, -limit), limit),
      base: base, wave: wave)
  }
}
