@_spi(Jelly) import JellyTestSupport
import Testing

@testable import Jelly

@Suite("An elastic refresh")
struct JellyRefreshTests {
  private func refresh(
    _ preset: TuningPreset = .standard, _ edge: JellyBarBody.EdgeCurve = .wave, minimum: Double = 0
  ) -> JellyRefreshBody {
    JellyRefreshBody(
      size: [375, 0], settings: .init(curve: edge, minimumDuration: minimum),
      tuning: .preset(preset))
  }

  /// Pulled far enough and let go at 0.5 s.
  private func running(_ preset: TuningPreset = .standard, minimum: Double = 0) -> JellyRefreshBody
  {
    var body = refresh(preset, minimum: minimum)
    for step in 0...30 {
      _ = body.handle(
        .pullChanged(distance: Double(step) * 5, position: 187.5), at: Double(step) / 60)
    }
    _ = body.handle(.pullEnded, at: 0.5)
    return body
  }

  @Test(
    "Classic has DGElasticPullToRefresh's wave and base",
    arguments: [
      (30.0, 16.0, 14.0), (60, 32, 28), (95, 50.666_666_666_666_67, 44.333_333_333_333_33),
      (131.25, 70, 61.25), (200, 70, 130),
    ])
  func classicWave(pull: Double, wave: Double, base: Double) {
    var body = refresh(.classic)
    _ = body.handle(.pullChanged(distance: pull, position: 250), at: 0)
    let amplitudes = body.amplitudes(at: 0)
    expect(abs(amplitudes.wave - wave), isLessThan: 1e-12)
    expect(abs(amplitudes.base - base), isLessThan: 1e-12)
    expect(amplitudes.sideways, equals: 250 - 187.5)
    expect(abs(body.inset(at: 0) - pull), isLessThan: 1e-12)
  }

  @Test("Arms at the threshold, once, and disarms on the way back", arguments: TuningPreset.presets)
  func arming(preset: TuningPreset) {
    var body = refresh(preset)
    var told: [JellyRefreshBody.Effect] = []
    for distance in [20, 60, 94, 95, 96, 140, 96, 94, 60, 100, 110] {
      if let effect = body.handle(.pullChanged(distance: Double(distance), position: 100), at: 0) {
        told.append(effect)
      }
    }
    expect(told, equals: [.armed, .disarmed, .armed])
    expect(body.phase(at: 0), equals: .armed)
  }

  @Test(
    "Refreshes when an armed pull is let go, not after the bounce", arguments: TuningPreset.presets)
  func release(preset: TuningPreset) {
    var body = refresh(preset)
    _ = body.handle(.pullChanged(distance: 120, position: 100), at: 0)
    expect(body.handle(.pullEnded, at: 0.1), equals: .refreshBegan)
    expect(body.phase(at: 0.1), equals: .refreshing)
    expect(abs(body.inset(at: 20) - 50), isLessThan: 1e-9)
    expect(body.handle(.pullEnded, at: 0.2), equals: nil)
  }

  @Test("A pull that has rested hands no velocity on, for its end is no sample")
  func rested() {
    for edge in JellyBarBody.EdgeCurve.whole {
      var body = refresh(.standard, edge)
      for step in 0...12 {
        _ = body.handle(
          .pullChanged(distance: Double(step) * 5, position: 187.5), at: Double(step) / 60)
      }
      var sampled = body
      _ = sampled.handle(.pullChanged(distance: 60, position: 187.5), at: 0.4)
      _ = (body.handle(.pullEnded, at: 0.4), sampled.handle(.pullEnded, at: 0.4))
      for time in stride(from: 0.4, through: 1, by: 0.05) {
        expect(
          body.outline(at: time).pointDistance(to: sampled.outline(at: time)), isLessThan: 1e-9)
      }
    }
  }

  @Test("A pull short of the threshold returns to rest", arguments: TuningPreset.presets)
  func short(preset: TuningPreset) {
    var body = refresh(preset)
    _ = body.handle(.pullChanged(distance: 80, position: 100), at: 0)
    expect(body.handle(.pullEnded, at: 0.1), equals: nil)
    expect(body.restTime, isLessThan: 1 + preset.maximumRingDuration)
    expect(body.inset(at: body.restTime), equals: 0)
    expect(body.phase(at: body.restTime), equals: .idle)
  }

  @Test("The spinner closes with the pull, turns with what is beyond, and then once a second")
  func loader() {
    var body = refresh(.classic)
    _ = body.handle(.pullChanged(distance: 47.5, position: 100), at: 0)
    expect(abs(body.spinnerStrokeEnd(at: 0) - 0.45), isLessThan: 1e-12)
    expect(body.spinnerRotation(at: 0), equals: 0)
    _ = body.handle(.pullChanged(distance: 142.5, position: 100), at: 0.1)
    expect(body.spinnerStrokeEnd(at: 0.1), equals: 0.9)
    expect(abs(body.spinnerRotation(at: 0.1) - 100.0 / 180 * .pi), isLessThan: 1e-12)
    _ = body.handle(.pullEnded, at: 0.2)
    let start = body.spinnerRotation(at: 0.2)
    expect(abs(start - 100.0 / 180 * .pi), isLessThan: 1e-12)
    expect(abs(body.spinnerRotation(at: 2.45) - start - 2 * .pi * 2.25), isLessThan: 1e-9)
    expect(body.restTime, equals: .infinity)
  }

