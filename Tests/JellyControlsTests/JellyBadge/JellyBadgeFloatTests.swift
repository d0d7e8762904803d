@_spi(Jelly) import JellyTestSupport
import Testing

@testable import Jelly

@Suite("A badge that floats")
struct JellyBadgeFloatTests {
  private var tuning: JellyBadgeBody.Tuning {
    var tuning = JellyBadgeBody.Tuning.classic
    tuning.floatAmplitude = 3
    return tuning
  }

  private var badge: JellyBadgeBody {
    JellyBadgeBody(size: [200, 100], settings: .init(diameter: 30), tuning: tuning)
  }
  private let restPosition = Vector2(100, 50)

  @Test("It is not done by default, and never rests where it is")
  func rest() {
    for preset in TuningPreset.presets {
      expect(
        JellyBadgeBody(size: [200, 100], tuning: .preset(preset)).restTime, isLessThan: .infinity)
    }
    expect(badge.restTime, equals: .infinity)
  }

  @Test("It goes round its place in 5 s at 3 pt, and breathes in 1 s and in 1.5 s")
  func circle() {
    for step in 0...200 {
      let time = 2 + 0.05 * Double(step)
      let displacement = badge.position(at: time) - restPosition
      expect(abs(displacement.magnitude - 3), isAtMost: 1e-9)
      let turn = 2 * Double.pi * time / 5
      expect((displacement - 3 * Vector2(cosine(turn), sine(turn))).magnitude, isAtMost: 1e-9)
      let breath = badge.breath(at: time)
      expect(abs(breath.x - (1.05 - 0.05 * cosine(2 * .pi * time))), isAtMost: 1e-9)
      expect(abs(breath.y - (1.05 - 0.05 * cosine(2 * .pi * time / 1.5))), isAtMost: 1e-9)
    }
  }

  @Test("It starts from the rest position, without a jump and slowly")
  func start() {
    expect(badge.position(at: 0), equals: restPosition)
    let places = (0...1500).map { badge.position(at: 0.001 * Double($0)) }
    // 3 pt on a smooth rise of at most 1.5 in the first second, beside 2π·3 in 5 s.
    let farthest = 0.001 * (3 * 1.5 + 2 * Double.pi * 3 / 5)
    for (place, next) in zip(places, places.dropFirst()) {
      expect((next - place).magnitude, isAtMost: farthest)
    }
  }

  @Test("Taken, it is where it floats", arguments: [0.4, 1, 2.3, 7.77])
  func taken(time: Double) {
    let held = badge.after(.touchBegan(restPosition), at: time)
    expect(held.position(at: time), equals: badge.position(at: time))
    expect(held.outline(at: time).pointDistance(to: badge.outline(at: time)), isAtMost: 1e-9)
    expect(held.restTime, isLessThan: .infinity)
  }

  @Test("Let go, it floats again from when it is at rest")
  func again() {
    let free = badge.pulled(by: [60, 0]).after(.touchEnded(restPosition + [60, 0]), at: 1)
    expect(free.restTime, equals: .infinity)
    expect(free.position(at: 4), differsFrom: restPosition)
    expect(free.phase(at: 4), equals: .attached)
    let later = free.after(.touchCancelled, at: 4)
    expect(later.position(at: 9), equals: free.position(at: 9))
  }

  @Test("Turned off, it returns to rest from where it is and rests there")
  func turnedOff() {
    let changed = badge.after(.tuningChanged(.classic), at: 3.2)
    expect(changed.position(at: 3.2), equals: badge.position(at: 3.2))
    expect(changed.outline(at: 3.2).pointDistance(to: badge.outline(at: 3.2)), isAtMost: 1e-9)
    expect(changed.position(at: changed.restTime), equals: restPosition)
  }

  @Test("Taken in mid-breath, it is at rest soon after it has stopped to breathe")
  func restsSoon() {
    var badge = badge
    badge.handle(.touchBegan(restPosition), at: 3.3)
    expect(badge.lastStep, isAtMost: 0.1)
    let last = badge.lastMovement(after: 3.3)
    expect(last, isGreaterThan: 3.5)
    expect(badge.restTime - 3.3, isAtMost: 1.6 * (last - 3.3))
  }
}
