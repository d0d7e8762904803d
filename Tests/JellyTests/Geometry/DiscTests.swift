import JellyRecording
@_spi(Jelly) import JellyTestSupport
import Testing

@_spi(Jelly) @testable import Jelly

@Suite("A disc")
struct DiscTests {
  private let disc = Disc(center: Vector2(30, -20), radius: 12)

  private var outline: Outline {
    var outline = Outline()
    disc.draw(into: &outline)
    return outline
  }

  @Test("The outline touches its box in the middle of each side, clockwise from the top")
  func cardinalPoints() {
    expect(outline.letters, equals: "MCCCCZ")
    expect(
      outline.curves.map(\.start),
      equals: [
        Vector2(30, -32), Vector2(42, -20), Vector2(30, -8), Vector2(18, -20),
      ])
    expect(outline.curves.last?.end, equals: Vector2(30, -32))
  }

  @Test("The outline is never inside of the circle and at most 0.028 % of the radius outside")
  func roundness() {
    // The closed form of the greatest error is 2.73e-4 of the radius.
    for point in outline.curves.flatMap({ $0.flattened(200) }) {
      let ratio = (point - disc.center).magnitude / disc.radius
      expect(ratio > 1 - 1e-12 && ratio < 1.00028)
    }
  }

  @Test("The outline is smooth")
  func smoothness() {
    let curves = outline.curves
    for (before, after) in zip(curves, curves.dropFirst() + curves.prefix(1)) {
      expect(degrees(between: before.directionAtEnd, after.directionAtStart), isLessThan: 1e-9)
    }
  }

  @Test("A disc without a radius is a point")
  func point() {
    var outline = Outline()
    Disc(center: Vector2(3, 4), radius: 0).draw(into: &outline)
    expect(outline.points.allSatisfy { $0 == Vector2(3, 4) })
  }
}
