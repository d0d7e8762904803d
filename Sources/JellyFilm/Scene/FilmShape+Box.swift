import Jelly

extension FilmShape {
  /// The box of the shape, computed from 16 points of each curve.
  var box: (low: Vector2, high: Vector2) {
    var low = Vector2(repeating: .infinity)
    var high = -low
    for point in kind == .outline ? polygons(steps: 16).flatMap({ $0 }) : points {
      low = pointwiseMin(low, point)
      high = pointwiseMax(high, point)
    }
    return (low, high)
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
