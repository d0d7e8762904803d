internal import Jelly

/// A runner that sends random events to a body, and checks after each whether the body obeys the
/// laws of elastic bodies.
///
/// For a test ``brokenLaw(of:events:seed:)`` is enough. Use this type to run many events, because
/// it reuses its memory:
///
///     var laws = ElasticBodyLaws(of: Wobble(), seed: 1)
///     for seed: UInt64 in 1...1_000_000 {
///       laws.start(with: Wobble(), seed: seed)
///       if let broken = laws.run(events: 64) { fatalError(broken.description) }
///     }
public struct ElasticBodyLaws<Body: LawfulBody> {
  /// The body after the last event.
  public private(set) var body: Body

  private var fresh: Body
  private var seed: UInt64
  private var generator: SeededGenerator
  private var clock: RandomClock
  /// The time of the last event that was not ignored, in seconds.
  private var now = -Double.infinity
  private var history: [(event: Body.Event, time: Double)] = []
  /// The outline of the body at the last event, its outline at rest, and one for other times.
  private var (current, rest, other) = (RecordedOutline(), RecordedOutline(), RecordedOutline())

  /// Makes a runner for a body without any events, and the seed of the random events.
  public init(of fresh: Body, seed: UInt64) {
    self.body = fresh
    self.fresh = fresh
    self.seed = seed
    generator = SeededGenerator(seed: seed)
    clock = RandomClock(using: &generator)
  }

  /// Starts again with another body and seed.
  public mutating func start(with fresh: Body, seed: UInt64) {
    body = fresh
    self.fresh = fresh
    self.seed = seed
    generator = SeededGenerator(seed: seed)
    clock = RandomClock(using: &generator)
    now = -.infinity
    history.removeAll(keepingCapacity: true)
  }

  /// Sends a number of events to the body, and then the same events to a copy of the new body.
  ///
  /// - Parameters:
  ///   - count: How many.
  ///   - hasTwin: Whether the same is to happen once more, to a twin, which must not differ.
  /// - Returns: The first law that was broken, or nil.
  public mutating func run(events count: Int, hasTwin: Bool = true) -> BrokenLaw? {
    for _ in 0..<count {
      if let broken = step() { return broken }
    }
    return hasTwin ? compareWithTwin() : nil
  }

  /// Sends one random event to the body.
  ///
  /// - Returns: The law that the body has broken, or nil.
  public mutating func step() -> BrokenLaw? {
    let before = body
    let event = body.randomEvent(using: &generator)
    let time = clock.next(using: &generator)
    _ = body.handle(event, at: time)
    history.append((event, time))
    let resting = body.resting
    // No clock shows more seconds than that.
    if body.counts(event), abs(time) <= 1e12 {
      now = max(now, time)
      body.record(at: now, into: &current)
      if let broken = moved(from: before, by: event) { return broken }
    } else {
      if let broken = ignored(since: before) { return broken }
      body.record(at: now, into: &current)
    }
    return stays() ?? rests(as: resting)
  }

  /// Checks that an event that must be ignored has changed nothing.
  private mutating func ignored(since before: Body) -> BrokenLaw? {
    guard body.restTime == before.restTime else {
      return broken(.ignoresNonsense, "takes notice of nonsense")
    }
    for time in [now, body.restTime, now + 0.03, .nan, .infinity, -.infinity] {
      body.record(at: time, into: &current)
      before.record(at: time, into: &other)
      if !current.isIdentical(to: other) {
        return broken(.ignoresNonsense, "takes notice of nonsense")
      }
    }
    return nil
  }

  /// Checks that the event has not moved anything that it must not move.
  private mutating func moved(from before: Body, by event: Body.Event) -> BrokenLaw? {
    // At times so late that a double has no milliseconds, a whole motion is over before the next
    // tick.
    guard before.staysInPlace(under: event, at: now), now.ulp < 1e-3 else { return nil }
    let jump = jump(from: before)
    // NaN counts as a jump.
    return jump <= 1e-9 ? nil : broken(.doesNotJump, "jumps by \(jump) pt")
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
    // If control points have moved only along a straight line, the line is still the same.
    let apart = other.pointDistance(to: current)
    let drawn =
      apart <= 1e-9
      ? apart : max(other.lineDistance(to: current), current.lineDistance(to: other))
    return max(moved, drawn) - rounding
  }

  /// Checks that the outline is finite at every time; from the rest time on it is as then.
  private mutating func stays() -> BrokenLaw? {
    if !current.isFinite { return broken(.staysFinite, "is not finite at \(now)") }
    for time in [now + 0.03, .nan, -.infinity, body.restTime] {
      body.record(at: time, into: &rest)
      if !rest.isFinite { return broken(.staysFinite, "is not finite at \(time)") }
    }
    return nil
  }

  /// Checks that the outline is constant from the rest time on, and is that of a body at rest.
  private mutating func rests(as resting: Body?) -> BrokenLaw? {
    let restTime = body.restTime
    guard restTime == restTime else { return broken(.restsOnTime, "has no rest time") }
    for later in [restTime + 0.4, 1e308, .infinity] where later >= restTime {
      body.record(at: later, into: &other)
      if !other.isIdentical(to: rest) {
        return broken(.restsOnTime, "moves after its rest time, at \(later)")
      }
    }
    guard let resting else { return nil }
    resting.record(at: .infinity, into: &other)
    return other.isIdentical(to: rest)
      ? nil : broken(.comesHome, "rests elsewhere than a body that is made anew")
  }

  /// Checks that the same events change a copy of the new body in the same way.
  private mutating func compareWithTwin() -> BrokenLaw? {
    var twin = fresh
    for (event, time) in history { _ = twin.handle(event, at: time) }
    for time in [now, now + 0.1, body.restTime] {
      body.record(at: time, into: &current)
      twin.record(at: time, into: &other)
      if !current.isIdentical(to: other) {
        return broken(.repeatsItself, "differs from its twin at \(time)")
      }
    }
    return nil
  }

  private func broken(_ law: ElasticLaw, _ finding: String) -> BrokenLaw {
    BrokenLaw(
      law: law, finding: finding, seed: seed, step: history.count - 1,
      lastEvents: history.suffix(6).map { "\($0.event) at \($0.time)" })
  }
}

/// Sends random events to a body and checks that it obeys the laws of elastic bodies.
///
/// - Parameters:
///   - fresh: The body, without any events so far.
///   - count: The number of events.
///   - seed: The seed of the random events.
/// - Returns: The first law that was broken, or nil.
/// - SeeAlso: ``LawfulBody``, for an example.
public func brokenLaw<Body: LawfulBody>(
  of fresh: Body, events count: Int = 20, seed: UInt64
) -> BrokenLaw? {
  var laws = ElasticBodyLaws(of: fresh, seed: seed)
  return laws.run(events: count)
}
