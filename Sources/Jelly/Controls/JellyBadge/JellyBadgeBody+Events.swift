extension JellyBadgeBody {
  /// Handles an event; see ``JellyBody/handle(_:at:)``.
  @discardableResult
  public mutating func handle(_ event: Event, at time: Double) -> Effect? { take(event, at: time) }

  mutating func respond(to event: Event, now: Double) -> Effect? {
    rest(by: now)
    switch event {
    case .touchBegan(let point, let finger):
      let slot = fingers.begin(finger, at: Limits.position(point), now: now)
      return slot == nil ? nil : grab(now: now)
    case .touchMoved(let point, let finger):
      return move(finger, to: Limits.position(point), now: now)
    case .touchEnded(let point, let finger):
      let isHolding = fingers.slot(of: finger) == fingers.leader
      guard let slot = fingers.slot(of: finger) else { return nil }
      let place = point.isFinite ? Limits.position(point) : fingers[slot].place
      let effect = move(finger, to: place, now: now)
      fingers.end(slot)
      guard isHolding, isHeld else { return effect }
      // The finger that came before it takes over.
      return (fingers.isAny ? grab(now: now) : release(now: now)) ?? effect
    case .touchCancelled:
      fingers.endAll()
      return letGo(velocity: .zero, now: now)
    case .dismissed:
      return dismiss(velocity: .zero, now: now)
    case .restored:
      return restore(now: now)
    case .tuned, .resized, .set:
      change(by: event, now: now)
      return nil
    }
  }

  /// Lets the finger that leads take hold of the badge where it is: at home, in mid-flight, or held
  /// by another finger.
  private mutating func grab(now: Double) -> Effect? {
    guard let leader = fingers.leader else { return nil }
    let (wasHeld, point) = (isHeld, fingers[leader].place)
    switch state {
    case .free, .held: break
    // A dismissed badge cannot be held.
    case .dismissed: return nil
    }
    grip = Grip(
      start: point, origin: position(at: now), centeringLength: tuning.centeringLength,
      finger: point)
    stopBreathing(now: now)
    tracker = VelocityTracker()
    tracker.add(point, at: now)
    stretch(along: .zero, until: now, now: now)
    state = .held
    return wasHeld ? nil : isTorn ? .detached : .grabbed
  }

  /// Moves a finger, and the badge with it if it leads and holds the badge.
  private mutating func move(_ finger: Int, to point: Vector2, now: Double) -> Effect? {
    guard let slot = fingers.slot(of: finger) else { return nil }
    fingers.move(slot, to: point)
    guard isHeld, slot == fingers.leader else { return nil }
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
  /// The badge keeps its place and its motion; at home it moves together with its home. A change of
  /// lengths that is too small to be seen leaves every motion as it is.
  private mutating func change(by event: Event, now: Double) {
    let (position, breath, wasFloating) = (position(at: now), breath(at: now), floats)
    let old = (home: home, measures: Vector2(settings.diameter, settings.viscosity), tuning: tuning)
    switch event {
    case .tuned(let tuning): self.tuning = tuning
    case .resized(let size): self.size = Limits.size(size)
    case .set(let settings): self.settings = settings.limited
    case .touchBegan, .touchMoved, .touchEnded, .touchCancelled, .dismissed, .restored: break
    }
    let isTuned = tuning != old.tuning
    let isMoved = (home - old.home).magnitude >= Limits.smallest
    let measures = Vector2(settings.diameter, settings.viscosity)
    let isMeasured = (measures - old.measures).magnitude >= Limits.smallest
    if state == .free {
      let isHome = now >= motion.restTime
      if isHome, !wasFloating {
        motion = .still(at: home, since: now)
        rest(by: now)
      } else if isHome, !floats {
        grow(from: growth.value(at: now) * breath, to: 1, now: now)
        goHome(from: position, velocity: .zero, now: now)
      } else if !isHome {
        if isTuned || isMoved {
          motion = motion.continued(
            to: home, by: tuning.returnSpring, at: now, tolerance: Limits.rest)
        }
        if isTuned || isMeasured { keepStretching(now: now) }
      }
    }
    // A neck that does not move by itself keeps its length, unless its measures have changed.
    guard isTuned || isMeasured else { return }
    if look.neck == .liquid {
      reach = reach.continued(
        to: reachTarget, by: tuning.surfaceSpring, at: now, tolerance: Limits.rest)
    } else if isMeasured, !isTorn {
      aim(now: now)
    }
  }
}

// MARK: - Motions

extension JellyBadgeBody {
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
    stretchOnPathHome(from: position, now: now)
    guard look.neck == .liquid else { return }
    isTorn = false
    aim(now: now)
  }

  /// Sends the neck's reach to its target: by a spring for a liquid neck, else at once.
  private mutating func aim(now: Double) {
    reach =
      look.neck == .liquid
      ? surface(reach, from: reach.value(at: now), to: reachTarget, Limits.rest, now: now)
      : .still(at: reachTarget)
  }

  /// The reach that the neck has at rest, as x and as y, in points.
  private var reachTarget: Vector2 { isTorn ? Vector2(tornReach, tornReach) : breakReach }

  /// Lets the badge grow or shrink to another size.
  ///
  /// Its tolerance is such that no point of the outline moves by more than 0.01 pt in the last
  /// step.
  private mutating func grow(from start: Vector2, to size: Double, now: Double) {
    growth = surface(
      growth, from: start, to: Vector2(size, size),
      look.fades ? Limits.rest : Limits.rest / max(settings.diameter, 1), now: now)
  }

  /// Lets a badge that breathes while it floats go to its size at rest.
  private mutating func stopBreathing(now: Double) {
    let breath = breath(at: now)
    if breath != Vector2(1, 1) { grow(from: growth.value(at: now) * breath, to: 1, now: now) }
  }

  /// A motion of the surface from its present state to another target.
  private func surface(
    _ motion: SpringMotion<Vector2>, from start: Vector2, to target: Vector2, _ tolerance: Double,
    now: Double
  ) -> SpringMotion<Vector2> {
    SpringMotion(
      from: start, velocity: tuning.surfaceSpring.carried(motion.velocity(at: now)), to: target,
      by: tuning.surfaceSpring, at: now, tolerance: tolerance)
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

extension JellyBadgeBody.Event: TouchEvent {
  /// Whether the event ends or cancels a touch.
  public var endsTouch: Bool {
    switch self {
    case .touchEnded, .touchCancelled: true
    default: false
    }
  }

  /// Shows every field to a visitor, which may change it, and returns the event's name.
  public mutating func show(to visitor: inout some FieldVisitor) -> StaticString {
    switch self {
    case .touchBegan(let point, let finger): return visitor.touchBegan(&self, point, finger)
    case .touchMoved(let point, let finger): return visitor.touchMoved(&self, point, finger)
    case .touchEnded(let point, let finger): return visitor.touchEnded(&self, point, finger)
    case .touchCancelled: return visitor.touchCancelled()
    case .dismissed: return "dismissed"
    case .restored: return "restored"
    case .resized(let size): return visitor.resized(&self, size)
    case .tuned(let tuning): return visitor.tuned(&self, tuning)
    case .set(let settings): return visitor.set(&self, settings)
    }
  }
}
