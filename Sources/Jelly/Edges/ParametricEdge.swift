/// An edge that moves as a whole: one pull holds it, or a spring takes it to its place.
///
/// It is the machine of the tutorials. Its amplitudes are those of one wave and of the base below
/// it; while it is held, they depend on the pull alone (``Contact``).
struct ParametricEdge: Sendable {
  /// A Boolean value that indicates whether a pull holds the edge; else a spring moves it, or
  /// nothing at rest.
  private(set) var isHeld = false
  /// The pull that holds the edge, or that held it last.
  private var contact = Contact.none
  /// The motion of an edge that nothing holds, or the last such motion.
  private var motion = TwoStageMotion<EdgeAmplitudes>.still(at: .zero)
  /// The profile of the wave; the profile of a new tuning is adopted when the edge is straight.
  private(set) var profile: WaveProfile

  /// Creates a straight edge at rest.
  init(model: EdgeModel) { profile = model.tuning.profile }

  /// The time from which on the edge is still until the next event; minus infinity while a pull
  /// holds it, because only events move it then.
  var restTime: Double { isHeld ? -.infinity : motion.restTime }

  /// Returns whether the edge is straight and still at `time`.
  private func isResting(at time: Double) -> Bool { !isHeld && time >= motion.restTime }

  /// The edge's amplitudes at `time`.
  @inline(never)  // −1,253 B
  func amplitudes(at time: Double, model: EdgeModel) -> EdgeAmplitudes {
    amplitudesOfFrame(at: time, model: model)
  }

  /// The same for a frame, which must not copy the edge to ask for them.
  @inline(__always)
  func amplitudesOfFrame(at time: Double, model: EdgeModel) -> EdgeAmplitudes {
    guard !isHeld else { return contact.amplitudes(model: model) }
    return time < motion.restTime
      ? motion.value(at: time) : EdgeAmplitudes(base: motion.target.base)
  }

  /// The velocity of the edge at `time`, each amplitude per second.
  func velocity(at time: Double, model: EdgeModel) -> EdgeAmplitudes {
    isHeld ? contact.velocity(at: time, model: model) : motion.velocity(at: time)
  }

  /// The velocity with which a pull lets the edge go, limited so that the edge dents no deeper than
  /// the tuning allows.
  ///
  /// A spring that starts on its target with a velocity v goes at most v/ω₀ far.
  ///
  /// - Parameters:
  ///   - time: When it lets go, in seconds.
  ///   - model: The model of the edge.
  func releaseVelocity(at time: Double, model: EdgeModel) -> EdgeAmplitudes {
    let tuning = model.tuning
    guard tuning.reboundLimit > 0 else { return .zero }
    let velocity = contact.velocity(at: time, model: model)
    let factor = tuning.reboundLimit * tuning.spring.angularFrequency
    let depthLimit = factor * model.height
    let sidewaysLimit = factor * model.width / 2
    let depth = velocity.base + velocity.wave
    let kept = abs(depth) > depthLimit ? depthLimit / abs(depth) : 1
    return EdgeAmplitudes(
      sideways: min(max(velocity.sideways, -sidewaysLimit), sidewaysLimit),
      base: velocity.base * kept,
      wave: velocity.wave * kept)
  }

  /// Draws the bar with this edge; `amplitudes` are those that it has now.
  @inline(__always)
  func draw(
    _ amplitudes: EdgeAmplitudes, at time: Double, on size: Vector2, _ side: RectEdge,
    model: EdgeModel, into path: inout some PathBuilder
  ) {
    let amplitudes = model.limited(amplitudes)
    if model.curve == .quadratic {
      QuadraticEdge(size: size, side: side, amplitudes: amplitudes).draw(into: &path)
    } else {
      let profile = isResting(at: time) ? model.tuning.profile : profile
      WaveEdge(size: size, side: side, amplitudes: amplitudes, profile: profile).draw(into: &path)
    }
  }
}

// MARK: - Changes

extension ParametricEdge {
  /// Adopts the profile of a model; the edge must be straight and still.
  mutating func rest(as model: EdgeModel) { profile = model.tuning.profile }

