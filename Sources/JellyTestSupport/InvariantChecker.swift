internal import Jelly
internal import JellyRecording

/// A runner that sends random events to a body, and checks after each whether the body satisfies
/// the invariants of elastic bodies.
///
/// For a test ``invariantViolation(of:events:seed:)`` is enough. Use this type to run many events,
/// because it reuses its memory:
///
///     var invariants = InvariantChecker(of: Wobble(), seed: 1)
///     for seed: UInt64 in 1...1_000_000 {
///       invariants.start(with: Wobble(), seed: seed)
///       if let broken = invariants.run(events: 64) { fatalError(broken.description) }
///     }
@_spi(Jelly) public struct InvariantChecker<Body: InvariantCheckable> {
  /// The body after the last event.
  public private(set) var body: Body

  /// The invariants that are checked: at first all but those that the body is known to violate.
  public var invariants = Set(Invariant.allCases)

  /// The share of the events after which a jump of the outline is searched, from 0 to 1.
  ///
  /// A search draws a few hundred outlines.
  public var searchShare = 0.01

  private var fresh: Body
  /// A copy of the body, which also gets ``InvariantCheckable/repeats``.
  private var repeater: Body
  private var seed: UInt64
  private var generator: SeededGenerator
  /// The random numbers of copies; the events do not depend on them.
  private var copies: SeededGenerator
  private var clock: RandomClock
  /// The time of the last event that was not ignored, in seconds.
  private var now = -Double.infinity
  private var history: [(event: Body.Event, time: Double)] = []
  /// A Boolean value that indicates whether every number that the body was made with has looked
  /// right so far.
  private var isRecommended = true
  /// The outline of the body at the last event, its outline at rest, and one for other times.
  private var (current, rest, other) = (Outline(), Outline(), Outline())

  /// Creates a runner for a body without any events, and the seed of the random events.
  public init(of fresh: Body, seed: UInt64) {
    self.body = fresh
    self.fresh = fresh
    self.repeater = fresh
    self.seed = seed
    generator = SeededGenerator(seed: seed)
    copies = SeededGenerator(seed: ~seed)
    clock = RandomClock(using: &generator)
  }

  /// Starts again with another body and seed.
  public mutating func start(with fresh: Body, seed: UInt64) {
    body = fresh
    self.fresh = fresh
    repeater = fresh
    self.seed = seed
    generator = SeededGenerator(seed: seed)
    copies = SeededGenerator(seed: ~seed)
    clock = RandomClock(using: &generator)
    now = -.infinity
    isRecommended = true
    history.removeAll(keepingCapacity: true)
  }

  /// Sends a number of events to the body, and then the same events to a copy of the new body.
  ///
  /// - Parameters:
  ///   - count: How many.
  ///   - isRepeated: Whether a second body gets the same events, which must have the same outline.
  /// - Returns: The first invariant violated, or nil.
  public mutating func run(events count: Int, isRepeated: Bool = true) -> InvariantViolation? {
    for _ in 0..<count {
      if let broken = step() { return broken }
    }
    return isRepeated ? repeatAll() : nil
  }

  /// Sends one random event to the body.
  ///
  /// - Returns: The invariant violated, or nil.
  public mutating func step() -> InvariantViolation? {
    let before = body
    let event = body.randomEvent(using: &generator)
    let time = clock.next(using: &generator)
    // No clock shows more seconds than that.
    let isTime = abs(time) <= EventClock.maximumTime
    // The end of a touch that an earlier event began counts whatever its numbers are.
    let counts =
      body.endsTouch(event) ? isTime || now > -.infinity : body.counts(event) && isTime
    let moment = isTime ? max(now, time) : now
    let last = now
    if counts, let broken = triesSettings(until: moment) { return broken }
    _ = body.handle(event, at: time)
    _ = repeater.handle(event, at: time)
    history.append((event, time))
    let resting = body.resting
    isRecommended = isRecommended && body.isRecommended
    if counts {
      now = moment
      body.record(at: now, into: &current)
      if !current.isFinite { return broken(.finite, "is not finite at \(now)") }
      if let broken = moved(from: before, by: event) { return broken }
      if let broken = bent(from: before, since: last, by: event) { return broken }
    } else {
      if let broken = ignored(since: before) { return broken }
      body.record(at: now, into: &current)
    }
    return stays() ?? rests(as: resting) ?? differs(at: [now]) ?? jumpsLater() ?? bendsLater()
  }

