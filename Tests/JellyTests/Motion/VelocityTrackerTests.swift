@_spi(Jelly) import JellyTestSupport
import Testing

@testable import Jelly

@Suite("Velocity tracker")
struct VelocityTrackerTests {
  private struct Sample {
    var position: Vector2
    var time: Double
  }

  /// The weighted least-squares fit, straight from its definition.
  private struct Fit {
    let velocity: Vector2
    /// The standard deviation of the samples' ages, in seconds.
    let deviation: Double

    init(_ samples: [Sample]) {
      let now = samples[samples.count - 1].time
      let ages = samples.map { now - $0.time }
      let weights = ages.map { exponential(-VelocityTracker.forgetting * $0) }
      let total = weights.reduce(0, +)
      func mean(_ values: [Double]) -> Double {
        zip(weights, values).map { $0 * $1 }.reduce(0, +) / total
      }
      let meanAge = mean(ages)
      let variance = mean(ages.map { ($0 - meanAge) * ($0 - meanAge) })
      func slope(_ values: [Double]) -> Double {
        let meanValue = mean(values)
        return mean(zip(ages, values).map { ($0 - meanAge) * ($1 - meanValue) }) / variance
      }
      velocity = -Vector2(slope(samples.map(\.position.x)), slope(samples.map(\.position.y)))
      deviation = variance.squareRoot()
    }
  }

  private static let rates: [Double] = [30, 60, 90, 120, 240, 1000]
  private static let velocity = Vector2(310, -1240)

  private func velocity(of samples: [Sample]) -> Vector2 {
    var tracker = VelocityTracker()
    for sample in samples { tracker.add(sample.position, at: sample.time) }
    return tracker.velocity
  }

  /// Returns 0.3 s of a straight way, sampled at the clock's times.
  private func straight(at times: [Double]) -> [Sample] {
    times.map { Sample(position: Vector2(40, 700) + Self.velocity * $0, time: $0) }
  }

  private func times(rate: Double, jitter: Double = 0, seed: UInt64 = 1) -> [Double] {
    var generator = SeededGenerator(seed: seed)
    return (0...Int(0.3 * rate)).map { (Double($0) + generator.uniform(0...jitter)) / rate }
  }

  private func length(_ vector: Vector2) -> Double { vector.magnitude }

  private static let seeds: ClosedRange<UInt64> = 1...20

  /// Positions up to a thousand points are rounded to 1e-13 of a point, which over the 28 ms that
  /// the tracker stores is 1e-11 points per second; twenty thousand of them in a sum, generously.
  private static let rounding = 1e-8

  @Test("A straight way gives its speed, however often it is sampled", arguments: rates)
  func straightWayAtAnyRate(rate: Double) {
    let error = velocity(of: straight(at: times(rate: rate))) - Self.velocity
    expect(length(error), isAtMost: Self.rounding)
  }

  @Test("A straight way gives its speed, however unevenly it is sampled", arguments: rates, seeds)
  func straightWayWithJitter(rate: Double, seed: UInt64) {
    let samples = straight(at: times(rate: rate, jitter: 0.4, seed: seed))
    expect(length(velocity(of: samples) - Self.velocity), isAtMost: Self.rounding)
  }

  @Test("A straight way gives its speed on a clock of whole milliseconds", arguments: rates, seeds)
  func straightWayOnWholeMilliseconds(rate: Double, seed: UInt64) {
    let stamps = times(rate: rate, jitter: 0.4, seed: seed).map { ($0 * 1000).rounded() / 1000 }
    expect(length(velocity(of: straight(at: stamps)) - Self.velocity), isAtMost: Self.rounding)
  }

  /// A stamp that is off by d shifts its sample by v·d.
  ///
  /// By Cauchy and Schwarz the slope is then off
  /// by no more than v·d over the standard deviation of the weighted ages.
  @Test(
    "Stamps that are off by half a millisecond blur the speed no more than they must",
    arguments: rates.dropLast(), seeds)
  func wrongStamps(rate: Double, seed: UInt64) {
    let times = times(rate: rate, jitter: 0.4, seed: seed)
    let samples = straight(at: times).map { sample in
      Sample(position: sample.position, time: (sample.time * 1000).rounded() / 1000)
    }
    let blur = 0.0005 / Fit(samples).deviation * length(Self.velocity)
    expect(length(velocity(of: samples) - Self.velocity), isAtMost: blur + Self.rounding)
  }

