extension JellyGroupBody {
  /// A finger that holds a body.
  struct Grip: Equatable, Sendable {
    /// The slot of the body; −1 without a finger.
    var slot = -1
    /// The identifier of the finger.
    var finger = 0
    /// The last place of the finger, and the center of its body from there, in points.
    var place = Vector2.zero
    var offset = Vector2.zero
    var tracker = VelocityTracker()

    /// A Boolean value that indicates whether there is a finger.
    var isDown: Bool { slot >= 0 }
  }

  mutating func transition(on event: Event, now: Double) -> Effect? {
    switch event {
    case .touchBegan(let point, let finger):
      return grab(at: Limits.position(point), by: finger, now: now)
    case .touchMoved(let point, let finger):
      guard let grip = grip(of: finger) else { return nil }
      move(grip, to: Limits.position(point), now: now)
      return nil
    case .touchEnded(let point, let finger):
      guard let grip = grip(of: finger) else { return nil }
      if point.isFinite { move(grip, to: Limits.position(point), now: now) }
      let velocity = grips[grip].tracker.velocity(at: now)
      return release(grip, velocity: velocity, now: now)
    case .touchCancelled:
      var effect: Effect?
      for grip in 0..<4 where grips[grip].isDown {
        let released = release(grip, velocity: .zero, now: now)
        effect = effect == nil ? released : .allReleased
      }
      return effect
    case .bodyPlaced(let id, let box, let isAnimated):
      place(id, LiquidBody(box), isAnimated: isAnimated, now: now)
      return nil
    case .bodyRemoved(let id, let isAnimated):
      return remove(id, isAnimated: isAnimated, now: now)
    case .bodiesJoined(let id, let other):
      join(id, other, now: now)
      return nil
    case .sizeChanged(let size):
      self.size = Limits.size(size)
      return nil
    case .tuningChanged(let tuning):
      changing(now: now) { $0.retune(to: tuning, now: now) }
      return nil
    case .settingsChanged(let settings):
      changing(now: now) { $0.settings = settings.clamped }
      return nil
    }
  }

  // MARK: - Fingers

  private func grip(of finger: Int) -> Int? {
    for grip in 0..<4 where grips[grip].isDown && grips[grip].finger == finger { return grip }
    return nil
  }

  private func isHeld(_ slot: Int) -> Bool {
    for grip in 0..<4 where grips[grip].slot == slot { return true }
    return false
  }

  private mutating func grab(at point: Vector2, by finger: Int, now: Double) -> Effect? {
    guard grip(of: finger) == nil else { return nil }
    let time = motionTime(at: now)
    var (nearest, distance) = (-1, Double.infinity)
    for slot in 0..<Self.capacity where present[slot] {
      let clearance = bodies[slot].box(at: time).clearance(of: point).distance
      if clearance <= distance { (nearest, distance) = (slot, clearance) }
    }
    guard nearest >= 0 else { return nil }
    // A later finger takes a body over, which stays grabbed.
    let isTakenOver = isHeld(nearest)
    var free = -1
    for grip in 0..<4 where grips[grip].slot == nearest || (free < 0 && !grips[grip].isDown) {
      free = grip
      if grips[grip].slot == nearest { break }
    }
    guard free >= 0 else { return nil }
    let center = bodies[nearest].center.value(at: time)
    var grip = Grip(slot: nearest, finger: finger, place: point, offset: center - point)
    grip.tracker.add(point, at: now)
    changing(SlotSet(nearest), now: now) {
      $0.grips[free] = grip
      $0.bodies[nearest].center = .still(at: center, since: now)
    }
    return isTakenOver ? nil : .grabbed(bodies[nearest].id)
  }

  private mutating func move(_ index: Int, to point: Vector2, now: Double) {
    grips[index].tracker.add(point, at: now)
    guard grips[index].place != point else { return }
    grips[index].place = point
    let (slot, center) = (grips[index].slot, point + grips[index].offset)
    changing(SlotSet(slot), now: now) {
      $0.bodies[slot].center = .still(at: center, since: now)
    }
  }

  private mutating func release(_ index: Int, velocity: Vector2, now: Double) -> Effect {
    let slot = grips[index].slot
    let body = bodies[slot]
    grips[index] = Grip()
    changing(SlotSet(slot), now: now) {
      $0.bodies[slot].center = $0.motion(
        from: body.center.target, velocity: $0.tuning.motionSpring.carried(velocity),
        to: $0.bodies[slot].target.center, now: now)
    }
    return .released(body.id, way: body.center.target - body.target.center, velocity: velocity)
  }

