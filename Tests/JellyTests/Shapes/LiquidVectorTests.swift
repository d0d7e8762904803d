import JellyRecording
@_spi(Jelly) import JellyTestSupport
import Testing

@testable import Jelly

@Suite("Necks and tails against an independent program")
struct LiquidVectorTests {
  @Test("A neck has the vectors' frame, balls and feet")
  func necks() throws {
    let necks = try LiquidVectors.load().necks
    expect(necks.count, equals: 30)
    for vector in necks {
      let (first, second) = (LiquidBody(vector.bodies[0]), LiquidBody(vector.bodies[1]))
      let frame = LiquidFrame(first, second)
      for (own, other) in [
        (frame.gap, vector.gap), (frame.distance, vector.coreDistance),
        (frame.facingLength, vector.facingLength),
      ] {
        expect(abs(own - other), isLessThan: 1e-9, Comment(rawValue: vector.note))
      }
      let neck = LiquidNeck(
        first, second, amount: vector.amount, ballRadius: vector.ballRadius)
      let balls = neck.balls
      // Smaller balls may be missing or double.
      let expected = vector.balls.filter { $0.radius >= 1e-6 }
      expect(balls.filter { $0.radius >= 1e-6 }.count, equals: expected.count)
      for ball in expected {
        let nearest = balls.min {
          ($0.center - Vector2(ball.center)).magnitude
            < ($1.center - Vector2(ball.center)).magnitude
        }
        guard let nearest else { continue }
        for (own, other) in [
          (nearest.center, Vector2(ball.center)), (nearest.firstFoot, Vector2(ball.feet[0])),
          (nearest.secondFoot, Vector2(ball.feet[1])), ([nearest.radius, 0], [ball.radius, 0]),
        ] {
          expect((own - other).magnitude, isLessThan: 1e-7, Comment(rawValue: vector.note))
        }
      }
    }
  }

  @Test("Tails have the vectors' feet, arcs and tips")
  func tails() throws {
    let tails = try LiquidVectors.load().tails
    expect(tails.count, equals: 8)
    for vector in tails {
      let bodies = vector.bodies.map { LiquidBody($0) }
      for (index, polygon) in vector.polygons.enumerated() {
        var outline = Outline()
        LiquidTail(
          of: bodies[index], towards: bodies[1 - index], growth: vector.growth,
          partingGap: vector.farthest)?.draw(into: &outline)
        let points = polygon.map { Vector2($0) }
        // Both arcs of a side begin or end at these points; the outline begins at the last one.
        let corners = [63, 39, 32, 31, 24, 0].map { points[$0] }
        let ends = outline.segments.map(\.start)
        expect(ends.count, equals: 8)
        guard ends.count == 8 else { continue }
        for (own, other) in zip([0, 2, 3, 4, 5, 7].map { ends[$0] }, corners) {
          expect((own - other).magnitude, isLessThan: 1e-6)
        }
        let curves = outline.curves.flatMap { $0.flattened(256) }
        for point in points {
          // Half of a curve's step, and what a cubic deviates from an arc.
          let distance = curves.map { ($0 - point).magnitude }.min() ?? .infinity
          expect(distance, isLessThan: 0.12)
        }
      }
    }
  }
}

extension LiquidNeck {
  /// The balls beside the neck.
  var balls: [LiquidBall] {
    if isApart { return [sides.0, sides.1] }
    var balls: [LiquidBall] = []
    forEachCrossing { balls.append($0) }
    return balls
  }
}
