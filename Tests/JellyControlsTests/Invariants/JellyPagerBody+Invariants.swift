@_spi(Jelly) public import JellyTestSupport

@testable import Jelly

extension JellyPagerBody.Settings {
  /// Every way to run, with both indicators.
  static var all: [Self] {
    [JellyPagerBody.IndicatorStyle.ball, .square].flatMap { style in
      [
        Self(indicatorStyle: style), Self(isRightToLeft: true, indicatorStyle: style),
        Self(axis: .vertical, indicatorStyle: style),
        Self(axis: .vertical, isBottomToTop: true, indicatorStyle: style),
      ]
    }
  }
}

extension JellyPagerBody {
  /// Returns a pager to which this has happened.
  func after(_ events: [(event: Event, time: Double)]) -> JellyPagerBody {
    var pager = self
    for (event, time) in events { _ = pager.handle(event, at: time) }
    return pager
  }

  func after(_ event: Event, at time: Double) -> JellyPagerBody { after([(event, time)]) }

  /// Returns the effects of a list of events.
  func effects(of events: [(event: Event, time: Double)]) -> [Effect] {
    var pager = self
    return events.compactMap { pager.handle($0.event, at: $0.time) }
  }

  /// Returns a pager of 280 × 50 pt with T2's measures.
  static func sample(_ preset: TuningPreset, _ settings: Settings = Settings(), page: Int = 0)
    -> JellyPagerBody
  {
    let size = settings.axis.along(Vector2(280, 50))
    return JellyPagerBody(size: size, settings: settings, tuning: .preset(preset), page: page)
  }
}

/// A scroll from one place to another, in pages of 320 pt: slow at both ends, 60 reports a second.
struct Scroll {
  var start: Double
  var end: Double
  /// The time at which it starts, in seconds.
  var time = 0.0
  /// The duration of the scroll, in seconds.
  var duration = 0.4
  var isDragging = false

  var endTime: Double { time + duration }

  /// Returns the position at a fraction of the duration.
  func place(at share: Double) -> Double { start + (end - start) * share * share * (3 - 2 * share) }

  var events: [(event: JellyPagerBody.Event, time: Double)] {
    let count = Int((duration * 60).rounded())
    return (1...count).map { step in
      let share = Double(step) / Double(count)
      return (
        .scrolled(offset: 320 * place(at: share), isDragging: isDragging), time + share * duration
      )
    }
  }

  /// A finger drags half of the way and lets go; the rest runs out.
  static func swipe(
    from start: Double, to end: Double, at time: Double = 0, duration: Double = 0.4
  ) -> [(event: JellyPagerBody.Event, time: Double)] {
    let scroll = Scroll(start: start, end: end, time: time, duration: duration)
    return scroll.events.enumerated().map { index, moment in
      guard index < scroll.events.count / 2, case .scrolled(let offset, _) = moment.event else {
        return moment
      }
      return (.scrolled(offset: offset, isDragging: true), moment.time)
    }
  }
}

extension JellyPagerBody: RandomBody {
  func randomEvent(using generator: inout SeededGenerator) -> Event {
    switch generator.next() % 32 {
    case 0...19:
      .scrolled(offset: randomOffset(using: &generator), isDragging: generator.chance(0.4))
    case 20...22: .pageRequested(generator.pick([0, 1, 3, 5, 999, -1, Int.max, Int.min]))
    case 23...24: .tapped(randomPoint(using: &generator))
    case 25...26: .dragged(randomPoint(using: &generator))
    case 27...28: .tuningChanged(generator.tuning(like: tuning))
    case 29: .sizeChanged(generator.size(near: size))
    default: .settingsChanged(randomSettings(using: &generator))
    }
  }

  func staysInPlace(under event: Event, at time: Double) -> Bool {
    switch event {
    case .scrolled(let offset, let isDragging):
      // T2's wobble starts from a stretch of its own where the scroll is let go.
      let startsWobble =
        tuning.stretchSource == .distance && !isDragging && (state == .dragged || state == .driven)
      return settings.position(of: offset) == position && !startsWobble
    case .pageRequested, .tapped, .dragged: return true
    case .tuningChanged(let tuning):
      return tuning == self.tuning
        || settings.indicatorStyle == .ball && tuning.profile == self.tuning.profile
          && tuning.isCenteredOnDots == self.tuning.isCenteredOnDots
    case .sizeChanged(let size): return size == self.size
    case .settingsChanged(let settings): return settings.clamped == self.settings
    }
  }

