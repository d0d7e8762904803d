extension JellyPressBody {
  /// Writes the points of the surface at rest that are at the places of a grid at `time`, row by
  /// row: for a host that bends a picture on a graphics processor, and interpolates between them.
  ///
  /// It is as ``point(under:at:)`` for each place, with one map for all of them.
  ///
  /// - Parameters:
  ///   - origin: The first place, in points.
  ///   - spacing: The distances between two columns and between two rows, in points.
  ///   - columns: The number of columns; not negative.
  ///   - rows: The number of rows; not negative.
  ///   - time: In seconds.
  ///   - points: Memory for all points.
  package func writePoints(
    underGridFrom origin: Vector2, spacing: Vector2, columns: Int, rows: Int, at time: Double,
    to points: UnsafeMutablePointer<Vector2>
  ) {
    let map = map(at: time)
    for index in 0..<(columns * rows) {
      let node = Vector2(Double(index % columns), Double(index / columns))
      points[index] = map.restPoint(for: Limits.position(origin + node * spacing), isKept: false)
    }
  }

  /// Returns the distance by which the surface reaches beyond each of its sides at `time`, or less
  /// than that, in points: the larger one of left and right, and of above and below.
  ///
  /// The distance is that of 32 points of the sides. It counts the whole rectangle, also where
  /// round corners cut it off.
  package func overhang(at time: Double) -> Vector2 {
    let (map, size) = (map(at: time), size)
    var overhang = Vector2.zero
    for index in 0..<(4 * Self.samples) {
      let share = Double(index % Self.samples) / Double(Self.samples)
      let side =
        switch index / Self.samples {
        case 0: Vector2(share, 0)
        case 1: Vector2(1, share)
        case 2: Vector2(1 - share, 1)
        default: Vector2(0, 1 - share)
        }
      let place = map(side * size).origin
      overhang = pointwiseMax(overhang, pointwiseMax(-place, place - size))
    }
    return overhang
  }

  /// The number of points of each side whose places are compared.
  private static var samples: Int { 8 }
}
