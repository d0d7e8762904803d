@_spi(Jelly) import JellyTestSupport
import Testing

@_spi(Jelly) @testable import Jelly

@Suite("The future of a motion")
struct FutureTests {
  /// Returns a seeded motion of one number, from barely damped to overdamped.
  private func motion(seed: UInt64) -> SpringMotion<Double> {
    var generator = SeededGenerator(seed: seed)
    let zeta = generator.chance(0.2) ? 1 : generator.logarithmic(0.02...20)
    let omega = generator.logarithmic(1...60)
    return SpringMotion(
      from: generator.uniform(-100...100), velocity: generator.uniform(-2000...2000),
      to: generator.uniform(-100...100),
      spring: DampedSpring(angularFrequency: omega, dampingRatio: zeta),
      startTime: generator.uniform(0...10), tolerance: 1e-9)
  }

  @Test("At the next extremum the velocity changes its sign, and not before", arguments: 1...200)
  func extremum(seed: UInt64) throws {
    let motion = motion(seed: seed)
    let start = motion.startTime
    let end = motion.nextExtremum(after: start) ?? start + 3 * motion.spring.response
    let initial = motion.velocity(at: start)
    for share in stride(from: 0.01, to: 0.99, by: 0.02) {
      expect(
        motion.velocity(at: start + share * (end - start)) * initial, isAtLeast: 0, "seed \(seed)")
    }
    if let turn = motion.nextExtremum(after: start) {
      let step = 1e-6 * (turn - start)
      expect(motion.velocity(at: turn - step) * motion.velocity(at: turn + step), isAtMost: 0)
    }
  }

  @Test("Extrema follow each other by half a period", arguments: 1...50)
  func extrema(seed: UInt64) throws {
    let motion = motion(seed: seed)
    guard motion.spring.dampingRatio < 1 else { return }
    let first = try #require(motion.nextExtremum(after: motion.startTime))
    let second = try #require(motion.nextExtremum(after: first))
    let halfPeriod = Double.pi / motion.spring.signedSquare.squareRoot()
    expect(abs(second - first - halfPeriod), isLessThan: 1e-9 * halfPeriod)
  }

  @Test("The first arrival is at the level, and nothing earlier is", arguments: 1...200)
  func arrival(seed: UInt64) {
    let motion = motion(seed: seed)
    var generator = SeededGenerator(seed: seed + 1000)
    let level = motion.target + motion.offset * generator.uniform(-0.5...1)
    let start = motion.startTime
    let arrival = motion.firstCrossing(of: level, after: start)
    let end = arrival ?? motion.restTime
    let side = motion.value(at: start) - level
    for share in stride(from: 0.0, to: 0.999, by: 0.003) {
      let value = motion.value(at: start + share * (end - start)) - level
      expect(value * side, isAtLeast: 0, "seed \(seed)")
    }
    if let arrival {
      expect(abs(motion.value(at: arrival) - level), isLessThan: 1e-8, "seed \(seed)")
    }
  }

  @Test("The tick before the first arrival is before the level", arguments: 1...200)
  func lastTick(seed: UInt64) throws {
    let motion = motion(seed: seed)
    var generator = SeededGenerator(seed: seed + 2000)
    let level = motion.target + motion.offset * generator.uniform(-0.5...1)
    let start = motion.startTime
    guard let arrival = motion.firstCrossing(of: level, after: start), arrival > start else {
      return
    }
    func distance(at time: Double) -> Double { motion.value(at: time) - level }
    expect(distance(at: arrival) * distance(at: start), isAtMost: 0, "seed \(seed)")
    expect(distance(at: arrival.nextDown) * distance(at: start), isGreaterThan: 0, "seed \(seed)")
  }

