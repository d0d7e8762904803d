import JellyRecording
@_spi(Jelly) import JellyTestSupport
import Testing

@_spi(Jelly) @testable import Jelly

@Suite("A standard pager")
struct JellyPagerStandardTests {
  private let pager = JellyPagerBody.sample(.standard)

  /// Returns the pager after each event of a list, with its time.
  private func states(
    of pager: JellyPagerBody, _ events: [(event: JellyPagerBody.Event, time: Double)]
  ) -> [(pager: JellyPagerBody, time: Double)] {
    var pager = pager
    return events.map { event, time in
      _ = pager.handle(event, at: time)
      return (pager, time)
    }
  }

  @Test("Has its ball on the dot of every page, and its track as long", arguments: 0...5)
  func centered(page: Int) {
    let pager = pager.after(.scrolled(offset: 320 * Double(page), isDragging: false), at: 0)
    expect(pager.center, equals: [5 + 54 * Double(page), 25])
    expect(pager.trackLength(at: 0), equals: 54 * Double(page))
    expect(pager.page, equals: page)
    var disc = Outline()
    Disc(center: pager.center, radius: 10).draw(into: &disc)
    expect(pager.outline(at: pager.restTime).pointDistance(to: disc), isAtMost: 1e-12)
  }

  @Test("Has a tail behind it that is longer the faster it is, up to a limit")
  func speed() {
    var last = 0.0
    for speed in [1.0, 2, 4, 8, 16, 100] {
      let events = (0...60).map { step in
        let time = Double(step) / 240
        return (
          event: JellyPagerBody.Event.scrolled(offset: 320 * speed * time, isDragging: true),
          time: time
        )
      }
      let layout = JellyPagerBody.Settings(pageCount: 100)
      let stretch = JellyPagerBody.sample(.standard, layout).after(events).stretch(at: 0.25)
      expect(stretch.x, isGreaterThan: last)
      // The spring has a little of its way to go yet.
      if speed <= 4 { expect(abs(stretch.x - 0.12 * speed), isLessThan: 0.05 * speed * 0.12) }
      expect(stretch.x, isLessThan: 1.2)
      expect(stretch.y, equals: 0)
      last = stretch.x
    }
  }

  @Test("Dragged to and fro over half a page, its tail goes from side to side without a jump")
  func noFlip() {
    var pager = pager
    for step in 1...240 {
      let now = Double(step) / 120
      let before = pager.stretch(at: now)
      let offset = 160 + 100 * cosine(now * 6)
      _ = pager.handle(.scrolled(offset: offset, isDragging: true), at: now)
      expect((pager.stretch(at: now) - before).magnitude, isAtMost: 1e-12)
      let speed = -100 * 6 / 320 * sine(now * 6)
      let stretch = pager.stretch(at: now + 0.01)
      // At full speed the tail is where the ball comes from.
      if step > 20, abs(speed) > 1.6 { expect((stretch.x - stretch.y) * speed, isGreaterThan: 0) }
    }
  }

  @Test("Held still, is round again, though far from any page")
  func heldStill() {
    let drag = Scroll(start: 0, end: 0.6, isDragging: true)
    let pager = pager.after(drag.events)
    expect(pager.stretch(at: pager.restTime), equals: .zero)
    expect(pager.restTime, isLessThan: drag.endTime + 1.5)
  }

  @Test("Wobbles harder the faster it was swiped, and stays on its dot")
  func landing() {
    var last = 0.0
    for duration in [1.2, 0.6, 0.3] {
      let swipe = Scroll.swipe(from: 0, to: 1, duration: duration)
      let pager = pager.after(swipe)
      let times = (0...200).map { duration + 0.005 * Double($0) }
      let squeeze = -(times.map { pager.factor(at: $0) }.min() ?? 0)
      expect(squeeze, isGreaterThan: last + 0.03)
      last = squeeze
      for time in times.dropFirst(80) {
        let ends = pager.outline(at: time).curves.map(\.end)
        // The rest of the tail is all that is not even on both sides.
        expect(abs((ends[0].x + ends[2].x) / 2 - 59), isLessThan: 0.2)
      }
      expect(pager.page, equals: 1)
    }
    expect(last, isLessThan: 0.6)
  }

  @Test("Jumped, is squeezed at once, and the harder the further", arguments: 1...4)
  func jump(page: Int) {
    func depth(_ page: Int) -> Double {
      let pager = pager.after(.pageRequested(page), at: 0)
      return -((0...20).map { pager.factor(at: 0.005 * Double($0)) }.min() ?? 0)
    }
    expect(depth(page), isGreaterThan: 0.15)
    expect(depth(page + 1), isGreaterThan: depth(page))
    expect(depth(5), isLessThan: 0.6)
  }

  @Test("Is where the scroll is, also during a jump, and lands exactly")
  func truth() {
    let scroll = Scroll(start: 0, end: 4, time: 0.05)
    let all = states(of: pager.after(.pageRequested(4), at: 0), scroll.events)
    for (pager, time) in all {
      let place = scroll.place(at: (time - 0.05) / 0.4)
      expect(abs(pager.center.x - (5 + 54 * place)), isAtMost: 1e-9)
      expect(abs(pager.trackLength(at: time) - 54 * place), isAtMost: 1e-9)
    }
    let pager = all.last?.pager
    expect(pager?.center, equals: [221, 25])
    expect(pager.map { $0.stretch(at: $0.restTime) }, equals: .zero)
  }

  @Test("Sent elsewhere on its way, keeps its stretch and how fast that changes, but for the kick")
  func retarget() {
    let events = Scroll(start: 0, end: 4, time: 0.02).events.prefix(12)
    let flying = pager.after(.pageRequested(4), at: 0).after(Array(events))
    let time = 0.25
    let sent = flying.after(.pageRequested(0), at: time)
    expect((sent.stretch(at: time) - flying.stretch(at: time)).magnitude, isAtMost: 1e-12)
    expect(sent.center, equals: flying.center)
    // The kick is the same on both sides.
    let change = sent.sway.velocity(at: time) - flying.sway.velocity(at: time)
    expect(abs(change.x - change.y), isAtMost: 1e-9)
    expect(sent.page, equals: 0)
  }

  @Test("Pulled beyond an end, is squeezed against it while it is held")
  func overscroll() {
    let drag = Scroll(start: 0, end: -0.4, isDragging: true)
    let pager = pager.after(drag.events)
    expect(pager.center, equals: [5, 25])
    expect(abs(pager.factor(at: pager.restTime) + 0.24), isAtMost: 1e-12)
    let back = pager.after(Scroll(start: -0.4, end: 0, time: 1).events)
    expect(back.factor(at: back.restTime), equals: 0)
  }

  @Test("Of squares rolls a quarter turn a page, and oscillates out where it lands")
  func square() {
    let layout = JellyPagerBody.Settings(indicatorStyle: .square)
    let pager = JellyPagerBody.sample(.standard, layout).after(Scroll.swipe(from: 0, to: 1))
    let corners = pager.outline(at: pager.restTime).points
    expect(corners, equals: [[69, 15], [69, 35], [49, 35], [49, 15]])
    expect(pager.outline(at: 0.45).points, differsFrom: corners)
  }
}
