@_spi(Jelly) import JellyTestSupport
import Testing

@testable import Jelly

@Suite("Settings of a control")
struct SettingInvariantTests {
  @Test("Change nothing if they are set already, and hardly anything if they hardly differ")
  func holdInvariants() {
    for seed: UInt64 in 1...100 {
      checkInvariants(ofRandom: JellyBadgeBody.random, seed: seed)
      checkInvariants(ofRandom: JellyMenuBody.random, seed: seed)
      checkInvariants(ofRandom: JellyPagerBody.random, seed: seed)
      checkInvariants(ofRandom: JellyBarBody.random, seed: seed)
      checkInvariants(ofRandom: JellyRefreshBody.random, seed: seed)
      checkInvariants(ofRandom: JellyFieldBody.random, seed: seed)
      checkInvariants(ofRandom: JellyShapeBody.random, seed: seed)
      checkInvariants(ofRandom: JellyPressBody.random, seed: seed)
    }
  }
}

/// Lets random events happen to a body, and records the first invariant that it violates.
func checkInvariants(
  of fresh: some InvariantCheckable, events count: Int = 20, seed: UInt64,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  guard let broken = invariantViolation(of: fresh, events: count, seed: seed) else { return }
  Issue.record("\(broken)", sourceLocation: sourceLocation)
}

/// Does so with the body that a seed makes.
func checkInvariants<Body: InvariantCheckable>(
  ofRandom body: (inout SeededGenerator) -> Body, events count: Int = 20, seed: UInt64,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  var generator = SeededGenerator(seed: seed)
  checkInvariants(of: body(&generator), events: count, seed: seed, sourceLocation: sourceLocation)
}