  // MARK: - Bodies

  private mutating func place(_ id: Int, _ box: LiquidBody, isAnimated: Bool, now: Double) {
    let known = slot(of: id)
    if let known, isAnimated, bodies[known].target == box { return }
    guard let slot = known ?? freeSlot(for: id, at: box.center, now: now) else { return }
    changing(SlotSet(slot), now: now) {
      if known == nil { $0.enter(slot, at: box.center, now: now) }
      $0.bodies[slot].id = id
      $0.bodies[slot].target = box
      if isAnimated {
        $0.sendToTarget(slot, now: now)
      } else {
        if !$0.isHeld(slot) { $0.bodies[slot].center = .still(at: box.center, since: now) }
        $0.bodies[slot].sides = .still(at: Body.sides(of: box), since: now)
        $0.restBonds(of: slot, now: now)
      }
    }
  }

  /// Lets a body without a size enter a slot, or the one stay that leaves there.
  private mutating func enter(_ slot: Int, at center: Vector2, now: Double) {
    if !leaving[slot] {
      used[slot] = true
      bodies[slot] = Body()
      bodies[slot].center = .still(at: center, since: now)
      bodies[slot].sides = .still(at: .zero, since: now)
      for other in 0..<Self.capacity where other != slot {
        bonds[slot, other] = .init()
        bonds[slot, other].anchor(.resting(isJoined: false), now: now)
      }
    }
    leaving[slot] = false
  }

  /// Lets the spring take a body from where it is to its box, or only its sides if a finger holds
  /// it.
  private mutating func sendToTarget(_ slot: Int, now: Double) {
    let (body, time) = (bodies[slot], motionTime(at: now))
    if !isHeld(slot) {
      bodies[slot].center = retargeted(body.center, to: body.target.center, at: time, now)
    }
    bodies[slot].sides = retargeted(
      body.sides, to: Body.sides(of: body.target), at: time, now)
  }

  /// A slot for a new body: that of the same body, if it leaves, a free one, or that of the nearest
  /// one that leaves, of which the new one grows then, so that nothing vanishes.
  private func freeSlot(for id: Int, at center: Vector2, now: Double) -> Int? {
    for slot in 0..<Self.capacity where leaving[slot] && bodies[slot].id == id { return slot }
    for slot in 0..<Self.capacity where !used[slot] || isGone(slot, at: now) { return slot }
    let time = motionTime(at: now)
    var (nearest, distance) = (Int?.none, Double.infinity)
    for slot in 0..<Self.capacity where leaving[slot] {
      let away = (bodies[slot].center.value(at: time) - center).magnitude
      if away < distance { (nearest, distance) = (slot, away) }
    }
    return nearest
  }

  private func isGone(_ slot: Int, at time: Double) -> Bool {
    leaving[slot] && motionTime(at: time) >= bodies[slot].sides.restTime
  }

  private mutating func remove(_ id: Int, isAnimated: Bool, now: Double) -> Effect? {
    guard let slot = slot(of: id) else { return nil }
    var effect: Effect?
    for grip in 0..<4 where grips[grip].slot == slot {
      effect = release(grip, velocity: .zero, now: now)
    }
    changing(SlotSet(slot), now: now) {
      guard isAnimated else { return $0.drop(slot) }
      let body = $0.bodies[slot]
      $0.leaving[slot] = true
      $0.bodies[slot].target = LiquidBody(Disc(center: body.target.center, radius: 0))
      $0.bodies[slot].sides = $0.retargeted(
        body.sides, to: .zero, at: $0.motionTime(at: now), now)
    }
    return effect
  }

  /// Joins two bodies with a whole neck, if their gap is below the one at which it parts.
  private mutating func join(_ id: Int, _ other: Int, now: Double) {
    guard let slot = self.slot(of: id), let other = self.slot(of: other), slot != other,
      mayJoin(slot, other), !bonds.isJoined(slot, other, at: motionTime(at: now)),
      pair(slot, other).distance(isJoined: true, at: motionTime(at: now)) > 0
    else { return }
    changing(SlotSet(slot), now: now) {
      $0.bonds[slot, other] = LiquidBond(isJoined: true)
      $0.bonds[slot, other].anchor(.resting(isJoined: true), now: now)
    }
  }

  private func mayJoin(_ slot: Int, _ other: Int) -> Bool {
    guard let hub = settings.hub else { return true }
    return bodies[slot].id == hub || bodies[other].id == hub
  }

