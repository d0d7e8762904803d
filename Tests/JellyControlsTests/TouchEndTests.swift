import JellyRecording
@_spi(Jelly) import JellySchema
@_spi(Jelly) import JellyTestSupport
import Testing

@_spi(Jelly) @testable import Jelly

@Suite("The end of a touch")
struct TouchEndTests {
  private static let nowhere: [Vector2] = [
    [.nan, .nan], [.nan, 40], [40, .nan], [.infinity, 0], [0, -.infinity],
  ]

  @Test("Without a valid place happens where the finger was last", arguments: nowhere)
  func place(nowhere: Vector2) {
    for seed: UInt64 in 1...20 { forEachControl(PlaceOfEnd(place: nowhere, seed: seed)) }
  }

  @Test(
    "Without a valid time happens at the last event's", arguments: [Double.nan, .infinity, 1e13])
  func time(time: Double) {
    for seed: UInt64 in 1...20 { forEachControl(TimeOfEnd(time: time, seed: seed)) }
  }

  @Test("Before the first event, with such a time, is ignored")
  func first() {
    var bar = JellyBarBody(size: [390, 100])
    bar.handle(.touchEnded([.nan, .nan]), at: .nan)
    expect(Outline(of: bar, at: 0), equals: Outline(of: JellyBarBody(size: [390, 100]), at: 0))
    bar.handle(.touchBegan([195, 50]), at: 0)
    expect(bar.isHeld)
  }
}

/// Lets random events happen, and then a touch that ends without a valid place.
private struct PlaceOfEnd: RandomControlVisitor {
  let place: Vector2
  let seed: UInt64

  mutating func check<Control: RandomBody & SchemaControl>(_: Control.Type) {
    func touch(_ number: Int, at point: Vector2) -> Control.Event? {
      let events = Control.Event.self as? any TouchEvent.Type
      return events?.touch(number, at: point, finger: 7) as? Control.Event
    }
    var generator = SeededGenerator(seed: seed)
    var body = Control.random(using: &generator, events: 20)
    let (start, last) = (generator.point(), generator.point())
    guard let began = touch(0, at: start), let moved = touch(1, at: last),
      let ended = touch(2, at: last), let lost = touch(2, at: place)
    else { return }
    _ = body.handle(began, at: 1)
    _ = body.handle(moved, at: 1.1)
    expectSameEnd(of: body, ended, at: 1.12, lost, at: 1.12)
  }
}

/// Lets random events happen, and then each that ends a touch, with an invalid time.
private struct TimeOfEnd: RandomControlVisitor {
  let time: Double
  let seed: UInt64

  mutating func check<Control: RandomBody & SchemaControl>(_: Control.Type) {
    var generator = SeededGenerator(seed: seed)
    let body = Control.random(using: &generator, events: 20)
    var number = 0
    while let event = Control.ownEvent(number) {
      number += 1
      // An earlier time is that of the last event.
      if event.endsTouch { expectSameEnd(of: body, event, at: 0, event, at: time) }
    }
  }
}

extension RandomBody where Self: SchemaControl {
  /// Returns a random body to which random events have happened, within a third of a second.
  fileprivate static func random(
    using generator: inout SeededGenerator, events count: Int
  ) -> Self {
    var body = random(using: &generator)
    for step in 0..<count {
      _ = body.handle(body.randomEvent(using: &generator), at: Double(step) / 60)
    }
    return body
  }
}

/// Expects two events to have the same result.
private func expectSameEnd<Control: SchemaControl>(
  of body: Control, _ event: Control.Event, at time: Double, _ other: Control.Event,
  at otherTime: Double
) {
  var (body, twin) = (body, body)
  let isSame = body.handle(event, at: time) == twin.handle(other, at: otherTime)
  let areSameOutlines = [0.34, 1.12, 1.2, 1.5, 9].allSatisfy {
    Outline(of: body, at: $0) == Outline(of: twin, at: $0)
  }
  expect(
    isSame && body.restTime == twin.restTime && areSameOutlines,
    "\(Control.name): \(other) at \(otherTime)")
}
