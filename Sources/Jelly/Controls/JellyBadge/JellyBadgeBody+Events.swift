extension JellyBadgeBody {
  mutating func transition(on event: Event, now: Double) -> Effect? {
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
      fingers.touchEnded(slot)
      guard isHolding, isHeld else { return effect }
      // The finger that came before it takes over.
      return (fingers.isAny ? grab(now: now) : release(now: now)) ?? effect
    case .touchCancelled:
      fingers.endAll()
      return release(velocity: .zero, now: now)
    case .dismissed:
      return dismiss(velocity: .zero, now: now)
    case .restored:
      return restore(now: now)
    case .tuningChanged, .sizeChanged, .settingsChanged:
      change(by: event, now: now)
      return nil
    }
  }

  /// Adds the contact of the finger that leads with the badge where it is: at rest, in mid-flight,
  /// or held by another finger.
  private mutating func grab(now: Double) -> Effect? {
    guard let leader = fingers.leader else { return nil }
    let (wasHeld, point) = (isHeld, fingers[leader].place)
    switch state {
    case .free, .held: break
    // A dismissed badge cannot be held.
    case .dismissed: return nil
    }
    contact = Contact(
      start: point, origin: position(at: now), centeringLength: tuning.centeringDistance,
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
    contact.finger = point
    tracker.add(point, at: now)
    let distance = (contact.position - restPosition).magnitude
    let isFar = distance >= (isTorn ? rejoinDistance : breakDistance)
    guard isFar != isTorn else {
      stretchUnderFinger(now: now)
      return nil
    }
    changeBond(at: distance, now: now)
    if isTorn { recoil(now: now) } else { stretchUnderFinger(now: now) }
    return isTorn ? .detached : .reattached
  }

  /// Handles the end of the touch: the badge returns to rest or is thrown away.
  private mutating func release(now: Double) -> Effect? {
    guard isHeld else { return nil }
    let velocity = tracker.velocity
    let kept = tuning.keepsVelocity ? Self.bounded(velocity) : .zero
    return tuning.isDismissible && isThrown(from: contact.position, velocity: velocity)
      ? dismiss(velocity: kept, now: now) : release(velocity: kept, now: now)
  }

  /// Lets the badge return to rest from the finger that has held it.
  private mutating func release(velocity: Vector2, now: Double) -> Effect? {
    guard isHeld else { return nil }
    let wasTorn = isTorn
    springBack(from: contact.position, velocity: velocity, now: now)
    return wasTorn ? .reattached : .released
  }

  /// Lets the badge burst, or fade, at the end of a short flight.
  private mutating func dismiss(velocity: Vector2, now: Double) -> Effect? {
    guard state != .dismissed else { return nil }
    let position = position(at: now)
    stopBreathing(now: now)
    // A critically damped spring to the place where a fling would come to rest moves exactly as the
    // fling: x = −v/ω·e^(−ωt) is a solution of x″ + 2ωx′ + ω²x = 0.
    let rate = Self.flingDecayRate
    motion = SpringMotion(
      from: position, velocity: velocity, to: position + velocity * (1 / rate),
      spring: DampedSpring(angularFrequency: rate, dampingRatio: 1), startTime: now,
      tolerance: Limits.restTolerance)
    state = .dismissed
    stretch(along: velocity, until: now + Self.flightTime, now: now)
    if look.neck == .liquid, !isTorn {
      changeBond(at: (position - restPosition).magnitude, now: now)
    }
    grow(from: growth.value(at: now), to: look.fades ? 0 : Self.swelling, now: now)
    return .dismissed
  }

  /// Brings the badge back: to rest from its flight, or at rest if nothing of it is left.
  private mutating func restore(now: Double) -> Effect? {
    guard state == .dismissed else { return nil }
    if isGone(at: now) {
      state = .free
      motion = .still(at: restPosition, since: now)
      growth = .still(at: .zero)
      rest(by: now)
    } else {
      // A badge that fades is still where its flight has ended.
      let isFlying = now < motion.startTime + Self.flightTime
      springBack(
        from: position(at: now), velocity: isFlying ? motion.velocity(at: now) : .zero, now: now)
    }
    grow(from: growth.value(at: now), to: 1, now: now)
    return .restored
  }

  /// Once at rest, the neck is whole and a pending look is adopted.
  private mutating func rest(by now: Double) {
    guard state == .free, now >= motion.restTime else { return }
    bond = LiquidBond(isJoined: true)
    if !floats, now >= max(growth.restTime, wobble.restTime) {
      look = tuning.look
      // With the new look it may float from now on.
      if floats { motion = .still(at: restPosition, since: now) }
    }
  }

  /// Changes the tuning, the size or the measures.
  ///
  /// The badge keeps its place and its motion; at rest it moves together with its rest position. A
  /// change of lengths that is too small to be seen leaves every motion as it is.
  private mutating func change(by event: Event, now: Double) {
    let (position, breath, wasFloating) = (position(at: now), breath(at: now), floats)
    let bondState = bondState(at: now)
    let old = (
      restPosition: restPosition, measures: Vector2(settings.diameter, settings.neckStretch),
      tuning: tuning
    )
    switch event {
    case .tuningChanged(let tuning): self.tuning = tuning
    case .sizeChanged(let size): self.size = Limits.size(size)
    case .settingsChanged(let settings): self.settings = settings.clamped
    case .touchBegan, .touchMoved, .touchEnded, .touchCancelled, .dismissed, .restored: break
    }
    let isTuned = tuning != old.tuning
    let isMoved = (restPosition - old.restPosition).magnitude >= Limits.minimumLength
    let measures = Vector2(settings.diameter, settings.neckStretch)
    let isMeasured = (measures - old.measures).magnitude >= Limits.minimumLength
    if state == .free {
      let isHome = now >= motion.restTime
      if isHome, !wasFloating {
        motion = .still(at: restPosition, since: now)
        rest(by: now)
      } else if isHome, !floats {
        grow(from: growth.value(at: now) * breath, to: 1, now: now)
        springBack(from: position, velocity: .zero, now: now)
      } else if !isHome {
        if isTuned || isMoved {
          motion = motion.continued(
            to: restPosition, by: tuning.returnSpring, at: now, tolerance: Limits.restTolerance)
        }
        if isTuned || isMeasured { keepStretching(now: now) }
      }
    }
    if isTuned { anchor(bondState, now: now) }
  }
}

