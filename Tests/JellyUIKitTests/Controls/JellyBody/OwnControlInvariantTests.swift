import Jelly
import JellyTestSupport
import Testing

@testable import JellyOwnControl

/// The example of the article "A control of your own", with random events.
@Suite("A control of one's own")
struct OwnControlInvariantTests {
  @Test("The article's switch violates no invariant")
  func invariants() {
    for seed: UInt64 in 1...300 {
      expect(
        invariantViolation(of: SwitchBody(size: [64, 32]), events: 40, seed: seed), equals: nil)
    }
  }
}

extension SwitchBody: InvariantCheckable {
  func randomEvent(using generator: inout SeededGenerator) -> Event {
    let id = generator.chance(0.9) ? 0 : 1
    return switch generator.next() % 16 {
    case 0: .sizeChanged(generator.chance(0.5) ? generator.point() : [64, 32])
    case 1: .settingsChanged(Settings(inset: generator.number(0...10)))
    case 2: .tuningChanged(generator.pick([.standard, .liquid, .classic, .reduced]))
    case 3...5: .touchBegan(generator.point(), id: id)
    case 6...9: .touchMoved(generator.point(), id: id)
    case 10...12: .touchEnded(generator.point(), id: id)
    case 13: .touchCancelled
    default: .toggled
    }
  }

  func counts(_ event: Event) -> Bool { event.isValid }

  func staysInPlace(under event: Event, at time: Double) -> Bool {
    switch event {
    case .tuningChanged, .touchBegan, .touchEnded, .touchCancelled, .toggled: true
    case .sizeChanged, .settingsChanged, .touchMoved: false
    }
  }
}
