import JellyTestSupport
import Testing

@testable import Jelly

/// The laws of every elastic body, for refreshes to which anything happens in any order.
@Suite("Laws of an elastic refresh")
struct ElasticRefreshLawTests {
  @Test(
    "Hold whatever happens, in any order, at any time", arguments: [Side.top, .bottom],
    JellyBar.Edge.all)
  func holdUnderAnyEvents(side: Side, edge: JellyBar.Edge) {
    for seed: UInt64 in edge == .soft ? 1...12 : 1...300 {
      let feel = Feel.allCases[Int(seed % 3)]
      checkLaws(
        of: ElasticRefresh(
          size: [390, seed % 2 == 0 ? 0 : 80], side: side,
          minimumDuration: seed % 5 == 0 ? 0.5 : 0, tuning: feel.refreshTuning(edge)),
        seed: seed)
    }
  }

  @Test(
    "Hold on a control of any size",
    arguments: [
      [0, 0], [0, 100], [390, 0], [1e-300, 1e-300], [1e308, 1e308], [-1, -1], [.nan, .infinity],
    ] as [Vector2])
  func holdOnAnySize(size: Vector2) {
    for seed: UInt64 in 1...50 {
      let feel = Feel.allCases[Int(seed % 3)]
      checkLaws(of: ElasticRefresh(size: size, tuning: feel.refreshTuning(.wave)), seed: seed)
    }
  }

  @Test("Hold from any start, with any sound tuning and numbers too small to be seen")
  func holdFromAnyStart() {
    for seed: UInt64 in 1...60 {
      checkLaws(ofRandom: ElasticRefresh.random, seed: seed)
    }
  }
}
