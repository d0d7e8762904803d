import JellyTestSupport
import Testing

@testable import Jelly

/// The laws of every elastic body, for pills to which anything happens in any order.
@Suite("Laws of ElasticTemplate")
struct ElasticTemplateLawTests {
  @Test("Hold from any start, whatever happens, in any order, at any time")
  func holdFromAnyStart() {
    for seed: UInt64 in 1...300 {
      checkLaws(ofRandom: ElasticTemplate.random, seed: seed)
    }
  }
}
