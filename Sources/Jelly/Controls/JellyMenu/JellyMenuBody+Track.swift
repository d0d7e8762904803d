extension JellyMenuBody {
  /// An item's motion between the button, 0, and its place, 1; it goes beyond both when it
  /// overshoots.
  ///
  /// An item with a new target continues its present motion until its departure, and then goes to
  /// the new target. Both motions are known when it gets the target. Velocities are multiples of
  /// the distance from button to place, per second.
  struct Track {
    /// The time at which the item got its target, in seconds.
    let start: Double
    /// The time at which the item departs for its target, in seconds; not before the start.
    let departure: Double
    /// The target until the departure.
    let before: Double
    /// The displacement from `before` at the start (x), and the velocity then (y).
    let early: Vector2
    /// The target from the departure on, 0 or 1.
    let target: Double
    /// The displacement from `target` at the departure (x), and the velocity then (y).
    let late: Vector2

    /// The item's place (x) and its velocity (y) at `time`; in an animation of fixed duration the
    /// velocity counts as 0.
    @inline(never)  // −1,966 B
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

    /// The target at `time`.
    func goal(at time: Double) -> Double { time < departure ? before : target }

    /// The time from which on the item stays within a tolerance of its target; the tolerance is a
    /// share of the distance from button to place.
    ///
    /// If that was before `now`, the rest of its path takes some more time, so that nothing jumps.
    func restTime(by tuning: Tuning, tolerance: Double, now: Double) -> Double {
      if tuning.isEased(to: target) { return departure + tuning.closingDuration }
      func restTime(_ offset: Vector2, from time: Double) -> Double {
        tuning.spring(to: target)
          .restTime(from: time, offset: offset.x, velocity: offset.y, tolerance: tolerance)
      }
      let end = restTime(late, from: departure)
      return end > now
        ? end : restTime(state(at: now, by: tuning) - Vector2(target, 0), from: now)
    }

    /// The first time from `time` on at which the item is at `level` or beyond: above it if
    /// `isRising`, else below; infinity if it never is.
    func arrival(
      at level: Double, isRising: Bool, from time: Double, by tuning: Tuning
    ) -> Double {
      let place = state(at: time, by: tuning).x
      guard isRising ? place < level : place > level else { return time }
      if time < departure {
        let arrival = motion(to: before, early, at: start, by: tuning)
          .firstCrossing(of: level, after: time)
        if let arrival, arrival < departure { return arrival }
      }
      return motion(to: target, late, at: departure, by: tuning)
        .firstCrossing(of: level, after: max(time, departure)) ?? .infinity
    }

    private func motion(
      to goal: Double, _ offset: Vector2, at start: Double, by tuning: Tuning
    ) -> SpringMotion<Double> {
      SpringMotion(
        from: goal + offset.x, velocity: offset.y, to: goal, spring: tuning.spring(to: goal),
        startTime: start, tolerance: 1e-12)
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

extension JellyMenuBody.Track {
  /// Creates the motion of an item that gets a new target while it may be moving.
  ///
  /// - Parameters:
  ///   - state: The item's place (x) and its velocity (y) now.
  ///   - before: The target until now.
  ///   - target: The new target, 0 or 1.
  ///   - departure: The time at which the item departs, in seconds; not before `now`.
  ///   - isStopped: Whether an item that does not bud stops where it is, and waits there.
  ///   - tuning: The menu's tuning.
  ///   - now: The time, in seconds.
  @inline(never)
  init(
    from state: Vector2, goingTo before: Double, sentTo target: Double, at departure: Double,
    isStopped: Bool = true, by tuning: JellyMenuBody.Tuning, now: Double
  ) {
    var state = state
    var before = before
    if tuning.transition == .fade { state.x = min(max(state.x, 0), 1) }
    if isStopped, tuning.transition != .bud {
      state.y = 0
      before = state.x
    }
    self.start = now
    self.departure = departure
    self.before = before
    self.target = target
    let (spring, next) = (tuning.spring(to: before), tuning.spring(to: target))
    early = Self.limited(state, by: spring) - Vector2(before, 0)
    late = Self.limited(
      Self.state(of: early, by: spring, after: departure - now) + Vector2(before - target, 0),
      by: next)
  }

  /// Returns whether the item moves by a curve of fixed duration, which a new tuning has, too.
  func keepsCurve(from old: JellyMenuBody.Tuning, to tuning: JellyMenuBody.Tuning, now: Double)
    -> Bool
  {
    now >= departure && old.isEased(to: target) && tuning.isEased(to: target)
      && old.closingDuration == tuning.closingDuration
  }

  /// A state with a velocity that a spring can catch within ``maximumDistance``.
  private static func limited(_ state: Vector2, by spring: DampedSpring) -> Vector2 {
    let fastest = maximumDistance * spring.angularFrequency
    return Vector2(state.x, min(max(state.y, -fastest), fastest))
  }

  /// The maximum displacement of an item by its velocity alone, as a multiple of its distance: 100
  /// times that of an item that is flicked in any preset.
  ///
  /// Without it springs of which one is far stiffer would throw an item farther at every event.
  private static var maximumDistance: Double { 100 }
}
