import JellyRecording
@_spi(Jelly) import JellyTestSupport
import Testing

@testable import Jelly

/// Thrown away, dismissed from code, and brought back.
@Suite("A badge that goes away")
struct JellyBadgeDismissTests {
  private let badge = JellyBadgeBody(size: [400, 400])
  private let restPosition = Vector2(200, 200)

  /// A finger that moves steadily along a way and lets go there at its full speed, in points per
  /// second.
  private func flick(
    from start: Vector2 = .zero, by displacement: Vector2, speed: Double
  ) -> [(event: JellyBadgeBody.Event, time: Double)] {
    let duration = displacement.magnitude / speed
    let moves = (0...10).map { step in
      let share = Double(step) / 10
      return (
        event: step == 0
          ? JellyBadgeBody.Event.touchBegan(restPosition)
          : .touchMoved(restPosition + start + displacement * share),
        time: 1 + duration * share
      )
    }
    return moves + [(.touchEnded(restPosition + start + displacement), 1 + duration)]
  }

  @Test("Let go too far from the rest position, it is thrown away, and reports it once")
  func letGoFar() {
    var body = badge.pulled(by: [130, 0])
    expect(body.handle(.touchEnded(restPosition + [130, 0]), at: 1), equals: .dismissed)
    expect(body.phase(at: 1), equals: .dismissed)
    expect(body.handle(.touchEnded(restPosition + [130, 0]), at: 1.1), equals: nil)
    expect(body.handle(.dismissed, at: 1.1), equals: nil)
  }

  @Test(
    "A flick that would carry it beyond the break throws it away, a slower one does not",
    arguments: [400, 700, 850, 1000, 2000])
  func flicks(speed: Double) {
    // Of a fling, the fast deceleration leaves v/(1000·ln(1/0.99)).
    let reached = 30 + speed / 10.0503358535
    let last = badge.effects(of: flick(by: [0, 30], speed: speed)).last
    expect(last, equals: (reached >= 120 ? .dismissed : .released))
  }

  @Test("A flick back through its place does not throw it away", arguments: [800, 2000, 9000])
  func flickHome(speed: Double) {
    let events = flick(from: [90, 0], by: [-40, 3], speed: speed)
    expect(badge.effects(of: events).last, equals: .released)
  }

  @Test("A finger that the system takes away throws nothing away")
  func cancelled() {
    var body = badge.pulled(by: [130, 0])
    expect(body.handle(.touchCancelled, at: 1), equals: .reattached)
    expect(body.phase(at: 1), equals: .returning)
  }

  @Test("Thrown, it flies on with the finger's velocity from where it was")
  func flies() {
    let events = flick(by: [60, 0], speed: 1500)
    let end = events.last?.time ?? 0
    let free = badge.after(events)
    let held = badge.after(Array(events.dropLast()))
    expect(free.outline(at: end).pointDistance(to: held.outline(at: end)), isAtMost: 1e-9)
    let step = (free.position(at: end + 1e-6) - free.position(at: end)) / 1e-6
    // Slowed down by 10 per second for a microsecond.
    expect(abs(step.x - 1500) <= 1500 * 2e-5 && abs(step.y) <= 1e-6)
  }

  @Test("It bursts into droplets that fall, and in the end nothing is left")
  func bursts() {
    let gone = badge.after(.dismissed, at: 0)
    expect(gone.outline(at: 0).pointDistance(to: badge.outline(at: 0)), isAtMost: 1e-9)
    expect(gone.outline(at: 0.1).contours.count, equals: 1)
    expect(gone.outline(at: 0.25).contours.count, equals: 1 + 11)
    expect(gone.outline(at: 0.4).contours.count, equals: 11)
    expect(gone.restTime, isAtMost: 0.8)
    expect(gone.outline(at: gone.restTime), equals: Outline())
    let last = gone.outline(at: gone.restTime - 1e-3)
    expect(last.area, isAtMost: 2)
    let classic = JellyBadgeBody(size: [400, 400], tuning: .classic).after(.dismissed, at: 0)
    expect(classic.outline(at: 0.4).contours.count, equals: 17)
  }

  @Test("Dismissed in any state, it does not jump", arguments: [0, 40, 110, 130])
  func dismissedAnywhere(pull: Double) {
    for isFree in [false, true] {
      var body = badge.pulled(by: [pull, 10])
      if isFree { _ = body.handle(.touchCancelled, at: 0.5) }
      let before = body.outline(at: 0.6)
      expect(body.handle(.dismissed, at: 0.6), equals: .dismissed)
      expect(body.outline(at: 0.6).pointDistance(to: before), isAtMost: 1e-9)
      expect(!body.isHeld)
    }
  }

  @Test("Restored, it grows at rest, and can be taken at once")
  func restored() {
    var body = badge.after(.dismissed, at: 0)
    expect(body.handle(.restored, at: 2), equals: .restored)
    expect(body.phase(at: 2), equals: .attached)
    expect(body.outline(at: 2).area, isAtMost: 1e-9)
    let areas = [2.05, 2.1, 2.15].map { body.outline(at: $0).area }
    expect(areas[0] < areas[1] && areas[1] < areas[2])
    expect(body.outline(at: body.restTime), equals: badge.outline(at: 0))
    let small = body.outline(at: 2.06)
    expect(body.handle(.touchBegan(restPosition), at: 2.06), equals: .grabbed)
    expect(body.outline(at: 2.06).pointDistance(to: small), isAtMost: 1e-9)
    expect(body.handle(.restored, at: 2.07), equals: nil)
  }

  @Test("Restored before it has burst, it returns to rest from where it is")
  func restoredInFlight() {
    let events = flick(by: [60, 0], speed: 1500)
    let time = (events.last?.time ?? 0) + 0.1
    let free = badge.after(events)
    let back = free.after(.restored, at: time)
    expect(back.phase(at: time), equals: .returning)
    expect(back.outline(at: time).pointDistance(to: free.outline(at: time)), isAtMost: 1e-9)
    expect(back.outline(at: back.restTime), equals: badge.outline(at: 0))
  }

  @Test("Nothing can be done to what is gone but restoring it")
  func gone() {
    let gone = badge.after(.dismissed, at: 0)
    let touched = gone.after([
      (.touchBegan(restPosition), 1), (.touchMoved(restPosition + [9, 9]), 1.1),
      (.touchEnded(restPosition), 1.2),
      (.touchCancelled, 1.3),
    ])
    expect(touched.phase(at: 2), equals: .dismissed)
    expect(touched.outline(at: 2), equals: Outline())
  }

  @Test(
    "Restored, it is at rest soon after it has grown", arguments: [TuningPreset.classic, .standard])
  func restsSoon(preset: TuningPreset) {
    var badge = JellyBadgeBody(size: [200, 100], tuning: .preset(preset))
    badge.handle(.dismissed, at: 0)
    badge.handle(.restored, at: 3)
    expect(badge.lastStep, isAtMost: 0.1)
    let last = badge.lastMovement(after: 3)
    expect(last, isGreaterThan: 3.3)
    expect(badge.restTime - 3, isAtMost: 1.4 * (last - 3))
  }
}
