@_spi(Jelly) import JellyTestSupport
import Testing

@testable import Jelly

/// The invariants of every elastic body, for menus to which anything happens in any order.
@Suite("Invariants of a menu")
struct JellyMenuInvariantTests {
  @Test("Hold whatever happens, in any order, at any time", arguments: TuningPreset.presets)
  func holdUnderAnyEvents(preset: TuningPreset) {
    for seed in seeds(1...300) {
      checkInvariants(of: JellyMenuBody(size: [56, 56], tuning: .preset(preset)), seed: seed)
    }
  }

  @Test(
    "Hold with any number of items, all round and mirrored", arguments: [0, 1, 2, 7, 12],
    TuningPreset.presets)
  func holdForAnyArrangement(count: Int, preset: TuningPreset) {
    for seed in seeds(1...40) {
      let arrangement = JellyMenuBody.Settings(
        itemCount: count, itemDistance: seed % 3 == 0 ? 0 : nil,
        sweepAngle: seed % 2 == 0 ? 2 * .pi : -.pi,
        isRightToLeft: seed % 5 == 0)
      checkInvariants(
        of: JellyMenuBody(size: [56, 56], settings: arrangement, tuning: .preset(preset)),
        seed: seed
      )
    }
  }

  @Test(
    "Hold on a button of any size",
    arguments: [
      [0, 0], [0, 56], [56, 0], [1e-300, 1e-300], [1e308, 1e308], [-1, -1], [.nan, .infinity],
      [20, 90],
    ] as [Vector2], TuningPreset.presets)
  func holdOnAnySize(size: Vector2, preset: TuningPreset) {
    for seed in seeds(1...30) {
      checkInvariants(of: JellyMenuBody(size: size, tuning: .preset(preset)), seed: seed)
    }
  }

  @Test(
    "Hold where a rounding error of a bond, or of an item on the button, grew to a jump",
    arguments: [1_000_007_606, 700_002_689, 1_030_711, 10_064_023, 40_172_387, 41_055_440]
      as [UInt64])
  func holdAgainstRounding(seed: UInt64) {
    checkInvariants(ofRandom: JellyMenuBody.random, events: 64, seed: seed)
  }

  @Test("Hold where the rest of a bridge recoils farther than a whole one is thick")
  func holdAgainstWideSwing() {
    checkInvariants(ofRandom: JellyMenuBody.random, events: 64, seed: 40_809_391)
  }

  @Test("Hold where the springs of opening and closing differ a million times in their stiffness")
  func holdAgainstUnequalSprings() {
    checkInvariants(ofRandom: JellyMenuBody.random, events: 64, seed: 41_464_709)
  }

  @Test("Hold where an event comes after an item's rest and before that of its bond")
  func holdAfterRest() {
    checkInvariants(ofRandom: JellyMenuBody.random, events: 64, seed: 41_895_357)
  }
}
