@_spi(Jelly) import JellyTestSupport
import Testing

@testable import Jelly

/// The invariants of every elastic body, for bars on which anything happens in any order.
@Suite("Invariants of a jelly bar")
struct JellyBarInvariantTests {
  /// A soft edge does far more than the others, and tests are not optimized: it has few runs here,
  /// and very many in `Benchmarks/fuzz`.
  private static func runs(_ edge: JellyBarBody.EdgeCurve) -> ClosedRange<UInt64> {
    edge == .soft ? 1...9 : 1...300
  }

  /// Sequences for each pair of side and edge, a third of them with each tuning to start with;
  /// sizes and tunings change on the way.
  @Test(
    "Hold whatever happens, in any order, at any time", arguments: RectEdge.all,
    JellyBarBody.EdgeCurve.all)
  func holdUnderAnyEvents(side: RectEdge, edge: JellyBarBody.EdgeCurve) {
    for seed in seeds(Self.runs(edge)) {
      let preset = TuningPreset.presets[Int(seed % 3)]
      let size = side.asTop(size: [390, 100])
      checkInvariants(
        of: JellyBarBody(
          size: size, settings: .init(curve: edge, edge: side), tuning: .preset(preset)),
        seed: seed)
    }
  }

  @Test(
    "Hold on a bar of any size",
    arguments: [
      [0, 0], [0, 100], [390, 0], [1e-300, 1e-300], [1e308, 1e308], [-1, -1], [.nan, .infinity],
    ] as [Vector2], JellyBarBody.EdgeCurve.all)
  func holdOnAnySize(size: Vector2, edge: JellyBarBody.EdgeCurve) {
    for seed in seeds(edge == .soft ? 1...3 : 1...50) {
      let preset = TuningPreset.presets[Int(seed % 3)]
      checkInvariants(
        of: JellyBarBody(size: size, settings: .init(curve: edge), tuning: .preset(preset)),
        seed: seed)
    }
  }

  @Test(
    "Hold where a finger very far away lost digits, and where a thin bar dented",
    arguments: [10_044_283, 10_773_080] as [UInt64])
  func holdAgainstRounding(seed: UInt64) {
    checkInvariants(ofRandom: JellyBarBody.random, events: 64, seed: seed)
  }
}
