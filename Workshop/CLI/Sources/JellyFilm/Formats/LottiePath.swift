import Jelly
@_spi(Jelly) import JellyRecording

/// The subpaths of one run as Lottie has them: vertices, each with its two tangents.
struct LottiePath {
  private let run: FilmTrack.Run
  private let origin: Vector2

  init(_ run: FilmTrack.Run, origin: Vector2) {
    self.run = run
    self.origin = origin
  }

  /// A vertex: its place, and the control points before and after it.
  private struct Vertex {
    var place: Vector2
    var before: Vector2
    var after: Vector2
  }

  /// A shape for each subpath; all have the run's times.
  func shapes(
    _ keys: ([(tick: Int, value: JSONValue)], Bool) -> JSONValue
  ) -> [JSONValue] {
    let poses = run.stops.map { stop in
      FilmShape(letters: run.letters, numbers: stop.numbers).subpaths
    }
    return poses[0].indices.map { index in
      let isClosed = poses[0][index].letters.last == .close
      var vertices = poses.map { Self.vertices(of: $0[index]) }
      // A last point on the first is the same vertex.
      let meets = vertices.allSatisfy { vertices in
        vertices.count > 1 && vertices[0].place == vertices[vertices.count - 1].place
      }
      if isClosed, meets {
        for pose in vertices.indices {
          let last = vertices[pose].removeLast()
          vertices[pose][0].before = last.before
        }
      }
      let stops = zip(run.stops, vertices).map {
        (tick: $0.tick, value: value(of: $1, isClosed: isClosed))
      }
      let isStill = vertices.allSatisfy { Self.areEqual($0, vertices[0]) }
      return ["ty": "sh", "ks": keys(isStill ? [stops[0]] : stops, true)]
    }
  }

  private static func areEqual(_ left: [Vertex], _ right: [Vertex]) -> Bool {
    zip(left, right).allSatisfy {
      $0.place == $1.place && $0.before == $1.before && $0.after == $1.after
    }
  }

  private static func vertices(of shape: FilmShape) -> [Vertex] {
    var vertices: [Vertex] = []
    var next = 0
    func point(_ index: Int) -> Vector2 {
      Vector2(shape.numbers[next + 2 * index], shape.numbers[next + 2 * index + 1])
    }
    func add(_ end: Vector2, _ control1: Vector2?, _ control2: Vector2?) {
      if let control1, !vertices.isEmpty { vertices[vertices.count - 1].after = control1 }
      vertices.append(Vertex(place: end, before: control2 ?? end, after: end))
    }
    for letter in shape.letters {
      switch letter {
      case .move, .line: add(point(0), nil, nil)
      case .quadCurve:
        // A quadratic curve is a cubic one whose control points are 2/3 of the way.
        let (start, control, end) = (vertices[vertices.count - 1].place, point(0), point(1))
        add(end, start + (control - start) * (2.0 / 3), end + (control - end) * (2.0 / 3))
      case .curve: add(point(2), point(0), point(1))
      default: break
      }
      next += FilmShape.count(of: letter)
    }
    return vertices
  }

  private func value(of vertices: [Vertex], isClosed: Bool) -> JSONValue {
    func pair(_ vector: Vector2) -> JSONValue {
      .array(
        [vector.x, vector.y].map { .number(ShortDecimal.rounded($0, decimals: 4)) })
    }
    return [
      "c": .bool(isClosed), "v": .array(vertices.map { pair($0.place - origin) }),
      "i": .array(vertices.map { pair($0.before - $0.place) }),
      "o": .array(vertices.map { pair($0.after - $0.place) }),
    ]
  }
}
