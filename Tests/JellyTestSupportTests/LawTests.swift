import JellyTestSupport
import Testing

/// The laws, held against a body that keeps them and against bodies that break one each.
@Suite("Laws of elastic bodies")
struct LawTests {
  @Test("A body that keeps all laws breaks none")
  func lawful() {
    for seed: UInt64 in 1...300 {
      #expect(brokenLaw(of: Wobble(), seed: seed) == nil)
    }
  }

  @Test("A body that breaks a law is found out by that law", arguments: JellyLaw.allCases)
  func unlawful(law: JellyLaw) throws {
    // A body that does not repeat itself differs from any twin.
    let laws = Set(JellyLaw.allCases).subtracting(law == .repeatsItself ? [.ignoresRepeats] : [])
    let found = (1...300).compactMap { brokenLaw(of: Wobble(fault: law), seed: $0, laws: laws) }
    #expect(!found.isEmpty)
    #expect(found.allSatisfy { $0.law == law })
  }

  @Test("A broken law tells its seed, its event and the last events")
  func description() throws {
    let broken = try #require(
      (1...300).lazy.compactMap { brokenLaw(of: Wobble(fault: .doesNotJump), seed: $0) }.first)
    let words = broken.description
    #expect(words.hasPrefix("seed \(broken.seed), event \(broken.step): jumps by "))
    #expect(broken.lastEvents.last?.hasPrefix("released at ") == true)
    #expect(broken.lastEvents.allSatisfy(words.contains))
  }

  @Test("The same seed finds the same broken law")
  func repeatable() {
    for seed: UInt64 in 1...50 {
      let wobble = Wobble(fault: .restsOnTime)
      #expect(brokenLaw(of: wobble, seed: seed) == brokenLaw(of: wobble, seed: seed))
    }
  }

  @Test("Laws that are started again find what new ones find")
  func startedAgain() {
    var laws = JellyBodyLaws(of: Wobble(), seed: 1)
    for seed: UInt64 in 1...50 {
      let wobble = Wobble(fault: .comesHome)
      laws.start(with: wobble, seed: seed)
      #expect(laws.run(events: 20) == brokenLaw(of: wobble, seed: seed))
    }
  }
}
