import JellyRecording
import JellyTestSupport
import Testing

@testable import Jelly

@Suite("The end of a touch")
struct TouchEndTests {
  private static let nowhere: [Vector2] = [
    [.nan, .nan], [.nan, 40], [40, .nan], [.infinity, 0], [0, -.infinity],
  ]

  @Test("Without a valid place happens where the finger was last", arguments: nowhere)
  func place(nowhere: Vector2) {
    for seed: UInt64 in 1...20 {
      expectSameEnd(JellyBarBody.random, at: nowhere, seed: seed)
      expectSameEnd(JellyFieldBody.random, at: nowhere, seed: seed)
      expectSameEnd(JellyBadgeBody.random, at: nowhere, seed: seed)
      expectSameEnd(JellyShapeBody.random, at: nowhere, seed: seed)
      expectSameEnd(JellyPressBody.random, at: nowhere, seed: seed)
    }
  }

  /// Lets random events happen, and then a touch whose end has a place, or none.
  private func expectSameEnd<Body: RandomBody & JellyControl>(
    _ random: (inout SeededGenerator) -> Body, at nowhere: Vector2, seed: UInt64
  ) where Body.Event: TouchEvent {
    var generator = SeededGenerator(seed: seed)
    var body = random(&generator)
    for step in 0..<20 {
      _ = body.handle(body.randomEvent(using: &generator), at: Double(step) / 60)
    }
    _ = body.handle(.touchBegan(generator.point(), id: 7), at: 1)
    let last = generator.point()
    _ = body.handle(.touchMoved(last, id: 7), at: 1.1)
    var twin = body
    let effect = body.handle(.touchEnded(last, id: 7), at: 1.12)
    #expect(twin.handle(.touchEnded(nowhere, id: 7), at: 1.12) == effect)
    #expect(body.restTime == twin.restTime)
    for time in [1.12, 1.2, 1.5, 9] {
      #expect(Outline(of: body, at: time) == Outline(of: twin, at: time))
    }
  }

  @Test(
    "Without a valid time happens at the last event's", arguments: [Double.nan, .infinity, 1e13])
  func time(time: Double) {
    let size = Vector2(390, 100)
    expectRest(
      of: JellyBarBody(size: size), [.touchBegan([195, 50])], .touchEnded([195, 90]), time)
    expectRest(of: JellyBarBody(size: size), [.touchBegan([195, 50])], .touchCancelled, time)
    expectRest(
      of: JellyBarBody(size: size), [.pullChanged(distance: 40, position: 99)], .pullEnded, time)
    expectRest(of: JellyFieldBody(size: size), [.touchBegan([9, 9])], .touchEnded([9, 9]), time)
    expectRest(
      of: JellyBadgeBody(size: [22, 22]), [.touchBegan([9, 9])], .touchEnded([9, 9]), time)
    expectRest(of: JellyShapeBody(size: size), [.touchBegan([195, 50])], .touchCancelled, time)
    expectRest(of: JellyPressBody(size: size), [.touchBegan([195, 50])], .touchCancelled, time)
    for end in [JellyRefreshBody.Event.pullEnded, .pullCancelled] {
      expectRest(
        of: JellyRefreshBody(size: size), [.pullChanged(distance: 40, position: 99)], end, time)
    }
    let pages = JellyPagerBody.Settings(pageCount: 3, pageWidth: 100)
    expectRest(
      of: JellyPagerBody(size: size, settings: pages), [.scrolled(offset: 30, isDragging: true)],
      .scrolled(offset: .nan, isDragging: false), time)
  }

  /// Expects a body that begins to be held at 1 s to have a rest after the end.
  private func expectRest<Body: JellyControl>(
    of body: Body, _ events: [Body.Event], _ end: Body.Event, _ time: Double,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var body = body
    for event in events { _ = body.handle(event, at: 1) }
    _ = body.handle(end, at: time)
    #expect(body.restTime < .infinity, sourceLocation: sourceLocation)
  }

  @Test("Before the first event, with such a time, is ignored")
  func first() {
    var bar = JellyBarBody(size: [390, 100])
    bar.handle(.touchEnded([.nan, .nan]), at: .nan)
    #expect(Outline(of: bar, at: 0) == Outline(of: JellyBarBody(size: [390, 100]), at: 0))
    bar.handle(.touchBegan([195, 50]), at: 0)
    #expect(bar.isHeld)
  }
}
