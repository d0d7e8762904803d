import JellyRecording
@_spi(Jelly) import JellyTestSupport
import Testing

@testable import Jelly

/// The same scroll in another direction, at another rate, or mirrored.
@Suite("Symmetry of a pager")
struct JellyPagerSymmetryTests {
  private static let events: [(event: JellyPagerBody.Event, time: Double)] =
    Scroll.swipe(from: 0, to: 1) + [(.pageRequested(4), 0.55)]
    + Scroll(start: 1, end: 4, time: 0.6, duration: 0.3).events
    + [(.pageRequested(0), 1)] + Scroll(start: 4, end: 0, time: 1).events

  private func outlines(_ layout: JellyPagerBody.Settings, _ preset: TuningPreset) -> [Outline] {
    var pager = JellyPagerBody.sample(preset, layout)
    var left = Self.events[...]
    return stride(from: 0, through: 2.5, by: 1.0 / 64).map { time in
      while let next = left.first, next.time <= time {
        _ = pager.handle(next.event, at: next.time)
        left.removeFirst()
      }
      return pager.outline(at: time)
    }
  }

  @Test("From right to left is from left to right in a mirror", arguments: TuningPreset.presets)
  func mirrored(preset: TuningPreset) {
    func mirror(_ point: Vector2) -> Vector2 { [280 - point.x, point.y] }
    let plain = outlines(JellyPagerBody.Settings(), preset)
    let mirrored = outlines(JellyPagerBody.Settings(isRightToLeft: true), preset)
    for (a, b) in zip(plain, mirrored) {
      // The mirrored ball is drawn the other way round.
      let turned = a.curves.reversed().map { $0.reversed.mapped(mirror) }
      let apart = zip(turned, b.curves).flatMap { left, right in
        zip(left.points, right.points).map { ($0 - $1).magnitude }
      }
      expect((apart.max() ?? .infinity), isAtMost: 1e-10)
    }
  }

  @Test("Squares from right to left are squares in a mirror", arguments: TuningPreset.presets)
  func mirroredSquare(preset: TuningPreset) {
    let plain = outlines(JellyPagerBody.Settings(indicatorStyle: .square), preset)
    let mirrored = outlines(
      JellyPagerBody.Settings(isRightToLeft: true, indicatorStyle: .square), preset)
    for (a, b) in zip(plain, mirrored) {
      for point in a.points {
        let image = Vector2(280 - point.x, point.y)
        expect((b.points.map { ($0 - image).magnitude }.min() ?? .infinity), isAtMost: 1e-10)
      }
    }
  }

  @Test("Upwards is from right to left, turned", arguments: TuningPreset.presets)
  func upwards(preset: TuningPreset) {
    let plain = outlines(JellyPagerBody.Settings(isRightToLeft: true), preset)
    let up = outlines(JellyPagerBody.Settings(axis: .vertical, isBottomToTop: true), preset)
    for (a, b) in zip(plain, up) {
      let apart = zip(a.points, b.points).map { (Vector2($0.y, $0.x) - $1).magnitude }
      expect((apart.max() ?? .infinity), isAtMost: 1e-10)
    }
  }

  @Test("Downwards is to the right, turned", arguments: TuningPreset.presets)
  func turned(preset: TuningPreset) {
    let plain = outlines(JellyPagerBody.Settings(), preset)
    let down = outlines(JellyPagerBody.Settings(axis: .vertical), preset)
    for (a, b) in zip(plain, down) {
      let apart = zip(a.points, b.points).map { (Vector2($0.y, $0.x) - $1).magnitude }
      expect((apart.max() ?? .infinity), isAtMost: 1e-10)
    }
  }

  @Test("The way back is the way there in a mirror", arguments: TuningPreset.presets)
  func thereAndBack(preset: TuningPreset) {
    var (there, back) = (JellyPagerBody.sample(preset), JellyPagerBody.sample(preset, page: 5))
    for (event, time) in Self.events {
      _ = there.handle(event, at: time)
      _ = back.handle(event.reversed, at: time)
      let (a, b) = (there.stretch(at: time), back.stretch(at: time))
      expect((a - Vector2(b.y, b.x)).magnitude, isAtMost: 1e-9)
      expect(abs(there.center.x + back.center.x - 280), isAtMost: 1e-9)
    }
  }

  @Test(
    "Drawn at any rate it is the same at common times, to the bit", arguments: TuningPreset.presets)
  func framesDoNotMatter(preset: TuningPreset) {
    let pager = JellyPagerBody.sample(preset).after(Self.events)
    let twin = pager
    for step in 0...100 { _ = pager.outline(at: 1.4 + 0.007 * Double(step)) }
    for step in 0...50 {
      let time = 1.4 + 0.02 * Double(step)
      expect(pager.outline(at: time).bits, equals: twin.outline(at: time).bits)
    }
  }
}

extension JellyPagerBody.Event {
  /// The same on six pages seen from the last one.
  fileprivate var reversed: Self {
    switch self {
    case .scrolled(let offset, let isDragging):
      .scrolled(offset: 1600 - offset, isDragging: isDragging)
    case .pageRequested(let page): .pageRequested(5 - page)
    case .tapped, .dragged, .tuningChanged, .sizeChanged, .settingsChanged: self
    }
  }
}
