@_spi(Jelly) import JellyTestSupport
import Testing

@testable import Jelly

@Suite("A refresh with another tuning")
struct JellyRefreshTuningTests {
  private func held() -> JellyRefreshBody {
    var body = JellyRefreshBody(size: [390, 64], settings: .init(curve: .wave), tuning: .standard)
    for step in 0...10 {
      _ = body.handle(
        .pullChanged(distance: 20 * Double(step), position: 150), at: Double(step) / 60)
    }
    return body
  }

  @Test("Does not move under a finger that holds still", arguments: TuningPreset.presets)
  func whileHeld(preset: TuningPreset) {
    var body = held()
    let before = body.outline(at: 0.3)
    _ = body.handle(.tuningChanged(.preset(preset)), at: 0.3)
    expect(body.outline(at: 0.3).pointDistance(to: before), isLessThan: 1e-9)
  }

  @Test("Keeps its place as a share of its width", arguments: [true, false], TuningPreset.presets)
  func resized(isHeld: Bool, preset: TuningPreset) {
    var body = JellyRefreshBody(
      size: [390, 64], settings: .init(curve: .wave), tuning: .preset(preset))
    _ = body.handle(.pullChanged(distance: 120, position: 300), at: 0)
    _ = body.handle(.pullChanged(distance: 120, position: 380), at: 0.1)
    if !isHeld { _ = body.handle(.pullEnded, at: 0.15) }
    let before = body.amplitudes(at: 0.16)
    let wide = end(of: body, at: 0.16)
    _ = body.handle(.sizeChanged([200, 64]), at: 0.16)
    let after = body.amplitudes(at: 0.16)
    // The tutorial's wave leaves its bar by 0.28 of its distance from the middle, on any width: up
    // to 442 of 390 pt, and then to 226 of 200 pt.
    let narrow = end(of: body, at: 0.16)
    expect(abs(narrow / 200 - wide / 390), isAtMost: 1e-12)
    expect(narrow, isAtMost: preset == .classic ? 200 + 0.28 * 100 : 200)
    expect(abs(after.sideways / 200 - before.sideways / 390), isAtMost: 1e-12)
    expect(after.base == before.base && after.wave == before.wave)
  }

  /// The right end of its drawing.
  private func end(of body: JellyRefreshBody, at time: Double) -> Double {
    body.outline(at: time).segments.flatMap { $0.flattened(24) }.map(\.x).max() ?? .nan
  }

  @Test("Does not move in mid-air, and draws its wave as before until it is straight")
  func whileFree() {
    var body = held()
    _ = body.handle(.pullCancelled, at: 0.3)
    let before = body.outline(at: 0.4)
    _ = body.handle(.tuningChanged(.classic), at: 0.4)
    expect(body.outline(at: 0.4).pointDistance(to: before), isLessThan: 1e-9)
    expect(body.outline(at: 0.5).letters, equals: before.letters)
    let fresh = JellyRefreshBody(size: [390, 64], settings: .init(curve: .wave), tuning: .classic)
    expect(body.outline(at: body.restTime), equals: fresh.outline(at: 0))
    expect(before.letters, differsFrom: fresh.outline(at: 0).letters)
  }
}
