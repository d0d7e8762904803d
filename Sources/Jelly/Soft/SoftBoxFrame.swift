/// The outline of a box at rest, cut into pieces that its waves displace.
///
/// Waves move a point of the outline along a direction D. On the middle of a side that is the
/// side's normal. Near a corner it turns, smoothly and wider than the corner itself, so that a deep
/// dent at a corner does not fold.
struct SoftBoxFrame {
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
  /// The clearance around the content, in points.
  private let headroom: Double
  /// The limit of the distance by which the whole outline moves inwards, which keeps the area.
  let shrinkage: SoftLimit

  /// The length of the part of a side, beside a corner, on which D turns.
  var turning: Double { reach > radius ? reach - radius : 0 }

  init(size: Vector2, cornerRadius: Double, headroom: Double) {
    self.size = size
    let half = min(size.x, size.y) / 2
    radius = min(max(cornerRadius, 0), half)
    quarter = radius * .pi / 2
    perimeter = 2 * (size.x + size.y) + 4 * (quarter - 2 * radius)
    reach = min(half, Self.reachOfRadius * radius + Self.minimumReach)
    self.headroom = max(headroom, SoftLimit.minimumHeadroom)
    shrinkage = .headroom((1 - Self.freeShareOfHeadroom - Self.giveShareOfHeadroom) * self.headroom)
  }

  /// The displacement of a position where waves add up to a sum: free at first, then less and less.
  ///
  /// A deep dent reaches neither the other side nor the content, and a bulge is limited likewise.
  func limited(_ sum: SoftSum) -> SoftSum {
    let free = Self.freeShare * reach
    let (freeDent, give) = (
      Self.freeShareOfHeadroom * headroom, Self.giveShareOfHeadroom * headroom
    )
    let limit =
      sum.displacement < 0
      ? SoftLimit(linearRange: min(free, freeDent), softRange: min(free, give), coefficient: 1)
      : SoftLimit(linearRange: free, softRange: free, coefficient: 1)
    var limited = SoftSum(
      displacement: limit.limited(sum.displacement),
      slope: min(max(sum.slope * limit.slope(at: sum.displacement), -Self.steepest), Self.steepest))
    // No curve dips deeper than its ends: its control points do not, either.
    let steepest = (limited.displacement + freeDent + give) / (step / 3)
    limited.slope = min(max(limited.slope, -steepest), steepest)
    return limited
  }

  /// The slope of the shortest wave on a circle in this clearance: a wave that is far higher than
  /// the clearance would be steeper where it passes 0, and drawn as a spike.
  private static var steepest: Double { 16 }

  /// A wave is free up to this share of the reach of D, and comes at most as far again.
  ///
  /// With half of it the dent of a finger has a flat bottom, 5 pt higher; with twice as much it is
  /// 2 pt deeper, and its sides are as steep as the corners.
  private static var freeShare: Double { 0.45 }
  /// The shares of the clearance around the content: a dent is free up to the first, and then gives
  /// by the second.
  ///
  /// The rest is for the offset of the outline. With half or twice as much the
  /// outline of a field 44 pt high is at most 0.2 pt off.
  private static var freeShareOfHeadroom: Double { 0.6 }
  private static var giveShareOfHeadroom: Double { 0.2 }

  /// The reach of D for each point of radius, and without a radius, in points.
  ///
  /// Twice as much changes no outline of a field 44 pt high, and half of it limits its waves.
  private static var reachOfRadius: Double { 1.9 }
  private static var minimumReach: Double { 8 }

  /// The length of a piece, at most: one in forty shows sixteen waves.
  private var step: Double { max(perimeter, Limits.minimumLength) / 40 }

  /// Storage for the pieces that it writes, and for one more.
  static var storage: Four<Two<SIMD64<Double>>> {
    let numbers = SIMD64<Double>()
    return Four(all: Two(first: numbers, second: numbers))
  }

  /// Writes the pieces of the upper and the right side, clockwise from the left end of the upper
  /// one, and returns their number, at most 28.
  ///
  /// The start of what follows the last piece is written, too, but is not counted. Positions are
  /// measured from the center: the left and the lower side are the right and the upper one, turned
  /// by half a turn.
  func write(to pieces: UnsafeMutablePointer<SoftPiece>) -> Int {
    var (count, distance) = (0, 0.0)
    for side in 0..<2 {
      let flank = Flank(of: self, side)
      var start = 0.0
      for part in 0..<4 {
        let length = part == 3 ? quarter : part == 1 ? flank.length - 2 * turning : turning
        guard length > 0 else { continue }
        let parts = Int(Elementary.floor(length / step)) + 1
        for index in 0..<parts {
          let from = start + length * Double(index) / Double(parts)
          let to = start + length * Double(index + 1) / Double(parts)
          flank.write(from: from, to: to, after: distance, isCorner: part == 3, to: &pieces[count])
          count += 1
        }
        start += length
      }
      distance += flank.length + quarter
    }
    for index in 0..<count {
      pieces[index].start -= size / 2
      pieces[index].control1 -= size / 2
      pieces[index].control2 -= size / 2
    }
    if count > 0 {
      pieces[count] = pieces[0]
      pieces[count].start = -pieces[0].start
      pieces[count].direction = -pieces[0].direction
      pieces[count].turn = -pieces[0].turn
    }
    return count
  }

