/// The outline of a stroke: the area that a line of some width covers, by the non-zero rule.
///
/// Its commands depend on the number of the line's cubics and on the style, not on their shape, so
/// that a host can mix the outlines of two times. On each side of each joint two commands go around
/// the corner, or by its pivot on the inner side: so nothing winds the other way, and no part of
/// the area is left out.
///
/// The side of a cubic has handles in the ratio of the chords, which is exact for arcs of circles
/// and lines.
@_spi(Jelly) public struct StrokeOutline {
  /// What joins two cubics.
  public enum Join: Int {
    case miter, round, bevel
  }

  /// The end of an open line.
  public enum Cap: Int {
    case butt, round, square
  }

  /// Half the width.
  let radius: Double
  let join: Join
  let cap: Cap
  /// The largest length of a miter, in widths.
  let miterLimit: Double

  /// Creates an outline for strokes of a style.
  ///
  /// - Parameters:
  ///   - width: The width of the stroke.
  ///   - join: What joins two cubics.
  ///   - cap: The ends of an open line.
  ///   - miterLimit: The largest length of a miter, in widths.
  public init(width: Double, join: Join, cap: Cap, miterLimit: Double) {
    (radius, self.join, self.cap, self.miterLimit) = (width / 2, join, cap, miterLimit)
  }

  /// Draws the outline of a line of `count` cubics.
  func draw(
    _ cubics: Cubics, count: Int, isClosed: Bool, into path: inout some PathBuilder
  ) {
    for index in 0..<(2 * count) {
      // The right side is the left one on the way back.
      let way = Way(cubics, index, count)
      let isLast = (index + 1) % count == 0
      addSide(of: way, isFirst: index == 0 || (isClosed && index == count), into: &path)
      if isLast && !isClosed {
        addCap(of: way, into: &path)
      } else {
        let next = Way(cubics, isLast ? index + 1 - count : index + 1, count)
        addCorner(join, at: way.shape.end, way.last, next.first, isCap: false, into: &path)
      }
      if isLast && (isClosed || index > count) || 2 * count == index + 1 { path.closeSubpath() }
    }
  }

  /// A cubic there or on the way back, with its directions.
  private struct Way {
    let shape: Cubic
    let first, last: Vector2

    init(_ cubics: Cubics, _ index: Int, _ count: Int) {
      let isBack = index >= count
      let cubic = cubics[isBack ? 2 * count - 1 - index : index]
      shape = (isBack ? cubic.reversed : cubic).shape
      // A point has a direction, too, so that its caps are a dot.
      let other = Vector2(isBack ? -1 : 1, 0)
      let (a, b, c, d) = (shape.start, shape.control1, shape.control2, shape.end)
      first = Self.direction(b - a, c - a, d - a, other)
      last = Self.direction(d - c, d - b, d - a, other)
    }

    /// The direction of the first of these vectors that has one.
    private static func direction(
      _ one: Vector2, _ two: Vector2, _ three: Vector2, _ other: Vector2
    ) -> Vector2 {
      func isLong(_ vector: Vector2) -> Bool { vector.magnitude > 1e-7 }
      let vector = isLong(one) ? one : isLong(two) ? two : isLong(three) ? three : other
      return vector / vector.magnitude
    }
  }

  private func normal(_ direction: Vector2) -> Vector2 {
    Vector2(direction.y, -direction.x) * radius
  }

  private func addSide(of way: Way, isFirst: Bool, into path: inout some PathBuilder) {
    let shape = way.shape
    let start = shape.start + normal(way.first)
    let end = shape.end + normal(way.last)
    let chord = shape.end - shape.start
    let square = chord.dot(chord)
    // A loop has hardly a chord.
    let ratio = square > 1e-12 ? min(max((end - start).dot(chord) / square, -4), 4) : 1
    if isFirst { path.move(to: start) }
    path.addCurve(
      to: end, control1: start + (shape.control1 - shape.start) * ratio,
      control2: end + (shape.control2 - shape.end) * ratio)
  }

  private func addCap(of way: Way, into path: inout some PathBuilder) {
    let (end, direction) = (way.shape.end, way.last)
    switch cap {
    case .round:
      addCorner(.round, at: end, direction, -direction, isCap: true, into: &path)
    case .square:
      path.addLine(to: end + normal(direction) + direction * radius)
      path.addLine(to: end - normal(direction) + direction * radius)
      path.addLine(to: end - normal(direction))
    case .butt:
      path.addLine(to: end - normal(direction))
    }
  }

  /// Goes around a corner of the left side, from one direction to another.
  private func addCorner(
    _ join: Join, at pivot: Vector2, _ before: Vector2, _ after: Vector2, isCap: Bool,
    into path: inout some PathBuilder
  ) {
    let (first, last) = (normal(before), normal(after))
    let isOuter = isCap || first.dot(after) < 0
    let sum = first + last
    guard join == .round else {
      // The ratio of the miter's length to the width is 1 over that of the sum to twice the radius.
      let ratio = sum.magnitude / (2 * radius)
      let isMiter = join == .miter && ratio * miterLimit >= 1
      let tip = isMiter ? sum / (2 * ratio * ratio) : first
      path.addLine(to: isOuter ? pivot + tip : pivot)
      path.addLine(to: pivot + last)
      return
    }
    // Of a wide corner the sum is short, and of a narrow one the difference.
    let way = (before - after) * radius
    let long = sum.dot(sum) > way.dot(way) ? sum : way
    let middle = isOuter ? long * (radius / max(long.magnitude, 1e-12)) : .zero
    // The length of the handles of an arc of angle φ is 4/3 tan φ/4 radii.
    let cosine = min(first.dot(middle) / (radius * radius), 1)
    let (sine, half) = (((1 - cosine) / 2).squareRoot(), ((1 + cosine) / 2).squareRoot())
    let handle = isOuter ? (4 / 3) * sine / (1 + half) : 0
    let along = Vector2(-middle.y, middle.x) * handle
    path.addCurve(
      to: pivot + middle, control1: pivot + first + before * (radius * handle),
      control2: pivot + middle - along)
    path.addCurve(
      to: pivot + last, control1: pivot + middle + along,
      control2: pivot + last - after * (radius * handle))
  }
}

@_spi(Jelly) extension MorphMotion {
  /// Draws the outline of a stroke along a piece as it is at `time`, in sizes.
  public func drawStroke(
    _ outline: StrokeOutline, piece: Int, at time: Double, into path: inout some PathBuilder
  ) {
    guard placeCubics(of: piece, at: time) else { return }
    outline.draw(
      buffer, count: pieces[piece].count, isClosed: pieces[piece].isClosed, into: &path)
  }
}
