internal import Jelly

/// Lets random events happen to a body, and looks after each whether it still keeps the laws.
///
/// For a test ``brokenLaw(of:events:seed:)`` is enough. A runner of many events keeps one of these,
/// because it reuses its memory:
///
///     var laws = ElasticBodyLaws(of: Wobble(), seed: 1)
///     for seed: UInt64 in 1...1_000_000 {
///       laws.start(with: Wobble(), seed: seed)
///       if let broken = laws.run(events: 64) { fatalError(broken.description) }
///     }
public struct ElasticBodyLaws<Body: LawfulBody> {
  /// The body as it is after the last event.
  public private(set) var body: Body

  private var fresh: Body
  private var seed: UInt64
  private var generator: SeededGenerator
  private var clock: RandomClock
  /// When the last event that counts has happened.
  private var now = -Double.infinity
  private var history: [(event: Body.Event, time: Double)] = []
  /// The outline of the body when the last event happened, when it rests, and one more.
  private var (current, rest, other) = (RecordedOutline(), RecordedOutline(), RecordedOutline())

  /// Takes a body to which nothing has happened yet, and the seed of what will.
  public init(of fresh: Body, seed: UInt64) {
    self.body = fresh
    self.fresh = fresh
    self.seed = seed
    generator = SeededGenerator(seed: seed)
    clock = RandomClock(using: &generator)
  }

  /// Starts anew with another body and seed.
  public mutating func start(with fresh: Body, seed: UInt64) {
    body = fresh
    self.fresh = fresh
    self.seed = seed
    generator = SeededGenerator(seed: seed)
    clock = RandomClock(using: &generator)
    now = -.infinity
    history.removeAll(keepingCapacity: true)
  }

  /// Lets so many events happen.
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

  /// Lets an event happen.
  ///
  /// - Returns: The law that it has broken, or nil.
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

  /// Looks whether an event that does not count has changed anything.
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

  /// Looks whether the event has moved what it must not move.
  private mutating func moved(from before: Body, by event: Body.Event) -> BrokenLaw? {
    // On a clock without milliseconds a whole motion is over before the next tick.
    guard before.staysInPlace(under: event, at: now), now.ulp < 1e-3 else { return nil }
    let jump = jump(from: before)
    // A jump of NaN is one.
    return jump <= 1e-9 ? nil : broken(.doesNotJump, "jumps by \(jump) pt")
  }

  /// How far the event has moved the outline, in points, less a few roundings of its numbers, which
  /// count where a finger is a million points away.
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
    let rounding = 16 * Double.ulpOfOne * size
    // Where only controls along a straight line have moved, the line is still the same.
    let apart = other.pointDistance(to: current)
    let drawn =
      apart <= 1e-9
      ? apart : max(other.lineDistance(to: current), current.lineDistance(to: other))
    return max(moved, drawn) - rounding
  }

  /// Looks whether the outline is finite at every time; from the rest time on it is as then.
  private mutating func stays() -> BrokenLaw? {
    if !current.isFinite { return broken(.staysFinite, "is not finite at \(now)") }
    for time in [now + 0.03, .nan, -.infinity, body.restTime] {
      body.record(at: time, into: &rest)
      if !rest.isFinite { return broken(.staysFinite, "is not finite at \(time)") }
    }
    return nil
  }

  /// Looks whether the outline stays as it is from its rest time on, and is that of a body at rest.
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

  /// Looks whether the same events do the same to a twin.
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

/// Lets random events happen to a body and holds it to the laws of elastic bodies.
///
/// - Parameters:
///   - fresh: The body; nothing has happened to it yet.
///   - count: How many events are to happen.
///   - seed: Decides which ones.
/// - Returns: What was broken first, or nil.
/// - SeeAlso: ``LawfulBody``, for an example.
public func brokenLaw<Body: LawfulBody>(
  of fresh: Body, events count: Int = 20, seed: UInt64
) -> BrokenLaw? {
  var laws = ElasticBodyLaws(of: fresh, seed: seed)
  return laws.run(events: count)
}
