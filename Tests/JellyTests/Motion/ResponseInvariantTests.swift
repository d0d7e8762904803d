@_spi(Jelly) import JellyTestSupport
import Testing

@_spi(Jelly) @testable import Jelly

/// Damping ratios from undamped to barely moving, with both sides of critical damping.
let dampingRatios: [Double] = [
  0, 0.05, 0.36, 0.8, 0.999_999, 1 - 1e-12, 1, 1 + 1e-12, 1.000_001, 1.5, 5, 1e3, 1e6,
]

@Suite("Invariants of a spring's response")
struct ResponseInvariantTests {
  /// A response in units of 1/ω₀, where energy keeps every entry within ±1.
  private struct Matrix {
    let xx, xv, vx, vv: Double

    init(_ spring: DampedSpring, after time: Double) {
      let response = spring.response(after: time)
      xx = response.positionFromOffset
      xv = response.positionFromVelocity * spring.angularFrequency
      vx = response.velocityFromOffset / spring.angularFrequency
      vv = response.velocityFromVelocity
    }

    var entries: [Double] { [xx, xv, vx, vv] }
  }

  /// Returns the maximum effect of rounding on entries within ±1 after ω₀t radians.
  ///
  /// A phase of ω₀t radians is rounded a few times before its sine is taken; a decay's exponent is
  /// too, but there the exponential takes back what the length of the exponent adds. About sixteen
  /// more roundings form the entries and their products.
  private func tolerance(phase: Double) -> Double { Double.roundOff * (16 + 4 * phase) }

  private func spring(_ dampingRatio: Double) -> DampedSpring {
    DampedSpring(angularFrequency: 12.7, dampingRatio: dampingRatio)
  }

  @Test("At zero time everything is as it was", arguments: dampingRatios)
  func zeroTimeIsIdentity(dampingRatio: Double) {
    let response = spring(dampingRatio).response(after: 0)
    expect(response.positionFromOffset, equals: 1)
    expect(response.positionFromVelocity, equals: 0)
    expect(response.velocityFromOffset, equals: 0)
    // Over-damped, this entry is a difference of two roots over their distance.
    expect(abs(response.velocityFromVelocity - 1), isAtMost: 4 * Double.roundOff)
  }

  @Test("Two steps are one step of their sum", arguments: dampingRatios)
  func stepsCompose(dampingRatio: Double) {
    let spring = spring(dampingRatio)
    let omega = spring.angularFrequency
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<300 {
      let (first, second) = (
        generator.logarithmic(1e-7...30) / omega, generator.logarithmic(1e-7...30) / omega
      )
      let a = Matrix(spring, after: first)
      let b = Matrix(spring, after: second)
      let sum = Matrix(spring, after: first + second)
      let product = [
        b.xx * a.xx + b.xv * a.vx, b.xx * a.xv + b.xv * a.vv,
        b.vx * a.xx + b.vv * a.vx, b.vx * a.xv + b.vv * a.vv,
      ]
      let error = zip(product, sum.entries).map { abs($0 - $1) }.max() ?? .infinity
      let allowed = tolerance(phase: omega * (first + second))
      expect(error, isAtMost: allowed, "seed 11, \(first) s then \(second) s")
    }
  }

  @Test("A step shrinks areas of the phase plane by e^(−2βt)", arguments: dampingRatios)
  func areasShrink(dampingRatio: Double) {
    let spring = spring(dampingRatio)
    var generator = SeededGenerator(seed: 12)
    for _ in 0..<300 {
      let time = generator.logarithmic(1e-7...30) / spring.angularFrequency
      let step = Matrix(spring, after: time)
      let determinant = step.xx * step.vv - step.xv * step.vx
      let error = abs(determinant - exponential(-2 * spring.decayRate * time))
      let allowed = tolerance(phase: spring.angularFrequency * time)
      expect(error, isAtMost: allowed, "seed 12, \(time) s")
    }
  }

  @Test("Energy never grows", arguments: dampingRatios)
  func energyNeverGrows(dampingRatio: Double) {
    let spring = spring(dampingRatio)
    for start in [Vector2(1, 0), Vector2(0, 1), Vector2(0.6, -0.8)] {
      var before = 1.0
      for step in 0...400 {
        let phase = 0.1 * Double(step)
        let now = Matrix(spring, after: phase / spring.angularFrequency)
        let x = now.xx * start.x + now.xv * start.y
        let v = now.vx * start.x + now.vv * start.y
        let energy = x * x + v * v
        expect(energy, isAtMost: before + tolerance(phase: phase), "from \(start) at \(phase)/ω₀")
        before = energy
      }
    }
  }

  @Test(
    "Without overshoot, an offset let go at rest decays monotonically", arguments: dampingRatios)
  func overdampedNeverCrosses(dampingRatio: Double) {
    guard dampingRatio >= 1 else { return }
    let spring = spring(dampingRatio)
    var generator = SeededGenerator(seed: 13)
    for _ in 0..<300 {
      let time = generator.logarithmic(1e-9...1e9) / spring.angularFrequency
      let response = spring.response(after: time)
      expect(response.positionFromOffset, isAtLeast: 0, "seed 13, \(time) s")
      expect(response.velocityFromOffset, isAtMost: 0, "seed 13, \(time) s")
    }
  }

  @Test("Negative time counts as zero", arguments: dampingRatios)
  func negativeTimeIsZero(dampingRatio: Double) {
    let spring = spring(dampingRatio)
    for time: Double in [-1e-9, -1, -1e308, -.infinity] {
      expect(spring.response(after: time), equals: spring.response(after: 0))
    }
  }

  @Test("Infinite time is rest", arguments: dampingRatios)
  func infiniteTimeIsRest(dampingRatio: Double) {
    expect(spring(dampingRatio).response(after: .infinity), equals: .rest)
  }

  @Test(
    "After any time, and for any frequency of use, all is finite and within its bounds",
    arguments: dampingRatios, [1e-6, 1, 1e6])
  func anyTimeIsFinite(dampingRatio: Double, angularFrequency: Double) {
    let spring = DampedSpring(angularFrequency: angularFrequency, dampingRatio: dampingRatio)
    var generator = SeededGenerator(seed: 14)
    let times = (0..<200).map { _ in generator.logarithmic(1e-300...1e300) }
    for time in times + [.leastNonzeroMagnitude, .greatestFiniteMagnitude] {
      let entries = Matrix(spring, after: time).entries
      let isBounded = entries.allSatisfy { abs($0) <= 1 + 16 * Double.roundOff }
      expect(isBounded, "seed 14, \(time) s: \(entries)")
    }
  }
}
