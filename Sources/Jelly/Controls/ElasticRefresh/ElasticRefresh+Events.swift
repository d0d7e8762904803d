extension ElasticRefresh {
  /// Handles an event; see ``ElasticBody/handle(_:at:)``.
  @discardableResult
  public mutating func handle(_ event: Event, at time: Double) -> Effect? {
    guard let now = clock.moment(of: event, at: time) else { return nil }
    rest(by: now)
    edge.rest(by: now, law: law)
    switch event {
    case .pulled(let distance, let x):
      return pull(to: Limits.position(Vector2(x, distance)), now: now)
    case .released:
      return release(now: now)
    case .cancelled:
      return cancel(now: now)
    case .refreshBegan:
      return begin(angle: 0, now: now)
    case .refreshEnded(let outcome):
      return end(outcome, now: now)
    case .resized(let size):
      let old = law
      self.size = Limits.size(size)
      edge.settle(into: law, from: old, now: now)
      return nil
    case .tuned(let tuning):
      let old = law
      let velocity = edge.velocity(at: now, by: old)
      self.tuning = tuning
      let amplitudes = edge.leave(old, for: law, now: now)
      let carriesVelocity = tuning.edge.spring.carriesVelocity
      reanchor(at: amplitudes, velocity: carriesVelocity ? velocity : .zero, now: now)
      edge.settle(into: law, from: old, now: now)
      return nil
    }
  }

  /// Forgets work that is over and no longer shown.
  ///
  /// A finger that holds the edge then holds it without the inset.
  private mutating func rest(by now: Double) {
    guard case .over(_, _, let end) = work, now >= end else { return }
    if edge.hand != nil {
      let amplitudes = edge.plannedAmplitudes(at: now, by: law)
      work = .none
      reanchor(at: amplitudes, velocity: .zero, now: now)
    } else if now >= edge.restTime(by: law) {
      work = .none
    }
  }

  /// Handles a pull: it takes hold of the edge where it is, and moves it.
  private mutating func pull(to point: Vector2, now: Double) -> Effect? {
    if edge.hand == nil {
      guard point.y > 0 else { return nil }
      if case .over(_, _, let end) = work, now >= end { work = .none }
      edge.hold(
        edge.plannedAmplitudes(at: now, by: law), at: Vector2(point.x, 0), by: .list, base: base,
        law: law, now: now)
      isArmed = false
    }
    edge.move(to: point, law: law, at: now)
    let wasArmed = isArmed
    isArmed = work == .none && threshold > 0 && plannedInset(at: now) >= threshold
    guard isArmed != wasArmed else { return nil }
    return isArmed ? .armed : .disarmed
  }

  /// Handles the release of a pull: an armed control refreshes at once.
  private mutating func release(now: Double) -> Effect? {
    guard edge.hand != nil else { return nil }
    let amplitudes = edge.plannedAmplitudes(at: now, by: law)
    let velocity = edge.releaseVelocity(by: law)
    let angle = loaderTurn(at: now)
    if isArmed { work = .running(since: now, angle: angle) }
    letGo(of: amplitudes, velocity: velocity, now: now)
    return isArmed ? .refresh : nil
  }

  /// Handles a pull that the system has taken away: an armed control does not refresh.
  private mutating func cancel(now: Double) -> Effect? {
    guard edge.hand != nil else { return nil }
    letGo(of: amplitudes(at: now), velocity: .zero, now: now)
    let wasArmed = isArmed
    isArmed = false
    return wasArmed ? .disarmed : nil
  }

  /// Starts the work from code, whether a finger holds the edge or not.
  private mutating func begin(angle: Double, now: Double) -> Effect? {
    let amplitudes = edge.plannedAmplitudes(at: now, by: law)
    let velocity = edge.velocity(at: now, by: law)
    switch work {
    case .running: return nil
    case .over(_, _, let end) where now < end: return nil
    case .over, .none: work = .running(since: now, angle: angle)
    }
    reanchor(at: amplitudes, velocity: velocity, now: now)
    return .refresh
  }

  /// Ends the work; it is shown until its minimum duration has passed.
  private mutating func end(_ outcome: Outcome, now: Double) -> Effect? {
    guard case .running(let start, let angle) = work else { return nil }
    let amplitudes = edge.plannedAmplitudes(at: now, by: law)
    let velocity = edge.velocity(at: now, by: law)
    work = .over(since: start, angle: angle, end: max(now, start + minimumDuration))
    if edge.hand != nil, now < start + minimumDuration { return .ended(outcome) }
    reanchor(at: amplitudes, velocity: velocity, now: now)
    return .ended(outcome)
  }

  /// Continues from the edge's present place, held or free, after the tuning, the size or the work
  /// has changed.
  private mutating func reanchor(
    at amplitudes: EdgeAmplitudes, velocity: EdgeAmplitudes, now: Double
  ) {
    guard edge.hand != nil else {
      return letGo(of: amplitudes, velocity: velocity, now: now)
    }
    edge.holdOn(amplitudes, base: base, law: law)
    isArmed = isArmed && work == .none
  }

  private mutating func letGo(of amplitudes: EdgeAmplitudes, velocity: EdgeAmplitudes, now: Double)
  {
    edge.letGo(
      of: amplitudes, velocity: velocity, to: base,
      by: isEnding(at: now) ? tuning.endSpring : tuning.edge.spring, law: law, now: now)
    guard case .over(_, _, let end) = work, now < end else { return }
    edge.goHome(from: end, by: tuning.endSpring)
  }

  private func isEnding(at now: Double) -> Bool {
    if case .over(_, _, let end) = work { now >= end } else { false }
  }

  /// The base at which the edge waits now: the inset while work is done or still shown, else 0.
  private var base: Double {
    switch work {
    case .running: inset
    case .over(_, _, let end): clock.time < end ? inset : 0
    case .none: 0
    }
  }

  /// The rule by which a pull becomes amplitudes of this edge.
  ///
  /// A dent is a share of the threshold, since a control may have a height of 0 at rest.
  var law: ElasticEdge.Law {
    ElasticEdge.Law(tuning: tuning.edge, width: size.x, height: threshold)
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