  /// Puts the bonds of a body at rest: joined where it is near enough.
  private mutating func restBonds(of slot: Int, now: Double) {
    for other in 0..<Self.capacity where used[other] && other != slot {
      let pair = pair(slot, other)
      let isJoined = bonds[slot, other].state.isJoined
      bonds[slot, other].anchor(
        .resting(
          isJoined: mayJoin(slot, other)
            && (pair.distance(isJoined: isJoined, at: now) > 0) == isJoined), now: now)
    }
  }

  // MARK: - Motions

  /// Lets an event change some bodies: what they move goes on from where it is, and the next
  /// changes of their bonds are found again.
  ///
  /// The bonds of other bodies go on as they were planned, so that an event looks at few pairs.
  @inline(never)
  mutating func changing(
    _ slots: SlotSet = .all, now: Double, _ change: (inout Self) -> Void
  ) {
    restart(slots, from: now)
    change(&self)
    schedule(slots, after: now)
  }

  /// Goes on with the bonds of some bodies, and with all that these bonds move, from where they are
  /// at the time of an event.
  private mutating func restart(_ slots: SlotSet, from now: Double) {
    let (time, springs) = (motionTime(at: now), bondSprings)
    var slots = slots
    if time == .infinity {
      rest(from: now)
      slots = .all
    }
    // A body that goes leaves the stretch after its hits to the others.
    for slot in 0..<Self.capacity where leaving[slot] && isGone(slot, at: now) {
      slots[slot] = true
    }
    // The stretches after hits become parts of the bodies' own rings.
    var (values, velocities) = (Sixteen(all: 0.0), Sixteen(all: 0.0))
    used.forEachPair(of: slots) { slot, other in
      var bond = bonds[slot, other]
      let hit = bond.hit(at: time, springs)
      values[slot] += hit.value
      values[other] += hit.value
      velocities[slot] += hit.velocity
      velocities[other] += hit.velocity
      bond.anchor(bond.state(at: time, springs), now: now)
      bonds[slot, other] = bond
    }
    for slot in 0..<Self.capacity
    where used[slot] && (slots == .all || values[slot] != 0 || velocities[slot] != 0) {
      let ring = bodies[slot].ring
      bodies[slot].ring = SpringMotion(
        from: ring.value(at: time) + values[slot],
        velocity: ring.velocity(at: time) + velocities[slot], to: 0, spring: tuning.recoilSpring,
        startTime: now, tolerance: Self.motionTolerance)
    }
    for slot in 0..<Self.capacity where leaving[slot] && isGone(slot, at: now) { drop(slot) }
  }

  /// Puts all bodies of a group at rest where they are, also where nobody would see what is left of
  /// their motions.
  private mutating func rest(from now: Double) {
    for slot in 0..<Self.capacity where used[slot] {
      if !isHeld(slot) {
        bodies[slot].center = .still(at: bodies[slot].center.target, since: now)
      }
      bodies[slot].sides = .still(at: bodies[slot].sides.target, since: now)
    }
  }

  private mutating func drop(_ slot: Int) {
    (used[slot], leaving[slot]) = (false, false)
    bodies[slot] = Body()
  }

  /// Finds the changes of the bonds of some bodies, and when all motion ends.
  private mutating func schedule(_ slots: SlotSet, after now: Double) {
    used.forEachPair(of: slots) { slot, other in
      var bond = bonds[slot, other]
      if mayJoin(slot, other) {
        bond.plan(pair(slot, other))
      } else if bond.state.isJoined {
        bond.anchor(bond.state.changed, now: now)
      }
      bond.findRest(
        bondSprings, tolerance: LiquidBond.tolerance, hitTolerance: LiquidBond.tolerance)
      bonds[slot, other] = bond
    }
    var (restTime, isMoving) = bonds.findVisible(in: used)
    restTime = max(now, restTime)
    for slot in 0..<Self.capacity where used[slot] {
      let body = bodies[slot]
      restTime = max(restTime, body.restTime)
      if body.ring.restTime > now {
        restTime = max(restTime, body.ring.visibleRestTime(tolerance: LiquidBond.tolerance))
        isMoving = true
      }
      if body.center.restTime > now || body.sides.restTime > now { isMoving = true }
    }
    // The rest of a motion that nobody sees goes at the next tick, and not at an event.
    motionRestTime = isMoving ? max(restTime, now.nextUp) : restTime
  }

