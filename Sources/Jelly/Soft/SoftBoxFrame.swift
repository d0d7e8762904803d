/// The outline of a box at rest, cut into pieces on which a ``SoftBox`` is drawn.
///
/// Waves move a point of the outline along a direction D. On the middle of a side that is the
/// side's normal. Near a corner it turns, smoothly and wider than the corner itself, so that a deep
/// dent at a corner does not fold.
struct SoftBoxFrame: SoftFrame {
  /// Width and height of the box, in points.
  let size: Vector2
  /// The radius of the corners, in points; at most half of the shorter side.
  let radius: Double
  /// The length of the outline, in points.
  let perimeter: Double
  /// The distance from a corner over which D turns, in points.
  let reach: Double
  /// The length of a corner along the outline.
  let quarter: Double

  /// The length of the part of a side, beside a corner, on which D turns.
  var turning: Double { reach > radius ? reach - radius : 0 }

  init(size: Vector2, cornerRadius: Double) {
    self.size = size
    let half = min(size.x, size.y) / 2
    radius = min(max(cornerRadius, 0), half)
    quarter = radius * .pi / 2
    perimeter = 2 * (size.x + size.y) + 4 * (quarter - 2 * radius)
    reach = min(half, Self.reachOfRadius * radius + Self.leastReach)
  }

  /// The reach of D for each point of radius, and for none, in points; found by eye.
  private static var reachOfRadius: Double { 1.9 }
  private static var leastReach: Double { 8 }

  /// Calls a function with each piece, clockwise from the left end of the upper side; there are at
  /// most 56.
  @inline(never)
  func forEachPiece(_ body: (Int, SoftPiece) -> Void) {
    // One step in forty shows sixteen waves; each part has at least one.
    let step = max(perimeter, Limits.rest) / 40
    var (index, way) = (0, 0.0)
    for corner in 0..<4 {
      let flank = Flank(of: self, corner)
      var start = 0.0
      for part in 0..<4 {
        let length = part == 3 ? quarter : part == 1 ? flank.length - 2 * turning : turning
        guard length > 0 else { continue }
        let count = Int(Elementary.floor(length / step)) + 1
        for piece in 0..<count {
          let from = start + length * Double(piece) / Double(count)
          let to = start + length * Double(piece + 1) / Double(count)
          body(index, flank.piece(from: from, to: to, after: way, isCorner: part == 3))
          index += 1
        }
        start += length
      }
      way += flank.length + quarter
    }
  }

  /// The way along the perimeter to the place nearest to a point, as a share of the perimeter.
  func place(nearestTo point: Vector2) -> Double {
    var best = (distance: Double.infinity, way: 0.0)
    var way = 0.0
    for corner in 0..<4 {
      let flank = Flank(of: self, corner)
      let (along, across) = flank.coordinates(of: point)
      let onSide = min(max(along, 0), flank.length)
      var distance = (along - onSide) * (along - onSide) + across * across
      if distance < best.distance { best = (distance, way + onSide) }
      // The corner, by about the angle at its centre.
      let (x, y) = (along - flank.length, radius - across)
      if x > 0, y > 0 {
        distance = (x * x + y * y).squareRoot() - radius
        let turned = x / (x + y)
        if distance * distance < best.distance {
          best = (distance * distance, way + flank.length + quarter * turned)
        }
      }
      way += flank.length + quarter
    }
    return perimeter > 0 ? best.way / perimeter : 0
  }
}

/// A side of a box and the corner after it, clockwise.
private struct Flank {
  /// The start of the side.
  let start: Vector2
  /// The direction of the side.
  let along: Vector2
  /// Its normal, outwards.
  let out: Vector2
  /// The length of the side between the corners, in points.
  let length: Double
  private let radius: Double
  /// Half of the way on which D turns from one side's normal to the next one's.
  private let halfTurn: Double

