import JellyRecording
@_spi(Jelly) import JellyTestSupport
import Testing

@_spi(Jelly) @testable import Jelly

/// KYCuteView's numbers, computed from its own formulas.
@Suite("A classic badge")
struct JellyBadgeClassicTests {
  /// Width 30 and neck stretch 20, at rest in the middle of 200 by 100.
  private let badge = JellyBadgeBody(
    size: [200, 100], settings: .init(diameter: 30, neckStretch: 20), tuning: .classic)
  private let restPosition = Vector2(100, 50)

  /// A hundred roundings of numbers up to a few hundred.
  private static let rounding = 1e-11

  private static let pulls: [Vector2] = [[50, 0], [0, 100], [-90, 120], [3, -4], [0, -179]]

  /// A point at each end of a diameter, along and across the pull.
  private func distance(_ outline: Outline, _ expected: Outline) -> Double {
    outline.pointDistance(to: expected)
  }

  /// Returns the outline for a front center, by the formulas of the tutorial.
  private func outline(front: Vector2) -> Outline {
    let (x1, y1, x2, y2) = (restPosition.x, restPosition.y, front.x, front.y)
    let d = ((x2 - x1) * (x2 - x1) + (y2 - y1) * (y2 - y1)).squareRoot()
    let (sin, cos) = ((x2 - x1) / d, (y2 - y1) / d)
    let (r1, r2) = (15 - d / 20, 15.0)
    let a = Vector2(x1 - r1 * cos, y1 + r1 * sin)
    let b = Vector2(x1 + r1 * cos, y1 - r1 * sin)
    let c = Vector2(x2 + r2 * cos, y2 - r2 * sin)
    let dd = Vector2(x2 - r2 * cos, y2 + r2 * sin)
    let o = a + d / 2 * Vector2(sin, cos)
    let p = b + d / 2 * Vector2(sin, cos)
    var outline = Outline()
    Disc(center: restPosition, radius: r1).draw(into: &outline)
    Disc(center: front, radius: r2).draw(into: &outline)
    outline.move(to: b)
    outline.addQuadCurve(to: c, control: p)
    outline.addLine(to: dd)
    outline.addQuadCurve(to: a, control: o)
    outline.closeSubpath()
    return outline
  }

  @Test("Pulled, it is both discs and the bridge between them", arguments: pulls)
  func pulled(displacement: Vector2) {
    let held = badge.pulled(by: displacement)
    expect(held.position(at: 0.5), equals: restPosition + displacement)
    expect(
      distance(held.outline(at: 0.5), outline(front: restPosition + displacement)),
      isAtMost: Self.rounding)
  }

  @Test("It tears where 6 pt of the back radius are left: at 180 pt, and not before")
  func breakDistance() {
    expect(badge.breakDistance, equals: 180)
    expect(badge.pulled(by: [179.9, 0]).phase(at: 0.5), equals: .stretched)
    expect(badge.pulled(by: [180, 0]).phase(at: 0.5), equals: .detached)
    let wider = JellyBadgeBody(
      size: [200, 100], settings: .init(diameter: 35, neckStretch: 20), tuning: .classic)
    expect(wider.breakDistance, equals: 230)
  }

  @Test("It tears by where it is, not by where it was one move ago")
  func notStale() {
    let events: [(event: JellyBadgeBody.Event, time: Double)] = [
      (.touchBegan(restPosition), 0), (.touchMoved(restPosition + [500, 0]), 0.01),
    ]
    expect(badge.effects(of: events), equals: [.grabbed, .detached])
    // And what was torn far away is not what tears near the rest position.
    let back =
      events + [(.touchEnded(restPosition + [500, 0]), 0.02), (.touchBegan(restPosition), 3)]
    expect(
      badge.after(back + [(.touchMoved(restPosition + [10, 0]), 3.01)]).phase(at: 3.01),
      equals: .stretched)
  }

  @Test("Torn, only the badge is left, and the same finger does not join it again")
  func torn() {
    let held = badge.pulled(by: [200, 0])
    expect(held.outline(at: 0.5).letters, equals: "MCCCCZ")
    let back = held.after(.touchMoved(restPosition + [1, 0]), at: 0.6)
    expect(back.phase(at: 0.6), equals: .detached)
    expect(back.outline(at: 0.6).letters, equals: "MCCCCZ")
  }

  @Test(
    "Let go from anywhere, it returns to rest by Spring(0.5, 0.4, 0) without the finger's velocity",
    arguments: pulls + [[300, 40]])
  func release(displacement: Vector2) {
    let flick: [(event: JellyBadgeBody.Event, time: Double)] = [
      (.touchBegan(restPosition), 0), (.touchMoved(restPosition + 0.5 * displacement), 0.01),
      (.touchMoved(restPosition + displacement), 0.02),
      (.touchEnded(restPosition + displacement), 0.02),
    ]
    let free = badge.after(flick)
    let zeta = 0.4
    let omega = logarithm(zeta / (0.001 * (1 - zeta * zeta).squareRoot())) / (zeta * 0.5)
    expect(abs(omega - 30.3932), isAtMost: 0.00005)
    for step in 0...60 {
      let elapsed = 0.01 * Double(step)
      guard 0.02 + elapsed < free.restTime else { break }
      let left = unitRelease(angularFrequency: omega, dampingRatio: zeta, after: elapsed)
      expect(
        (free.position(at: 0.02 + elapsed) - (restPosition + displacement * left)).magnitude,
        isAtMost: 1e-10)
    }
  }

  @Test("Its neck returns to rest with it")
  func neckAtRelease() {
    let free = badge.pulled(by: [90, 120]).after(.touchEnded(restPosition + [90, 120]), at: 0.5)
    for time in [0.5, 0.51, 0.6, 0.7] {
      let front = free.position(at: time)
      expect(distance(free.outline(at: time), outline(front: front)), isAtMost: Self.rounding)
    }
  }

  @Test("Taken off its center, it comes under the finger without a jump")
  func centering() {
    var held = badge.after(.touchBegan(restPosition + [6, 3]), at: 0)
    expect(held.position(at: 0), equals: restPosition)
    var last = restPosition
    for step in 1...64 {
      let finger = restPosition + [6, 3] + Vector2(0.25 * Double(step), 0)
      held = held.after(.touchMoved(finger), at: 0.01 * Double(step))
      let place = held.position(at: 0.01 * Double(step))
      // Twice as fast as the residual is long for its way, beside the finger's own.
      expect((place - last).magnitude, isAtMost: 0.25 * (1 + 2 * Vector2(6, 3).magnitude / 16))
      last = place
    }
    expect(last, equals: restPosition + [22, 3])
  }
}
