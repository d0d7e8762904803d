import JellyRecording
@_spi(Jelly) import JellyTestSupport
import Testing

@_spi(Jelly) @testable import Jelly

@Suite("A ball")
struct JellyBallTests {
  private static let stretches: [Vector2] = [
    [0, 0], [0.5, 0], [1, 0], [0, 1], [-0.59, 0], [0.3, 0.4], [-0.2, -0.2], [0.9, -0.1],
  ]

  private func outline(
    _ profile: BallProfile, _ stretch: Vector2, axis: JellyPagerBody.Axis = .horizontal
  ) -> Outline {
    var outline = Outline()
    JellyBall(center: [100, 25], diameter: 20, stretch: stretch, axis: axis, profile: profile)
      .draw(into: &outline)
    return outline
  }

  /// Length and thickness of T2's ball of 20 pt.
  @Test(
    "Of T2 is as long and as thick as the tutorial's",
    arguments: [(1, 36, 4), (0.5, 28, 12), (-0.59, 10.56, 29.44), (0, 20, 20)])
  func tutorialMeasures(factor: Double, length: Double, thickness: Double) {
    let ends = outline(.classic, [factor, 0]).curves.map(\.end)
    expect(abs((ends[0].x - ends[2].x) - length), isAtMost: 1e-12)
    expect(abs((ends[1].y - ends[3].y) - thickness), isAtMost: 1e-12)
    // Ahead it stays where it is.
    expect(ends[0], equals: [110, 25])
  }

  @Test("Of T2 has handles of d/3.6, at rest and stretched, in the order A, B, C, D")
  func tutorialOutline() {
    let o = 20 / 3.6
    var expected = Outline()
    // Factor ½: e = 4, the tail 8 pt longer.
    expected.move(to: [100, 19])
    expected.addCurve(to: [110, 25], control1: [100 + o, 19], control2: [110, 25 - o])
    expected.addCurve(to: [100, 31], control1: [110, 25 + o], control2: [100 + o, 31])
    expected.addCurve(to: [82, 25], control1: [100 - o, 31], control2: [82, 25 + o])
    expected.addCurve(to: [100, 19], control1: [82, 25 - o], control2: [100 - o, 19])
    expected.closeSubpath()
    expect(outline(.classic, [0.5, 0]).pointDistance(to: expected), isAtMost: 1e-12)
  }

  @Test("As a drop at rest is the disc, to rounding")
  func dropAtRest() {
    var disc = Outline()
    Disc(center: [100, 25], radius: 10).draw(into: &disc)
    expect(outline(.teardrop, .zero).pointDistance(to: disc), isAtMost: 1e-13)
  }

  @Test("As a drop is as long as T2's", arguments: stretches)
  func dropLength(stretch: Vector2) {
    let drop = outline(.teardrop, stretch).curves.map(\.end)
    let tutorial = outline(.classic, stretch).curves.map(\.end)
    expect(drop[0], equals: tutorial[0])
    expect(drop[2], equals: tutorial[2])
  }

  @Test("As a drop keeps its area, however it is stretched", arguments: stretches)
  func dropArea(stretch: Vector2) {
    let area = outline(.teardrop, stretch).area
    expect(abs(area - outline(.teardrop, .zero).area), isAtMost: 1e-10)
    // The four cubics of a disc are 0.03 % larger than it.
    expect(abs(area - 100 * .pi), isAtMost: 100 * .pi * 3e-4)
  }

  @Test(
    "Has no kink, whatever the stretch", arguments: stretches,
    [BallProfile.teardrop, .classic])
  func smooth(stretch: Vector2, profile: BallProfile) {
    let curves = outline(profile, stretch).curves
    for (one, next) in zip(curves, curves.dropFirst() + curves.prefix(1)) {
      expect(degrees(between: one.directionAtEnd, next.directionAtStart), isAtMost: 0.1)
    }
  }

  @Test("Upright is the same, turned", arguments: stretches)
  func upright(stretch: Vector2) {
    for profile in [BallProfile.teardrop, .classic] {
      let lying = outline(profile, stretch).points.map { $0 - [100, 25] }
      let upright = outline(profile, stretch, axis: .vertical).points.map { $0 - [100, 25] }
      for (a, b) in zip(lying, upright) {
        expect((Vector2(a.y, a.x) - b).magnitude, isAtMost: 1e-12)
      }
    }
  }
}

@Suite("A turned square")
struct TurnedSquareTests {
  private func corners(_ quarterTurns: Double) -> [Vector2] {
    var outline = Outline()
    TurnedSquare(center: [50, 25], side: 20, quarterTurns: quarterTurns).draw(into: &outline)
    return outline.points
  }

  @Test("Has its corners where they belong, exactly after whole quarter turns")
  func quarters() {
    let corners: [Vector2] = [[40, 15], [60, 15], [60, 35], [40, 35]]
    for turns in -9...9 {
      let first = ((turns % 4) + 4) % 4
      expect(self.corners(Double(turns)), equals: (0..<4).map { corners[(first + $0) % 4] })
    }
  }

  @Test("Turns clockwise, evenly, at the same distance", arguments: [0.1, 0.5, 0.9, 3.3, -7.75])
  func turns(quarterTurns: Double) {
    for (before, after) in zip(corners(0), corners(quarterTurns)) {
      let (a, b) = (before - [50, 25], after - [50, 25])
      expect(abs(b.magnitude - 200.0.squareRoot()), isAtMost: 1e-12)
      let turned = angle((a * b).sum(), a.x * b.y - a.y * b.x) / (.pi / 2)
      expect(abs((turned - quarterTurns).remainder(dividingBy: 4)), isAtMost: 1e-12)
    }
  }
}