  @Test(
    "At an extremum of an oscillation the velocity is 0, as exactly as a double can name its time",
    arguments: 1...200)
  func extremumExactly(seed: UInt64) throws {
    let motion = motion(seed: seed)
    guard motion.spring.dampingRatio < 1 else { return }
    let turn = try #require(motion.nextExtremum(after: motion.startTime))
    // The acceleration where the velocity is 0: −ω₀²x.
    let frequency = motion.spring.angularFrequency
    let response = motion.spring.response(after: turn - motion.startTime)
    let place = response.offset(motion.offset, motion.velocity)
    let acceleration = frequency * frequency * abs(place)
    // A few ticks of the clock, and a few roundings of the two terms that cancel.
    let terms =
      abs(response.velocityFromOffset * motion.offset)
      + abs(response.velocityFromVelocity * motion.velocity)
    let rounding = 4 * acceleration * turn.ulp + 16 * terms * .ulpOfOne
    expect(
      abs(response.velocity(motion.offset, motion.velocity)), isAtMost: rounding, "seed \(seed)")
  }

  @Test("Overshoot from rest is e^(−πζ/√(1−ζ²))", arguments: [0.05, 0.2, 0.36, 0.5, 0.57, 0.9])
  func overshoot(zeta: Double) {
    let motion = SpringMotion(
      from: 0.0, velocity: 0, to: 80, spring: DampedSpring(response: 0.4, dampingRatio: zeta),
      startTime: 3, tolerance: 0.01)
    let expected = Elementary.exp(-Double.pi * zeta / (1 - zeta * zeta).squareRoot())
    expect(abs(motion.overshoot - expected), isLessThan: 1e-12)
  }

  @Test(
    "A spring from rest at or above critical damping does not overshoot", arguments: [1, 1.5, 9])
  func noOvershoot(zeta: Double) {
    let motion = SpringMotion(
      from: 0.0, velocity: 0, to: 1, spring: DampedSpring(response: 0.4, dampingRatio: zeta),
      startTime: 0, tolerance: 0.01)
    expect(motion.overshoot, equals: 0)
  }

  @Test("Energy never grows, and the amplitude decays as e^(−βt)", arguments: 1...100)
  func energy(seed: UInt64) {
    let motion = motion(seed: seed)
    let start = motion.startTime
    var last = motion.energy(at: start)
    for step in 1...50 {
      let energy = motion.energy(at: start + 0.02 * Double(step))
      expect(energy, isAtMost: last * (1 + 1e-12), "seed \(seed)")
      last = energy
    }
    guard let amplitude = motion.amplitude(at: start) else { return }
    let decayed = amplitude * Elementary.exp(-motion.spring.decayRate * 0.3)
    let later = motion.amplitude(at: start + 0.3) ?? 0
    expect(abs(later - decayed), isAtMost: 1e-9 * amplitude, "seed \(seed)")
  }

}

@Suite("The keyframe spring")
struct KeyframeSpringTests {
  private let curve = KeyframeSpring(decay: 5, frequency: 30, duration: 0.8)

  @Test("It is the article's curve at every time", arguments: [0, 0.1, 0.25, 0.5, 0.9])
  func curve(x: Double) {
    let motion = curve.motion(from: 1.0, to: 0, at: 0, tolerance: 1e-12)
    let expected = Elementary.exp(-5 * x) * Elementary.sincos(30 * x).cos
    expect(abs(motion.value(at: 0.8 * x) - expected), isLessThan: 1e-13)
  }

  @Test("Arguments of a tenth give the same curve, with the damping ratio of the article")
  func arguments() {
    expect(KeyframeSpring(damping: 0.5, velocity: 3, duration: 0.8), equals: curve)
    // Half of the last printed digit of 0.164.
    expect(abs(curve.spring.dampingRatio - 0.164), isLessThan: 0.0005)
  }
}

@Suite("A motion without an end")
struct EndlessMotionTests {
  @Test("The search ends, also after so many periods that a sine has no digits left")
  func endlessOscillation() {
    let motion = SpringMotion(
      from: 0, velocity: 0, to: 1, spring: DampedSpring(angularFrequency: 78, dampingRatio: 0),
      startTime: 0,
      tolerance: 1e-3)
    let level = 0.8
    let early = motion.firstCrossing(of: level, after: 1000)
    expect(early.map { abs(motion.value(at: $0) - level) < 1e-8 }, equals: true)
    // It took forever once.
    expect(motion.firstCrossing(of: level, after: 1e9), equals: nil)
    expect(motion.firstCrossing(of: motion.target, after: 1e9), equals: nil)
  }
}
