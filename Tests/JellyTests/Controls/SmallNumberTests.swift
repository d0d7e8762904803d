@_spi(Jelly) import JellyTestSupport
import Testing

@testable import Jelly

/// Sizes, radii and diameters that no screen shows, mixed with plausible ones.
@Suite("Numbers that are too small to be seen")
struct SmallNumberTests {
  @Test("Leave a bar finite and at rest", arguments: 1...20 as ClosedRange<UInt64>)
  func bar(seed: UInt64) {
    check(seed: seed) { generator in
      let edge = generator.pick(JellyBarBody.EdgeCurve.all)
      return JellyBarBody(
        size: generator.small(), settings: .init(curve: edge),
        tuning: .preset(generator.pick(TuningPreset.presets)))
    } event: { generator, _ in
      switch generator.next() % 8 {
      case 0...1: .touchBegan(generator.small())
      case 2...3: .touchMoved(generator.small())
      case 4: .touchEnded(generator.small())
      case 5: .pullChanged(distance: generator.small().x, position: generator.small().y)
      case 6: .pullEnded
      default: .sizeChanged(generator.small())
      }
    }
  }

  @Test("Leave a refresh finite and at rest", arguments: 1...20 as ClosedRange<UInt64>)
  func refresh(seed: UInt64) {
    check(seed: seed) { generator in
      let lengths = generator.small()
      return JellyRefreshBody(
        size: generator.small(),
        settings: .init(
          curve: generator.pick(JellyBarBody.EdgeCurve.all), threshold: lengths.x, inset: lengths.y,
          minimumDuration: generator.small().x),
        tuning: .preset(generator.pick(TuningPreset.presets))
      )
    } event: { generator, _ in
      switch generator.next() % 8 {
      case 0...2: .pullChanged(distance: generator.small().x, position: generator.small().y)
      case 3: .pullEnded
      case 4: .pullCancelled
      case 5: .refreshBegan
      case 6: .refreshEnded(.success)
      default: .sizeChanged(generator.small())
      }
    }
  }

  @Test("Leave a field finite and at rest", arguments: 1...200 as ClosedRange<UInt64>)
  func field(seed: UInt64) {
    check(seed: seed) { generator in
      let shape = generator.small()
      return JellyFieldBody(
        size: generator.small(), settings: .init(pressDepth: shape.x, cornerRadius: shape.y),
        tuning: .preset(generator.pick(TuningPreset.presets)))
    } event: { generator, _ in
      switch generator.next() % 8 {
      case 0...2: .touchBegan(generator.small())
      case 3: .focused()
      case 4: .rejected
      case 5:
        .settingsChanged(.init(pressDepth: -generator.small().x, cornerRadius: generator.small().y))
      case 6: .tuningChanged(.preset(generator.pick(TuningPreset.presets)))
      default: .sizeChanged(generator.small())
      }
    }
  }

  @Test("Leave a pager finite and at rest", arguments: 1...60 as ClosedRange<UInt64>)
  func pager(seed: UInt64) {
    func layout(_ generator: inout SeededGenerator) -> JellyPagerBody.Settings {
      let (lengths, more) = (generator.small(), generator.small())
      var layout = generator.pick(JellyPagerBody.Settings.all)
      layout.pageCount = generator.pick([1, 2, 6])
      layout.pageWidth = lengths.x
      layout.diameter = lengths.y
      layout.dotDiameter = more.x
      layout.lineWidth = more.y
      return layout
    }
    check(seed: seed) { generator in
      JellyPagerBody(
        size: generator.small(), settings: layout(&generator),
        tuning: .preset(generator.pick(TuningPreset.presets)))
    } event: { generator, _ in
      switch generator.next() % 8 {
      case 0...3: .scrolled(offset: generator.small().x, isDragging: generator.chance(0.5))
      case 4: .tapped(generator.small())
      case 5: .pageRequested(generator.pick([0, 1, 5]))
      case 6: .settingsChanged(layout(&generator))
      default: .sizeChanged(generator.small())
      }
    }
  }

