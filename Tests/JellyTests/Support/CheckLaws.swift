import JellyTestSupport
import Testing

@testable import Jelly

@Suite("Settings of a control")
struct SettingLawTests {
  @Test("Change nothing if they are set already, and hardly anything if they hardly differ")
  func keepLaws() {
    for seed: UInt64 in 1...100 {
      checkLaws(ofRandom: JellyBadgeBody.random, seed: seed)
      checkLaws(ofRandom: JellyMenuBody.random, seed: seed)
      checkLaws(ofRandom: JellyPagerBody.random, seed: seed)
      checkLaws(ofRandom: JellyBarBody.random, seed: seed)
      checkLaws(ofRandom: JellyRefreshBody.random, seed: seed)
      checkLaws(ofRandom: JellyFieldBody.random, seed: seed)
      checkLaws(ofRandom: JellyShapeBody.random, seed: seed)
    }
  }
}

/// Lets random events happen to a body, and records the first law that it breaks.
func checkLaws(
  of fresh: some LawfulBody, events count: Int = 20, seed: UInt64,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  guard let broken = brokenLaw(of: fresh, events: count, seed: seed) else { return }
  Issue.record("\(broken)", sourceLocation: sourceLocation)
}

/// Does so with the body that a seed makes.
func checkLaws<Body: LawfulBody>(
  ofRandom body: (inout SeededGenerator) -> Body, events count: Int = 20, seed: UInt64,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  var generator = SeededGenerator(seed: seed)
  checkLaws(of: body(&generator), events: count, seed: seed, sourceLocation: sourceLocation)
}
