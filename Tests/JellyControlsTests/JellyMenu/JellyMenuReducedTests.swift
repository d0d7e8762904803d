@_spi(Jelly) import JellyTestSupport
import Testing

@testable import Jelly

/// Reduce Motion: the same states, taps and places; nothing travels, stretches or bumps.
@Suite("A menu with reduced motion")
struct JellyMenuReducedTests {
  private let menu = JellyMenuBody(size: [56, 56], tuning: .reduced)

  @Test("Its items are at their places as soon as they are seen")
  func inPlace() {
    let standard = JellyMenuBody(size: [56, 56], tuning: .standard).opened()
    let reduced = menu.opened()
    for time in [0, 0.01, 0.1, 5] {
      expect(reduced.centers(at: time), equals: standard.centers(at: 100))
      expect((0..<4).allSatisfy { reduced.item($0, at: time).scale == 1 })
    }
    expect(
      reduced.outline(at: 0.02).letters, equals: "MCCCCZ" + String(repeating: "MCCCCZ", count: 4))
    expect(reduced.outline(at: 0.02), equals: reduced.outline(at: 3))
  }

  @Test("They appear all at once, without going back, within 250 ms, and vanish alike")
  func fades() {
    let opening = menu.opened()
    let closing = opening.after(.closed, at: 1)
    for (menu, start) in [(opening, 0.0), (closing, 1)] {
      expect(menu.restTime, isAtMost: start + 0.25)
      let opacities = (0...300).map { menu.itemsOpacity(at: start + 0.001 * Double($0)) }
      let rising = zip(opacities, opacities.dropFirst())
      expect(start == 0 ? rising.allSatisfy { $0 <= $1 } : rising.allSatisfy { $0 >= $1 })
      expect(opacities[0] == (start == 0 ? 0 : 1) && opacities[300] == (start == 0 ? 1 : 0))
      for step in 0...30 {
        let time = start + 0.01 * Double(step)
        let items = (0..<4).map { menu.item($0, at: time).opacity }
        expect(items.allSatisfy { $0 == menu.itemsOpacity(at: time) })
      }
    }
  }

  @Test("Reduced in mid-air, it is at rest within 250 ms and does not overshoot any more")
  func reducedInMotion() {
    for preset in [TuningPreset.classic, .standard] {
      for delay in [0.02, 0.1, 0.2, 0.35] {
        for isOpen in [true, false] {
          var moving = JellyMenuBody(size: [56, 56], tuning: .preset(preset)).opened()
          if !isOpen { moving = moving.after(.closed, at: 9) }
          let time = (isOpen ? 0 : 9) + delay
          let reduced = moving.after(.tuningChanged(.reduced), at: time)
          expect(reduced.restTime, isAtMost: time + 0.25)
          let places = (0...300).flatMap { reduced.places(at: time + 0.001 * Double($0)) }
          expect(places.allSatisfy { $0 >= 0 && $0 <= 1 })
        }
      }
    }
  }

  @Test("Its taps mean the same")
  func taps() {
    var reduced = menu.opened()
    let item = reduced.centers(at: 0)[2]
    expect(reduced.handle(.tapped(item), at: 0.05), equals: .selected(2))
    expect(!reduced.isOpen)
  }
}
