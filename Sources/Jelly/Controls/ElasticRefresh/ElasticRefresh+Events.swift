extension ElasticRefresh {
  /// Takes an event; see ``ElasticBody/handle(_:at:)``.
  @discardableResult
  public mutating func handle(_ event: Event, at time: Double) -> Effect? {
    guard let now = clock.moment(of: event, at: time) else { return nil }
    rest(by: now)
    switch event {
    case .pulled(let distance, let x):
      return pull(to: Limits.position(Vector2(x, distance)), now: now)
    case .released:
      return release(now: now)
    case .cancelled:
      return cancel(now: now)
    case .refreshBegan:
      return begin(turn: 0, now: now)
    case .refreshEnded(let outcome):
      return end(outcome, now: now)
    case .resized(let size):
      self.size = Limits.size(size)
      return nil
    case .tuned(let tuning):
      let amplitudes = amplitudes(at: now)
      let velocity = velocity(at: now)
      self.tuning = tuning
      let goesOn = tuning.edge.spring.carriesVelocity
      reanchor(at: amplitudes, velocity: goesOn ? velocity : .zero, now: now)
      return nil
    }
  }

  /// Work that is over and no longer shown is forgotten, and a finger that holds the edge holds it
  /// without the inset.
  private mutating func rest(by now: Double) {
    guard case .over(_, _, let end) = work, now >= end else { return }
    switch edge {
    case .held:
      let amplitudes = amplitudes(at: now)
      work = .none
      reanchor(at: amplitudes, velocity: .zero, now: now)
    case .free:
      if now >= homeMotion.restTime { work = .none }
    }
  }

  /// The finger pulls: it takes hold of the edge where it is, and draws it along.
  private mutating func pull(to point: Vector2, now: Double) -> Effect? {
    switch edge {
    case .held: break
    case .free:
      guard point.y > 0 else { return nil }
      // At rest there is nothing that the finger would have to take up first.
      let slackLength = now < homeMotion.restTime ? JellyBar.slackLength : 0
      if case .over(_, _, let end) = work, now >= end { work = .none }
      hold(amplitudes(at: now), from: Vector2(point.x, 0), slackLength: slackLength, now: now)
      isArmed = false
    }
    grip.move(to: point, at: now)
    let wasArmed = isArmed
    isArmed = work == .none && threshold > 0 && inset(at: now) >= threshold
    guard isArmed != wasArmed else { return nil }
    return isArmed ? .armed : .disarmed
  }

  /// The finger has let go: what is armed refreshes at once.
  private mutating func release(now: Double) -> Effect? {
    guard edge == .held else { return nil }
    let amplitudes = amplitudes(at: now)
    let velocity = tuning.edge.dentLimit > 0 ? bounded(grip.velocity(by: pull)) : .zero
    let turn = loaderTurn(at: now)
    if isArmed { work = .running(since: now, turn: turn) }
    letGo(of: amplitudes, velocity: velocity, now: now)
    return isArmed ? .refresh : nil
  }

  /// The pull has been taken away: what is armed does not refresh.
  private mutating func cancel(now: Double) -> Effect? {
    guard edge == .held else { return nil }
    letGo(of: amplitudes(at: now), velocity: .zero, now: now)
    let wasArmed = isArmed
    isArmed = false
    return wasArmed ? .disarmed : nil
  }

  /// The work starts without a finger, or under one.
  private mutating func begin(turn: Double, now: Double) -> Effect? {
    let amplitudes = amplitudes(at: now)
    let velocity = velocity(at: now)
    switch work {
    case .running: return nil
    case .over(_, _, let end) where now < end: return nil
    case .over, .none: work = .running(since: now, turn: turn)
    }
    reanchor(at: amplitudes, velocity: velocity, now: now)
    return .refresh
  }

  /// The work is over; it is shown up to its minimum.
  private mutating func end(_ outcome: Outcome, now: Double) -> Effect? {
    guard case .running(let start, let turn) = work else { return nil }
    let amplitudes = amplitudes(at: now)
    let velocity = velocity(at: now)
    work = .over(since: start, turn: turn, end: max(now, start + minimumDuration))
    if edge == .held, now < start + minimumDuration { return .ended(outcome) }
    reanchor(at: amplitudes, velocity: velocity, now: now)
    return .ended(outcome)
  }

  /// Goes on from where the edge is, held or free, under the rules as they are now.
  private mutating func reanchor(
    at amplitudes: EdgeAmplitudes, velocity: EdgeAmplitudes, now: Double
  ) {
    switch edge {
    case .held:
      let tracker = grip.tracker
      hold(amplitudes, from: grip.finger, slackLength: JellyBar.slackLength, now: now)
      grip.tracker = tracker
      isArmed = isArmed && work == .none
    case .free:
      letGo(of: amplitudes, velocity: velocity, now: now)
    }
  }

  private mutating func letGo(of amplitudes: EdgeAmplitudes, velocity: EdgeAmplitudes, now: Double)
  {
    let sideways = tuning.edge.returnsSideways ? 0 : amplitudes.sideways
    edge = .free
    motion = sprung(
      from: amplitudes, velocity: velocity, to: EdgeAmplitudes(sideways: sideways, base: base),
      by: isEnding(at: now) ? tuning.endSpring : tuning.edge.spring, now: now)
    homeMotion = motion
    guard case .over(_, _, let end) = work, now < end else { return }
    homeMotion = sprung(
      from: motion.value(at: end), velocity: motion.velocity(at: end),
      to: EdgeAmplitudes(sideways: sideways), by: tuning.endSpring, now: end)
  }

  private func sprung(
    from start: EdgeAmplitudes, velocity: EdgeAmplitudes, to target: EdgeAmplitudes,
    by spring: DampedSpring, now: Double
  ) -> SpringMotion<EdgeAmplitudes> {
    SpringMotion(
      from: start, velocity: velocity, to: target, by: spring, at: now,
      tolerance: Limits.rest)
  }

  private func isEnding(at now: Double) -> Bool {
    if case .over(_, _, let end) = work { now >= end } else { false }
  }

  /// How far out the edge waits now: for work that is being done, or is still shown.
  private var base: Double {
    switch work {
    case .running: inset
    case .over(_, _, let end): clock.time < end ? inset : 0
    case .none: 0
    }
  }

  private func velocity(at now: Double) -> EdgeAmplitudes {
    switch edge {
    case .held: grip.velocity(by: pull)
    case .free:
      now < homeMotion.startTime ? motion.velocity(at: now) : homeMotion.velocity(at: now)
    }
  }

  /// How a pull shows on this edge.
  var pull: JellyBar.Pull { JellyBar.Pull(tuning: tuning.edge, width: size.x) }

  /// A finger that pulls from `point` on takes hold of the edge, which is at `amplitudes`.
  private mutating func hold(
    _ amplitudes: EdgeAmplitudes, from point: Vector2, slackLength: Double, now: Double
  ) {
    let pulled = amplitudes - EdgeAmplitudes(base: base)
    let pullAtStart = pull.pull(holding: pulled, finger: point.x - size.x / 2)
    var tracker = VelocityTracker()
    tracker.add(point, at: now)
    edge = .held
    heldBase = base
    grip = JellyBar.Grip(
      start: point, pullAtStart: pullAtStart, slack: pulled - pull.amplitudes(for: pullAtStart),
      slackLength: slackLength, finger: point, tracker: tracker)
  }

  /// A velocity that dents the edge by no more than its tuning allows, in thresholds.
  private func bounded(_ velocity: EdgeAmplitudes) -> EdgeAmplitudes {
    let reach = tuning.edge.dentLimit * tuning.edge.spring.angularFrequency * threshold
    let depth = abs(velocity.depth)
    return depth > reach ? velocity * (reach / depth) : velocity
  }
}

extension ElasticRefresh.Event: ControlEvent {
  /// Whether every number in the event is finite, and its tuning sound.
  public var isSound: Bool {
    switch self {
    case .pulled(let distance, let x): Vector2(distance, x).isFinite
    case .resized(let size): size.isFinite
    case .tuned(let tuning): tuning.isSound
    case .released, .cancelled, .refreshBegan, .refreshEnded: true
    }
  }
}
