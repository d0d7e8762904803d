@_spi(Jelly) import JellyTestSupport
import Testing

@testable import Jelly

/// Arguments with the correctly rounded results, computed with 120 digits.
enum ElementaryTruth {}

@Suite("Elementary functions")
struct ElementaryTests {
  /// "Within 1 ulp" is the contract: the result or one of its two neighbors.
  private func isClose(_ value: Double, _ truth: Double) -> Bool { ulps(value, truth) <= 1 }

  @Test("exp is the correctly rounded result or its neighbor", arguments: ElementaryTruth.exp)
  func exponentialIsTrue(x: Double, y: Double) {
    expect(isClose(Elementary.exp(x), y), "exp(\(x))")
  }

  @Test("expm1 is the correctly rounded result or its neighbor", arguments: ElementaryTruth.expm1)
  func exponentialMinusOneIsTrue(x: Double, y: Double) {
    expect(isClose(Elementary.expm1(x), y), "expm1(\(x))")
  }

  @Test("log is the correctly rounded result or its neighbor", arguments: ElementaryTruth.log)
  func logarithmIsTrue(x: Double, y: Double) {
    expect(isClose(Elementary.log(x), y), "log(\(x))")
  }

  @Test(
    "sincos gives the correctly rounded results or their neighbors",
    arguments: ElementaryTruth.sincos)
  func sineAndCosineAreTrue(x: Double, sin: Double, cos: Double) {
    let result = Elementary.sincos(x)
    expect(isClose(result.sin, sin), "sin(\(x))")
    expect(isClose(result.cos, cos), "cos(\(x))")
  }

  @Test("Infinity has its limits")
  func infinityHasItsLimits() {
    expect(Elementary.exp(.infinity), equals: .infinity)
    expect(Elementary.exp(-.infinity), equals: 0)
    expect(Elementary.expm1(.infinity), equals: .infinity)
    expect(Elementary.expm1(-.infinity), equals: -1)
    expect(Elementary.log(.infinity), equals: .infinity)
  }

  @Test("Zero, one and the middle of a wave are exact")
  func landmarksAreExact() {
    expect(Elementary.exp(0), equals: 1)
    expect(Elementary.expm1(0), equals: 0)
    expect(Elementary.log(1), equals: 0)
    expect(Elementary.log(0), equals: -.infinity)
    expect(Elementary.sincos(0) == (0, 1))
  }

  @Test("The logarithm of a negative number is no number", arguments: [-1, -0x1p-1074, -1e308])
  func logarithmNeedsPositiveNumbers(x: Double) {
    expect(Elementary.log(x).isNaN)
  }

  @Test("Where no phase is left, sine is 0 and cosine 1", arguments: [1e9, 1e15, 1e308, .infinity])
  func hugePhasesAreStill(x: Double) {
    expect(Elementary.sincos(x) == (0, 1))
    expect(Elementary.sincos(-x) == (0, 1))
  }

  @Test("Sine is odd and cosine even, to the bit", arguments: 1...4 as ClosedRange<UInt64>)
  func wavesAreSymmetric(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<1000 {
      let x = generator.logarithmic(1e-9...1e9)
      let (right, left) = (Elementary.sincos(x), Elementary.sincos(-x))
      expect(left.sin == -right.sin && left.cos == right.cos, "seed \(seed), x = \(x)")
    }
  }
}

@Suite("The largest integer below")
struct ElementaryFloorTests {
  @Test("Is that of the platform, bit for bit", arguments: 1...8 as ClosedRange<UInt64>)
  func floor(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<20_000 {
      let number = generator.finiteDouble()
      let near = generator.uniform(-10...10)
      for x in [number, near, (near * 4).rounded() / 4, near * 0x1p50] {
        expect(Elementary.floor(x).bitPattern, equals: x.rounded(.down).bitPattern, "\(x)")
      }
    }
  }

  @Test(
    "Keeps zeros, infinities and NaN",
    arguments: [
      0, -0.0, .infinity, -.infinity, 0x1p52, -0x1p52, 0x1p52 - 0.5, 1e308, 5e-324, -5e-324,
    ])
  func edges(x: Double) {
    expect(Elementary.floor(x).bitPattern, equals: x.rounded(.down).bitPattern)
    expect(Elementary.floor(.nan).isNaN)
  }
}
