extension GooeyBadge {
  /// Handles an event; see ``ElasticBody/handle(_:at:)``.
  @discardableResult
  public mutating func handle(_ event: Event, at time: Double) -> Effect? {
    guard let now = clock.moment(of: event, at: time) else { return nil }
    rest(by: now)
    switch event {
    case .touchBegan(let point, let finger):
      return grab(at: Limits.position(point), by: finger, now: now)
    case .touchMoved(let point, let finger):
      guard finger == grip.name else { return nil }
      return drag(to: Limits.position(point), now: now)
    case .touchEnded(let point, let finger):
      guard finger == grip.name else { return nil }
      let effect = drag(to: Limits.position(point), now: now)
      return release(now: now) ?? effect
    case .touchCancelled:
      return letGo(velocity: .zero, now: now)
    case .dismissed:
      return dismiss(velocity: .zero, now: now)
    case .restored:
      return restore(now: now)
    case .tuned, .resized, .measured:
      change(by: event, now: now)
      return nil
    }
  }

  /// Lets a finger take hold of the badge where it is: at home, in mid-flight, or held by another
  /// finger.
  private mutating func grab(at point: Vector2, by finger: Int, now: Double) -> Effect? {
    let wasHeld = isHeld
    switch state {
    case .free, .held: break
    // A dismissed badge cannot be held.
    case .dismissed: return nil
    }
    grip = Grip(
      start: point, origin: position(at: now), centeringLength: tuning.centeringLength,
      name: finger, finger: point)
    stopBreathing(now: now)
    tracker = VelocityTracker()
    tracker.add(point, at: now)
    stretch(along: .zero, until: now, now: now)
    state = .held
    return wasHeld ? nil : isTorn ? .detached : .grabbed
  }

  /// Handles a move of the finger that holds the badge.
  ///
  /// Without a hold the move is ignored.
  private mutating func drag(to point: Vector2, now: Double) -> Effect? {
    guard isHeld else { return nil }
    grip.finger = point
    tracker.add(point, at: now)
    let wasTorn = isTorn
    let distance = (grip.position - home).magnitude
    isTorn = distance >= (wasTorn ? rejoinDistance : breakDistance)
    guard isTorn != wasTorn else {
      stretchUnderFinger(now: now)
      return nil
    }
    aim(now: now)
    if isTorn { recoil(now: now) } else { stretchUnderFinger(now: now) }
    return isTorn ? .detached : .rejoined
  }

  /// Handles the end of the touch: the badge goes home or is thrown away.
  private mutating func release(now: Double) -> Effect? {
    guard isHeld else { return nil }
    let velocity = tracker.velocity
    let kept = tuning.keepsVelocity ? Self.bounded(velocity) : .zero
    return tuning.isDismissible && isThrown(from: grip.position, velocity: velocity)
      ? dismiss(velocity: kept, now: now) : letGo(velocity: kept, now: now)
  }

  /// Lets the badge go home from the finger that has held it.
  private mutating func letGo(velocity: Vector2, now: Double) -> Effect? {
    guard isHeld else { return nil }
    let wasTorn = isTorn
    goHome(from: grip.position, velocity: velocity, now: now)
    return wasTorn ? .rejoined : .released
  }

  /// Lets the badge burst, or fade, at the end of a short flight.
  private mutating func dismiss(velocity: Vector2, now: Double) -> Effect? {
    guard state != .dismissed else { return nil }
    let position = position(at: now)
    stopBreathing(now: now)
    // A critically damped spring to the place where a fling would come to rest moves exactly as the
    // fling: x = −v/ω·e^(−ωt) is a solution of x″ + 2ωx′ + ω²x = 0.
    let rate = Deceleration.fast.decayRate
    motion = SpringMotion(
      from: position, velocity: velocity, to: position + velocity * (1 / rate),
      by: DampedSpring(angularFrequency: rate, dampingRatio: 1), at: now,
      tolerance: Limits.rest)
    state = .dismissed
    stretch(along: velocity, until: now + Self.flightTime, now: now)
    if look.neck == .liquid {
      isTorn = true
      aim(now: now)
    }
    grow(from: growth.value(at: now), to: look.fades ? 0 : Self.swelling, now: now)
    return .dismissed
  }

  /// Brings the badge back: home from its flight, or at home if nothing of it is left.
  private mutating func restore(now: Double) -> Effect? {
    guard state == .dismissed else { return nil }
    if isGone(at: now) {
      state = .free
      motion = .still(at: home, since: now)
      growth = .still(at: .zero)
      rest(by: now)
    } else {
      goHome(from: motion.value(at: now), velocity: motion.velocity(at: now), now: now)
    }
    grow(from: growth.value(at: now), to: 1, now: now)
    return .restored
  }

  /// Once home, the neck is whole and a pending look is adopted.
  private mutating func rest(by now: Double) {
    guard state == .free, now >= motion.restTime else { return }
    isTorn = false
    if !floats, now >= max(growth.restTime, wobble.restTime) {
      look = tuning.look
      // With the new look it may float from now on.
      if floats { motion = .still(at: home, since: now) }
    }
    reach = .still(at: breakReach)
  }