  /// Sends copies of the body the present values of its settings, and nearly these, at a time
  /// before the next event; checks that the copies keep the outline of the body.
  private mutating func triesSettings(until time: Double) -> InvariantViolation? {
    let times = [time, time + 0.03, time + 0.4, body.restTime]
    if invariants.contains(.idempotent), copies.chance(0.3) {
      for event in repeater.repeats where repeater.handle(event, at: time) != nil {
        return broken(.idempotent, "has an effect of \(event), which sets the present value")
      }
      if let broken = differs(at: times) { return broken }
    }
    // At times so late that a double does not resolve milliseconds, a whole motion is over before
    // the next tick.
    guard invariants.contains(.continuousInSettings), time.ulp < 1e-3, copies.chance(0.3) else {
      return nil
    }
    let changes = body.changes(by: copies.sign() * 1e-9)
    return changes.isEmpty ? nil : differs(after: copies.pick(changes), at: time)
  }

  /// Checks that an event that hardly changes what is set hardly moves the outline from a time on.
  private mutating func differs(after event: Body.Event, at time: Double) -> InvariantViolation? {
    var copy = body
    _ = copy.handle(event, at: time)
    // The last step of a motion cannot be seen, and may come at another time.
    let rests = (first: min(body.restTime, copy.restTime), last: max(body.restTime, copy.restTime))
    // A motion without damping never ends, and its phase drifts with the change: only the first ten
    // seconds show whether the motion has changed.
    let middle = time + (min(rests.first, time + 10) - time) * copies.uniform(0...1)
    for later in [time, time + 0.03, time + 0.4, middle, .infinity]
    where !(later >= rests.first && later < rests.last) {
      body.record(at: later, into: &current)
      copy.record(at: later, into: &other)
      guard current.isFinite, other.isFinite else {
        return broken(.finite, "is not finite at \(later)")
      }
      let apart = drawnDistance(near: 0.005)
      // The last step of one part may come earlier or later, too.
      let bound = later > time ? 0.1 : 0.01
      // If a drop just touches another, their outline moves by the root of the change of its size.
      if !(apart < max(bound, current.extent * 1e-4)), !body.jumps(between: later, and: later) {
        return broken(
          .continuousInSettings, "is \(apart) pt elsewhere at \(later) after \(event)")
      }
    }
    return nil
  }

  /// Checks that the copy that also got ``InvariantCheckable/repeats`` has the body's outline at
  /// some times, and its rest time.
  private mutating func differs(at times: [Double]) -> InvariantViolation? {
    guard invariants.contains(.idempotent) else { return nil }
    for time in times {
      body.record(at: time, into: &current)
      repeater.record(at: time, into: &other)
      if !current.isIdentical(to: other) {
        return broken(
          .idempotent,
          "differs by \(drawnDistance()) pt at \(time) after an event that sets the present value")
      }
    }
    // Such an event may be the last one of the copy.
    guard max(body.restTime, times[0]) == max(repeater.restTime, times[0]) else {
      return broken(
        .idempotent,
        "rests at \(body.restTime), but at \(repeater.restTime) after an event that sets the "
          + "present value")
    }
    return nil
  }

  /// The distance between the lines of the present and the other outline, in points.
  ///
  /// - Parameter near: The distance of their points within which the lines need not be searched.
  private func drawnDistance(near: Double = 1e-9) -> Double {
    // If control points have moved only along a straight line, the line is still the same.
    let apart = other.pointDistance(to: current)
    return apart <= near
      ? apart : max(other.lineDistance(to: current), current.lineDistance(to: other))
  }

