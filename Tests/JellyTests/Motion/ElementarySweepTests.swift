@_spi(Jelly) import JellyTestSupport
import Testing

@testable import Jelly

/// Many points against the platform's functions, which are themselves within 1 ulp of the truth:
/// two results within 1 ulp of the same number are within 2 of each other.
@Suite("Elementary functions beside the platform's")
struct ElementarySweepTests {
  private static let seeds: ClosedRange<UInt64> = 1...4
  private static let points = 15_000

  /// Returns the argument at which two functions are furthest apart.
  private func worst(
    seed: UInt64, _ argument: (inout SeededGenerator) -> Double,
    _ function: (Double) -> Double, _ reference: (Double) -> Double
  ) -> (distance: Double, x: Double) {
    var generator = SeededGenerator(seed: seed)
    var worst = (distance: 0.0, x: 0.0)
    for _ in 0..<Self.points {
      let x = argument(&generator)
      let distance = ulps(function(x), reference(x))
      if distance > worst.distance { worst = (distance, x) }
    }
    return worst
  }

  @Test("exp agrees over its whole range", arguments: seeds)
  func exponentialAgrees(seed: UInt64) {
    let worst = worst(seed: seed, { $0.uniform(-760...720) }, Elementary.exp, exponential)
    expect(worst.distance, isAtMost: 2, "seed \(seed), x = \(worst.x)")
  }

  @Test("expm1 agrees far from zero", arguments: seeds)
  func exponentialMinusOneAgrees(seed: UInt64) {
    let worst = worst(
      seed: seed, { $0.uniform(-45...45) }, Elementary.expm1, exponentialMinusOne)
    expect(worst.distance, isAtMost: 2, "seed \(seed), x = \(worst.x)")
  }

  @Test("expm1 agrees near zero, at every scale", arguments: seeds)
  func smallExponentialMinusOneAgrees(seed: UInt64) {
    let worst = worst(
      seed: seed, { $0.sign() * $0.logarithmic(1e-300...2) },
      Elementary.expm1, exponentialMinusOne)
    expect(worst.distance, isAtMost: 2, "seed \(seed), x = \(worst.x)")
  }

  @Test("log agrees over its whole range, subnormal numbers included", arguments: seeds)
  func logarithmAgrees(seed: UInt64) {
    let worst = worst(
      seed: seed, { Double(bitPattern: $0.next() % Double.infinity.bitPattern) },
      Elementary.log, logarithm)
    expect(worst.distance, isAtMost: 2, "seed \(seed), x = \(worst.x)")
  }

  @Test("log agrees around 1", arguments: seeds)
  func logarithmAgreesAroundOne(seed: UInt64) {
    let worst = worst(seed: seed, { $0.uniform(0.4...2.5) }, Elementary.log, logarithm)
    expect(worst.distance, isAtMost: 2, "seed \(seed), x = \(worst.x)")
  }

  @Test("Sine agrees for a million radians and more", arguments: seeds)
  func sineAgrees(seed: UInt64) {
    let worst = worst(
      seed: seed, { $0.sign() * $0.logarithmic(1e-3...1.6e6) }, { Elementary.sincos($0).sin }, sine)
    expect(worst.distance, isAtMost: 2, "seed \(seed), x = \(worst.x)")
  }

  @Test("Cosine agrees for a million radians and more", arguments: seeds)
  func cosineAgrees(seed: UInt64) {
    let worst = worst(
      seed: seed, { $0.uniform(-1.6e6...1.6e6) }, { Elementary.sincos($0).cos }, cosine)
    expect(worst.distance, isAtMost: 2, "seed \(seed), x = \(worst.x)")
  }

  @Test("No number becomes no number, whatever its bits", arguments: seeds)
  func numbersStayNumbers(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<Self.points {
      let x = Double(bitPattern: generator.next())
      guard !x.isNaN else { continue }
      let wave = Elementary.sincos(x)
      let results = [Elementary.exp(x), Elementary.expm1(x), wave.sin, wave.cos]
      if results.contains(where: \.isNaN) { Issue.record("seed \(seed), x = \(x): \(results)") }
      if x >= 0, Elementary.log(x).isNaN { Issue.record("seed \(seed), log(\(x))") }
    }
  }

  @Test("Sine and cosine stay on the circle while their phase fades", arguments: seeds)
  func phasesStayOnTheCircle(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<Self.points {
      let x = generator.logarithmic(1...1e10)
      let wave = Elementary.sincos(x)
      // Two results off by at most 1 ulp (2⁻⁵³ below 1), squared and summed, and three roundings.
      let error = abs(wave.sin * wave.sin + wave.cos * wave.cos - 1)
      if !(error <= 8 * Double.roundOff) { Issue.record("seed \(seed), x = \(x): \(error)") }
    }
  }
}
