@_spi(Jelly) import JellyTestSupport
import Testing

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
