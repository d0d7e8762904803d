import JellyRecording
import Testing

@testable import Jelly

@Suite("A page", .serialized)
struct JellyPagerSelectionTests {
  @Test("Is selected once, where a swipe crosses the middle", arguments: TuningPreset.presets)
  func swipe(preset: TuningPreset) {
    let swipe = Scroll.swipe(from: 0, to: 1)
    expect(JellyPagerBody.sample(preset).effects(of: swipe), equals: [.selected(1)])
    var pager = JellyPagerBody.sample(preset)
    for (event, time) in swipe {
      let before = pager.position
      let effect = pager.handle(event, at: time)
      expect((effect == .selected(1)), equals: (before <= 0.5 && pager.position > 0.5))
    }
  }

  @Test(
    "Is not selected by a drag that turns back before the middle", arguments: TuningPreset.presets)
  func turnedBack(preset: TuningPreset) {
    let events =
      Scroll(start: 0, end: 0.5, isDragging: true).events
      + Scroll(start: 0.5, end: 0, time: 0.4).events
    expect(JellyPagerBody.sample(preset).effects(of: events).isEmpty)
  }

  @Test("Is selected at once by a jump, and none on the way", arguments: TuningPreset.presets)
  func jump(preset: TuningPreset) {
    for start in [JellyPagerBody.Event.pageRequested(4), .tapped([221, 25]), .dragged([221, 25])] {
      let events = [(event: start, time: 0.0)] + Scroll(start: 0, end: 4, time: 0.03).events
      var pager = JellyPagerBody.sample(preset)
      expect(pager.handle(start, at: 0), equals: .selected(4))
      expect(JellyPagerBody.sample(preset).effects(of: events), equals: [.selected(4)])
    }
  }

  @Test("Is selected alike where each report comes twice in its frame")
  func repeatedReports() {
    for events in [
      [(event: JellyPagerBody.Event.pageRequested(3), time: 0.0)]
        + Scroll(start: 0, end: 3, time: 0.03).events,
      Scroll.swipe(from: 0, to: 1), Scroll.swipe(from: 4, to: 2),
    ] {
      let twice = events.flatMap { moment in
        guard case .scrolled = moment.event else { return [moment] }
        return [moment, moment, (event: moment.event, time: moment.time + 0.001)]
      }
      for preset in TuningPreset.presets {
        var (one, other) = (JellyPagerBody.sample(preset), JellyPagerBody.sample(preset))
        expect(one.effects(of: events), equals: other.effects(of: twice))
        for (event, time) in events { _ = one.handle(event, at: time) }
        for (event, time) in twice { _ = other.handle(event, at: time) }
        let end = events[events.count - 1].time
        for later in [0.01, 0.1, 0.4, 2] {
          expect(Outline(of: one, at: end + later), equals: Outline(of: other, at: end + later))
        }
      }
    }
  }

  @Test("Is tapped where its dot is, whatever the direction", arguments: 0...5)
  func tap(page: Int) {
    for layout in JellyPagerBody.Settings.all {
      let other = page == 0 ? 5 : 0
      let pager = JellyPagerBody.sample(.standard, layout, page: other)
      let dot = pager.track.point(at: 54 * Double(page))
      for shift in [-26.9, 0, 26.9] {
        let point = dot + layout.axis.along([shift, 9])
        expect(pager.effects(of: [(.tapped(point), 0)]), equals: [.selected(page)])
      }
    }
  }

  @Test("Is tapped again without being told, and the ball wobbles")
  func tapAgain() {
    let pager = JellyPagerBody.sample(.standard, page: 2)
    expect(pager.effects(of: [(.tapped([113, 25]), 0)]).isEmpty)
    expect(pager.after(.tapped([113, 25]), at: 0).restTime, isGreaterThan: 0.5)
    expect(pager.after(.dragged([113, 25]), at: 0).restTime, equals: 0)
  }

