@_spi(Jelly) import JellyTestSupport
import Testing

@_spi(Jelly) @testable import Jelly

/// Every setting can change at any time.
@Suite("Settings that change live")
struct LiveSettingsTests {
  private func oscillating(_ edge: JellyBarBody.EdgeCurve) -> JellyBarBody {
    JellyBarBody(size: [390, 100], settings: .init(curve: edge))
      .released(from: Drag(start: [150, 50], end: [180, 150]))
  }

  @Test(
    "A bar in mid-air goes on as it is, and adopts another curve and side at its rest",
    arguments: JellyBarBody.EdgeCurve.all, JellyBarBody.EdgeCurve.all)
  func bar(old: JellyBarBody.EdgeCurve, new: JellyBarBody.EdgeCurve) {
    let before = oscillating(old)
    var after = before
    after.handle(.settingsChanged(.init(curve: new, edge: .bottom)), at: 0.25)
    for step in 0...40 {
      let time = 0.25 + 0.01 * Double(step)
      expect(after.outline(at: time), equals: before.outline(at: time))
    }
    let rest = after.restTime
    after.handle(.touchBegan([150, 50]), at: rest)
    var fresh = JellyBarBody(size: [390, 100], settings: .init(curve: new, edge: .bottom))
    fresh.handle(.touchBegan([150, 50]), at: rest)
    for (bar, twin) in [(after, fresh)] {
      expect(bar.outline(at: rest), equals: twin.outline(at: rest))
      expect(bar.hangingEdge == .bottom && bar.freeEdge.curve == new)
    }
  }

  @Test("A bar at rest adopts them at once", arguments: JellyBarBody.EdgeCurve.all)
  func barAtRest(edge: JellyBarBody.EdgeCurve) {
    var bar = JellyBarBody(size: [390, 100])
    bar.handle(.settingsChanged(.init(curve: edge, edge: .bottom)), at: 1)
    let fresh = JellyBarBody(size: [390, 100], settings: .init(curve: edge, edge: .bottom))
    expect(bar.outline(at: 1), equals: fresh.outline(at: 0))
  }

  @Test(
    "A refresh goes on with its work under other settings", arguments: JellyBarBody.EdgeCurve.all)
  func refresh(edge: JellyBarBody.EdgeCurve) {
    var refresh = JellyRefreshBody(size: [390, 60], settings: .init(curve: edge))
    refresh.handle(.refreshBegan, at: 0)
    let before = refresh.inset(at: 0.1)
    let settings = JellyRefreshBody.Settings(
      curve: .wave, edge: .bottom, threshold: 60, inset: 80, minimumDuration: 3)
    refresh.handle(.settingsChanged(settings), at: 0.1)
    expect(abs(refresh.inset(at: 0.1) - before), isLessThan: 1e-9)
    expect(refresh.phase(at: 0.1), equals: .refreshing)
    expect(abs(refresh.inset(at: 2) - 80), isLessThan: 0.01)
    refresh.handle(.refreshEnded(.success), at: 2)
    expect(refresh.phase(at: 2.9), equals: .refreshing)
    expect(refresh.phase(at: 3.1), equals: .ending)
    // At rest it is at the other end of the list.
    expect(refresh.handle(.pullChanged(distance: 10, position: 10), at: 6), equals: nil)
    expect(refresh.edge, equals: .bottom)
  }

  @Test("A menu's fan fits into its space, and fits again when the button gets another size")
  func menu() {
    var settings = JellyMenuBody.Settings(itemCount: 5)
    settings.availableSpace = .init(top: 10)
    var menu = JellyMenuBody(size: [56, 56], settings: settings)
    let isAbove = { (menu: JellyMenuBody) in
      (0..<5).contains { menu.item($0, at: .infinity).disc.center.y < -10 }
    }
    menu.handle(.opened, at: 0)
    expect(!isAbove(menu))
    menu.handle(.settingsChanged(.init(itemCount: 5)), at: 2)
    expect(isAbove(menu))
  }
}
