@_spi(Jelly) import JellyTestSupport
import Testing

@testable import Jelly

/// The invariants of every elastic body, for refreshes to which anything happens in any order.
@Suite("Invariants of an elastic refresh")
struct JellyRefreshInvariantTests {
  @Test(
    "Hold whatever happens, in any order, at any time",
    arguments: [JellyRefreshBody.VerticalEdge.top, .bottom],
    JellyBarBody.EdgeCurve.all)
  func holdUnderAnyEvents(side: JellyRefreshBody.VerticalEdge, edge: JellyBarBody.EdgeCurve) {
    for seed in seeds(edge == .soft ? 1...12 : 1...300) {
      let preset = TuningPreset.presets[Int(seed % 3)]
      checkInvariants(
        of: JellyRefreshBody(
          size: [390, seed % 2 == 0 ? 0 : 80],
          settings: .init(curve: edge, edge: side, minimumDuration: seed % 5 == 0 ? 0.5 : 0),
          tuning: .preset(preset)),
        seed: seed)
    }
  }

  @Test(
    "Hold on a control of any size",
    arguments: [
      [0, 0], [0, 100], [390, 0], [1e-300, 1e-300], [1e308, 1e308], [-1, -1], [.nan, .infinity],
    ] as [Vector2])
  func holdOnAnySize(size: Vector2) {
    for seed in seeds(1...50) {
      let preset = TuningPreset.presets[Int(seed % 3)]
      checkInvariants(
        of: JellyRefreshBody(
          size: size, settings: .init(curve: .wave), tuning: .preset(preset)),
        seed: seed)
    }
  }
}
