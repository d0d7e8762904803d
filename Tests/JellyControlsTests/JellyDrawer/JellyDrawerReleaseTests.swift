import JellyTestSupport
import Testing

@testable import Jelly

extension JellyDrawerBody {
  /// A drawer at the bottom of a screen with detents at 330 and 720 pt.
  static func sheet(
    selected: Int? = nil, tuning: Tuning = .standard, isDismissible: Bool = true,
    undimmed: Int? = nil
  ) -> Self {
    Self(
      size: [390, 844],
      settings: Settings(
        detents: .init(.length(330), .length(720)), isDismissible: isDismissible,
        largestUndimmedDetent: undimmed),
      tuning: tuning, selectedDetent: selected)
  }

  /// Drags from one height to another, and lets go; returns the last effect and its time.
  @discardableResult
  mutating func drag(
    from start: Double, to end: Double, time: Double = 0, speed: Double, pause: Double = 0
  ) -> (effect: Effect?, time: Double) {
    let duration = abs(end - start) / speed
    let samples = max(Int(duration * 120), 2)
    handle(.touchBegan([195, size.y - start]), at: time)
    for step in 1...samples {
      let share = Double(step) / Double(samples)
      let height = start + (end - start) * share
      handle(.touchMoved([195, size.y - height]), at: time + duration * share)
    }
    let now = time + duration + pause
    return (handle(.touchEnded([.nan, .nan]), at: now), now)
  }
}

@Suite("The release of a jelly drawer")
struct JellyDrawerReleaseTests {
  @Test("Selects the detent in the direction of a flick, however short")
  func flick() {
    var drawer = JellyDrawerBody.sheet(selected: 0)
    expect(drawer.drag(from: 300, to: 340, speed: 700).effect, equals: .selected(1))
    expect(drawer.selectedDetent, equals: 1)
    expect(drawer.extent(at: .infinity), equals: 720)
  }

  @Test("Dismisses by a flick inwards, and says so once")
  func dismissal() {
    var drawer = JellyDrawerBody.sheet(selected: 0)
    let (effect, time) = drawer.drag(from: 300, to: 250, speed: 900)
    expect(effect, equals: .dismissed)
    expect(drawer.selectedDetent, equals: nil)
    expect(drawer.isPresented(at: time))
    expect(drawer.restTime, isLessThan: time + 0.3)
    expect(!drawer.isPresented(at: drawer.restTime))
    expect(drawer.extent(at: drawer.restTime), equals: 0)
  }

  @Test("Is the nearest detent after a slow drag, which changes nothing at the same one")
  func slowDrag() {
    var drawer = JellyDrawerBody.sheet(selected: 0)
    expect(drawer.drag(from: 300, to: 400, speed: 200).effect, equals: .released)
    expect(drawer.drag(from: 300, to: 530, time: 5, speed: 200).effect, equals: .selected(1))
  }

  @Test("Of a finger that has rested does not throw the panel")
  func rest() {
    var drawer = JellyDrawerBody.sheet(selected: 0)
    let effect = drawer.drag(from: 300, to: 400, speed: 3000, pause: 0.06).effect
    expect(effect, equals: .released)
    expect(drawer.selectedDetent, equals: 0)
  }

  @Test("That would dismiss a drawer that a finger cannot dismiss only attempts it")
  func attempt() {
    var drawer = JellyDrawerBody.sheet(selected: 0, isDismissible: false)
    expect(drawer.drag(from: 300, to: 100, speed: 900).effect, equals: .dismissalAttempted)
    expect(drawer.selectedDetent, equals: 0)
    // Against the resistance the panel hardly moves.
    drawer.handle(.touchBegan([195, 600]), at: 9)
    drawer.handle(.touchMoved([195, 800]), at: 9.1)
    expect(drawer.extent(at: 9.1), isGreaterThan: 330 - 72)
  }

  @Test("That the system cancels keeps the detent, and does not throw")
  func cancellation() {
    var drawer = JellyDrawerBody.sheet(selected: 0)
    drawer.handle(.touchBegan([195, 540]), at: 0)
    drawer.handle(.touchMoved([195, 440]), at: 0.02)
    drawer.handle(.touchMoved([195, 340]), at: 0.04)
    expect(drawer.handle(.touchCancelled, at: 0.05), equals: .released)
    expect(drawer.waves.state(at: 0.05).velocity, equals: 0)
    expect(drawer.extent(at: .infinity), equals: 330)
  }