  /// Goes on under another tuning.
  private mutating func retune(to tuning: Tuning, now: Double) {
    let (old, time) = (self.tuning, motionTime(at: now))
    self.tuning = tuning
    for slot in 0..<Self.capacity where used[slot] {
      let body = bodies[slot]
      if tuning.motionSpring != old.motionSpring {
        if !isHeld(slot) {
          bodies[slot].center = retargeted(body.center, to: body.center.target, at: time, now)
        }
        bodies[slot].sides = retargeted(body.sides, to: body.sides.target, at: time, now)
      }
      if tuning.recoilSpring != old.recoilSpring {
        bodies[slot].ring = SpringMotion(
          from: body.ring.value(at: now),
          velocity: tuning.recoilSpring.carried(body.ring.velocity(at: now)),
          to: 0, spring: tuning.recoilSpring, startTime: now, tolerance: Self.motionTolerance)
      }
    }
  }

  private func retargeted<Value: MotionValue>(
    _ old: SpringMotion<Value>, to target: Value, at time: Double, _ now: Double
  ) -> SpringMotion<Value> {
    motion(
      from: old.value(at: time), velocity: tuning.motionSpring.carried(old.velocity(at: time)),
      to: target, now: now)
  }

  private func motion<Value: MotionValue>(
    from start: Value, velocity: Value, to target: Value, now: Double
  ) -> SpringMotion<Value> {
    SpringMotion(
      from: start, velocity: velocity, to: target, spring: tuning.motionSpring, startTime: now,
      tolerance: Self.motionTolerance)
  }

  /// The tolerance of motions, in points, which end later than what can be seen of them.
  ///
  /// A neck that is about to part is as thick as the root of what is left of its gap: by 1e-9 of 20
  /// pt it changes by 0.0002 pt, by 1e-6 as much as can be seen.
  static var motionTolerance: Double { 1e-9 }

  private func pair(_ slot: Int, _ other: Int) -> Pair {
    Pair(
      first: bodies[min(slot, other)], second: bodies[max(slot, other)], settings: settings,
      tuning: tuning)
  }
}

extension LiquidBody {
  /// The body of a box.
  fileprivate init(_ box: JellyGroupBody.Box) {
    self.init(
      center: Limits.position(box.center), halfSize: Limits.size(box.size) / 2,
      cornerRadius: box.cornerRadius)
  }
}

extension JellyGroupBody.Event: ControlEvent, TouchEvent {
  /// A Boolean value that indicates whether the event ends or cancels a touch.
  public var endsTouch: Bool {
    switch self {
    case .touchEnded, .touchCancelled: true
    default: false
    }
  }
}

@_spi(Jelly) extension JellyGroupBody.Event: VisitableEvent {
  /// Accepts a visitor of every field, which may change it, and returns the event's name.
  public mutating func accept(_ visitor: inout some FieldVisitor) -> StaticString {
    switch self {
    case .touchBegan(let point, let finger): return visitor.touchBegan(&self, point, finger)
    case .touchMoved(let point, let finger): return visitor.touchMoved(&self, point, finger)
    case .touchEnded(let point, let finger): return visitor.touchEnded(&self, point, finger)
    case .touchCancelled: return visitor.touchCancelled()
    case .bodyPlaced(var body, var box, var isAnimated):
      visitor.count(&body, "body")
      visitor.point(&box.center)
      visitor.number(&box.size.x, "width")
      visitor.number(&box.size.y, "height")
      // A trace cannot contain infinity; a longer radius than any side means the same.
      let shown = min(box.cornerRadius, Limits.coordinate)
      var radius = shown
      visitor.number(&radius, "cornerRadius")
      if radius != shown { box.cornerRadius = radius }
      visitor.flag(&isAnimated, "isAnimated")
      self = .bodyPlaced(body, box, isAnimated: isAnimated)
      return "bodyPlaced"
    case .bodyRemoved(var body, var isAnimated):
      visitor.count(&body, "body")
      visitor.flag(&isAnimated, "isAnimated")
      self = .bodyRemoved(body, isAnimated: isAnimated)
      return "bodyRemoved"
    case .bodiesJoined(var body, var other):
      visitor.count(&body, "body")
      visitor.count(&other, "other")
      self = .bodiesJoined(body, other)
      return "bodiesJoined"
    case .sizeChanged(let size): return visitor.sizeChanged(&self, size)
    case .tuningChanged(let tuning): return visitor.tuningChanged(&self, tuning)
    case .settingsChanged(let settings): return visitor.settingsChanged(&self, settings)
    }
  }
}
