@_spi(Jelly) import JellyTestSupport
import Testing

@testable import Jelly

/// Reduce Motion: what marks the page moves with the scroll, and does nothing else.
@Suite("A pager with reduced motion")
struct JellyPagerReducedTests {
  private static let events: [[(event: JellyPagerBody.Event, time: Double)]] = [
    Scroll.swipe(from: 0, to: 1), Scroll(start: 0, end: 3).events,
    [(.pageRequested(4), 0)] + Scroll(start: 0, end: 4, time: 0.03).events,
    [(.tapped([221, 25]), 0), (.scrolled(offset: 1280, isDragging: false), 0.01)],
    Scroll(start: 0, end: -0.7, isDragging: true).events,
  ]

  @Test("Stays a disc, or a square that stands", arguments: events.indices)
  func round(index: Int) {
    for style in [JellyPagerBody.IndicatorStyle.ball, .square] {
      var pager = JellyPagerBody.sample(.reduced, JellyPagerBody.Settings(indicatorStyle: style))
      let fresh = pager.outline(at: 0).points.map { $0 - pager.center }
      for (event, time) in Self.events[index] {
        _ = pager.handle(event, at: time)
        let shape = pager.outline(at: time + 0.004).points.map { $0 - pager.center }
        expect(zip(fresh, shape).allSatisfy { ($0 - $1).magnitude <= 1e-12 })
      }
    }
  }

  @Test("Reports what the others report, and ends where they end", arguments: events.indices)
  func same(index: Int) {
    let (reduced, standard) = (JellyPagerBody.sample(.reduced), JellyPagerBody.sample(.standard))
    let events = Self.events[index]
    expect(reduced.effects(of: events), equals: standard.effects(of: events))
    expect(reduced.after(events).center, equals: standard.after(events).center)
    expect(reduced.after(events).state, equals: standard.after(events).state)
  }

  @Test("Is at rest within 250 ms of whatever happens", arguments: events.indices)
  func inTime(index: Int) {
    var pager = JellyPagerBody.sample(.reduced)
    for (event, time) in Self.events[index] {
      _ = pager.handle(event, at: time)
      expect(pager.restTime, isAtMost: time + 0.25)
    }
  }

  @Test("Reduced in mid-wobble, is at rest within 250 ms without another oscillation")
  func reducedInMotion() {
    for preset in [TuningPreset.standard, .classic] {
      for delay in stride(from: 0.02, through: 0.4, by: 0.02) {
        let time = 0.4 + delay
        let pager = JellyPagerBody.sample(preset).after(Scroll.swipe(from: 0, to: 1))
          .after(.tuningChanged(.reduced), at: time)
        expect(pager.restTime, isAtMost: time + 0.25)
        let factors = (0...250).map { abs(pager.factor(at: time + 0.001 * Double($0))) }
        expect(zip(factors, factors.dropFirst()).allSatisfy { $0 >= $1 })
        expect(factors.last, equals: 0)
      }
    }
  }
}
