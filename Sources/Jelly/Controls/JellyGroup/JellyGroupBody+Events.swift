extension JellyGroupBody {
  /// A finger that holds a body.
  struct Grip: Equatable, Sendable {
    /// The slot of the body; −1 if there is no finger.
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
      anchor(now: now)
      retune(to: tuning, now: now)
      plan(now: now)
      return nil
    case .settingsChanged(let settings):
      anchor(now: now)
      self.settings = settings.clamped
      plan(now: now)
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
    let time = settled(now)
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
    anchor(SlotSet(nearest), now: now)
    let center = bodies[nearest].center.value(at: time)
    var grip = Grip(slot: nearest, finger: finger, place: point, offset: center - point)
    grip.tracker.add(point, at: now)
    grips[free] = grip
    bodies[nearest].center = .still(at: center, since: now)
    plan(SlotSet(nearest), now: now)
    return isTakenOver ? nil : .grabbed(bodies[nearest].id)
  }

  private mutating func move(_ index: Int, to point: Vector2, now: Double) {
    grips[index].tracker.add(point, at: now)
    guard grips[index].place != point else { return }
    grips[index].place = point
    let slot = grips[index].slot
    anchor(SlotSet(slot), now: now)
    bodies[slot].center = .still(at: point + grips[index].offset, since: now)
    plan(SlotSet(slot), now: now)
  }

  private mutating func release(_ index: Int, velocity: Vector2, now: Double) -> Effect {
    let slot = grips[index].slot
    grips[index] = Grip()
    anchor(SlotSet(slot), now: now)
    let center = bodies[slot].center.target
    bodies[slot].center = motion(
      from: center, velocity: tuning.motionSpring.carried(velocity),
      to: bodies[slot].target.center, now: now)
    plan(SlotSet(slot), now: now)
    return .released(bodies[slot].id)
  }

  // MARK: - Bodies

  private mutating func place(_ id: Int, _ box: LiquidBody, isAnimated: Bool, now: Double) {
    let known = slot(of: id)
    if let known, isAnimated, bodies[known].target == box { return }
    guard let slot = known ?? freeSlot(for: id, at: box.center, now: now) else { return }
    anchor(SlotSet(slot), now: now)
    let time = settled(now)
    if !leaving[slot], known == nil {
      used[slot] = true
      bodies[slot] = Body()
      bodies[slot].center = .still(at: box.center, since: now)
      bodies[slot].sides = .still(at: .zero, since: now)
      for other in 0..<Self.capacity where other != slot {
        bonds[slot, other] = .init()
        bonds[slot, other].anchor(.resting(isJoined: false), now: now)
      }
    }
    leaving[slot] = false
    bodies[slot].id = id
    bodies[slot].target = box
    let sides = Body.sides(of: box)
    if isAnimated {
      let body = bodies[slot]
      if !isHeld(slot) {
        bodies[slot].center = retargeted(body.center, to: box.center, at: time, now)
      }
      bodies[slot].sides = retargeted(body.sides, to: sides, at: time, now)
    } else {
      if !isHeld(slot) { bodies[slot].center = .still(at: box.center, since: now) }
      bodies[slot].sides = .still(at: sides, since: now)
      restBonds(of: slot, now: now)
    }
    plan(SlotSet(slot), now: now)
  }

  /// A slot for a new body: that of the same body, if it leaves, a free one, or that of the nearest
  /// one that leaves, of which the new one grows then, so that nothing vanishes.
  private func freeSlot(for id: Int, at center: Vector2, now: Double) -> Int? {
    for slot in 0..<Self.capacity where leaving[slot] && bodies[slot].id == id { return slot }
    for slot in 0..<Self.capacity where !used[slot] || isGone(slot, at: now) { return slot }
    let time = settled(now)
    var (nearest, distance) = (Int?.none, Double.infinity)
    for slot in 0..<Self.capacity where leaving[slot] {
      let away = (bodies[slot].center.value(at: time) - center).magnitude
      if away < distance { (nearest, distance) = (slot, away) }
    }
    return nearest
  }

  private func isGone(_ slot: Int, at time: Double) -> Bool {
    leaving[slot] && settled(time) >= bodies[slot].sides.restTime
  }

  private mutating func remove(_ id: Int, isAnimated: Bool, now: Double) -> Effect? {
    guard let slot = slot(of: id) else { return nil }
    var effect: Effect?
    for grip in 0..<4 where grips[grip].slot == slot {
      effect = release(grip, velocity: .zero, now: now)
    }
    anchor(SlotSet(slot), now: now)
    if isAnimated {
      leaving[slot] = true
      bodies[slot].target = LiquidBody(Disc(center: bodies[slot].target.center, radius: 0))
      bodies[slot].sides = retargeted(bodies[slot].sides, to: .zero, at: settled(now), now)
    } else {
      drop(slot)
    }
    plan(SlotSet(slot), now: now)
    return effect
  }

  /// Joins two bodies with a whole neck, if their gap is below the one at which it parts.
  private mutating func join(_ id: Int, _ other: Int, now: Double) {
    guard let slot = self.slot(of: id), let other = self.slot(of: other), slot != other,
      mayJoin(slot, other), !bonds.isJoined(slot, other, at: settled(now)),
      pair(slot, other).distance(isJoined: true, at: settled(now)) > 0
    else { return }
    anchor(SlotSet(slot), now: now)
    bonds[slot, other] = LiquidBond(isJoined: true)
    bonds[slot, other].anchor(.resting(isJoined: true), now: now)
    plan(SlotSet(slot), now: now)
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

  /// Goes on with the bonds of some bodies, and with all that these bonds move, from where they are
  /// at the time of an event.
  ///
  /// The bonds of other bodies go on as they were planned, so that an event looks at few pairs.
  mutating func anchor(_ slots: SlotSet = .all, now: Double) {
    let (time, springs) = (settled(now), bondSprings)
    var slots = slots
    if time == .infinity {
      // All motions of a group at rest are over, also where nobody would see what is left.
      slots = .all
      for slot in 0..<Self.capacity where used[slot] {
        if !isHeld(slot) {
          bodies[slot].center = .still(at: bodies[slot].center.target, since: now)
        }
        bodies[slot].sides = .still(at: bodies[slot].sides.target, since: now)
      }
    }
    // A body that goes leaves the stretch after its hits to the others.
    for slot in 0..<Self.capacity where leaving[slot] && isGone(slot, at: now) {
      slots[slot] = true
    }
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
        startTime: now, tolerance: Self.precision)
    }
    for slot in 0..<Self.capacity where leaving[slot] && isGone(slot, at: now) { drop(slot) }
  }

  private mutating func drop(_ slot: Int) {
    (used[slot], leaving[slot]) = (false, false)
    bodies[slot] = Body()
  }

  /// Finds the changes of the bonds of some bodies, and when all motion ends.
  mutating func plan(_ slots: SlotSet = .all, now: Double) {
    used.forEachPair(of: slots) { slot, other in
      var bond = bonds[slot, other]
      if mayJoin(slot, other) {
        bond.plan(pair(slot, other))
      } else if bond.state.isJoined {
        bond.anchor(bond.state.changed, now: now)
      }
      bond.findRest(bondSprings, tolerance: Self.tolerance, hitTolerance: Self.tolerance)
      bonds[slot, other] = bond
    }
    var (restTime, isMoving) = bonds.findLive(in: used)
    restTime = max(now, restTime)
    for slot in 0..<Self.capacity where used[slot] {
      let body = bodies[slot]
      restTime = max(restTime, body.restTime)
      if body.ring.restTime > now {
        restTime = max(restTime, body.ring.visibleRestTime(tolerance: Self.tolerance))
        isMoving = true
      }
      if body.center.restTime > now || body.sides.restTime > now { isMoving = true }
    }
    // What is left of a motion that nobody sees goes at the next tick, and not at an event.
    motionRestTime = isMoving ? max(restTime, now.nextUp) : restTime
  }

  /// Goes on under another tuning.
  private mutating func retune(to tuning: Tuning, now: Double) {
    let (old, time) = (self.tuning, settled(now))
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
          to: 0, spring: tuning.recoilSpring, startTime: now, tolerance: Self.precision)
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
      tolerance: Self.precision)
  }

  /// The tolerance of motions, which end later than what can be seen of them, in points: a neck may
  /// depend on the last of them.
  static var precision: Double { 1e-9 }
  /// The tolerance of strengths and stretches, whose unit is about the size of a body.
  private static var tolerance: Double { 1e-4 }

  // MARK: - Pairs

  /// Two bodies that may join.
  private struct Pair: BondedPair {
    let first: Body
    let second: Body
    let settings: Settings
    let tuning: Tuning

    func distance(isJoined: Bool, at time: Double) -> Double {
      distance(first.box(at: time), second.box(at: time), isJoined)
    }

    private func distance(_ body: LiquidBody, _ other: LiquidBody, _ isJoined: Bool) -> Double {
      let gap = LiquidFrame(body, other).gap
      let parting = Neck.partingGap(body, other, settings, tuning)
      return isJoined ? parting - gap : gap - tuning.rejoinFraction * parting
    }

    /// The distance, and bounds of the way that it can still go after a time, in points, and of its
    /// speed.
    private func bounds(
      isJoined: Bool, after time: Double
    ) -> (distance: Double, way: Double, speed: Double) {
      let (one, two) = (first.bounds(after: time), second.bounds(after: time))
      return (
        distance(one.box, two.box, isJoined), one.way + two.way, one.speed + two.speed
      )
    }

    /// The time of the next change: steps that the bound of the speed allows, then 40 halvings.
    ///
    /// A visit beyond the threshold that is shorter than 2 ms may be missed.
    func nextChange(isJoined: Bool, after start: Double) -> Double? {
      var (low, time) = (start, start)
      var (left, way, speed) = bounds(isJoined: isJoined, after: time)
      // A spring that hardly comes to rest is followed for some thousand oscillations.
      for _ in 0..<Self.maximumSteps where left > 0 {
        if way < left || speed == 0 { return nil }
        low = time
        time += max(left / speed, Self.shortestStep)
        (left, way, speed) = bounds(isJoined: isJoined, after: time)
      }
      guard left <= 0 else { return nil }
      guard time > low else { return time }
      for _ in 0..<40 {
        let middle = (low + time) / 2
        if distance(isJoined: isJoined, at: middle) > 0 { low = middle } else { time = middle }
      }
      return time
    }

    /// The shortest step, in seconds.
    private static var shortestStep: Double { 1.0 / 480 }
    /// The largest number of steps: 20 to 100 are usual.
    private static var maximumSteps: Int { 20_000 }

    /// How fast both bodies get flat when they meet: the faster they close in, the more.
    func hit(at time: Double) -> Double {
      let neck = Neck(
        first.box(at: time), second.box(at: time), strength: 0, settings, tuning)
      let direction = neck.frame.direction
      let approach = first.center.velocity(at: time) - second.center.velocity(at: time)
      let growth = first.sides.velocity(at: time) + second.sides.velocity(at: time)
      let speed = max(
        (direction * approach).sum() + abs(direction.x) * growth.x + abs(direction.y) * growth.y, 0)
      let orientation = direction.x * direction.x - direction.y * direction.y
      return -tuning.hit * (600 * speed / (600 + speed)) * orientation
    }
  }

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
