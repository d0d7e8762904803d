@_spi(Jelly) import JellyTestSupport
import Testing

/// The invariants, checked on a body that satisfies them and on bodies that violate one each.
@Suite("Invariants of elastic bodies")
struct InvariantTests {
  @Test("A body that satisfies all invariants violates none")
  func withoutViolation() {
    for seed: UInt64 in 1...300 {
      #expect(invariantViolation(of: Wobble(), seed: seed) == nil)
    }
  }

  @Test(
    "A body that violates an invariant is detected by that invariant", arguments: Invariant.allCases
  )
  func withViolation(invariant: Invariant) throws {
    // A body that does not repeat itself differs from every copy.
    let invariants = Set(Invariant.allCases).subtracting(
      invariant == .deterministic ? [.idempotent] : [])
    let found = (1...300).compactMap {
      invariantViolation(of: FaultyWobble(fault: invariant), seed: $0, invariants: invariants)
    }
    #expect(!found.isEmpty)
    #expect(found.allSatisfy { $0.invariant == invariant })
  }

  @Test("A jump of a velocity between two events is detected as one at an event is")
  func withCorner() {
    let found = (1...300).compactMap {
      invariantViolation(of: FaultyWobble(fault: .continuousVelocity, bendsLater: true), seed: $0)
    }
    #expect(!found.isEmpty)
    #expect(found.allSatisfy { $0.invariant == .continuousVelocity })
  }

  @Test("An invariant violation contains its seed, its event and the last events")
  func description() throws {
    let broken = try #require(
      (1...300).lazy.compactMap {
        invariantViolation(of: FaultyWobble(fault: .continuous), seed: $0)
      }
      .first)
    let words = broken.description
    #expect(words.hasPrefix("seed \(broken.seed), event \(broken.step): jumps by "))
    #expect(broken.lastEvents.last?.hasPrefix("released at ") == true)
    #expect(broken.lastEvents.allSatisfy(words.contains))
  }

  @Test("The same seed finds the same invariant violation")
  func repeatable() {
    for seed: UInt64 in 1...50 {
      let wobble = FaultyWobble(fault: .restTime)
      #expect(
        invariantViolation(of: wobble, seed: seed) == invariantViolation(of: wobble, seed: seed))
    }
  }

  @Test("Invariants that are started again find what new ones find")
  func startedAgain() {
    var invariants = InvariantChecker(of: FaultyWobble(fault: .finite), seed: 1)
    for seed: UInt64 in 1...50 {
      let wobble = FaultyWobble(fault: .restState)
      invariants.start(with: wobble, seed: seed)
      #expect(invariants.run(events: 20) == invariantViolation(of: wobble, seed: seed))
    }
  }
}