  /// Adds the contact of a pull with the edge where it is: at rest, in mid-motion, or held by
  /// another one.
  ///
  /// - Parameters:
  ///   - point: The finger's position, as on a bar that hangs from the top.
  ///   - base: How much farther out the edge is held than by the pull alone, in points.
  ///   - model: The model of the edge.
  ///   - now: The time, in seconds.
  /// - Returns: The amplitudes of the edge that the pull holds.
  @inline(never)
  @discardableResult
  mutating func touch(
    at point: Vector2, base: Double = 0, model: EdgeModel, now: Double
  ) -> EdgeAmplitudes {
    // An edge at rest does not have a residual.
    let residualLength = isResting(at: now) ? 0 : Self.residualLength
    let amplitudes = amplitudes(at: now, model: model)
    var tracker = VelocityTracker()
    tracker.add(point, at: now)
    isHeld = true
    makeContact(
      amplitudes, at: point, base: base, residualLength: residualLength, tracker: tracker,
      model: model)
    return contact.amplitudes(model: model)
  }

  /// Moves the pull that holds the edge, and returns the amplitudes of the edge then.
  mutating func move(to point: Vector2, model: EdgeModel, now: Double) -> EdgeAmplitudes {
    contact.move(to: point, at: now)
    return contact.amplitudes(model: model)
  }

  /// Lets the same pull keep its contact with the edge where it is, after base, tuning or size have
  /// changed.
  ///
  /// After a change that cannot be seen the same contact goes on, as far off as the edge is now. So
  /// it changes nothing later, either.
  mutating func keepContact(_ amplitudes: EdgeAmplitudes, base: Double, model: EdgeModel) {
    contact.base = base
    let change = amplitudes - contact.amplitudes(model: model)
    guard change.magnitude >= Limits.restTolerance else {
      contact.offset = contact.offset + change
      return
    }
    makeContact(
      amplitudes, at: contact.finger, base: base, residualLength: Self.residualLength,
      tracker: contact.tracker, model: model)
  }

  /// Lets a spring take the edge to its rest.
  ///
  /// An edge that nothing has held goes on to the sideways place to which it was going.
  ///
  /// - Parameters:
  ///   - amplitudes: The edge's amplitudes now.
  ///   - velocity: The edge's velocity now, each amplitude per second.
  ///   - base: The base at which the edge comes to rest, in points.
  ///   - stretch: How many times as wide as before the bar is.
  ///   - spring: The spring.
  ///   - model: The model of the edge.
  ///   - now: The time, in seconds.
  mutating func release(
    of amplitudes: EdgeAmplitudes, velocity: EdgeAmplitudes, to base: Double, stretch: Double,
    by spring: DampedSpring, model: EdgeModel, now: Double
  ) {
    // On a straight edge nobody sees the sideways amplitude, so it always returns to rest.
    let depth = EdgeAmplitudes(base: amplitudes.base - base, wave: amplitudes.wave)
    var sideways = depth.magnitude > Limits.restTolerance ? amplitudes.sideways : 0
    if !isHeld { sideways = motion.target(at: now).stretched(stretch).sideways }
    let target = EdgeAmplitudes(sideways: model.tuning.returnsLaterally ? 0 : sideways, base: base)
    isHeld = false
    motion = TwoStageMotion(
      SpringMotion(
        from: amplitudes, velocity: velocity, to: target, spring: spring, startTime: now,
        tolerance: Limits.restTolerance))
  }

  /// Lets an edge that goes to a base return to rest from there, from the time `end` on.
  mutating func springBack(from end: Double, by spring: DampedSpring) {
    motion.retarget(
      to: EdgeAmplitudes(sideways: motion.first.target.sideways), spring: spring, at: end,
      tolerance: Limits.restTolerance)
  }

  private mutating func makeContact(
    _ amplitudes: EdgeAmplitudes, at point: Vector2, base: Double, residualLength: Double,
    tracker: VelocityTracker, model: EdgeModel
  ) {
    let pulled = amplitudes - EdgeAmplitudes(base: base)
    let pullAtStart = model.pull(holding: pulled, finger: point.x - model.width / 2)
    contact = Contact(
      start: point, pullAtStart: pullAtStart, residual: pulled - model.amplitudes(for: pullAtStart),
      caughtWave: pulled.wave, residualLength: residualLength, base: base, finger: point,
      tracker: tracker)
  }

  /// The distance of the finger, in points, after which a caught edge is where the finger holds it.
  private static var residualLength: Double { 48 }
}

extension EdgeAmplitudes {
  /// The same amplitudes on a bar that is `factor` times as wide.
  func stretched(_ factor: Double) -> Self {
    guard factor != 1 else { return self }
    let stretched = sideways * factor
    guard stretched * 0 == 0 else { return Self(base: base, wave: wave) }
    // An edge that is farther off already does not get farther.
    let limit = max(Limits.coordinate, abs(sideways))
    return Self(
      sideways: abs(stretched) < Limits.minimumLength ? 0 : min(max(stretched, -limit), limit),
      base: base, wave: wave)
  }
}