  /// Changes the tuning, the size or the measures.
  ///
  /// The badge keeps its place and its motion; at home it moves together with its home.
  private mutating func change(by event: Event, now: Double) {
    let position = position(at: now)
    let breath = breath(at: now)
    let wasFloating = floats
    let measures = Vector2(diameter, viscosity)
    switch event {
    case .tuned(let tuning): self.tuning = tuning
    case .resized(let size): self.size = Limits.size(size)
    case .measured(let diameter, let viscosity):
      self.diameter = Limits.length(diameter)
      self.viscosity = Limits.length(viscosity)
    case .touchBegan, .touchMoved, .touchEnded, .touchCancelled, .dismissed, .restored: break
    }
    if state == .free {
      let isHome = now >= motion.restTime
      if isHome, !wasFloating {
        motion = .still(at: home, since: now)
        rest(by: now)
      } else if !isHome || !floats {
        if isHome { grow(from: growth.value(at: now) * breath, to: 1, now: now) }
        let keepsVelocity = !isHome && tuning.returnSpring.carriesVelocity
        goHome(
          from: position, velocity: keepsVelocity ? motion.velocity(at: now) : .zero, now: now)
      }
    }
    // A neck that does not move by itself keeps its length, unless its measures have changed.
    let isMeasured = measures != Vector2(diameter, viscosity)
    if look.neck == .liquid || (isMeasured && !isTorn) { aim(now: now) }
  }
}

// MARK: - Motions

extension GooeyBadge {
  /// Whether a badge that is let go at a position and velocity is thrown away: whether its fling
  /// would come to rest too far from home, and not pass near home.
  private func isThrown(from position: Vector2, velocity: Vector2) -> Bool {
    let start = position - home
    let fling = velocity * (1 / Deceleration.fast.decayRate)
    guard (start + fling).magnitude >= breakDistance else { return false }
    let approach = -(start * fling).sum()
    guard approach > 0 else { return true }
    // The point of the fling's path that is nearest to home: a fling that ends before it, on the
    // near side, does not reach home.
    let share = min(approach / (fling * fling).sum(), 1)
    return (start + fling * share).magnitude >= rejoinDistance
  }

  /// Lets the spring take the badge home.
  ///
  /// A liquid neck joins again meanwhile; the tutorial's does not.
  private mutating func goHome(from position: Vector2, velocity: Vector2, now: Double) {
    state = .free
    motion = SpringMotion(
      from: position, velocity: velocity, to: home,
      by: tuning.returnSpring, at: now, tolerance: Limits.rest)
    stretchOnTheWayHome(from: position, now: now)
    guard look.neck == .liquid else { return }
    isTorn = false
    aim(now: now)
  }

  /// Sends the neck's reach to its target: by a spring for a liquid neck, else at once.
  private mutating func aim(now: Double) {
    let target = isTorn ? Vector2(tornReach, tornReach) : breakReach
    reach =
      look.neck == .liquid
      ? surface(reach, from: reach.value(at: now), to: target, Limits.rest, now: now)
      : .still(at: target)
  }

  /// Lets the badge grow or shrink to another size.
  ///
  /// Its tolerance is such that no point of the outline moves by more than 0.01 pt in the last
  /// step.
  private mutating func grow(from start: Vector2, to size: Double, now: Double) {
    growth = surface(
      growth, from: start, to: Vector2(size, size),
      look.fades ? Limits.rest : Limits.rest / max(diameter, 1), now: now)
  }

  /// Lets a badge that breathes while it floats go to its size at rest.
  private mutating func stopBreathing(now: Double) {
    let breath = breath(at: now)
    if breath != Vector2(1, 1) { grow(from: growth.value(at: now) * breath, to: 1, now: now) }
  }

  /// A motion of the surface from its present state to another target.
  @inline(never)
  private func surface(
    _ motion: SpringMotion<Vector2>, from start: Vector2, to target: Vector2, _ tolerance: Double,
    now: Double
  ) -> SpringMotion<Vector2> {
    let spring = tuning.surfaceSpring
    return SpringMotion(
      from: start, velocity: spring.carriesVelocity ? motion.velocity(at: now) : .zero,
      to: target, by: spring, at: now, tolerance: tolerance)
  }

  /// A velocity limited so that the eye can follow the badge.
  private static func bounded(_ velocity: Vector2) -> Vector2 {
    // In points per second; found by eye: the flight is then 400 pt long.
    let fastest = 4000.0
    let speed = velocity.magnitude
    return speed > fastest ? velocity * (fastest / speed) : velocity
  }

  /// The size to which the badge swells before it bursts, in diameters; found by eye.
  private static var swelling: Double { 1.3 }
}

extension GooeyBadge.Event: TouchEvent {
  /// Whether every number in the event is finite, and its tuning sound.
  public var isSound: Bool {
    switch self {
    case .touchBegan(let point, _), .touchMoved(let point, _), .touchEnded(let point, _):
      point.isFinite
    case .resized(let size): size.isFinite
    case .measured(let diameter, let viscosity): Vector2(diameter, viscosity).isFinite
    case .tuned(let tuning): tuning.isSound
    case .touchCancelled, .dismissed, .restored: true
    }
  }
}
