import JellyRecording
@_spi(Jelly) import JellyTestSupport
import Testing

@_spi(Jelly) @testable import Jelly

/// An edge that may leave the sides of its bar, as the tutorials draw it.
private struct UncutEdge {
  let curves: [BezierSegment]

  /// T1's and T5's curve, or T3's three with its seven points.
  init(size: Vector2, _ amplitudes: EdgeAmplitudes, isSevenPoint: Bool) {
    let (width, base) = (size.x, size.y + amplitudes.base)
    let tip = width / 2 + amplitudes.sideways
    guard isSevenPoint else {
      let control = Vector2(tip, base + 2 * amplitudes.wave)
      curves = [BezierSegment([Vector2(0, base), control, Vector2(width, base)])]
      return
    }
    let low = min(0.28 * amplitudes.sideways, 0)
    let high = max(width + 0.28 * amplitudes.sideways, width)
    func point(_ start: Double, _ share: Double, _ depth: Double) -> Vector2 {
      Vector2(start + share * (tip - start), base + depth * amplitudes.wave)
    }
    let (left, right) = (point(low, 0.71, 0.64), point(high, 0.71, 0.64))
    curves = [
      BezierSegment([Vector2(0, base), Vector2(low, base), point(low, 0.44, 0), left]),
      BezierSegment([left, Vector2(tip, base + 1.36 * amplitudes.wave), right, right]),
      BezierSegment([right, right, point(high, 0.44, 0), Vector2(high, base)]),
    ]
  }

  /// The distance of a point from the edge above or below it, in points.
  func distance(of point: Vector2) -> Double {
    curves.flatMap { curve in
      (0..<16).compactMap { step -> Double? in
        var (low, high) = (Double(step) / 16, Double(step + 1) / 16)
        let starts = curve.point(at: low).x <= point.x
        guard starts != (curve.point(at: high).x <= point.x) else { return nil }
        for _ in 0..<60 {
          let middle = (low + high) / 2
          if (curve.point(at: middle).x <= point.x) == starts {
            low = middle
          } else {
            high = middle
          }
        }
        return abs(curve.point(at: low).y - point.y)
      }
    }.min() ?? .infinity
  }
}

/// A bar, or a refresh.
private protocol EdgeControl: RandomBody {
  static func random(
    _ curve: JellyEdgeCurve, _ preset: TuningPreset, using generator: inout SeededGenerator
  ) -> Self
  func gesture(using generator: inout SeededGenerator) -> Event
  /// The events after which nothing holds the control.
  static var ends: [Event] { get }
  func amplitudes(at time: Double) -> EdgeAmplitudes
  var side: RectEdge { get }
  var size: Vector2 { get }
  var freeEdge: JellyEdge { get }
}

extension JellyBarBody: EdgeControl {
  var side: RectEdge { hangingEdge }
  static var ends: [Event] { [.touchCancelled, .pullEnded] }

  static func random(
    _ curve: JellyEdgeCurve, _ preset: TuningPreset, using generator: inout SeededGenerator
  ) -> Self {
    Self(
      size: [generator.uniform(20...400), generator.uniform(20...400)],
      settings: Settings(curve: curve, edge: generator.pick(RectEdge.all)), tuning: .preset(preset))
  }

  func gesture(using generator: inout SeededGenerator) -> Event {
    let point = Vector2(generator.uniform(-300...700), generator.uniform(-300...700))
    return switch generator.next() % 8 {
    case 0: .touchBegan(point)
    case 1: .touchEnded(point)
    case 2: .pullChanged(distance: point.y, position: point.x)
    case 3: .pullEnded
    default: .touchMoved(point)
    }
  }
}

extension JellyRefreshBody: EdgeControl {
  var side: RectEdge { edge.rectEdge }
  static var ends: [Event] { [.pullEnded, .refreshEnded(.success)] }

  static func random(
    _ curve: JellyEdgeCurve, _ preset: TuningPreset, using generator: inout SeededGenerator
  ) -> Self {
    Self(
      size: [generator.uniform(20...400), generator.uniform(0...100)],
      settings: Settings(curve: curve, edge: generator.pick([.top, .bottom])),
      tuning: .preset(preset))
  }

  func gesture(using generator: inout SeededGenerator) -> Event {
    switch generator.next() % 8 {
    case 0: .pullEnded
    case 1: generator.pick([.refreshBegan, .refreshEnded(.success), .pullCancelled])
    default:
      .pullChanged(
        distance: generator.uniform(-50...400), position: generator.uniform(-300...700))
    }
  }
}

