/// A contour of any form, cut into pieces along which waves run.
///
/// D is the contour's normal, smoothed along the way, so that an outline that grows has no new
/// corners.
struct SoftContourFrame: SoftFrame, Sendable {
  private(set) var perimeter = 0.0
  /// The number of pieces.
  private(set) var count = 0
  private var corners = SixtyFour(all: Corner())

  /// A knot, and the control points of the piece that begins there.
  private struct Corner {
    var way = 0.0
    var point = Vector2.zero
    var direction = Vector2.zero
    var turn = Vector2.zero
    var control1 = Vector2.zero
    var control2 = Vector2.zero
  }

  /// The largest number of pieces.
  private static var most: Int { 63 }

  /// Cuts a contour.
  ///
  /// - Parameters:
  ///   - contour: The contour.
  ///   - scale: What its coordinates are multiplied by.
  ///   - blur: The part of the way over which D is smoothed, in points.
  @inline(never)
  init(_ contour: SoftContour, scale: Vector2, blur: Double) {
    var total = 0.0
    for index in 0..<contour.count { total += Cubic(contour, index, scale).length }
    guard total > Limits.smallest else { return }
    // Each curve has at least one piece, and all together have no more than there is room for.
    let step = total / Double(Self.most - contour.count)
    for index in 0..<contour.count {
      cut(Cubic(contour, index, scale), step: step)
    }
    smooth(over: blur)
  }

  /// Adds a curve in pieces of about the same length.
  private mutating func cut(_ cubic: Cubic, step: Double) {
    let length = cubic.length
    guard length > 0 else { return }
    let pieces = Int(Elementary.floor(length / step)) + 1
    for index in 0..<pieces where count < Self.most {
      let piece = cubic.part(
        from: Double(index) / Double(pieces), to: Double(index + 1) / Double(pieces))
      let way = perimeter
      corners.change(count) {
        $0.way = way
        $0.point = piece.start
        $0.control1 = piece.control1
        $0.control2 = piece.control2
      }
      count += 1
      perimeter += piece.length
    }
  }

  /// Finds D at each knot: the mean of the normals near it.
  private mutating func smooth(over blur: Double) {
    // No less than a piece, so that each knot has the normals on both its sides.
    let blur = max(blur, perimeter / Double(count))
    let old = self
    for index in 0..<count {
      var sum = Vector2.zero
      for other in 0..<count {
        let (start, end) = (old.corners[other], old.corners[other + 1 < count ? other + 1 : 0])
        // The middle of the chord, the shorter way round, and its normal as long as the chord.
        let next = other + 1 < count ? end.way : perimeter
        var apart = (start.way + next) / 2 - old.corners[index].way
        apart -= perimeter * Elementary.floor(apart / perimeter + 0.5)
        let share = apart * apart / (blur * blur)
        let chord = end.point - start.point
        sum += Vector2(chord.y, -chord.x) / (1 + share * share)
      }
      let length = sum.magnitude
      corners.change(index) { $0.direction = length > 0 ? sum / length : .zero }
    }
    // Its slope, by the knots on both sides.
    for index in 0..<count {
      let (before, after) = (index > 0 ? index - 1 : count - 1, index + 1 < count ? index + 1 : 0)
      var way = corners[after].way - corners[before].way
      if way <= 0 { way += perimeter }
      let turn = (corners[after].direction - corners[before].direction) / way
      corners.change(index) { $0.turn = turn }
    }
  }

  func forEachPiece(_ body: (Int, SoftPiece) -> Void) {
    corners.withAll { corners in
      for index in 0..<count {
        let (start, end) = (corners[index], corners[index + 1 < count ? index + 1 : 0])
        let (first, last) = (start.control1 - start.point, end.point - start.control2)
        body(
          index,
          SoftPiece(
            start: knot(start), end: knot(end), control1: start.control1,
            control2: start.control2, startThird: first.magnitude, endThird: last.magnitude))
      }
    }
  }

  private func knot(_ corner: Corner) -> SoftKnot {
    SoftKnot(
      way: corner.way, point: corner.point, direction: corner.direction, turn: corner.turn)
  }

  /// The place that is nearest to a point, as a share of the perimeter, and D there.
  ///
  /// Between two knots the contour counts as straight.
  func place(nearestTo point: Vector2) -> (place: Double, direction: Vector2, distance: Double) {
    var best = (way: 0.0, direction: Vector2.zero, square: Double.infinity)
    corners.withAll { corners in
      for index in 0..<count {
        let (start, end) = (corners[index], corners[index + 1 < count ? index + 1 : 0])
        let chord = end.point - start.point
        let square = (chord * chord).sum()
        let along = ((point - start.point) * chord).sum()
        let share = square > 0 ? min(max(along / square, 0), 1) : 0
        let apart = start.point + chord * share - point
        let distance = (apart * apart).sum()
        guard distance < best.square else { continue }
        let next = index + 1 < count ? end.way : perimeter
        best = (
          start.way + (next - start.way) * share,
          start.direction + (end.direction - start.direction) * share, distance
        )
      }
    }
    let length = best.direction.magnitude
    return (
      perimeter > 0 ? best.way / perimeter : 0,
      length > 0 ? best.direction / length : .zero, best.square.squareRoot()
    )
  }
}

extension Cubic {
  /// A curve of a contour, with its coordinates multiplied by a scale.
  fileprivate init(_ contour: SoftContour, _ index: Int, _ scale: Vector2) {
    let curve = contour[index]
    self.init(
      start: curve.start * scale, control1: curve.control1 * scale,
      control2: curve.control2 * scale, end: contour.end(of: index) * scale)
  }
}
