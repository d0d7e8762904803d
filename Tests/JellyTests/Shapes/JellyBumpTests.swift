import JellyRecording
@_spi(Jelly) import JellyTestSupport
import Testing

@_spi(Jelly) @testable import Jelly

@Suite("A bump")
struct JellyBumpTests {
  private let disc = Disc(center: [100, 80], radius: 50)

  private func outline(right: Double, left: Double) -> Outline {
    var outline = Outline()
    JellyBump(disc: disc, right: right, left: left).draw(into: &outline)
    return outline
  }

  @Test("Without bulges it is its disc")
  func round() {
    var round = Outline()
    disc.draw(into: &round)
    expect(outline(right: 0, left: 0).letters, equals: round.letters)
    expect(outline(right: 0, left: 0).pointDistance(to: round), isAtMost: 1e-13)
  }

  /// KYGooeyMenu's control points: the square's corner, and the amount times cos 45° in x and y.
  @Test(
    "A bulge pushes the control of its quarter out at 45°", arguments: [30, -17.5, 7.5] as [Double])
  func control(amount: Double) {
    let displacement = amount * 0.5.squareRoot()
    let right = outline(right: amount, left: 0)
    let left = outline(right: 0, left: amount)
    expect(right.letters, equals: "MQCCCZ")
    expect(left.letters, equals: "MCCCQZ")
    expect((right.points[1] - [150 + displacement, 30 - displacement]).magnitude, isAtMost: 1e-12)
    expect(
      (left.points[left.points.count - 2] - [50 - displacement, 30 - displacement]).magnitude,
      isAtMost: 1e-12)
    expect((right.points[2] - [150, 80]).magnitude, isAtMost: 1e-12)
    expect((left.points.last.map { $0 - [100, 30] } ?? [9, 9]).magnitude, isAtMost: 1e-12)
  }

  @Test("It bulges by half as much as its control")
  func belly() {
    let quarter = outline(right: 20, left: 0).curves[0]
    let none = BezierSegment([quarter.start, [150, 30], quarter.end])
    expect(abs((quarter.point(at: 0.5) - none.point(at: 0.5)).magnitude - 10), isAtMost: 1e-12)
  }

  @Test("Mirrored bulges give the mirrored outline")
  func mirrored() {
    let one = outline(right: 20, left: -8).curves
    let other = outline(right: -8, left: 20).curves.reversed()
    for (a, b) in zip(one, other) {
      let turned = b.points.reversed().map { Vector2(200 - $0.x, $0.y) }
      expect(zip(a.points, turned).allSatisfy { ($0 - $1).magnitude <= 1e-12 })
    }
  }
}
