/// The middles of the balls of a radius that touch two bodies from outside: the places where the
/// outlines, moved outwards by the radius, cross.
///
/// Two rounded boxes have up to eight.
struct LiquidCrossings {
  private var all = Two(first: Four(all: Vector2.zero), second: Four(all: Vector2.zero))
  private(set) var count = 0

  /// A place with an index below ``count``.
  subscript(index: Int) -> Vector2 { index < 4 ? all.first[index] : all.second[index - 4] }

  init(_ first: LiquidBody, _ second: LiquidBody, radius: Double) {
    let (outer, other) = (first.grown(by: radius), second.grown(by: radius))
    let offset = other.center - outer.center
    let reach = outer.halfSize + other.halfSize
    guard abs(offset.x) <= reach.x, abs(offset.y) <= reach.y else { return }
    for axis in 0...1 {
      addSides(of: outer, across: axis, and: other, hasLines: true)
      addSides(of: other, across: axis, and: outer, hasLines: false)
    }
    for corner in 0..<outer.cornerCount {
      for otherCorner in 0..<other.cornerCount { addCorners(outer, corner, other, otherCorner) }
    }
  }

  private mutating func append(_ place: Vector2) {
    for index in 0..<count where (self[index] - place).magnitude < Self.nearness { return }
    guard count < 8 else { return }
    if count < 4 { all.first[count] = place } else { all.second[count - 4] = place }
    count += 1
  }

  /// The distance within which two crossings are one, in points: the end of a side is the start of
  /// a corner, and each computes it.
  ///
  /// With 0 such places count twice in 2 % of random pairs. From 1e-13 to 1e-7 all find the same
  /// crossings, and with 1e-6 some are lost that differ.
  private static var nearness: Double { 1e-7 }

  /// Adds the places where two flat sides of a body cross the other body's sides, if it has them,
  /// and its corners.
  ///
  /// - Parameter axis: The axis of the screen across the sides: 1 for the upper and the lower one.
  private mutating func addSides(
    of body: LiquidBody, across axis: Int, and other: LiquidBody, hasLines: Bool
  ) {
    let along = 1 - axis
    guard body.coreHalfSize[along] > 0 else { return }
    for sign in 0...1 {
      let level = body.center[axis] + (sign == 0 ? -1 : 1) * body.halfSize[axis]
      guard abs(level - other.center[axis]) <= other.halfSize[axis] else { continue }
      let depth = max(abs(level - other.center[axis]) - other.coreHalfSize[axis], 0)
      // Without depth it is the other's flat side; both bodies would add this one.
      guard depth > 0 || hasLines else { continue }
      let width =
        other.coreHalfSize[along]
        + max(other.radius * other.radius - depth * depth, 0).squareRoot()
      for end in 0...1 {
        var place = Vector2(level, level)
        place[along] = other.center[along] + (end == 0 ? -width : width)
        guard abs(place[along] - body.center[along]) <= body.coreHalfSize[along] else { continue }
        append(place)
      }
    }
  }

  /// Adds the places where a round corner of a body crosses one of the other.
  private mutating func addCorners(
    _ body: LiquidBody, _ corner: Int, _ other: LiquidBody, _ otherCorner: Int
  ) {
    let (start, stop) = (body.cornerCenter(corner), other.cornerCenter(otherCorner))
    let (radius, otherRadius) = (body.radius, other.radius)
    let offset = stop - start
    let square = (offset * offset).sum()
    let (sum, difference) = (radius + otherRadius, radius - otherRadius)
    guard square > 0, square <= sum * sum, square >= difference * difference else { return }
    let share = (square + radius * radius - otherRadius * otherRadius) / (2 * square)
    let height = max(radius * radius / square - share * share, 0).squareRoot()
    for side in 0...1 {
      let across = Vector2(-offset.y, offset.x) * (side == 0 ? height : -height)
      let place = start + offset * share + across
      guard body.isRound(corner, at: place), other.isRound(otherCorner, at: place) else { continue }
      append(place)
    }
  }
}

extension LiquidBody {
  /// The number of different corners: a disc has one.
  fileprivate var cornerCount: Int { coreHalfSize == .zero ? 1 : 4 }

  private static func direction(ofCorner corner: Int) -> Vector2 {
    Vector2(corner % 2 == 0 ? -1 : 1, corner < 2 ? -1 : 1)
  }

  fileprivate func cornerCenter(_ corner: Int) -> Vector2 {
    center + coreHalfSize * Self.direction(ofCorner: corner)
  }

  /// Returns whether a place on the circle of a corner is on its quarter; a disc is all one corner.
  fileprivate func isRound(_ corner: Int, at place: Vector2) -> Bool {
    guard cornerCount > 1 else { return true }
    let offset = (place - cornerCenter(corner)) * Self.direction(ofCorner: corner)
    // A crossing at the end of a corner may lie beside it by a rounding. With 0 some of 200,000
    // random pairs lose one, from 1e-13 to 1e-9 none does, and with 1e-5 some have one too many.
    return offset.x >= -1e-9 && offset.y >= -1e-9
  }
}
