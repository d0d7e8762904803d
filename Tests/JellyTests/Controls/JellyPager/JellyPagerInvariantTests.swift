@_spi(Jelly) import JellyTestSupport
import Testing

@testable import Jelly

/// The invariants of every elastic body, for pagers on which anything happens in any order.
@Suite("Invariants of a pager")
struct JellyPagerInvariantTests {
  @Test("Hold whatever happens, in any order, at any time", arguments: TuningPreset.presets)
  func holdUnderAnyEvents(preset: TuningPreset) {
    for seed in seeds(1...600) {
      let layout = JellyPagerBody.Settings.all[Int(seed % 8)]
      checkInvariants(of: JellyPagerBody.sample(preset, layout), events: 30, seed: seed)
    }
  }

  @Test(
    "Hold for any number of pages on a control of any size", arguments: [0, 1, 2, 47, 1000],
    [
      [0, 0], [0, 50], [280, 0], [1e-300, 1e-300], [1e308, 1e308], [-1, -1], [.nan, .infinity],
    ]
      as [Vector2])
  func holdOnAnySize(pages: Int, size: Vector2) {
    for seed in seeds(1...30) {
      let layout = JellyPagerBody.Settings(
        pageCount: pages, indicatorStyle: seed % 2 == 0 ? .ball : .square)
      let preset = TuningPreset.presets[Int(seed % 3)]
      checkInvariants(
        of: JellyPagerBody(size: size, settings: layout, tuning: .preset(preset)), seed: seed)
    }
  }

  @Test(
    "Hold where a stretch too small to be seen turns a square",
    arguments: [2_000_876_886] as [UInt64])
  func holdAgainstRounding(seed: UInt64) {
    checkInvariants(ofRandom: JellyPagerBody.random, events: 64, seed: seed)
  }
}
