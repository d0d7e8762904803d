extension GooeyBadge {
  /// Takes an event and says what the host must do now.
  ///
  /// - Parameters:
  ///   - event: What happened. An event with a number in it that is not finite is ignored.
  ///   - time: When, in seconds on the host's monotonic clock. A time earlier than the last
  ///     event's counts as that event's. One that is not finite, or beyond ±10¹² s, makes the event
  ///     be ignored: no clock is there, and none of its later times could be told apart.
  public mutating func handle(_ event: Event, at time: Double) -> Effect? {
    guard abs(time) <= Limits.time, event.isFinite else { return nil }
    let now = max(time, lastEventTime)
    rest(by: now)
    lastEventTime = now
    switch event {
    case .touchBegan(let point):
      return grab(at: Limits.position(point), now: now)
    case .touchMoved(let point):
      return drag(to: Limits.position(point), now: now)
    case .touchEnded(let point):
      let effect = drag(to: Limits.position(point), now: now)
      return release(now: now) ?? effect
    case .touchCancelled:
      return letGo(velocity: .zero, now: now)
    case .dismissed:
      return dismiss(velocity: .zero, now: now)
    case .restored:
      return restore(now: now)
    case .tuned(let tuning):
      reanchor(now: now) { $0.tuning = tuning }
      // A neck that draws itself keeps its length until the badge is at home.
      if look.neck == .liquid { aim(now: now) }
      return nil
    case .resized(let size):
      reanchor(now: now) { $0.size = Limits.size(size) }
      return nil
    case .measured(let diameter, let viscosity):
      reanchor(now: now) {
        $0.diameter = Limits.length(diameter)
        $0.viscosity = Limits.length(viscosity)
      }
      aim(now: now)
      return nil
    }
  }

  /// A finger takes hold of the badge where it is: at home, in mid-air, or from another finger.
  private mutating func grab(at point: Vector2, now: Double) -> Effect? {
    let grip = Grip(
      at: point, holding: position(at: now), centeringLength: tuning.centeringLength, now: now)
    switch state {
    case .attached:
      end(breath(at: now), now: now)
      state = .stretched(grip)
      return .grabbed
    case .stretched:
      state = .stretched(grip)
      return nil
    case .detached:
      state = .detached(grip)
      return nil
    case .returning(_, let isTorn):
      state = isTorn ? .detached(grip) : .stretched(grip)
      return isTorn ? .detached : .grabbed
    case .dismissed:
      // Nothing is there to be held.
      return nil
    }
  }

  /// The finger that holds the badge has moved; another finger's moves mean nothing.
  private mutating func drag(to point: Vector2, now: Double) -> Effect? {
    switch state {
    case .stretched(var grip):
      grip.move(to: point, at: now)
      guard (grip.position - home).magnitude >= breakDistance else {
        state = .stretched(grip)
        return nil
      }
      state = .detached(grip)
      aim(now: now)
      return .detached
    case .detached(var grip):
      grip.move(to: point, at: now)
      guard (grip.position - home).magnitude < rejoinDistance else {
        state = .detached(grip)
        return nil
      }
      state = .stretched(grip)
      aim(now: now)
      return .rejoined
    case .attached, .returning, .dismissed:
      return nil
    }
  }

  /// The finger that holds the badge has gone.
  private mutating func release(now: Double) -> Effect? {
    switch state {
    case .stretched(let grip), .detached(let grip):
      let velocity = grip.tracker.velocity
      let kept = tuning.keepsVelocity ? Flight.bounded(velocity) : .zero
      return tuning.isDismissible && isThrown(from: grip.position, velocity: velocity)
        ? dismiss(velocity: kept, now: now) : letGo(velocity: kept, now: now)
    case .attached, .returning, .dismissed:
      return nil
    }
  }

  /// The badge goes home from the finger that has held it.
  private mutating func letGo(velocity: Vector2, now: Double) -> Effect? {
    switch state {
    case .stretched(let grip):
      goHome(from: grip.position, velocity: velocity, isTorn: false, now: now)
      return .released
    case .detached(let grip):
      // The tutorial's neck does not draw itself anew in mid-air.
      let isTorn = look.neck != .liquid
      goHome(from: grip.position, velocity: velocity, isTorn: isTorn, now: now)
      aim(now: now)
      return .rejoined
    case .attached, .returning, .dismissed:
      return nil
    }
  }

  /// The badge bursts, or fades, at the end of a short flight.
  private mutating func dismiss(velocity: Vector2, now: Double) -> Effect? {
    if case .dismissed = state { return nil }
    let position = position(at: now)
    end(breath(at: now), now: now)
    state = .dismissed(Flight(from: position, velocity: velocity, isTorn: isTorn, at: now))
    if look.neck == .liquid { aim(now: now) }
    let swollen = look.fades ? 0 : Flight.swelling
    grow(to: Vector2(swollen, swollen), now: now)
    return .dismissed
  }

  /// The badge comes back: home from its flight, or anew at home if nothing of it is left.
  private mutating func restore(now: Double) -> Effect? {
    guard case .dismissed(let flight) = state else { return nil }
    if now >= (look.fades ? growth.restTime : flight.burstTime) {
      state = .attached(since: now)
      look = tuning.look
      reach = .still(at: breakDistance)
      growth = .still(at: .zero)
    } else {
      let isTorn = flight.isTorn && look.neck != .liquid
      goHome(
        from: flight.position(at: now), velocity: flight.velocity(at: now), isTorn: isTorn,
        now: now)
      if look.neck == .liquid { aim(now: now) }
    }
    grow(to: Vector2(1, 1), now: now)
    return .restored
  }

  /// Ends a motion whose time is over, and takes up a look that has waited for that.
  private mutating func rest(by now: Double) {
    if case .returning(let motion, _) = state, now >= motion.restTime {
      state = .attached(since: motion.restTime)
      reach = .still(at: breakDistance)
    }
    guard case .attached = state, !floats, now >= growth.restTime else { return }
    look = tuning.look
    reach = .still(at: breakDistance)
    // With another look it may float, from now on.
    if floats { state = .attached(since: now) }
  }

  /// Changes the badge, which stays where it is and goes on as it did; at home it goes with its
  /// home.
  private mutating func reanchor(now: Double, _ change: (inout Self) -> Void) {
    let position = position(at: now)
    let breath = breath(at: now)
    let old = state
    let wasFloating = floats
    change(&self)
    switch old {
    case .attached:
      if wasFloating, !floats {
        end(breath, now: now)
        goHome(from: position, velocity: .zero, isTorn: false, now: now)
      } else {
        rest(by: now)
        if !wasFloating { state = .attached(since: now) }
      }
    case .returning(let motion, let isTorn):
      let goesOn = tuning.returnSpring.dampingRatio < 1
      goHome(
        from: position, velocity: goesOn ? motion.velocity(at: now) : .zero,
        isTorn: isTorn, now: now)
    case .stretched, .detached, .dismissed: break
    }
  }

  /// Whether a badge let go there, at that velocity, is thrown away: whether it would come to rest
  /// too far from home, and not pass home on its way.
  private func isThrown(from position: Vector2, velocity: Vector2) -> Bool {
    let start = position - home
    let law = Deceleration.fast
    let way = Vector2(law.projection(velocity: velocity.x), law.projection(velocity: velocity.y))
    guard (start + way).magnitude >= breakDistance else { return false }
    let approach = -(start * way).sum()
    guard approach > 0 else { return true }
    // Home's foot on the way lies on it: what ends beyond the break on the near side does not get
    // to home.
    let share = min(approach / (way * way).sum(), 1)
    return (start + way * share).magnitude >= rejoinDistance
  }

  private mutating func goHome(from position: Vector2, velocity: Vector2, isTorn: Bool, now: Double)
  {
    state = .returning(
      SpringMotion(
        from: position, velocity: velocity, to: home,
        by: tuning.returnSpring, at: now, tolerance: Self.restTolerance),
      isTorn: isTorn)
  }

  /// Sends the neck's reach to where it belongs.
  private mutating func aim(now: Double) {
    let target = isTorn ? tornReach : breakDistance
    guard look.neck == .liquid else {
      reach = .still(at: target)
      return
    }
    let spring = tuning.neckSpring
    let velocity = spring.dampingRatio < 1 ? reach.velocity(at: now) : 0
    reach = SpringMotion(
      from: reach.value(at: now), velocity: velocity, to: target,
      by: spring, at: now, tolerance: Self.restTolerance)
  }

  /// Sends the badge to another size.
  private mutating func grow(to target: Vector2, now: Double) {
    let spring = tuning.growthSpring
    let velocity = spring.dampingRatio < 1 ? growth.velocity(at: now) : .zero
    growth = SpringMotion(
      from: growth.value(at: now), velocity: velocity, to: target, by: spring, at: now,
      tolerance: look.fades ? Self.restTolerance : Self.restTolerance / max(diameter, 1))
  }

  /// What breathed while it floated goes on from there to its size.
  private mutating func end(_ breath: Vector2, now: Double) {
    guard breath != Vector2(1, 1) else { return }
    growth = SpringMotion(
      from: growth.value(at: now) * breath, velocity: growth.velocity(at: now), to: growth.target,
      by: tuning.growthSpring, at: now, tolerance: Self.restTolerance / max(diameter, 1) * 1e-6)
  }

  private var isTorn: Bool {
    switch state {
    case .attached, .stretched: false
    case .detached, .dismissed: true
    case .returning(_, let isTorn): isTorn
    }
  }

  /// How far from home the badge may still be when it counts as there, in points: so that no point
  /// of the outline moves by more than 0.01 pt in the last step.
  private static var restTolerance: Double { 0.005 }
}

extension SpringMotion {
  /// No motion: always there.
  static func still(at target: Value) -> Self {
    Self(
      from: target, velocity: .zero, to: target,
      by: DampedSpring(angularFrequency: 1, dampingRatio: 1), at: -.infinity, tolerance: 1)
  }
}

extension GooeyBadge.Event {
  /// Whether every number in the event is one that a control can work with.
  var isFinite: Bool {
    switch self {
    case .touchBegan(let point), .touchMoved(let point), .touchEnded(let point): point.isFinite
    case .resized(let size): size.isFinite
    case .measured(let diameter, let viscosity): Vector2(diameter, viscosity).isFinite
    case .tuned(let tuning): tuning.isSound
    case .touchCancelled, .dismissed, .restored: true
    }
  }
}
