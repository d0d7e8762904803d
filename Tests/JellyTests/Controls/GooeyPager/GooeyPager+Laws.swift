@testable import Jelly

extension Feel {
  var pager: GooeyPager.Tuning {
    switch self {
    case .classic: .classic
    case .standard: .standard
    case .calm: .calm
    }
  }
}

extension GooeyPager.Layout {
  /// Every way to run, with both indicators.
  static var all: [Self] {
    [GooeyPager.Style.ball, .square].flatMap { style in
      [
        Self(style: style), Self(isRightToLeft: true, style: style),
        Self(axis: .vertical, style: style),
      ]
    }
  }
}

extension GooeyPager {
  /// A pager to which this has happened.
  func after(_ events: [(event: Event, time: Double)]) -> GooeyPager {
    var pager = self
    for (event, time) in events { _ = pager.handle(event, at: time) }
    return pager
  }

  func after(_ event: Event, at time: Double) -> GooeyPager { after([(event, time)]) }

  /// What a list of events has told.
  func effects(of events: [(event: Event, time: Double)]) -> [Effect] {
    var pager = self
    return events.compactMap { pager.handle($0.event, at: $0.time) }
  }

  /// A pager of 280 × 50 pt with T2's measures.
  static func sample(_ feel: Feel, _ layout: Layout = Layout(), page: Int = 0) -> GooeyPager {
    let size = layout.axis.along(Vector2(280, 50))
    return GooeyPager(size: size, layout: layout, page: page, tuning: feel.pager)
  }
}

/// A scroll from one place to another, in pages of 320 pt: slow at both ends, 60 reports a second.
struct Scroll {
  var start: Double
  var end: Double
  /// When it starts, in seconds.
  var time = 0.0
  /// How long it takes, in seconds.
  var duration = 0.4
  var isDragging = false

  var endTime: Double { time + duration }

  /// Where it is at a share of its duration.
  func place(at share: Double) -> Double { start + (end - start) * share * share * (3 - 2 * share) }

  var events: [(event: GooeyPager.Event, time: Double)] {
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
  ) -> [(event: GooeyPager.Event, time: Double)] {
    let scroll = Scroll(start: start, end: end, time: time, duration: duration)
    return scroll.events.enumerated().map { index, moment in
      guard index < scroll.events.count / 2, case .scrolled(let offset, _) = moment.event else {
        return moment
      }
      return (.scrolled(offset: offset, isDragging: true), moment.time)
    }
  }
}

extension GooeyPager: LawfulBody {
  func randomEvent(using generator: inout SeededGenerator) -> Event {
    switch generator.next() % 32 {
    case 0...19:
      .scrolled(offset: randomOffset(using: &generator), isDragging: generator.chance(0.4))
    case 20...22: .jumped(page: generator.pick([0, 1, 3, 5, 999, -1, Int.max, Int.min]))
    case 23...24: .tapped(randomPoint(using: &generator))
    case 25...26: .swiped(randomPoint(using: &generator))
    case 27...28: .tuned(generator.pick(Feel.allCases).pager)
    case 29: .resized(generator.pick([size, [60, 100], [300, 20], [.nan, 0], [-1, 1e308]]))
    default: .laidOut(randomLayout(using: &generator))
    }
  }

  func counts(_ event: Event) -> Bool {
    switch event {
    case .scrolled(let offset, _): offset.isFinite
    case .tapped(let point), .swiped(let point): point.x.isFinite && point.y.isFinite
    case .resized(let size): size.x.isFinite && size.y.isFinite
    case .laidOut, .jumped, .tuned: true
    }
  }

  func staysInPlace(under event: Event) -> Bool {
    switch event {
    case .scrolled(let offset, let isDragging):
      // T2's wobble starts from a stretch of its own where the scroll is let go.
      let startsWobble =
        tuning.tail == .way && !isDragging && (state == .dragged || state == .driven)
      return layout.position(of: offset) == position && !startsWobble
    case .jumped, .tapped, .swiped: return true
    case .tuned(let tuning):
      return tuning == self.tuning || layout.style == .ball && tuning.profile == self.tuning.profile
    case .resized(let size): return size == self.size
    case .laidOut(let layout): return layout == self.layout
    }
  }

  func place(at time: Double) -> [Double] { [center.x, center.y, trackLength(at: time)] }

  static var restTolerance: Double { 0.01 }

  var restOutline: RecordedOutline? {
    guard sway.target.magnitude == 0 else { return nil }
    var fresh = GooeyPager(size: size, layout: layout, tuning: tuning)
    fresh.position = position
    return fresh.outline(at: 0)
  }

  private func randomOffset(using generator: inout SeededGenerator) -> Double {
    let here = position * layout.pageWidth
    if generator.chance(0.2) { return here }
    if generator.chance(0.1) {
      return generator.pick([.nan, .infinity, -.infinity, 1e308, -1e308, 0, -0.0, 1e-300])
    }
    if generator.chance(0.2) { return here.rounded() }
    if generator.chance(0.2) { return layout.pageWidth * generator.pick([0, 1, 2, 5, 6]) }
    return here + generator.uniform(-1...1) * generator.pick([2, 30, 400])
  }

  private func randomPoint(using generator: inout SeededGenerator) -> Vector2 {
    if generator.chance(0.1) {
      let odd = [.nan, .infinity, -.infinity, 1e308, -1e308, 1e6, 0, -0.0]
      return Vector2(generator.pick(odd), generator.pick(odd))
    }
    return Vector2(generator.uniform(-50...350), generator.uniform(-50...350))
  }

  private func randomLayout(using generator: inout SeededGenerator) -> Layout {
    var layout = generator.pick(Layout.all)
    guard generator.chance(0.7) else { return self.layout }
    layout.pages = generator.pick([0, 1, 2, 6, 47, 1000, -1, Int.max])
    layout.pageWidth = generator.pick([320, 1, 0, -1, .nan, 1e308])
    layout.diameter = generator.pick([20, 6, 0, -1, .infinity, 1e308])
    layout.dotDiameter = generator.pick([10, 0, 1000, .nan])
    layout.lineWidth = generator.pick([2, 0, -5])
    return layout
  }
}
