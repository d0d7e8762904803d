import JellyRecording
@_spi(Jelly) import JellyTestSupport
import Testing

@testable import Jelly

/// The same gesture on another side, at another frame rate, or mirrored.
@Suite("Symmetry of a jelly bar")
struct JellyBarSymmetryTests {
  private static let size = Vector2(390, 100)

  /// A pull to the side and beyond what is free, let go, caught in mid-air, and flung.
  private static let gesture: [(event: JellyBarBody.Event, time: Double)] = {
    var events: [(JellyBarBody.Event, Double)] = []
    for drag in [
      Drag(start: [140, 60], end: [210, 320], duration: 0.25, samples: 16),
      Drag(start: [250, 90], end: [230, 160], time: 0.375, duration: 0.125, samples: 16),
    ] {
      events += drag.events
      events.append((.touchEnded(drag.end), drag.endTime))
    }
    return events
  }()

  private static let times = stride(from: 0, through: 1.5, by: 1.0 / 64).map { $0 }

  /// The gesture with every point moved by a function, on a bar of another shape.
  private func outlines(
    of fresh: JellyBarBody, at times: [Double], moving move: (Vector2) -> Vector2 = { $0 }
  ) -> [Outline] {
    var bar = fresh
    var left = Self.gesture[...]
    return times.map { time in
      while let next = left.first, next.time <= time {
        _ = bar.handle(next.event.moved(move), at: next.time)
        left.removeFirst()
      }
      return bar.outline(at: time)
    }
  }

  @Test(
    "Four sides are one motion, turned", arguments: RectEdge.all, TuningPreset.presets)
  func sidesAreTurned(side: RectEdge, preset: TuningPreset) {
    for edge in JellyBarBody.EdgeCurve.all {
      let size = side.asTop(size: Self.size)
      let hanging = outlines(
        of: JellyBarBody(size: Self.size, settings: .init(curve: edge), tuning: .preset(preset)),
        at: Self.times)
      let turned = outlines(
        of: JellyBarBody(
          size: size, settings: .init(curve: edge, edge: side), tuning: .preset(preset)),
        at: Self.times
      ) { side.fromTop($0, in: size) }
      for (a, b) in zip(hanging, turned) {
        expect(a.letters, equals: b.letters)
        let apart = zip(a.points, b.points).map { (side.fromTop($0, in: size) - $1).magnitude }
        // Facing the other way subtracts from the size, which rounds; the spring passes it on.
        expect((apart.max() ?? .infinity), isAtMost: 1e-10)
      }
    }
  }

  /// 64 divides every clock's time exactly, so common times are the same numbers.
  @Test(
    "Drawn at 32, 64 or 128 Hz, or with a hole, it is the same at common times, to the bit",
    arguments: TuningPreset.presets, JellyBarBody.EdgeCurve.all)
  func framesDoNotMatter(preset: TuningPreset, edge: JellyBarBody.EdgeCurve) {
    let bar = JellyBarBody(size: Self.size, settings: .init(curve: edge), tuning: .preset(preset))
    let finest = (0...192).map { Double($0) / 128 }
    let all = outlines(of: bar, at: finest)
    for stride in [2, 4] {
      let times = Swift.stride(from: 0, through: 192, by: stride).map { $0 }
      let some = outlines(of: bar, at: times.map { finest[$0] })
      expect(zip(times, some).allSatisfy { all[$0].bits == $1.bits })
    }
    // A hole of 100 ms in the middle of the second rebound.
    let kept = finest.indices.filter { !(0.55...0.65).contains(finest[$0]) }
    let holed = outlines(of: bar, at: kept.map { finest[$0] })
    expect(zip(kept, holed).allSatisfy { all[$0].bits == $1.bits })
  }

  /// At 60 and 120 Hz the times are multiples of one frame; the events fall between them.
  @Test(
    "Drawn at 30, 60 or 120 Hz it is the same at common times, to the bit",
    arguments: TuningPreset.presets, JellyBarBody.EdgeCurve.all)
  func commonRates(preset: TuningPreset, edge: JellyBarBody.EdgeCurve) {
    let bar = JellyBarBody(size: Self.size, settings: .init(curve: edge), tuning: .preset(preset))
    let frames = (0...180).map { Double($0) / 120 }
    let all = outlines(of: bar, at: frames)
    for stride in [2, 4] {
      let indices = Swift.stride(from: 0, through: 180, by: stride).map { $0 }
      let some = outlines(of: bar, at: indices.map { frames[$0] })
      expect(zip(indices, some).allSatisfy { all[$0].bits == $1.bits })
    }
  }

  /// All but T3's seven points, whose lopsidedness is the tutorial's.
  @Test(
    "The mirrored gesture gives the mirrored outline", arguments: TuningPreset.presets,
    JellyBarBody.EdgeCurve.all)
  func mirrored(preset: TuningPreset, edge: JellyBarBody.EdgeCurve) {
    var tuning = JellyBarBody.Tuning.preset(preset)
    tuning.wave.profile = .bell
    let bar = JellyBarBody(size: Self.size, settings: .init(curve: edge), tuning: tuning)
    func mirror(_ point: Vector2) -> Vector2 { Vector2(Self.size.x - point.x, point.y) }
    let plain = outlines(of: bar, at: Self.times)
    let mirrored = outlines(of: bar, at: Self.times, moving: mirror)
    for (a, b) in zip(plain, mirrored) {
      // The mirrored edge is drawn from its other end.
      let turned = a.curves.reversed().map { $0.reversed.mapped(mirror) }
      let apart = zip(turned, b.curves).flatMap { left, right in
        zip(left.points, right.points).map { ($0 - $1).magnitude }
      }
      expect((apart.max() ?? .infinity), isAtMost: 1e-10)
    }
  }
}

extension JellyBarBody.Event {
  /// Returns the same event elsewhere.
  fileprivate func moved(_ move: (Vector2) -> Vector2) -> Self {
    switch self {
    case .touchBegan(let point, let finger): .touchBegan(move(point), id: finger)
    case .touchMoved(let point, let finger): .touchMoved(move(point), id: finger)
    case .touchEnded(let point, let finger): .touchEnded(move(point), id: finger)
    case .touchCancelled, .pullChanged, .pullEnded, .sizeChanged, .tuningChanged, .settingsChanged:
      self
    }
  }
}