  /// The distance along the perimeter to the position nearest to a point, as a share of the
  /// perimeter.
  func position(nearestTo point: Vector2) -> Double {
    var best = (square: Double.infinity, distance: 0.0)
    var distance = 0.0
    for corner in 0..<4 {
      let flank = Flank(of: self, corner)
      let (along, across) = flank.coordinates(of: point)
      let onSide = min(max(along, 0), flank.length)
      var square = (along - onSide) * (along - onSide) + across * across
      if square < best.square { best = (square, distance + onSide) }
      // The corner, by about the angle at its center.
      let (x, y) = (along - flank.length, radius - across)
      if x > 0, y > 0 {
        let outside = Vector2(x, y).magnitude - radius
        square = outside * outside
        let turned = x / (x + y)
        if square < best.square {
          best = (square, distance + flank.length + quarter * turned)
        }
      }
      distance += flank.length + quarter
    }
    return perimeter > 0 ? best.distance / perimeter : 0
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
  /// Half of the distance on which D turns from one side's normal to the next one's.
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
    let offset = point - start
    return ((offset * along).sum(), -(offset * out).sum())
  }

  /// Writes a piece of the side or of its corner, between two distances from the start of the side.
  ///
  /// - Parameters:
  ///   - first: The first distance, in points.
  ///   - last: The second one.
  ///   - distance: The distance of the start of the side along the perimeter, in points.
  ///   - isCorner: Whether the piece is one of the corner.
  ///   - piece: Receives the piece.
  func write(
    from first: Double, to last: Double, after distance: Double, isCorner: Bool,
    to piece: inout SoftPiece
  ) {
    (piece.direction, piece.turn) = direction(at: first)
    piece.distance = distance + first
    guard isCorner else {
      piece.start = start + along * first
      piece.startThird = (last - first) / 3
      piece.control1 = piece.start + along * piece.startThird
      piece.endThird = piece.startThird
      piece.control2 = start + along * last - along * piece.startThird
      return
    }
    let quarter = radius * .pi / 2
    let part = corner.part(from: (first - length) / quarter, to: (last - length) / quarter)
    (piece.start, piece.control1, piece.control2) = (part.start, part.control1, part.control2)
    piece.startThird = (part.control1 - part.start).magnitude
    piece.endThird = (part.end - part.control2).magnitude
  }

  /// The corner: one cubic with the handles of a quarter of a circle, as in ``JellyOutline``.
  private var corner: Cubic {
    let begin = start + along * length
    let end = begin + (along - out) * radius
    return Cubic(
      start: begin, control1: begin + along * (radius * Disc.quarterHandle),
      control2: end + out * (radius * Disc.quarterHandle), end: end)
  }

  /// D at a distance from the start of the side, and its derivative with respect to arc length.
  ///
  /// D turns by a right angle about each corner, by x²(3 − 2x), so it does not have a corner
  /// itself.
  private func direction(at position: Double) -> (direction: Vector2, turn: Vector2) {
    let quarter = Double.pi / 2
    let before = turn(at: position + radius * quarter / 2)
    let after = turn(at: position - length - radius * quarter / 2)
    let angle = quarter * (before.share - 1 + after.share)
    // Most of a long side has its normal.
    guard angle != 0 else { return (out, along * (quarter * (before.rate + after.rate))) }
    let (sine, cosine) = Elementary.sincos(angle)
    return (
      out * cosine + along * sine,
      (along * cosine - out * sine) * (quarter * (before.rate + after.rate))
    )
  }

  /// The share of a corner's turn that is over at a signed distance from the middle of the corner,
  /// and its rate of change, per point.
  private func turn(at distance: Double) -> (share: Double, rate: Double) {
    guard abs(distance) < halfTurn else { return (distance < 0 ? 0 : 1, 0) }
    let x = (distance / halfTurn + 1) / 2
    return (x * x * (3 - 2 * x), 3 * x * (1 - x) / halfTurn)
  }
}