  /// Checks that an event that must be ignored has changed nothing.
  private mutating func ignored(since before: Body) -> InvariantViolation? {
    guard body.restTime == before.restTime else {
      return broken(.rejectsInvalid, "changes at an invalid event")
    }
    for time in [now, body.restTime, now + 0.03, .nan, .infinity, -.infinity] {
      body.record(at: time, into: &current)
      before.record(at: time, into: &other)
      if !current.isIdentical(to: other) {
        return broken(.rejectsInvalid, "changes at an invalid event")
      }
    }
    return nil
  }

  /// Checks that the event has not moved anything that it must not move.
  private mutating func moved(from before: Body, by event: Body.Event) -> InvariantViolation? {
    // At times so late that a double does not resolve milliseconds, a whole motion is over before
    // the next tick.
    guard before.staysInPlace(under: event, at: now), now.ulp < 1e-3 else { return nil }
    let jump = jump(from: before)
    // NaN counts as a jump.
    return jump <= 1e-9 ? nil : broken(.continuous, "jumps by \(jump) pt")
  }

  /// The distance by which the event has moved the outline, in points, less a few rounding errors
  /// of its numbers, which matter if a finger is a million points away.
  private mutating func jump(from before: Body) -> Double {
    before.record(at: now, into: &other)
    let (oldPlace, newPlace) = (before.place(at: now), body.place(at: now))
    var (moved, size) = (0.0, other.extent)
    for (old, new) in zip(oldPlace, newPlace) {
      let apart = old == new ? 0 : abs(old - new)
      // NaN is infinitely far from everything.
      moved = apart >= 0 ? max(moved, apart) : .infinity
      size = max(size, abs(old))
    }
    let rounding = before.roundings * Double.ulpOfOne * size
    return max(moved, drawnDistance()) - rounding
  }

  /// Checks that the outline is finite at every time; from the rest time on it is as then.
  private mutating func stays() -> InvariantViolation? {
    for time in [now + 0.03, .nan, -.infinity, body.restTime] {
      body.record(at: time, into: &rest)
      if !rest.isFinite { return broken(.finite, "is not finite at \(time)") }
    }
    return nil
  }

  /// Checks that the outline is constant from the rest time on, and is that of a body at rest.
  private mutating func rests(as resting: Body?) -> InvariantViolation? {
    let restTime = body.restTime
    guard restTime == restTime else { return broken(.restTime, "has no rest time") }
    for later in [restTime + 0.4, 1e308, .infinity] where later >= restTime {
      body.record(at: later, into: &other)
      if !other.isIdentical(to: rest) {
        return broken(.restTime, "moves after its rest time, at \(later)")
      }
    }
    guard let resting else { return nil }
    resting.record(at: .infinity, into: &other)
    return other.isIdentical(to: rest)
      ? nil : broken(.restState, "rests elsewhere than a body that is made anew")
  }

  /// Looks for a jump of the outline between the event and its rest: where the outline moves most,
  /// in ever smaller intervals.
  private mutating func jumpsLater() -> InvariantViolation? {
    guard searchShare > 0, invariants.contains(.continuousInTime), now.ulp < 1e-9,
      copies.chance(searchShare), isRecommended, current.extent < 1e4
    else { return nil }
    let restTime = body.restTime
    let end = min(restTime, now + 5)
    guard end > now else { return nil }
    var times = [now, end]
    for _ in 0..<8 { times.append(now + (end - now) * copies.uniform(0...1)) }
    times.sort()
    let steps = zip(times, times.dropFirst()).map { ($0, $1, distance(from: $0, to: $1)) }
    var intervals = steps.sorted { $0.2 > $1.2 }.prefix(2).map { ($0.0, $0.1) }
    if restTime < now + 5 { intervals.append((max(now, restTime - 1e-6), restTime)) }
    for (start, end) in intervals {
      var (low, high) = (start, end)
      while high - low > max(1e-9, 4 * high.ulp) {
        let middle = low + (high - low) / 2
        if distance(from: low, to: middle) > distance(from: middle, to: high) {
          high = middle
        } else {
          low = middle
        }
      }
      // An outline that moves as far in the interval beside it does not jump.
      let width = high - low
      let motion = max(
        low - width > now ? distance(from: low - width, to: low) : 0,
        high + width <= end ? distance(from: high, to: high + width) : 0)
      // At 10⁷ points a second nothing can be told from a jump.
      guard motion < 0.01, !(distance(from: low, to: high) - motion <= 0.05) else { continue }
      let jump = lineDistance - motion
      // A motion ends where nobody can see it: within 0.05 pt of its rest, on either side.
      let bound = high < restTime ? 0.05 : 0.1
      // As much as that along the whole outline cannot be seen, nor a line around nothing.
      let isSeen = !(current.areaDistance(to: other) <= 1 + 0.05 * current.extent)
      if !(jump <= bound), isSeen, !body.jumps(between: low, and: high) {
        return broken(.continuousInTime, "jumps by \(jump) pt at \(high), without an event")
      }
    }
    return nil
  }