  init(of frame: SoftBoxFrame, _ index: Int) {
    let (size, radius) = (frame.size, frame.radius)
    switch index {
    case 0: (start, along, out) = (Vector2(radius, 0), Vector2(1, 0), Vector2(0, -1))
    case 1: (start, along, out) = (Vector2(size.x, radius), Vector2(0, 1), Vector2(1, 0))
    case 2: (start, along, out) = (Vector2(size.x - radius, size.y), Vector2(-1, 0), Vector2(0, 1))
    default: (start, along, out) = (Vector2(0, size.y - radius), Vector2(0, -1), Vector2(-1, 0))
    }
    length = (index % 2 == 0 ? size.x : size.y) - 2 * radius
    self.radius = radius
    halfTurn = frame.quarter / 2 + frame.turning
  }

  /// The coordinates of a point: along the side, and inwards.
  func coordinates(of point: Vector2) -> (along: Double, across: Double) {
    let way = point - start
    return ((way * along).sum(), -(way * out).sum())
  }

  /// A piece of the side or of its corner, between two ways from the start of the side.
  func piece(
    from first: Double, to last: Double, after way: Double, isCorner: Bool
  ) -> SoftPiece {
    var (start, end) = (knot(first, after: way), knot(last, after: way))
    guard isCorner else {
      start.point = self.start + along * first
      end.point = self.start + along * last
      let third = (last - first) / 3
      return SoftPiece(
        start: start, end: end, control1: start.point + along * third,
        control2: end.point - along * third, startThird: third, endThird: third)
    }
    let quarter = radius * .pi / 2
    let (a, b) = ((first - length) / quarter, (last - length) / quarter)
    let (before, after) = (corner(at: a), corner(at: b))
    start.point = before.point
    end.point = after.point
    let (first, last) = (before.velocity * ((b - a) / 3), after.velocity * ((b - a) / 3))
    return SoftPiece(
      start: start, end: end, control1: start.point + first, control2: end.point - last,
      startThird: (first * first).sum().squareRoot(), endThird: (last * last).sum().squareRoot())
  }

  /// The point of the corner at a share of it, and how fast it goes along per share.
  ///
  /// The corner is one cubic with the handles of a quarter of a circle, as in ``ElasticOutline``.
  private func corner(at t: Double) -> (point: Vector2, velocity: Vector2) {
    let begin = start + along * length
    let control1 = begin + along * (radius * Disc.quarterHandle)
    let end = begin + (along - out) * radius
    let control2 = end + out * (radius * Disc.quarterHandle)
    let (p, q, r) = (control1 - begin, control2 - control1, end - control2)
    let s = 1 - t
    let point = begin + 3 * s * s * t * p + 3 * s * t * t * (p + q) + t * t * t * (p + q + r)
    return (point, 3 * (s * s * p + 2 * s * t * q + t * t * r))
  }

  /// The normal, turned clockwise by an angle, and the direction along the outline there.
  private func direction(_ angle: Double) -> (out: Vector2, along: Vector2) {
    let (sine, cosine) = Elementary.sincos(angle)
    return (out * cosine + along * sine, along * cosine - out * sine)
  }

  /// D at a way from the start of the side.
  ///
  /// D turns by a right angle about each corner, by x²(3 − 2x), so it has no corner itself.
  private func knot(_ place: Double, after way: Double) -> SoftKnot {
    let quarter = Double.pi / 2
    let before = turn(at: place + radius * quarter / 2)
    let after = turn(at: place - length - radius * quarter / 2)
    let turned = direction(quarter * (before.share - 1 + after.share))
    return SoftKnot(
      way: way + place, point: .zero, direction: turned.out,
      turn: turned.along * (quarter * (before.rate + after.rate)))
  }

  /// How much of a corner's turn is over at a way from the middle of the corner, and how fast it
  /// goes on, per point.
  private func turn(at way: Double) -> (share: Double, rate: Double) {
    guard abs(way) < halfTurn else { return (way < 0 ? 0 : 1, 0) }
    let x = (way / halfTurn + 1) / 2
    return (x * x * (3 - 2 * x), 3 * x * (1 - x) / halfTurn)
  }
}
