@_spi(Jelly) import JellyTestSupport
import Testing

@testable import Jelly

/// The invariants of every elastic body, for badges to which anything happens in any order.
@Suite("Invariants of a badge")
struct JellyBadgeInvariantTests {
  @Test("Hold whatever happens, in any order, at any time", arguments: TuningPreset.presets)
  func holdUnderAnyEvents(preset: TuningPreset) {
    for seed in seeds(1...250) {
      checkInvariants(of: JellyBadgeBody(size: [60, 100], tuning: .preset(preset)), seed: seed)
    }
  }

  @Test("Hold while it floats", arguments: [TuningPreset.classic, .standard])
  func holdAfloat(preset: TuningPreset) {
    var tuning = JellyBadgeBody.Tuning.preset(preset)
    tuning.floatAmplitude = 3
    for seed in seeds(1...100) {
      checkInvariants(of: JellyBadgeBody(size: [60, 100], tuning: tuning), seed: seed)
    }
  }

  @Test(
    "Hold on a badge of any measure", arguments: [0, 1e-300, 11, 24, 1e308, -1, .nan],
    [0, 1e-300, 20, 1e308, -1, .infinity])
  func holdOnAnyMeasure(diameter: Double, viscosity: Double) {
    for seed in seeds(1...20) {
      let preset = TuningPreset.presets[Int(seed % 3)]
      checkInvariants(
        of: JellyBadgeBody(
          size: [60, 100], settings: .init(diameter: diameter, neckStretch: viscosity),
          tuning: .preset(preset)),
        seed: seed)
    }
  }

  @Test(
    "Hold where a rounding error of a huge reach grew to a jump",
    arguments: [1_000_029_427, 1_000_222_185, 1_000_301_194, 10_843_620] as [UInt64])
  func holdAgainstRounding(seed: UInt64) {
    checkInvariants(ofRandom: JellyBadgeBody.random, events: 64, seed: seed)
  }
}