  @Test("Leave a badge finite and at rest", arguments: 1...60 as ClosedRange<UInt64>)
  func badge(seed: UInt64) {
    check(seed: seed) { generator in
      let lengths = generator.small()
      return JellyBadgeBody(
        size: generator.small(), settings: .init(diameter: lengths.x, neckStretch: lengths.y),
        tuning: .preset(generator.pick(TuningPreset.presets)), isPresented: generator.chance(0.8))
    } event: { generator, badge in
      switch generator.next() % 10 {
      case 0...1: .touchBegan(badge.restPosition + generator.small())
      case 2...3: .touchMoved(badge.restPosition + generator.small())
      case 4...5: .touchEnded(badge.restPosition - generator.small())
      case 6: .dismissed
      case 7: .restored
      case 8:
        .settingsChanged(.init(diameter: generator.small().x, neckStretch: generator.small().y))
      default: .sizeChanged(generator.small())
      }
    }
  }

  @Test("Leave a menu finite and at rest", arguments: 1...200 as ClosedRange<UInt64>)
  func menu(seed: UInt64) {
    func arrangement(_ generator: inout SeededGenerator) -> JellyMenuBody.Settings {
      let lengths = generator.small()
      return JellyMenuBody.Settings(
        itemCount: generator.pick([1, 4, 12]), itemDiameter: lengths.x,
        itemDistance: generator.chance(0.3) ? nil : lengths.y, startAngle: generator.small().x,
        sweepAngle: generator.small().y)
    }
    check(seed: seed) { generator in
      JellyMenuBody(
        size: generator.small(), settings: arrangement(&generator),
        tuning: .preset(generator.pick(TuningPreset.presets)))
    } event: { generator, _ in
      switch generator.next() % 8 {
      case 0...2: .opened
      case 3: .closed
      case 4: .tapped(generator.small(), velocity: generator.small())
      case 5: .tuningChanged(.preset(generator.pick(TuningPreset.presets)))
      case 6: .settingsChanged(arrangement(&generator))
      default: .sizeChanged(generator.small())
      }
    }
  }

  @Test("Count as 0 at the door", arguments: [9e-7, -9e-7, 1e-300, 5e-324, .nan])
  func door(value: Double) {
    #expect(Limits.length(value) == 0)
    #expect(Limits.displacement(value) == 0)
    #expect(Limits.size(Vector2(value, value)) == .zero)
    if value == value { #expect(Limits.position(Vector2(value, value)) == .zero) }
  }

  /// Lets events happen to a body, a frame or so apart, and looks whether what it draws is finite
  /// and stays from the rest time on.
  private func check<Body: JellyControl>(
    seed: UInt64, body make: (inout SeededGenerator) -> Body,
    event: (inout SeededGenerator, Body) -> Body.Event
  ) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<20 {
      var body = make(&generator)
      var time = 0.0
      for _ in 0..<12 {
        let next = event(&generator, body)
        _ = body.handle(next, at: time)
        let rest = body.restTime
        let times = [time, time + 0.01, time + 0.1, rest, rest + 0.3, rest + 10]
        guard times.allSatisfy({ body.outline(at: $0).isFinite }) else {
          Issue.record("seed \(seed): \(body) is not finite after \(next)")
          return
        }
        let home = body.outline(at: rest).bits
        guard rest == .infinity || times.suffix(2).allSatisfy({ body.outline(at: $0).bits == home })
        else {
          Issue.record("seed \(seed): \(body) moves after its rest time, after \(next)")
          return
        }
        time += generator.pick([0.004, 0.016, 0.2])
      }
    }
  }
}

extension SeededGenerator {
  /// Returns two lengths, the small ones as likely as the plausible ones.
  fileprivate mutating func small() -> Vector2 {
    let lengths = [
      5e-324, 1e-310, 1e-300, 1e-290, 1e-160, 1e-30, 1e-12, 9e-7, 1e-6, 1e-3, 0, 8, 24, 44, 300,
    ]
    return Vector2(pick(lengths), pick(lengths))
  }
}
