/// The polygons of a filled contour and its holes.
struct MorphArea: BitwiseCopyable {
  var outer: Points
  var holes: UnsafeMutableBufferPointer<Points>

  func contains(_ point: Vector2) -> Bool {
    holes.folded(outer.winding(around: point)) { $0 + $1.winding(around: point) } != 0
  }

  /// The distance of a point from the nearest corner of the polygons.
  func cornerDistance(to point: Vector2) -> Double {
    func least(_ points: Points) -> Double { points.folded(1e9) { min($0, $1.square(to: point)) } }
    return holes.folded(least(outer)) { min($0, least($1)) }.squareRoot()
  }

  /// The distance of a point from the nearest side of the polygons.
  func distance(to point: Vector2) -> Double {
    func least(_ points: Points) -> Double {
      var (least, last) = (1e9, points[points.count - 1])
      for next in points {
        let side = next - last
        let share = (point - last).dot(side) / (side.dot(side) + 1e-18)
        least = min(least, (last + side * min(max(share, 0), 1)).square(to: point))
        last = next
      }
      return least
    }
    return holes.folded(least(outer)) { min($0, least($1)) }.squareRoot()
  }

  /// A point deep inside a filled contour and near a point, on a grid, and the radius that is
  /// free there, at most the one wanted: the least distance + ``depthWeight``·(missing depth).
  ///
  /// - Parameters:
  ///   - axis: On which the point is; nil for anywhere.
  ///   - isExact: Whether the depth is the distance from sides, and not from corners. That to
  ///     corners takes a tenth of the time, and is enough but beside long walls.
  func hidingPlace(
    near point: Vector2, radius: Double, on axis: MorphAxis?,
    isExact: Bool = false
  ) -> (place: Vector2, radius: Double) {
    let (start, end) = outer.box
    let step = (end - start) / Double(Self.gridSize)
    var best = (place: Vector2.zero, radius: 0.0, score: Double.infinity)
    for row in 0..<Self.gridSize {
      for column in 0..<Self.gridSize {
        let free = start + step * (Vector2(Double(column), Double(row)) + 0.5)
        let place = axis?.onAxis(free) ?? free
        let way = place.distance(to: point)
        guard way < best.score + 1e-8, contains(place) else { continue }
        let depth = isExact ? distance(to: place) : cornerDistance(to: place)
        let score = (way + Self.depthWeight * max(radius - depth, 0)).quantized(to: 1e9)
        if score < best.score { best = (place, min(depth, radius), score) }
      }
    }
    if best.score < .infinity { return (best.place, best.radius) }
    return (outer.mean, 0)
  }

  /// The number of rows and columns of places that are tried: half changes 72, double 38.
  static var gridSize: Int { 20 }
  /// How much a missing depth weighs beside a distance: half changes 37, double 23.
  static var depthWeight: Double { 3 }
}

extension MorphFill {
  func area(in memory: MorphMemory) throws(MorphError) -> MorphArea {
    let holes = try memory.map(holes) { (hole) throws(MorphError) in
      try hole.cubics.polygon(6, in: memory)
    }
    return MorphArea(outer: try curve.cubics.polygon(8, in: memory), holes: holes)
  }
}
