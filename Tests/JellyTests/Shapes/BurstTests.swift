import JellyRecording
@_spi(Jelly) import JellyTestSupport
import Testing

@_spi(Jelly) @testable import Jelly

@Suite("A burst")
struct BurstTests {
  private func outline(age: Double, count: Int = 11, velocity: Vector2 = .zero) -> Outline {
    var outline = Outline()
    DropBurst(
      drop: Disc(center: [50, 40], radius: 12), velocity: velocity, count: count, age: age
    ).draw(into: &outline)
    return outline
  }

  @Test("starts as the drop, with everything else inside")
  func start() {
    let outline = outline(age: 0)
    expect(outline.contours.count, equals: 12)
    for point in outline.points { expect((point - [50, 40]).magnitude, isAtMost: 12 * 1.2) }
    for point in outline.segments.flatMap({ $0.flattened(9) }) {
      expect((point - [50, 40]).magnitude, isAtMost: 12 * 1.0003)
    }
  }

  @Test("has droplets on all sides, none like another")
  func spread() {
    let droplets = outline(age: 0.15).contours
    let places = droplets.map { droplet in
      droplet.map(\.start).reduce(.zero, +) / Double(droplet.count) - [50, 40]
    }
    expect(places.contains { $0.x > 10 } && places.contains { $0.x < -10 })
    expect(places.contains { $0.y > 10 } && places.contains { $0.y < -10 })
    let displacements = places.map(\.magnitude).sorted()
    expect(zip(displacements, displacements.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test("falls on parabolas and gets less until nothing is left")
  func fall() {
    func middle(_ age: Double) -> Vector2 {
      let points = outline(age: age, count: 1).contours.last?.map(\.start) ?? []
      return points.reduce(.zero, +) / Double(points.count)
    }
    // Second differences of a parabola are constant.
    let second = (0...3).map { step -> Vector2 in
      let time = 0.15 + 0.05 * Double(step)
      return middle(time + 0.05) - 2 * middle(time) + middle(time - 0.05)
    }
    for difference in second { expect((difference - second[0]).magnitude, isAtMost: 1e-9) }
    expect(second[0].y, isGreaterThan: 0)
    let areas = (0...30).map { outline(age: 0.12 + 0.016 * Double($0)).area }
    expect(zip(areas, areas.dropFirst()).allSatisfy { $0 >= $1 })
    expect(outline(age: DropBurst.life), equals: Outline())
  }

  @Test("ends with the life of its last droplet, the slower ones after the faster ones")
  func life() {
    // The first droplet is one of middle speed, which lives for four fifths of the longest life.
    let life = 0.8 * DropBurst.life
    expect(outline(age: life - 0.001, count: 1).contours.count, equals: 1)
    expect(outline(age: life + 0.001, count: 1).contours.isEmpty)
    expect(outline(age: life + 0.001, count: 9).contours.count, isGreaterThan: 1)
  }

  @Test("is bounded, whatever is asked for")
  func bounded() {
    expect(outline(age: 0.2, count: .max).contours.count, equals: DropBurst.maximumDropletCount)
    expect(outline(age: 0.2, count: -5).contours.isEmpty)
  }
}
