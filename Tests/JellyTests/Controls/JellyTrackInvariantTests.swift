@_spi(Jelly) import JellyTestSupport
import Testing

@testable import Jelly

/// The invariants of every elastic body, for controls with a track on which anything happens in any
/// order.
@Suite("Invariants of a switch, a slider and segments")
struct JellyTrackInvariantTests {
  @Test("Hold whatever happens, in any order, at any time", arguments: TuningPreset.presets)
  func holdUnderAnyEvents(preset: TuningPreset) {
    for seed in seeds(1...300) {
      let tuning = JellyTrackTuning.preset(preset)
      let isFlagged = seed % 2 == 0
      checkInvariants(
        of: JellySwitchBody(
          size: Vector2(63, 28), settings: .init(isRightToLeft: isFlagged), tuning: tuning,
          isOn: isFlagged), events: 30, seed: seed)
      let axis: JellySliderBody.Axis = seed % 3 == 0 ? .vertical : .horizontal
      checkInvariants(
        of: JellySliderBody(
          size: axis.along(Vector2(300, 28)),
          settings: .init(step: isFlagged ? 0.125 : 0, axis: axis), tuning: tuning, value: 0.4),
        events: 30, seed: seed)
      checkInvariants(
        of: JellySegmentsBody(
          size: Vector2(308, 32),
          settings: .init(
            segmentCount: isFlagged ? 4 : 12,
            widths: .init(first: 64, second: 78, third: 58, fourth: 104, fifth: 35),
            cornerRadius: isFlagged ? .infinity : 7),
          tuning: tuning, selectedIndex: 2), events: 30, seed: seed)
    }
  }

  @Test(
    "Hold on a control of any size",
    arguments: [
      [0, 0], [0, 28], [300, 0], [1e-300, 1e-300], [1e308, 1e308], [-1, -1], [.nan, .infinity],
    ] as [Vector2])
  func holdOnAnySize(size: Vector2) {
    for seed in seeds(1...60) {
      checkInvariants(of: JellySwitchBody(size: size), seed: seed)
      checkInvariants(of: JellySliderBody(size: size), seed: seed)
      checkInvariants(of: JellySegmentsBody(size: size), seed: seed)
    }
  }
}
