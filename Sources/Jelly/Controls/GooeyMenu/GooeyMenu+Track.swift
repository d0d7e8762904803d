extension GooeyMenu {
  /// An item's way between the button, 0, and its place, 1; beyond both when it swings.
  ///
  /// An item that is sent elsewhere goes on as it did until its departure, then to its new target: two
  /// motions one after the other, both known when it is sent.
  struct Track {
    /// When it was sent, in seconds.
    let start: Double
    /// When it departs, in seconds; not before the start.
    let departure: Double
    /// Where it went until then.
    let before: Double
    /// How far from there it was then, and its velocity, in ways a second.
    let early: Vector2
    /// Where it is sent to, 0 or 1.
    let target: Double
    /// How far from there it is when it departs, and its velocity.
    let late: Vector2

    /// Where it is, and its velocity, in ways a second; an animation of fixed duration hands none on.
    @inline(never)
    func state(at time: Double, by tuning: Tuning) -> Vector2 {
      let isEarly = time < departure
      let goal = isEarly ? before : target
      let offset = isEarly ? early : late
      let elapsed = time - (isEarly ? start : departure)
      if !isEarly, tuning.isEased(to: target) {
        let share = elapsed / tuning.closingDuration
        return Vector2(late.x * (1 - TimingCurve.easeInOut.progress(after: share)), 0)
      }
      return Self.state(of: offset, by: tuning.spring(to: goal), after: elapsed)
        + Vector2(goal, 0)
    }

    /// Where it is going to.
    func goal(at time: Double) -> Double { time < departure ? before : target }

    /// From this time on it stays within a tolerance of its target, the part of the way that counts
    /// as none.
    func restTime(by tuning: Tuning, tolerance: Double) -> Double {
      if tuning.isEased(to: target) { return departure + tuning.closingDuration }
      return tuning.spring(to: target)
        .restTime(from: departure, offset: late.x, velocity: late.y, tolerance: tolerance)
    }

    /// The first moment from `time` on at which it is at `level` or beyond: above it if `isRising`,
    /// else below; infinity if it never is.
    func arrival(
      at level: Double, isRising: Bool, from time: Double, by tuning: Tuning
    ) -> Double {
      let place = state(at: time, by: tuning).x
      guard isRising ? place < level : place > level else { return time }
      if time < departure {
        let arrival = motion(to: before, early, at: start, by: tuning)
          .firstArrival(at: level, after: time)
        if let arrival, arrival < departure { return arrival }
      }
      return motion(to: target, late, at: departure, by: tuning)
        .firstArrival(at: level, after: max(time, departure)) ?? .infinity
    }

    private func motion(
      to goal: Double, _ offset: Vector2, at start: Double, by tuning: Tuning
    ) -> SpringMotion<Double> {
      SpringMotion(
        from: goal + offset.x, velocity: offset.y, to: goal, by: tuning.spring(to: goal),
        at: start, tolerance: 1e-12)
    }

    private static func state(
      of offset: Vector2, by spring: DampedSpring, after elapsed: Double
    ) -> Vector2 {
      let response = spring.response(after: elapsed)
      return Vector2(
        response.offset(offset.x, offset.y), response.velocity(offset.x, offset.y))
    }
  }
}

extension GooeyMenu.Track {
  /// An item that moves somehow and is sent elsewhere.
  ///
  /// - Parameters:
  ///   - state: Where it is, and its velocity, in ways a second.
  ///   - before: Where it has been going until now.
  ///   - target: Where it is sent to, 0 or 1.
  ///   - departure: When it departs, in seconds; not before `now`.
  ///   - tuning: How the menu feels.
  ///   - now: When it is sent, in seconds.
  @inline(never)
  init(
    from state: Vector2, goingTo before: Double, sentTo target: Double, at departure: Double,
    by tuning: GooeyMenu.Tuning, now: Double
  ) {
    var state = state
    var before = before
    switch tuning.form {
    case .bump:
      state.y = 0
      before = state.x
    case .bud: break
    case .fade:
      state = Vector2(min(max(state.x, 0), 1), 0)
      before = state.x
    }
    self.start = now
    self.departure = departure
    self.before = before
    self.target = target
    early = state - Vector2(before, 0)
    late =
      Self.state(of: early, by: tuning.spring(to: before), after: departure - now)
      + Vector2(before - target, 0)
  }
}
