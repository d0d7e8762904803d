import Testing

@testable import Jelly

/// An elastic body that can be held to its laws.
protocol LawfulBody: ElasticBody {
  /// Anything that can happen to it as it is now, from the plausible to the absurd.
  func randomEvent(using generator: inout SeededGenerator) -> Event
  /// Whether an event is to be taken notice of: not if a number in it is not finite.
  func counts(_ event: Event) -> Bool
  /// Whether an event must leave the outline where it is: all that do not move the finger.
  func staysInPlace(under event: Event) -> Bool
  /// The numbers that the outline is drawn from.
  func place(at time: Double) -> [Double]
  /// How far from its rest an outline may be that counts as at rest, in points.
  static var restTolerance: Double { get }
  /// The outline of a fresh body of the same kind; nil while a finger holds it.
  var restOutline: RecordedOutline? { get }
}

/// Holds a body to the laws of elastic bodies while anything happens to it.
///
/// 1. At any asked time the outline is finite.
/// 2. An event that does not move the finger does not move the outline by more than 10⁻⁹ pt, or
///    where it comes to rest, by what counts as at rest.
/// 3. From its rest time on the outline is constant; when not held, that of a fresh body.
/// 4. An event with a number in it that is not finite, or at such a time, changes nothing.
/// 5. The same events give the same bits.
func checkLaws<Body: LawfulBody>(
  of fresh: Body, events count: Int = 20, seed: UInt64,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  var generator = SeededGenerator(seed: seed)
  var clock = RandomClock(using: &generator)
  var (body, twin) = (fresh, fresh)
  var now = -Double.infinity
  var history: [(event: Body.Event, time: Double)] = []
  for step in 0..<count {
    let before = body
    let event = body.randomEvent(using: &generator)
    let time = clock.next(using: &generator)
    _ = body.handle(event, at: time)
    history.append((event, time))
    let counts = body.counts(event) && time.isFinite
    if counts { now = max(now, time) }

    let times = [now, body.restTime, now + 0.03, .nan, .infinity, -.infinity]
    var broken = times.filter { !body.outline(at: $0).isFinite }.map { "not finite at \($0)" }
    if counts, before.staysInPlace(under: event) {
      // What is as good as at home when it is let go rests there at once.
      let settles = body.restTime <= now && body.restOutline != nil
      // On a clock without milliseconds a whole motion is over before the next tick.
      let isTimed = now.ulp < 1e-3
      let jump = isTimed ? jump(from: before, to: body, at: now, settles: settles) : 0
      if !(jump <= (settles ? Body.restTolerance : 1e-9)) { broken.append("jumps by \(jump) pt") }
    }
    let rest = body.outline(at: body.restTime).bits
    for later in [body.restTime + 0.4, 1e308, .infinity]
    where later >= body.restTime && body.outline(at: later).bits != rest {
      broken.append("moves after its rest time, at \(later)")
    }
    if let home = body.restOutline, home.bits != rest {
      broken.append("rests elsewhere than a fresh body")
    }
    if !counts, body.restTime != before.restTime || !isSame(body, before, at: times) {
      broken.append("takes notice of nonsense")
    }
    guard broken.isEmpty else {
      let last = history.suffix(6).map { "\n  \($0.event) at \($0.time)" }.joined()
      Issue.record(
        "seed \(seed), event \(step): \(broken), after\(last)", sourceLocation: sourceLocation)
      return
    }
  }
  for (event, time) in history { _ = twin.handle(event, at: time) }
  if !isSame(body, twin, at: [now, now + 0.1, body.restTime]) {
    Issue.record("seed \(seed): differs from its twin", sourceLocation: sourceLocation)
  }
}

/// The times of random events: mostly frames, also equal and backward times, pauses and no times.
private struct RandomClock {
  private var time: Double
  private let absurdity: Double

  init(using generator: inout SeededGenerator) {
    time = generator.pick([0, 0, .leastNonzeroMagnitude, 3, 1e5, 1e9, -40])
    absurdity = generator.pick([0, 0.02, 0.1])
  }

  mutating func next(using generator: inout SeededGenerator) -> Double {
    if generator.chance(absurdity) {
      return generator.pick([.nan, .infinity, -.infinity, 1e308, -1e308, 0, -0.0, 1e-160])
    }
    switch generator.next() % 8 {
    case 0: break
    case 1: return time - generator.uniform(0...2)
    case 2: time += generator.uniform(0.02...1.5)
    default: time += generator.uniform(0.001...0.02)
    }
    return time
  }
}

/// How far an event moves the outline, in points, less a few roundings of its numbers, which count
/// where a finger is a million points away.
///
/// Where the body settles its edge is straight, before and after. What moves along a straight edge
/// is not seen: only the numbers count.
private func jump<Body: LawfulBody>(
  from before: Body, to after: Body, at now: Double, settles: Bool
) -> Double {
  let (old, new) = (before.outline(at: now), after.outline(at: now))
  let (oldPlace, newPlace) = (before.place(at: now), after.place(at: now))
  let size = (oldPlace + old.points.flatMap { [$0.x, $0.y] }).map(abs).max() ?? 0
  let rounding = 32 * .roundOff * size
  let moved = zip(oldPlace, newPlace).map { abs($0 - $1) }.max() ?? 0
  guard !settles else { return moved - rounding }
  // Where only controls along a straight line have moved, the line is still the same.
  let apart = old.pointDistance(to: new)
  let drawn = apart <= 1e-9 ? apart : max(old.lineDistance(to: new), new.lineDistance(to: old))
  return max(moved, drawn) - rounding
}

private func isSame<Body: LawfulBody>(_ a: Body, _ b: Body, at times: [Double]) -> Bool {
  times.allSatisfy { a.outline(at: $0).bits == b.outline(at: $0).bits }
}
