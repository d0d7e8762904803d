import JellyRecording
@_spi(Jelly) import JellyTestSupport
import Testing

@testable import Jelly

@Suite("A badge that is not there")
struct JellyBadgePresenceTests {
  private func absent(_ tuning: JellyBadgeBody.Tuning) -> JellyBadgeBody {
    JellyBadgeBody(size: [60, 40], tuning: tuning, isPresented: false)
  }

  /// The standard tuning of a badge that floats.
  private static var floating: JellyBadgeBody.Tuning {
    var tuning = JellyBadgeBody.Tuning.standard
    tuning.floatAmplitude = 3
    return tuning
  }

  private static var tunings: [JellyBadgeBody.Tuning] {
    TuningPreset.presets.map(JellyBadgeBody.Tuning.preset) + [Self.floating]
  }

  @Test("Is dismissed, draws nothing and does not move", arguments: tunings)
  func nothing(tuning: JellyBadgeBody.Tuning) {
    let badge = absent(tuning)
    for time in [-1e9, 0, 5, .infinity] {
      expect(badge.outline(at: time).commands.isEmpty)
      expect(badge.phase(at: time), equals: .dismissed)
      expect(badge.contentScale(at: time) * badge.opacity(at: time), equals: 0)
      expect(badge.position(at: time), equals: [30, 20])
    }
    expect(badge.restTime, isAtMost: 0)
  }

  @Test("Cannot be taken, and grows at rest when it is restored", arguments: tunings)
  func restored(tuning: JellyBadgeBody.Tuning) {
    var badge = absent(tuning)
    expect(badge.handle(.touchBegan([30, 20]), at: 0), equals: nil)
    expect(badge.handle(.dismissed, at: 1), equals: nil)
    expect(badge.handle(.restored, at: 2), equals: .restored)
    expect(badge.contentScale(at: 2) * badge.opacity(at: 2), equals: 0)
    expect(badge.phase(at: 2), equals: .attached)
    expect(badge.position(at: 2), equals: [30, 20])
    expect(abs(badge.contentScale(at: 5) * badge.opacity(at: 5) - 1), isLessThan: 1e-9)
    guard tuning.floatAmplitude == 0 else { return }
    expect(
      badge.outline(at: 9), equals: JellyBadgeBody(size: [60, 40], tuning: tuning).outline(at: 9))
  }

  @Test("Comes back as one that burst long ago does", arguments: tunings)
  func likeABurst(tuning: JellyBadgeBody.Tuning) {
    var burst = JellyBadgeBody(size: [60, 40], tuning: tuning)
    _ = burst.handle(.dismissed, at: -1e9)
    var badge = absent(tuning)
    for event in [JellyBadgeBody.Event.sizeChanged([80, 30]), .restored] {
      _ = burst.handle(event, at: 1)
      _ = badge.handle(event, at: 1)
    }
    for step in 0...60 {
      let time = 1 + Double(step) / 60
      expect(badge.outline(at: time).bits, equals: burst.outline(at: time).bits)
    }
  }
}
