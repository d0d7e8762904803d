@_spi(Jelly) import JellyTestSupport
import Testing

@testable import Jelly

@Suite("Fingers on a control")
struct FingersTests {
  @Test("Have a slot each while they are down, and the last that came leads")
  func slots() {
    var fingers = Fingers()
    for name in [7, -1, 3, Int.max] {
      let slot = fingers.begin(name, at: [Double(name & 7), 1], now: 0)
      expect(slot != nil && fingers.slot(of: name) == slot && fingers.leader == slot)
    }
    expect(fingers.begin(5, at: .zero, now: 0), equals: nil)
    for name in [Int.max, 3, -1, 7] {
      expect(fingers.leader.map { fingers[$0].holder }, equals: .finger(name))
      if let slot = fingers.slot(of: name) { fingers.touchEnded(slot) }
    }
    expect(!fingers.isAny && fingers.leader == nil)
  }

  @Test("Take over an edge that only one holds, where they are, when the last one leaves")
  func bar() {
    for edge in JellyBarBody.EdgeCurve.whole {
      var bar = JellyBarBody(size: [390, 100], settings: .init(curve: edge))
      expect(bar.handle(.touchBegan([100, 50], id: 0), at: 0), equals: .grabbed)
      expect(bar.handle(.touchMoved([100, 90], id: 0), at: 0.1), equals: nil)
      expect(bar.handle(.touchBegan([300, 50], id: 1), at: 0.2), equals: nil)
      expect(bar.handle(.touchMoved([300, 120], id: 1), at: 0.3), equals: nil)
      // The first still moves, and holds nothing.
      let before = bar.outline(at: 0.3)
      expect(bar.handle(.touchMoved([120, 95], id: 0), at: 0.3), equals: nil)
      expect(bar.outline(at: 0.3), equals: before)
      expect(bar.handle(.touchEnded([300, 120], id: 1), at: 0.4), equals: nil)
      expect(bar.isHeld)
      expect(bar.outline(at: 0.4).pointDistance(to: before), isLessThan: 1e-9)
      expect(bar.handle(.touchMoved([120, 140], id: 0), at: 0.5), equals: nil)
      expect(bar.outline(at: 0.5), differsFrom: before)
      expect(bar.handle(.touchEnded([120, 140], id: 0), at: 0.6), equals: .released)
    }
  }

  @Test("Take over an edge from a list that is let go")
  func list() {
    var bar = JellyBarBody(size: [390, 100], settings: .init(curve: .wave))
    bar.handle(.touchBegan([100, 50]), at: 0)
    bar.handle(.pullChanged(distance: 60, position: 200), at: 0.1)
    expect(bar.handle(.pullEnded, at: 0.2), equals: nil)
    expect(bar.isHeld)
    expect(bar.handle(.touchEnded([100, 50]), at: 0.3), equals: .released)
  }

  @Test("Take over a badge, where they are, when the last one leaves")
  func badge() {
    var badge = JellyBadgeBody(size: [60, 60])
    badge.handle(.touchBegan([30, 30], id: 0), at: 0)
    badge.handle(.touchBegan([32, 32], id: 1), at: 0.1)
    badge.handle(.touchMoved([50, 50], id: 1), at: 0.2)
    let place = badge.position(at: 0.2)
    expect(badge.handle(.touchEnded([50, 50], id: 1), at: 0.3), equals: nil)
    expect(badge.isHeld && badge.position(at: 0.3) == place)
    badge.handle(.touchMoved([40, 30], id: 0), at: 0.4)
    expect(badge.position(at: 0.4), equals: place + [10, 0])
    expect(badge.handle(.touchEnded([40, 30], id: 0), at: 0.5), equals: .released)
  }
}