  func jumps(between start: Double, and end: Double) -> Bool {
    // T2's wobble begins with a squeeze, after its delay.
    tuning.stretchSource == .distance && (start...end).contains(sway.second.startTime)
  }

  func bends(_ index: Int, between start: Double, and end: Double) -> Bool {
    // The colored part of the track ends with the track, however far the scroll is beyond it.
    if index == 2 {
      let places = [start, end].map { line.place(at: $0, ball: position) }
      return places.contains { settings.within($0) != $0 }
    }
    // T2's wobble begins with a stretch and a velocity of its own.
    return tuning.stretchSource == .distance && (start...end).contains(sway.second.startTime)
  }

  func keepsVelocity(under event: Event, at time: Double) -> Bool {
    switch event {
    // Both scale the track.
    case .sizeChanged(let size): return size == self.size
    case .settingsChanged(let settings): return settings.clamped == self.settings
    // A jump kicks the ball, and T2's wobble has a velocity of its own.
    case .pageRequested, .tapped, .dragged: return false
    case .scrolled:
      // The ball is kicked where it lands, and the line of a jump starts anew.
      var after = self
      _ = after.handle(event, at: time)
      return tuning.stretchSource == .speed && line.target == nil && time >= line.restTime
        && (after.state != .resting || state == .resting)
    case .tuningChanged(let tuning):
      return tuning.stretchSource == .speed && self.tuning.stretchSource == .speed
        && tuning.trackDuration == self.tuning.trackDuration
        && tuning.stretchSpring.isUnderdamped && tuning.wobbleSpring.isUnderdamped
    }
  }

  func place(at time: Double) -> [Double] {
    let sway = sway.value(at: time)
    return [center.x, center.y, trackLength(at: time), sway.x, sway.y]
  }

  var resting: Self? {
    guard sway.target == .zero else { return nil }
    var fresh = JellyPagerBody(size: size, settings: settings, tuning: tuning)
    fresh.position = position
    return fresh
  }

  private func randomOffset(using generator: inout SeededGenerator) -> Double {
    let here = position * settings.pageWidth
    if generator.chance(0.2) { return here }
    if generator.chance(0.1) {
      return generator.oddNumber()
    }
    if generator.chance(0.2) { return here.rounded() }
    if generator.chance(0.2) { return settings.pageWidth * generator.pick([0, 1, 2, 5, 6]) }
    return here + generator.uniform(-1...1) * generator.pick([2, 30, 400])
  }

  private func randomPoint(using generator: inout SeededGenerator) -> Vector2 {
    if generator.chance(0.1) { return Vector2(generator.oddNumber(), generator.oddNumber()) }
    return Vector2(generator.uniform(-50...350), generator.uniform(-50...350))
  }

  private func randomSettings(using generator: inout SeededGenerator) -> Settings {
    generator.chance(0.5)
      ? generator.settings(like: settings) : Settings.random(using: &generator)
  }

  /// Returns a pager of any measures, layout and tuning.
  static func random(using generator: inout SeededGenerator) -> Self {
    Self(
      size: generator.size(near: [280, 50]),
      settings: generator.chance(0.5) ? Settings() : Settings.random(using: &generator),
      tuning: generator.valid(like: .preset(generator.pick(TuningPreset.presets))),
      page: generator.pick([0, 1, 3, 999, -1, Int.max, Int.min]))
  }
}

extension JellyPagerBody.Settings {
  /// Returns any layout.
  static func random(using generator: inout SeededGenerator) -> Self {
    var layout = generator.pick(all)
    layout.pageCount = generator.pick([0, 1, 2, 6, 6, 6, 47, 1000, -1, Int.max])
    layout.pageWidth = generator.chance(0.6) ? 320 : generator.number(1...1000)
    layout.diameter = generator.chance(0.5) ? 20 : generator.number(4...60)
    layout.dotDiameter = generator.chance(0.5) ? 10 : generator.number(0...40)
    layout.lineWidth = generator.chance(0.5) ? 2 : generator.number(0...8)
    return layout
  }
}