  @Test("It is the weighted least-squares fit of all its samples", arguments: seeds)
  func leastSquares(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var samples = [Sample(position: .zero, time: 3)]
    for _ in 0..<30 {
      let last = samples[samples.count - 1]
      let step = Vector2(generator.uniform(-20...20), generator.uniform(-20...20))
      samples.append(
        Sample(position: last.position + step, time: last.time + generator.uniform(0.001...0.04)))
      expect(length(velocity(of: samples) - Fit(samples).velocity), isAtMost: Self.rounding * 100)
    }
  }

  @Test("A finger that rests for 60 ms has no speed", arguments: rates)
  func restingFinger(rate: Double) {
    var samples = straight(at: times(rate: rate))
    let last = samples[samples.count - 1]
    samples.append(Sample(position: last.position, time: last.time + 0.06))
    expect(velocity(of: samples), equals: .zero)
  }

  @Test("A finger that rests and moves on has the speed of the moving on", arguments: rates)
  func movingOnAfterRest(rate: Double) {
    var samples = straight(at: times(rate: rate))
    let last = samples[samples.count - 1]
    samples.append(Sample(position: last.position, time: last.time + 0.2))
    samples.append(Sample(position: last.position + Vector2(1, 2), time: last.time + 0.21))
    expect(length(velocity(of: samples) - Vector2(100, 200)), isAtMost: Self.rounding)
  }

  @Test("A finger that turns points the new way within 50 ms", arguments: rates)
  func turningFinger(rate: Double) {
    let there = straight(at: times(rate: rate))
    let turn = there[there.count - 1]
    let back = (1...Int((0.05 * rate).rounded(.up))).map { step in
      let displacement = Double(step) / rate
      return Sample(
        position: turn.position - Self.velocity * displacement, time: turn.time + displacement)
    }
    let velocity = velocity(of: there + back)
    expect(velocity.x < 0 && velocity.y > 0)
    // And is never said to be faster than it is.
    expect(length(velocity), isAtMost: length(Self.velocity))
  }

  @Test("At one time the last place counts", arguments: rates)
  func equalStamps(rate: Double) {
    let samples = straight(at: times(rate: rate))
    let doubled = samples.flatMap { sample in
      [Sample(position: sample.position + Vector2(9, -5), time: sample.time), sample, sample]
    }
    expect(length(velocity(of: doubled) - velocity(of: samples)), isAtMost: Self.rounding)
  }

  @Test("Fewer than two times give no speed")
  func nothingToGoBy() {
    expect(velocity(of: []), equals: .zero)
    expect(velocity(of: [Sample(position: Vector2(3, 4), time: 7)]), equals: .zero)
    let jump = [Vector2(3, 4), Vector2(300, 4)].map { Sample(position: $0, time: 7) }
    expect(velocity(of: jump), equals: .zero)
  }

  @Test("After a long gap nothing before it counts", arguments: [0.11, 1, 1e9, 1e300])
  func longGap(gap: Double) {
    var samples = straight(at: times(rate: 60))
    let last = samples[samples.count - 1]
    samples.append(Sample(position: .zero, time: last.time + gap))
    expect(velocity(of: samples), equals: .zero)
  }

  @Test("No samples make a number that is none", arguments: 1...200)
  func neverNaN(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let sizes = [0, 1, 500, Limits.coordinate]
    let gaps = [0, 0x1p-1074, 1e-300, 1e-160, 1e-9, 0.004, 0.016, 0.05, 0.1, 3, 1e300, -1]
    var tracker = VelocityTracker()
    var time = generator.pick([0, -1e308, 1e5])
    for _ in 0..<50 {
      let size = generator.pick(sizes)
      let position = Vector2(generator.uniform(-size...size), generator.uniform(-size...size))
      time += generator.pick(gaps)
      tracker.add(position, at: time)
      expect(tracker.velocity.isFinite, "seed \(seed), after \(position) at \(time)")
    }
  }

  @Test("Places beyond any screen make no number that is none")
  func hugePlaces() {
    let far = [1e308, -1e308, 1e308, 0].enumerated().map { step, x in
      Sample(position: Vector2(x, -x), time: 0.01 * Double(step))
    }
    for count in 1...far.count {
      expect(velocity(of: Array(far.prefix(count))).isFinite, "\(count) samples")
    }
  }

  @Test(
    "A sample that is not finite changes nothing",
    arguments: [
      (Vector2(.nan, 0), 0.05), (Vector2(0, .infinity), 0.05), (Vector2(3, 4), .nan),
      (Vector2(3, 4), .infinity),
    ])
  func notFinite(position: Vector2, time: Double) {
    var tracker = VelocityTracker()
    for sample in straight(at: [0, 0.016, 0.032, 0.048]) {
      tracker.add(sample.position, at: sample.time)
    }
    let before = tracker
    tracker.add(position, at: time)
    expect(tracker, equals: before)
  }
}
