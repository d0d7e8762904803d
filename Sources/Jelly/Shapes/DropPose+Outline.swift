extension DropPose {
  /// Draws the outline clockwise from its left end: eight cubics, and lines at ends that are not
  /// round.
  ///
  /// Its upper half is an arc, two cubics that meet at the waist, and an arc. The arcs end where a
  /// side touches both. The half is scaled across the line to have half of the area, and mirrored.
  ///
  /// - Parameters:
  ///   - axis: The line on which the drop slides.
  ///   - path: Receives the commands.
  func draw(on axis: DropAxis, into path: inout some PathBuilder) {
    let upper = upperHalf
    let start = Vector2(-halfLength, 0)
    let hasFlatEnds = (
      left: upper.0.start.y < -Self.flatness, right: upper.3.end.y < -Self.flatness
    )
    // ½∮(x dy − y dx) along an upright line from or to the axis at x is ±xy/2.
    var half = upper.0.area + upper.1.area + upper.2.area + upper.3.area
    if hasFlatEnds.left { half += upper.0.start.x * upper.0.start.y / 2 }
    if hasFlatEnds.right { half -= upper.3.end.x * upper.3.end.y / 2 }
    let up = Vector2(1, area / (2 * half))
    let down = up * Vector2(1, -1)
    let middle = Vector2(center, 0)
    func placed(_ point: Vector2) -> Vector2 { axis.point(middle + point) }
    path.move(to: placed(start))
    if hasFlatEnds.left { path.addLine(to: placed(upper.0.start * up)) }
    func forward(_ curve: Cubic) {
      path.addCurve(
        to: placed(curve.end * up), control1: placed(curve.control1 * up),
        control2: placed(curve.control2 * up))
    }
    func back(_ curve: Cubic) {
      path.addCurve(
        to: placed(curve.start * down), control1: placed(curve.control2 * down),
        control2: placed(curve.control1 * down))
    }
    forward(upper.0)
    forward(upper.1)
    forward(upper.2)
    forward(upper.3)
    if hasFlatEnds.right { path.addLine(to: placed(upper.3.end * down)) }
    back(upper.3)
    back(upper.2)
    back(upper.1)
    back(upper.0)
    if hasFlatEnds.left { path.addLine(to: placed(start)) }
    path.closeSubpath()
  }

  /// The cubics of the upper half around the center, from the left end to the right end, before
  /// they have their area.
  private var upperHalf: (Cubic, Cubic, Cubic, Cubic) {
    let (left, right) = (corner * (1 - taper), corner * (1 + taper))
    let leftCenter = Vector2(left.x - halfLength, left.y - halfHeight * (1 - taper))
    let rightCenter = Vector2(halfLength - right.x, right.y - halfHeight * (1 + taper))
    // The normal of a side that touches both ends; the side of an almost round drop is too short to
    // have a direction, or a waist.
    let side = max(rightCenter.x - leftCenter.x, 0)
    let slope = 2 * taper * halfHeight / max(side, Self.shortestSide)
    let waist = waist * min(Self.waistSide * side / halfHeight, 1)
    let sine = Self.limited(slope, to: Self.maximumSine)
    let cosine = (1 - sine * sine).squareRoot()
    let (normal, tangent) = (Vector2(-sine, -cosine), Vector2(cosine, -sine))
    let first = Self.arc(around: leftCenter, left, from: Vector2(-1, 0), to: normal)
    let last = Self.arc(around: rightCenter, right, from: normal, to: Vector2(1, 0))
    let middle = (first.end + last.start) / 2 * Vector2(1, 1 - waist)
    let direction = Self.unit(last.start - first.end, or: tangent)
    let (leftSlope, rightSlope) = (
      Self.unit(left * tangent, or: tangent), Self.unit(right * tangent, or: tangent)
    )
    let leftHandle = (middle - first.end).magnitude * Self.handle
    let rightHandle = (middle - last.start).magnitude * Self.handle
    return (
      first,
      Cubic(
        start: first.end, control1: first.end + leftSlope * leftHandle,
        control2: middle - direction * leftHandle, end: middle),
      Cubic(
        start: middle, control1: middle + direction * rightHandle,
        control2: last.start - rightSlope * rightHandle, end: last.start),
      last
    )
  }

  /// An arc of an ellipse between two of its normals in the unit circle, clockwise on a screen.
  ///
  /// The handle for the angle φ is 4/3·tan φ/4, with tan φ/2 = (1 − cos φ)/sin φ.
  private static func arc(
    around center: Vector2, _ radii: Vector2, from start: Vector2, to end: Vector2
  ) -> Cubic {
    let cosine = (start * end).sum()
    let sine = max((1 - cosine * cosine).squareRoot(), nothing)
    let tangent = max((1 - cosine) / sine, nothing)
    let handle = 4.0 / 3 * ((1 + tangent * tangent).squareRoot() - 1) / tangent
    let (startSlope, endSlope) = (Vector2(-start.y, start.x), Vector2(-end.y, end.x))
    return Cubic(
      start: center + radii * start, control1: center + radii * (start + handle * startSlope),
      control2: center + radii * (end - handle * endSlope), end: center + radii * end)
  }

  /// A vector of length 1 in the direction of another one; `standard` if that does not have one.
  private static func unit(_ vector: Vector2, or standard: Vector2) -> Vector2 {
    let length = vector.magnitude
    return length > nothing ? vector / length : standard
  }

  /// The handle of a side, as a share of its length; determined empirically.
  private static var handle: Double { 0.4 }
  /// The greatest sine of the angle by which a side slopes; determined empirically.
  private static var maximumSine: Double { 0.6 }
  /// The length of a side from which on its slope is exact, in points.
  private static var shortestSide: Double { 1 }
  /// The inverse of the length from which on a side has its whole waist, in halves of the
  /// thickness.
  private static var waistSide: Double { 2 }
  /// The length up to which an upright line at an end is left out, in points.
  private static var flatness: Double { 1e-9 }
  /// The length up to which a vector does not have a direction, in points.
  private static var nothing: Double { 1e-12 }
}

/// The line on which a drop slides, in a control's coordinates.
struct DropAxis: Equatable, Sendable {
  /// The distance of the line from the left edge, or from the top edge if it is horizontal.
  var position: Double
  /// A Boolean value that indicates whether the line runs from top to bottom.
  var isVertical = false

  /// A point that is given along the line and across it, in the control's coordinates.
  func point(_ point: Vector2) -> Vector2 {
    isVertical ? Vector2(position + point.y, point.x) : Vector2(point.x, position + point.y)
  }
}