@Suite("The sides of a bar")
struct EdgeSidesTests {
  @Test("Cut a bar's edge, which is the tutorial's between them", arguments: seeds(1...70))
  func bar(seed: UInt64) { check(JellyBarBody.self, seed) }

  @Test("Cut a refresh's edge, which is the tutorial's between them", arguments: seeds(1...70))
  func refresh(seed: UInt64) { check(JellyRefreshBody.self, seed) }

  /// Lets gestures of any place happen to a control with each curve and tuning.
  private func check<Control: EdgeControl>(_: Control.Type, _ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for curve in JellyBarBody.EdgeCurve.all {
      let preset = generator.pick(TuningPreset.presets)
      var control = Control.random(curve, preset, using: &generator)
      var time = 0.0
      for _ in 0..<24 {
        _ = control.handle(control.gesture(using: &generator), at: time)
        for later in [time, time + generator.uniform(0...0.5), control.restTime]
        where later < .infinity {
          check(control, at: later, "seed \(seed), \(curve), \(preset), \(later)")
        }
        time += generator.pick([0.004, 0.016, 0.2])
      }
      for event in Control.ends { _ = control.handle(event, at: time) }
      let rest = control.restTime
      guard rest > time else { continue }
      let (last, end) = (control.outline(at: rest.nextDown), control.outline(at: rest))
      let step = max(last.lineDistance(to: end), end.lineDistance(to: last))
      expect(step, isAtMost: 0.1, "seed \(seed), \(curve), \(preset)")
    }
  }

  private func check<Control: EdgeControl>(
    _ control: Control, at time: Double, _ comment: @autoclosure () -> Comment
  ) {
    let (size, side) = (control.side.asTop(size: control.size), control.side)
    let outline = control.outline(at: time)
    let edge = outline.curves.map { curve in
      curve.mapped { side.asTop($0, in: control.size) }
    }
    let outside =
      outline.segments.flatMap { segment in
        segment.flattened(8).map { place in
          let x = side.asTop(place, in: control.size).x
          return max(-x, x - size.x)
        }
      }.max() ?? 0
    expect(outside, isAtMost: 1e-9, comment())
    let isSevenPoint =
      control.freeEdge.curve == .wave && control.freeEdge.pulled.profile == .sevenPoint
    guard isSevenPoint || control.freeEdge.curve == .quadratic else { return }
    let uncut = UncutEdge(size: size, control.amplitudes(at: time), isSevenPoint: isSevenPoint)
    for place in edge.flatMap({ $0.flattened(8) }) where place.x > 1e-6 && place.x < size.x - 1e-6 {
      expect(uncut.distance(of: place), isAtMost: 1e-9, comment())
    }
  }

  @Test("Are where the edge ends, whatever the place of its tip", arguments: seeds(1...70))
  func ends(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let size = Vector2(generator.pick([0, generator.uniform(1...400)]), 50)
    let amplitudes = EdgeAmplitudes(
      sideways: generator.sign() * generator.logarithmic(1e-12...1e6),
      base: generator.uniform(-30...60), wave: generator.uniform(-60...120))
    var (wave, single) = (Outline(), Outline())
    WaveEdge(size: size, amplitudes: amplitudes, profile: .sevenPoint).draw(into: &wave)
    QuadraticEdge(size: size, amplitudes: amplitudes).draw(into: &single)
    expect(wave.letters + single.letters, equals: "MLCCCLZMLLQZ")
    for (outline, first, last) in [(wave, 0, size.x), (single, size.x, 0)] {
      expect(outline.isFinite, "seed \(seed)")
      expect(outline.curves.first?.start.x, equals: first, "seed \(seed)")
      expect(outline.curves.last?.end.x, equals: last, "seed \(seed)")
    }
  }

  @Test("Keep every curve between them, to the bit", arguments: [60, 187.5, 300])
  func between(tip: Double) {
    let (size, amplitudes) = (
      Vector2(375, 50), EdgeAmplitudes(sideways: tip - 187.5, base: 12, wave: 70)
    )
    var outline = Outline()
    WaveEdge(size: size, amplitudes: amplitudes, profile: .sevenPoint).draw(into: &outline)
    let uncut = UncutEdge(size: size, amplitudes, isSevenPoint: true).curves
    let inner = zip(outline.curves, uncut).filter { _, curve in
      curve.points.allSatisfy { $0.x >= 0 && $0.x <= size.x }
    }
    expect(inner.count, isAtLeast: 2)
    for (curve, original) in inner { expect(curve, equals: original) }
  }
}
