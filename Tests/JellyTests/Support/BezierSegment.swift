@_spi(Jelly) import JellyTestSupport

@testable import Jelly

/// A straight line or a Bézier curve of any degree.
struct BezierSegment: Equatable {
  /// Start, controls, end.
  let points: [Vector2]

  init(_ points: [Vector2]) {
    self.points = points
  }

  var start: Vector2 { points[0] }
  var end: Vector2 { points[points.count - 1] }

  /// Returns the point at a parameter from 0 to 1.
  func point(at t: Double) -> Vector2 { bezierPoint(at: t, of: points) }

  /// Points at equal steps of the parameter, both ends included.
  func flattened(_ steps: Int) -> [Vector2] {
    (0...steps).map { point(at: Double($0) / Double(steps)) }
  }

  /// The derivative by the parameter: a curve of one degree less.
  var derivative: BezierSegment {
    let degree = Double(points.count - 1)
    return BezierSegment(zip(points, points.dropFirst()).map { ($1 - $0) * degree })
  }

  /// Returns the curvature at a parameter, in 1/points: x′ × x″ over the cube of |x′|.
  func curvature(at t: Double) -> Double {
    let first = derivative.point(at: t)
    let second = derivative.derivative.point(at: t)
    let speed = first.magnitude
    return (first.x * second.y - first.y * second.x) / (speed * speed * speed)
  }

  /// The direction in which it sets out, towards the first point that is not its start.
  var directionAtStart: Vector2 {
    (points.first { $0 != start } ?? end) - start
  }

  /// The direction in which it arrives.
  var directionAtEnd: Vector2 {
    end - (points.last { $0 != end } ?? start)
  }

  var reversed: BezierSegment { BezierSegment(points.reversed()) }

  func mapped(_ transform: (Vector2) -> Vector2) -> BezierSegment {
    BezierSegment(points.map(transform))
  }
}

/// Returns the angle between two directions, in degrees.
func degrees(between a: Vector2, _ b: Vector2) -> Double {
  abs(angle((a * b).sum(), a.x * b.y - a.y * b.x)) * 180 / .pi
}
