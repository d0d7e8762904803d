import JellyRecording
@_spi(Jelly) import JellyTestSupport
import Testing

@testable import Jelly

/// The tutorials' numbers, computed from their own formulas.
@Suite("A classic bar")
struct JellyBarClassicTests {
  private static let pulls: [Vector2] = [
    [0, 100], [-60, 40], [130, 250], [15, 0.5], [40, -30],
  ]

  /// A hundred-odd roundings of numbers up to a few hundred.
  private static let rounding = 1e-10

  private func distance(_ outline: Outline, _ points: [Vector2]) -> Double {
    guard outline.points.count == points.count else { return .infinity }
    return zip(outline.points, points).map { ($0 - $1).magnitude }.max() ?? .infinity
  }

  // MARK: The quadratic edge: T1, 320 wide and 100 high, Spring(1, 0.5, 0)

  private let single = JellyBarBody(
    size: [320, 100], settings: .init(curve: .quadratic), tuning: .classic)

  /// ω₀ = ln(ζ/(0.001·√(1 − ζ²)))/ζ for a duration of a second.
  private func singleLeft(after time: Double) -> Double {
    let frequency = logarithm(0.5 / (0.001 * (1 - 0.25).squareRoot())) / 0.5
    return unitRelease(angularFrequency: frequency, dampingRatio: 0.5, after: time)
  }

  private func singleOutline(control: Vector2) -> [Vector2] {
    [[0, 0], [320, 0], [320, 100], control, [0, 100]]
  }

  @Test("Under the finger, the control point follows 0.7 of the pull", arguments: pulls)
  func singleFollows(pull: Vector2) {
    let drag = Drag(start: [90, 20], end: [90, 20] + pull)
    let control = Vector2(160 + pull.x, max(100, 100 + 0.7 * pull.y))
    let outline = single.after(drag).outline(at: drag.endTime)
    expect(outline.letters, equals: "MLLQZ")
    expect(distance(outline, singleOutline(control: control)), isAtMost: Self.rounding)
  }

  @Test("Let go, the control point springs to the middle", arguments: pulls)
  func singleRebounds(pull: Vector2) {
    let drag = Drag(start: [90, 20], end: [90, 20] + pull)
    let bar = single.released(from: drag)
    let away = Vector2(pull.x, max(0, 0.7 * pull.y))
    for step in 0...100 {
      let elapsed = 0.008 * Double(step)
      guard drag.endTime + elapsed < bar.restTime else { break }
      let control = Vector2(160, 100) + away * singleLeft(after: elapsed)
      let outline = bar.outline(at: drag.endTime + elapsed)
      expect(
        distance(outline, singleOutline(control: control)), isAtMost: Self.rounding, "\(elapsed) s")
    }
  }

  // MARK: The wave: T3, 375 wide and 50 high, Spring(0.9, 0.57, 0)

  private let wave = JellyBarBody(size: [375, 50], settings: .init(curve: .wave), tuning: .classic)

  private func waveLeft(after time: Double) -> Double {
    let root = (1 - 0.57 * 0.57).squareRoot()
    let frequency = logarithm(0.57 / (0.001 * root)) / (0.57 * 0.9)
    return unitRelease(angularFrequency: frequency, dampingRatio: 0.57, after: time)
  }

  /// Returns the seven points for a finger at x whose pull goes down by y, with what `left` of it
  /// leaves: those of the curve around the tip, which the sides of the bar do not cut.
  private func wavePoints(x: Double, y: Double, left: Double = 1) -> [Vector2] {
    let additional = max(y, 0)
    let wave = min(0.6 * additional, 100)
    let base = 50 + (additional - wave) * left
    let height = wave * left
    let (minLeft, maxRight) = (min(0.28 * (x - 187.5), 0), max(375, 375 + 0.28 * (x - 187.5)))
    let left1 = Vector2(minLeft + 0.71 * (x - minLeft), base + 0.64 * height)
    let right1 = Vector2(maxRight - 0.71 * (maxRight - x), base + 0.64 * height)
    return [left1, [x, base + 1.36 * height], right1, right1]
  }

  private func distance(_ outline: Outline, ofTip points: [Vector2]) -> Double {
    guard outline.curves.count == 3 else { return .infinity }
    return zip(outline.curves[1].points, points).map { ($0 - $1).magnitude }.max() ?? .infinity
  }

  @Test("Under the finger, the wave is 0.6 of the pull and at most 100 high", arguments: pulls)
  func waveFollows(pull: Vector2) {
    let drag = Drag(start: [170, 20], end: [170, 20] + pull)
    let outline = wave.after(drag).outline(at: drag.endTime)
    expect(outline.letters, equals: "MLCCCLZ")
    expect(distance(outline, ofTip: wavePoints(x: drag.end.x, y: pull.y)), isAtMost: Self.rounding)
  }

  @Test(
    "Let go, the seven points spring back and stay where they are sideways",
    arguments: pulls.filter { $0.y > 0 })
  func waveRebounds(pull: Vector2) {
    let drag = Drag(start: [170, 20], end: [170, 20] + pull)
    let bar = wave.released(from: drag)
    for step in 0...100 {
      let elapsed = 0.008 * Double(step)
      guard drag.endTime + elapsed < bar.restTime else { break }
      let points = wavePoints(x: drag.end.x, y: pull.y, left: waveLeft(after: elapsed))
      let outline = bar.outline(at: drag.endTime + elapsed)
      expect(distance(outline, ofTip: points), isAtMost: Self.rounding, "\(elapsed) s")
    }
  }

  // MARK: Both

  @Test(
    "Let go, it overshoots as its spring does",
    arguments: [(.quadratic, 0.5), (.wave, 0.57)]
      as [(JellyBarBody.EdgeCurve, Double)])
  func overshoots(edge: JellyBarBody.EdgeCurve, dampingRatio: Double) {
    let drag = Drag(start: [160, 20], end: [160, 120])
    let bar = JellyBarBody(size: [320, 100], settings: .init(curve: edge), tuning: .classic)
      .released(
        from: drag)
    let start = bar.amplitudes(at: drag.endTime).depth
    let lowest = (0...4000).map { bar.amplitudes(at: drag.endTime + 0.0002 * Double($0)).depth }
      .min()
    let root = (1 - dampingRatio * dampingRatio).squareRoot()
    let overshoot = exponential(-Double.pi * dampingRatio / root)
    // A tenth of a millisecond beside an extremum of a spring of 13 rad/s changes it by 1e-6.
    expect(abs((lowest ?? 0) / start + overshoot), isAtMost: 2e-6)
  }

  @Test("Let go, it starts without the finger's velocity", arguments: JellyBarBody.EdgeCurve.all)
  func startsWithoutVelocity(edge: JellyBarBody.EdgeCurve) {
    let drag = Drag(start: [160, 20], end: [200, 140], duration: 0.1)
    let bar = JellyBarBody(size: [320, 100], settings: .init(curve: edge), tuning: .classic)
      .released(
        from: drag)
    let velocity = bar.velocity(after: drag.endTime)
    let amplitudes = bar.amplitudes(at: drag.endTime)
    // From rest, a spring of ω₀ gains ω₀²·x a second: in the microsecond of the difference, half.
    let omega = bar.model.tuning.spring.angularFrequency
    expect(velocity.magnitude, isAtMost: omega * omega * amplitudes.magnitude * 1e-6)
  }
}