  @Test("Title and spinner fade across, and neither leaves its range")
  func crossFade() {
    var body = refresh()
    for distance in [-20.0, 0, 30, 95, 400] {
      _ = body.handle(.pullChanged(distance: distance, position: 100), at: 0)
      expect((0...1).contains(body.spinnerOpacity(at: 0)))
    }
  }

  @Test(
    "Tells done and failed apart, and returns to rest", arguments: TuningPreset.presets,
    [JellyRefreshBody.Outcome.success, .failure])
  func outcomes(preset: TuningPreset, outcome: JellyRefreshBody.Outcome) {
    var body = running(preset)
    expect(body.handle(.refreshEnded(outcome), at: 3), equals: .refreshEnded(outcome))
    expect(body.phase(at: 3.01), equals: .ending)
    expect(body.restTime, isLessThan: 5)
    expect(body.inset(at: body.restTime), equals: 0)
    expect(body.handle(.refreshEnded(outcome), at: 3.1), equals: nil)
  }

  @Test("Is shown for its minimum, however soon the work is over")
  func minimum() {
    var body = running(minimum: 1)
    _ = body.handle(.refreshEnded(.success), at: 0.51)
    expect(body.phase(at: 1.4), equals: .refreshing)
    expect(body.phase(at: 1.51), equals: .ending)
    expect(abs(body.inset(at: 1.49) - body.inset(at: 1.51)), isLessThan: 5)
    expect(body.inset(at: body.restTime), equals: 0)
  }

  @Test("A pull while refreshing takes the edge along, and leaves it to the work")
  func pullWhileRefreshing() {
    var body = running()
    let before = body.inset(at: 2)
    expect(body.handle(.pullChanged(distance: 1e-9, position: 187.5), at: 2), equals: nil)
    expect(abs(body.inset(at: 2) - before), isLessThan: 1e-6)
    expect(body.handle(.pullChanged(distance: 200, position: 187.5), at: 2.1), equals: nil)
    expect(body.inset(at: 2.1), isGreaterThan: before + 50)
    expect(body.phase(at: 2.1), equals: .refreshing)
    expect(body.handle(.pullEnded, at: 2.2), equals: nil)
    expect(abs(body.inset(at: 30) - 50), isLessThan: 1e-9)
  }

  @Test("A pull while ending can refresh again")
  func pullWhileEnding() {
    var body = running()
    _ = body.handle(.refreshEnded(.success), at: 2)
    expect(body.handle(.pullChanged(distance: 10, position: 187.5), at: 2.05), equals: nil)
    expect(body.handle(.pullChanged(distance: 120, position: 187.5), at: 2.2), equals: .armed)
    expect(body.handle(.pullEnded, at: 2.3), equals: .refreshBegan)
  }

  @Test("The work can start from code, once")
  func code() {
    var body = refresh()
    expect(body.handle(.refreshBegan, at: 1), equals: .refreshBegan)
    expect(body.handle(.refreshBegan, at: 1.1), equals: nil)
    expect(abs(body.inset(at: 9) - 50), isLessThan: 1e-9)
  }

  @Test("At the bottom the outline is that of the top, mirrored")
  func bottom() {
    var (top, bottom) = (
      refresh(),
      JellyRefreshBody(
        size: [375, 0], settings: .init(curve: .wave, edge: .bottom), tuning: .standard)
    )
    for event in [JellyRefreshBody.Event.pullChanged(distance: 120, position: 90), .pullEnded] {
      _ = top.handle(event, at: 0)
      _ = bottom.handle(event, at: 0)
    }
    let (a, b) = (top.outline(at: 0.1).points, bottom.outline(at: 0.1).points)
    for (p, q) in zip(a, b) { expect(p.x == q.x && p.y == -q.y) }
  }

  @Test("Reduced is straight, still while it works, and back within a quarter of a second")
  func reduced() {
    var body = running(.reduced)
    expect(body.amplitudes(at: 0.5).wave, equals: 0)
    expect(body.restTime, isAtMost: 0.75)
    expect(body.spinnerRotation(at: 4), equals: body.spinnerRotation(at: 0.5))
    _ = body.handle(.refreshEnded(.success), at: 4)
    expect(body.restTime, isAtMost: 4.25)
    for step in 0...50 { expect(body.inset(at: 4 + Double(step) / 200), isAtLeast: 0) }
  }
}
