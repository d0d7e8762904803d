import JellyTestSupport
import Testing

@testable import Jelly

/// The laws of every elastic body, for fields to which anything happens in any order.
@Suite("Laws of an elastic field")
struct ElasticFieldLawTests {
  @Test("Hold whatever happens, in any order, at any time", arguments: [0, 12, -3], [10, -40, 0])
  func holdUnderAnyEvents(cornerRadius: Double, overshoot: Double) {
    for seed: UInt64 in 1...200 {
      let feel = Feel.allCases[Int(seed % 3)]
      checkLaws(
        of: ElasticField(
          size: [300, 44], overshoot: overshoot, cornerRadius: cornerRadius,
          tuning: feel.fieldTuning),
        seed: seed)
    }
  }

  @Test(
    "Hold on a field of any size",
    arguments: [
      [0, 0], [0, 100], [390, 0], [1e-300, 1e-300], [1e308, 1e308], [-1, -1], [.nan, .infinity],
    ] as [Vector2])
  func holdOnAnySize(size: Vector2) {
    for seed: UInt64 in 1...50 {
      let feel = Feel.allCases[Int(seed % 3)]
      checkLaws(of: ElasticField(size: size, cornerRadius: 8, tuning: feel.fieldTuning), seed: seed)
    }
  }

  @Test("Hold from any start, with any sound tuning and numbers too small to be seen")
  func holdFromAnyStart() {
    for seed: UInt64 in 1...300 {
      var generator = SeededGenerator(seed: seed)
      checkLaws(of: ElasticField.random(using: &generator), seed: seed)
    }
  }
}