  @Test("Prefers the selected one of two detents at the same place")
  func merged() {
    var drawer = JellyDrawerBody(
      size: [390, 844],
      settings: .init(detents: .init(.length(422.5), .medium, .large)), selectedDetent: 0)
    expect(drawer.drag(from: 400, to: 440, speed: 100).effect, equals: .released)
    expect(drawer.selectedDetent, equals: 0)
    drawer.handle(.selected(1), at: 9)
    expect(drawer.drag(from: 400, to: 440, time: 10, speed: 100).effect, equals: .released)
    expect(drawer.selectedDetent, equals: 1)
  }

  @Test("Catches a panel that leaves, and keeps it")
  func caughtOnItsWayOut() {
    var drawer = JellyDrawerBody.sheet(selected: 0)
    drawer.handle(.dismissed(), at: 0)
    let extent = drawer.extent(at: 0.1)
    expect(extent, isGreaterThan: 0)
    expect(drawer.handle(.touchBegan([100, 800]), at: 0.1), equals: .grabbed)
    expect(drawer.extent(at: 0.1), equals: extent)
    expect(drawer.extent(at: 9), equals: extent)
    drawer.handle(.touchMoved([100, 600]), at: 0.2)
    let effect = drawer.handle(.touchEnded([100, 600]), at: 0.5)
    expect(effect, equals: .selected(0))
  }

  @Test("That a host refuses turns the panel round with its velocity")
  func veto() {
    var drawer = JellyDrawerBody.sheet(selected: 0)
    let (effect, time) = drawer.drag(from: 300, to: 250, speed: 900)
    expect(effect, equals: .dismissed)
    let old = drawer.waves.state(at: time)
    drawer.handle(.selected(0), at: time)
    let new = drawer.waves.state(at: time)
    expect(new.velocity, equals: old.velocity)
    expect(new.velocity, isLessThan: -500)
    for n in 0..<DrivenWaves.count {
      expect(abs(new.places[n] - old.places[n]), isAtMost: 1e-12)
    }
    expect(drawer.extent(at: .infinity), equals: 330)
  }

  @Test("Ends dismissed in every state, if code dismisses", arguments: 0..<5)
  func dismissalByCode(state: Int) {
    var drawer = JellyDrawerBody.sheet(selected: state == 4 ? nil : 1, isDismissible: state % 2 > 0)
    if state >= 1 { drawer.handle(.touchBegan([195, 200]), at: 0) }
    if state >= 2 { drawer.handle(.touchMoved([195, 260]), at: 0.05) }
    if state == 3 { drawer.handle(.touchEnded([195, 300]), at: 0.07) }
    expect(drawer.handle(.dismissed(), at: 0.1), equals: nil)
    // The finger is not down for the drawer any more.
    drawer.handle(.touchMoved([195, 100]), at: 0.11)
    expect(drawer.handle(.touchEnded([195, 100]), at: 0.12), equals: nil)
    expect(!drawer.isHeld)
    expect(!drawer.isPresented(at: 2))
    expect(drawer.extent(at: 2), equals: 0)
  }

  @Test("Leaves the panel to be caught only while it visibly moves")
  func catching() {
    var drawer = JellyDrawerBody.sheet()
    expect(!drawer.isCatching(at: 0))
    drawer.handle(.selected(1), at: 0)
    // It is caught in mid-flight, also where it passes a detent.
    for step in 0..<40 { expect(drawer.isCatching(at: 0.01 * Double(step))) }
    // The waves, with which the content does not move, go on.
    expect(!drawer.isCatching(at: 0.7))
    expect(drawer.restTime, isGreaterThan: 1.2)
    // The first finger counts: another one is the content's.
    drawer.handle(.touchBegan([195, 200]), at: 3)
    expect(!drawer.isCatching(at: 3))
    drawer.handle(.dismissed(), at: 4)
    expect(drawer.isCatching(at: 4.1))
    expect(!drawer.isCatching(at: drawer.restTime))
  }

  @Test("Of a finger at the edge of a dismissed drawer brings it in, or not")
  func edgePan() {
    var drawer = JellyDrawerBody.sheet()
    expect(drawer.drag(from: 4, to: 30, speed: 100).effect, equals: .released)
    expect(drawer.selectedDetent, equals: nil)
    expect(drawer.drag(from: 4, to: 200, time: 5, speed: 800).effect, equals: .selected(0))
  }
}
