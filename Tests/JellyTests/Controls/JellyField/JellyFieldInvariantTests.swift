@_spi(Jelly) import JellyTestSupport
import Testing

@testable import Jelly

/// The invariants of every elastic body, for fields to which anything happens in any order.
@Suite("Invariants of an elastic field")
struct JellyFieldInvariantTests {
  /// A soft outline does far more than sides do, and tests are not optimized: it has few runs here,
  /// and many in `Benchmarks/fuzz`.
  private func runs(_ tuning: JellyFieldBody.Tuning, _ count: UInt64) -> ClosedRange<UInt64> {
    tuning.touchResponse == .soft ? 1...2 : 1...count
  }

  @Test("Hold whatever happens, in any order, at any time", arguments: [0, 12, -3], [10, -40, 0])
  func holdUnderAnyEvents(cornerRadius: Double, overshoot: Double) {
    for tuning in JellyFieldBody.Tuning.answers {
      for seed in seeds(runs(tuning, 67)) {
        checkInvariants(
          of: JellyFieldBody(
            size: [300, 44], settings: .init(pressDepth: overshoot, cornerRadius: cornerRadius),
            tuning: tuning),
          seed: seed)
      }
    }
  }

  @Test(
    "Hold on a field of any size",
    arguments: [
      [0, 0], [0, 100], [390, 0], [1e-300, 1e-300], [1e308, 1e308], [-1, -1], [.nan, .infinity],
    ] as [Vector2])
  func holdOnAnySize(size: Vector2) {
    for tuning in JellyFieldBody.Tuning.answers {
      for seed in seeds(runs(tuning, 17)) {
        checkInvariants(
          of: JellyFieldBody(size: size, settings: .init(cornerRadius: 8), tuning: tuning),
          seed: seed
        )
      }
    }
  }

  @Test(
    "Hold where faint waves ended at once, and where waves were far higher than their headroom",
    arguments: [10_088_428, 10_174_126] as [UInt64])
  func holdAgainstRounding(seed: UInt64) {
    checkInvariants(ofRandom: JellyFieldBody.random, events: 64, seed: seed)
  }

  @Test("Hold from any start, with any valid tuning and numbers too small to be seen")
  func holdFromAnyStart() {
    for tuning in JellyFieldBody.Tuning.answers {
      for seed in seeds(runs(tuning, 100)) {
        checkInvariants(
          ofRandom: { JellyFieldBody.random(like: tuning, using: &$0) }, seed: seed)
      }
    }
  }
}
