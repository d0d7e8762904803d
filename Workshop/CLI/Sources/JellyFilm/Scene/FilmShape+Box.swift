@_spi(Jelly) import Jelly

extension FilmShape {
  /// The box of the shape, computed from 16 points of each curve.
  var box: (low: Vector2, high: Vector2) {
    var low = Vector2(repeating: .infinity)
    var high = -low
    // A stroke is as wide on both sides of each of its points.
    let polygons =
      kind == .stroke
      ? strokePolygons(steps: 16) : kind == .outline ? polygons(steps: 16) : [points]
    for point in polygons.lazy.joined() {
      low = pointwiseMin(low, point)
      high = pointwiseMax(high, point)
    }
    return (low, high)
  }

  /// The strokes as polygons: a box with round ends for each straight line.
  ///
  /// - Parameter steps: The number of lines for each curve.
  func strokePolygons(steps: Int) -> [[Vector2]] {
    subpaths.flatMap { subpath -> [[Vector2]] in
      let radius = subpath.strokeWidth / 2
      guard radius > 0 else { return [] }
      let isClosed = subpath.letters.last == .close
      return subpath.polygons(steps: steps).flatMap { points -> [[Vector2]] in
        let ends = points.dropFirst() + (isClosed ? points.prefix(1) : [])
        return zip(points, ends).map { start, end in
          Self.capsule(from: start, to: end, radius: radius)
        }
      }
    }
  }

  /// A line with round ends.
  private static func capsule(
    from start: Vector2, to end: Vector2, radius: Double
  ) -> [Vector2] {
    let length = Vector2.length(of: end - start)
    let along = length > 0 ? (end - start) / length : Vector2(1, 0)
    let across = Vector2(-along.y, along.x)
    // 16 lines for each half of a circle: of a radius of 20 points they are off by 0.02.
    let steps = 16
    return [(start, 1.0), (end, -1.0)].flatMap { center, side in
      (0...steps).map { step in
        let direction = Vector2(angle: .pi * Double(step) / Double(steps))
        return center + (across * direction.x - along * direction.y) * (side * radius)
      }
    }
  }

  /// A Boolean value that indicates whether some subpaths wind against others, as holes do.
  var hasHoles: Bool {
    let areas = polygons(steps: 4).map { polygon in
      zip(polygon, polygon.dropFirst() + polygon.prefix(1))
        .reduce(0) { $0 + $1.0.x * $1.1.y - $1.0.y * $1.1.x }
    }
    return areas.contains { $0 > 0 } && areas.contains { $0 < 0 }
  }

  /// The subpaths as polygons.
  ///
  /// - Parameter steps: The number of lines for each curve.
  func polygons(steps: Int) -> [[Vector2]] {
    var polygons: [[Vector2]] = []
    var current = Vector2.zero
    var next = 0
    func point(_ index: Int) -> Vector2 {
      Vector2(numbers[next + 2 * index], numbers[next + 2 * index + 1])
    }
    for letter in letters {
      switch letter {
      case .move:
        current = point(0)
        polygons.append([current])
      case .line where !polygons.isEmpty:
        current = point(0)
        polygons[polygons.count - 1].append(current)
      case .quadCurve where !polygons.isEmpty:
        let (control, end) = (point(0), point(1))
        for step in 1...steps {
          let t = Double(step) / Double(steps)
          let u = 1 - t
          polygons[polygons.count - 1]
            .append(current * (u * u) + control * (2 * u * t) + end * (t * t))
        }
        current = end
      case .curve where !polygons.isEmpty:
        let (control1, control2, end) = (point(0), point(1), point(2))
        for step in 1...steps {
          let t = Double(step) / Double(steps)
          let u = 1 - t
          let near = current * (u * u * u) + control1 * (3 * u * u * t)
          let far = control2 * (3 * u * t * t) + end * (t * t * t)
          polygons[polygons.count - 1].append(near + far)
        }
        current = end
      default: break
      }
      next += Self.count(of: letter)
    }
    return polygons
  }
}
