import JellyRecording
@_spi(Jelly) import JellyTestSupport
import Testing

@_spi(Jelly) @testable import Jelly

/// Reduce Motion: direct tracking stays; no neck, no overshoot, no burst, over within 250 ms.
@Suite("A badge with reduced motion")
struct JellyBadgeReducedTests {
  private let badge = JellyBadgeBody(size: [400, 400], tuning: .reduced)
  private let restPosition = Vector2(200, 200)

  @Test("Held, it is a disc at the finger", arguments: [[20, 0], [0, 119], [300, -90]])
  func follows(displacement: Vector2) {
    var disc = Outline()
    Disc(center: restPosition + displacement, radius: 12).draw(into: &disc)
    expect(badge.pulled(by: displacement).outline(at: 0.5).pointDistance(to: disc), isAtMost: 1e-12)
  }

  @Test("It tears, joins and goes exactly where the standard badge does", arguments: 1...60)
  func sameEffects(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var events: [(event: JellyBadgeBody.Event, time: Double)] = []
    var time = 0.0
    for _ in 0..<8 {
      events.append((.touchBegan(restPosition), time))
      for _ in 0..<6 {
        time += 0.016
        let far = Vector2(generator.uniform(-160...160), generator.uniform(-30...30))
        events.append((.touchMoved(restPosition + far), time))
      }
      // Everything comes to rest: only then is a touch at rest the same in both.
      time += 0.3
      events.append((.touchEnded(restPosition + Vector2(generator.uniform(-160...160), 0)), time))
      time += 9
      events.append((.restored, time))
      time += 9
    }
    let standard = JellyBadgeBody(size: [400, 400])
    expect(badge.effects(of: events), equals: standard.effects(of: events))
  }

  @Test("It is at rest within 250 ms and does not overshoot", arguments: [30, 119, 900])
  func restPosition(pull: Double) {
    let free = badge.pulled(by: [pull, 0]).after(.touchCancelled, at: 0.5)
    expect(free.restTime, isAtMost: 0.75)
    let places = (0...300).map { free.position(at: 0.5 + 0.001 * Double($0)).x }
    expect(zip(places, places.dropFirst()).allSatisfy { $0 >= $1 })
    expect(places.last, equals: 200)
  }

  @Test("Dismissed, it fades where it is, and is gone within 250 ms")
  func fades() {
    let far = restPosition + [130, 0]
    let gone = badge.pulled(by: [130, 0]).after(.touchEnded(far), at: 0.5)
    expect(gone.opacity(at: 0.5), equals: 1)
    let times = (0...50).map { 0.5 + 0.005 * Double($0) }
    let opacities = times.map(gone.opacity)
    expect(zip(opacities, opacities.dropFirst()).allSatisfy { $0 >= $1 })
    expect(opacities.last, equals: 0)
    expect(gone.restTime, isAtMost: 0.75)
    expect(gone.outline(at: 0.6).pointDistance(to: gone.outline(at: 0.5)), equals: 0)
    expect(gone.outline(at: gone.restTime), equals: Outline())
    let back = gone.after(.restored, at: 2)
    expect(back.opacity(at: 2) == 0 && back.opacity(at: 2.25) == 1)
    expect(back.outline(at: 2.05), equals: badge.outline(at: 0))
    expect(back.restTime, isAtMost: 2.25)
  }

  @Test("It never floats")
  func never() {
    var tuning = JellyBadgeBody.Tuning.reduced
    tuning.floatAmplitude = 3
    expect(JellyBadgeBody(size: [400, 400], tuning: tuning).restTime, isLessThan: .infinity)
  }
}