  /// Checks that the event has not changed a velocity that it must leave.
  private func bent(
    from before: Body, since last: Double, by event: Body.Event
  ) -> InvariantViolation? {
    guard invariants.contains(.continuousVelocity), now.ulp < 1e-10, isRecommended,
      before.keepsVelocity(under: event, at: now),
      let corner = body.corner(since: before, from: last, at: now)
    else { return nil }
    return broken(
      .continuousVelocity, "number \(corner.index) changes its velocity by \(corner.jump)")
  }

  /// Looks for a jump of a velocity between the event and the rest, after every eighth event.
  private func bendsLater() -> InvariantViolation? {
    guard searchShare > 0, history.count % 8 == 0, invariants.contains(.continuousVelocity),
      now.ulp < 1e-10, isRecommended,
      let corner = body.corner(from: now, to: min(body.restTime, now + 5))
    else { return nil }
    return broken(
      .continuousVelocity,
      "number \(corner.index) changes its velocity by \(corner.jump) at \(corner.end), without an "
        + "event")
  }

  /// The distance by which the outline moves from one time to another, in points.
  private mutating func distance(from start: Double, to end: Double) -> Double {
    body.record(at: start, into: &current)
    body.record(at: end, into: &other)
    let apart = other.pointDistance(to: current)
    return apart < .infinity ? apart : lineDistance
  }

  /// The distance between the lines of the present and the other outline, in points, without
  /// droplets that have shrunk to nothing.
  private var lineDistance: Double {
    max(
      other.lineDistance(to: current, ignoring: 0.05),
      current.lineDistance(to: other, ignoring: 0.05))
  }

  /// Checks that the same events change a copy of the new body in the same way.
  private mutating func repeatAll() -> InvariantViolation? {
    var copy = fresh
    for (event, time) in history { _ = copy.handle(event, at: time) }
    for time in [now, now + 0.1, body.restTime] {
      body.record(at: time, into: &current)
      copy.record(at: time, into: &other)
      if !current.isIdentical(to: other) {
        return broken(.deterministic, "differs at \(time) after the same events")
      }
    }
    return nil
  }

  private func broken(_ invariant: Invariant, _ finding: String) -> InvariantViolation {
    InvariantViolation(
      invariant: invariant, finding: finding, seed: seed, step: history.count - 1,
      lastEvents: history.suffix(6).map { "\($0.event) at \($0.time)" })
  }
}

/// Sends random events to a body and checks that it satisfies the invariants of elastic bodies.
///
/// - Parameters:
///   - fresh: The body, without any events so far.
///   - count: The number of events.
///   - seed: The seed of the random events.
///   - invariants: The invariants; nil for all but those that the body is known to violate.
/// - Returns: The first invariant violated, or nil.
/// - SeeAlso: ``InvariantCheckable``, for an example.
public func invariantViolation<Body: InvariantCheckable>(
  of fresh: Body, events count: Int = 20, seed: UInt64, invariants: Set<Invariant>? = nil
) -> InvariantViolation? {
  var runner = InvariantChecker(of: fresh, seed: seed)
  if let invariants { runner.invariants = invariants }
  return runner.run(events: count)
}