  @Test("Is selected by the finger that takes over from a jump")
  func takenOver() {
    let jump = [(event: JellyPagerBody.Event.pageRequested(4), time: 0.0)]
    let scroll = Scroll(start: 0, end: 4, time: 0.03).events.prefix(12)
    let pager = JellyPagerBody.sample(.standard).after(jump + scroll)
    expect(pager.position > 1.5 && pager.position < 2.5)
    let back = Scroll.swipe(from: pager.position, to: 1, at: 0.3)
    expect(pager.effects(of: back), equals: [.selected(2), .selected(1)])
  }

  @Test("That a jump does not reach is given up for the one where the scroll stands")
  func givenUp() {
    let jump = [(event: JellyPagerBody.Event.pageRequested(4), time: 0.0)]
    let scroll = Scroll(start: 0, end: 2, time: 0.03).events
    let stands = [(event: JellyPagerBody.Event.scrolled(offset: 640, isDragging: false), time: 0.5)]
    expect(
      JellyPagerBody.sample(.standard).effects(of: jump + scroll + stands),
      equals: [
        .selected(4), .selected(2),
      ])
    let later = Scroll(start: 2, end: 3, time: 2).events
    expect(
      JellyPagerBody.sample(.standard).effects(of: jump + scroll + later),
      equals: [.selected(4), .selected(2), .selected(3)])
  }

  @Test(
    "That a jump does not reach is given up after half a second without a scroll, and not before",
    arguments: [0.495, 0.505])
  func pause(duration: Double) {
    let events: [(event: JellyPagerBody.Event, time: Double)] = [
      (.pageRequested(4), 0), (.scrolled(offset: 480, isDragging: false), 0.1),
      (.scrolled(offset: 640, isDragging: false), 0.1 + duration),
    ]
    let effects: [JellyPagerBody.Effect] = [.selected(4)] + (duration > 0.5 ? [.selected(2)] : [])
    expect(JellyPagerBody.sample(.standard).effects(of: events), equals: effects)
  }

  @Test("Is asked for while the scroll arrives at another one, and none between is selected")
  func askedOnArrival() {
    // A page that was asked for before is reached by what is left of its scroll, which then ends.
    let first = [(event: JellyPagerBody.Event.pageRequested(2), time: 0.0)]
    let scroll = Scroll(start: 0, end: 1.9, time: 0.03).events
    let time = scroll[scroll.count - 1].time
    let rest = [
      (event: JellyPagerBody.Event.pageRequested(3), time: time + 0.002),
      (event: .scrolled(offset: 2 * 320, isDragging: false), time: time + 0.01),
      (event: .scrolled(offset: 2 * 320, isDragging: false), time: time + 0.012),
    ]
    let second = Scroll(start: 2, end: 3, time: time + 0.03).events
    expect(
      JellyPagerBody.sample(.standard).effects(of: first + scroll + rest + second),
      equals: [.selected(2), .selected(3)])
  }

  @Test("That there is no more is given up for the last one")
  func fewerPages() {
    let pager = JellyPagerBody.sample(.standard, page: 5)
    let layout = JellyPagerBody.Settings(pageCount: 3)
    expect(pager.effects(of: [(.settingsChanged(layout), 0)]), equals: [.selected(2)])
    expect(pager.after(.settingsChanged(layout), at: 0).center, equals: [275, 25])
    let narrow = JellyPagerBody.Settings(pageWidth: 100)
    expect(pager.after(.settingsChanged(narrow), at: 0).center, equals: pager.center)
  }

  @Test("Is reached among a thousand, or alone", arguments: [1, 1000])
  func counts(pages: Int) {
    let layout = JellyPagerBody.Settings(pageCount: pages, pageWidth: 1200)
    let pager = JellyPagerBody.sample(.standard, layout)
    let last = pager.after(
      .scrolled(offset: 1200 * Double(pages - 1), isDragging: false), at: 0)
    expect(last.page, equals: pages - 1)
    expect(last.center, equals: (pages == 1 ? [140, 25] : [275, 25]))
    expect(pager.after(.pageRequested(5000), at: 0).page, equals: pages - 1)
  }
}
