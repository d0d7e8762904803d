@_spi(Jelly) import JellyTestSupport
import Testing

@testable import Jelly

/// The invariants of every elastic body, for drawers on which anything happens in any order.
@Suite("Invariants of a jelly drawer")
struct JellyDrawerInvariantTests {
  @Test("Hold whatever happens, in any order, at any time", arguments: seeds(1...300))
  func random(seed: UInt64) {
    checkInvariants(ofRandom: JellyDrawerBody.random, events: 40, seed: seed)
  }
}