// MARK: - Motions

extension JellyBadgeBody {
  /// The rate at which the velocity of a flung badge decays, −1000·ln 0.99 per second: that of
  /// `UIScrollView.DecelerationRate.fast`, whose velocity falls by one percent each millisecond.
  static var flingDecayRate: Double { -1000 * Elementary.log(0.99) }

  /// Returns whether a badge that is let go at a position and velocity is thrown away: whether its
  /// fling would come to rest too far from the rest position, and not pass near the rest position.
  private func isThrown(from position: Vector2, velocity: Vector2) -> Bool {
    let start = position - restPosition
    let fling = velocity * (1 / Self.flingDecayRate)
    guard (start + fling).magnitude >= breakDistance else { return false }
    let approach = -(start * fling).sum()
    guard approach > 0 else { return true }
    // The point of the fling's path that is nearest to the rest position: a fling that ends before
    // it, on the near side, does not reach the rest position.
    let share = min(approach / (fling * fling).sum(), 1)
    return (start + fling * share).magnitude >= rejoinDistance
  }

  /// Lets the spring return the badge to rest.
  ///
  /// A liquid neck joins again meanwhile; the tutorial's does not.
  private mutating func springBack(from position: Vector2, velocity: Vector2, now: Double) {
    state = .free
    motion = SpringMotion(
      from: position, velocity: velocity, to: restPosition,
      spring: tuning.returnSpring, startTime: now, tolerance: Limits.restTolerance)
    stretchOnPathHome(from: position, now: now)
    guard look.neck == .liquid, isTorn else { return }
    changeBond(at: (position - restPosition).magnitude, now: now)
  }

  /// Tears the neck or joins it.
  ///
  /// - Parameters:
  ///   - distance: The distance from the rest position, in points.
  ///   - now: The time, in seconds.
  private mutating func changeBond(at distance: Double, now: Double) {
    let state = bondState(at: now)
    var changed = state.changed
    // A neck that is not thin yet, because the badge is dismissed, gets thin first.
    if !changed.isJoined, distance < breakDistance(of: look) {
      (changed.growth, changed.velocity) = (state.growth, state.velocity)
    }
    anchor(changed, now: now)
  }

  /// Goes on from a state of the bond: by a spring for a liquid neck, else at once.
  private mutating func anchor(_ state: LiquidBond.State, now: Double) {
    bond.anchor(look.neck == .liquid ? state : .resting(isJoined: state.isJoined), now: now)
    bond.findRest(
      bondSprings, tolerance: Self.bondTolerance, hitTolerance: Self.bondTolerance)
  }

  /// The growth that counts as none: of a long tail it is 0.01 pt.
  private static var bondTolerance: Double { 1e-4 }

  /// Lets the badge grow or shrink to another size.
  ///
  /// Its tolerance is such that no point of the outline moves by more than 0.1 pt in the last
  /// step.
  private mutating func grow(from start: Vector2, to size: Double, now: Double) {
    growth = surface(
      growth, from: start, to: Vector2(size, size),
      look.fades ? Limits.faint : Limits.restTolerance / max(settings.diameter, 1), now: now
    )
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
      spring: tuning.surfaceSpring, startTime: now, tolerance: tolerance)
  }

  /// A velocity limited so that the eye can follow the badge.
  private static func bounded(_ velocity: Vector2) -> Vector2 {
    // In points per second. A flight is then 400 pt long, about the width of a phone: with twice as
    // much the badge bursts outside of most screens.
    let fastest = 4000.0
    let speed = velocity.magnitude
    return speed > fastest ? velocity * (fastest / speed) : velocity
  }

  /// The size to which the badge swells before it bursts, in diameters.
  ///
  /// The burst scales with it: at half of it the droplets are dust, at twice as much fireworks.
  private static var swelling: Double { 1.3 }
}

extension JellyBadgeBody.Event: ControlEvent, TouchEvent {
  /// A Boolean value that indicates whether the event ends or cancels a touch.
  public var endsTouch: Bool {
    switch self {
    case .touchEnded, .touchCancelled: true
    default: false
    }
  }
}

@_spi(Jelly) extension JellyBadgeBody.Event: VisitableEvent {
  /// Accepts a visitor of every field, which may change it, and returns the event's name.
  public mutating func accept(_ visitor: inout some FieldVisitor) -> StaticString {
    switch self {
    case .touchBegan(let point, let finger): return visitor.touchBegan(&self, point, finger)
    case .touchMoved(let point, let finger): return visitor.touchMoved(&self, point, finger)
    case .touchEnded(let point, let finger): return visitor.touchEnded(&self, point, finger)
    case .touchCancelled: return visitor.touchCancelled()
    case .dismissed: return "dismissed"
    case .restored: return "restored"
    case .sizeChanged(let size): return visitor.sizeChanged(&self, size)
    case .tuningChanged(let tuning): return visitor.tuningChanged(&self, tuning)
    case .settingsChanged(let settings): return visitor.settingsChanged(&self, settings)
    }
  }
}
