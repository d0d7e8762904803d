// A free drop swings about its home by one spring, so it is known when it will touch a wall. At
// that moment it starts anew, with another velocity and a dent. Nothing watches for it: a drop that
// is asked for a later time goes through the hits until then.

extension SoftDrop {
  /// A hit against a wall.
  struct Hit: Equatable, Sendable {
    let time: Double
    let wall: Side
  }

  /// Calls a function with the drop as it is after all hits until `time`.
  @inline(__always)
  func later<Result>(at time: Double, _ body: (Self) -> Result) -> Result {
    guard let hit, hit.time <= time else { return body(self) }
    var drop = self
    drop.bounce(until: time)
    return body(drop)
  }

  /// Goes through all hits until `time`.
  mutating func bounce(until time: Double) {
    while let hit, hit.time <= time {
      change(now: hit.time) { $0.strike(hit) }
      bounces += 1
      findHit(now: hit.time)
    }
  }

  /// Turns the velocity back at a wall, and pushes the outline in there.
  ///
  /// The faster the drop, the deeper the dent, but less and less. A wall as an attachment that only
  /// pushes would be truer, and would squash a fast drop flat; rejected by eye.
  private mutating func strike(_ hit: Hit) {
    let (law, way) = (law, hit.wall.outwards)
    let speed = (speed(at: hit.time) * way).sum()
    let fastest = Self.fastestDent * radius * tuning.spring.angularFrequency
    let dent = fastest * speed / (fastest + speed)
    let recoil = way * (-(1 + tuning.bounce) * speed)
    shape.change(by: law, now: hit.time) { body in
      Self.withPlace(recoil) { body.push(along: $0, times: 1) }
      withNumbers(Scratch.self) { blow in
        law.writeBlow(at: way.angle / (2 * .pi), roundness: Self.roundness, to: blow)
        var square = 0.0
        for n in 0..<law.count { square += blow[n] * blow[n] }
        body.push(along: blow, times: -dent / square)
      }
    }
  }

  /// Finds the next hit after `now`.
  mutating func findHit(now: Double) {
    hit = nil
    guard bounces < Self.mostBounces, isFree, law.rings, tuning.isWalled, radius > 0,
      now < shape.restTime
    else { return }
    let (place, speed) = (place(at: now), speed(at: now))
    let spring = law.homeSpring
    for axis in 0..<2 {
      let motion = SpringMotion(
        from: place[axis], velocity: speed[axis], to: home[axis], by: spring, at: now,
        tolerance: Limits.rest)
      findHit(motion, on: axis == 0 ? .left : .top, at: radius, outwards: -1)
      findHit(
        motion, on: axis == 0 ? .right : .bottom, at: size[axis] - radius, outwards: 1)
    }
  }

  /// Finds the first moment at which a motion passes a place outwards, and notes it if it is before
  /// all others.
  ///
  /// Between two extrema a motion only rises or only falls.
  private mutating func findHit(
    _ motion: SpringMotion<Double>, on wall: Side, at place: Double, outwards sign: Double
  ) {
    var from = motion.startTime
    for _ in 0..<Self.mostSwings where from < motion.restTime {
      let to = min(motion.nextExtremum(after: from) ?? motion.restTime, motion.restTime)
      let before = sign * (motion.value(at: from) - place)
      let after = sign * (motion.value(at: to) - place)
      if before <= Limits.smallest, after > max(before, 0) {
        let time = before >= 0 ? from : motion.firstArrival(at: place, after: from) ?? to
        if time < hit?.time ?? .infinity { hit = Hit(time: time, wall: wall) }
        return
      }
      from = to
    }
  }

  /// After this many hits without an event in between, a drop does not bounce any more.
  private static var mostBounces: Int { 8 }
  /// A drop that has not hit a wall after as many half swings will not.
  private static var mostSwings: Int { 4 }
  /// The speed at which a wall dents even the fastest drop, in radii times the frequency of the
  /// mode that makes an ellipse; found by eye.
  private static var fastestDent: Double { 0.57 }
  /// How much weaker each shorter wave is in a wall's blow: a wall is wider than a finger; found by
  /// eye.
  private static var roundness: Double { 0.35 }
}

extension Side {
  /// The direction out of the surroundings on this side.
  fileprivate var outwards: Vector2 {
    switch self {
    case .top: Vector2(0, -1)
    case .bottom: Vector2(0, 1)
    case .left: Vector2(-1, 0)
    case .right: Vector2(1, 0)
    }
  }
}
