extension DropPose {
  /// Draws the outline clockwise from its left end: four cubics, two lines between them, and lines
  /// at ends that are not round.
  ///
  /// It is the convex hull of its two ends. The upper half is an arc, a side that touches both
  /// ends, and an arc. The half is scaled across the line to have half of the area, and mirrored;
  /// that keeps it convex.
  ///
  /// - Parameters:
  ///   - axis: The line on which the drop slides.
  ///   - path: Receives the commands.
  func draw(on axis: DropAxis, into path: inout some PathBuilder) {
    let (left, right) = upperArcs
    let start = Vector2(-halfLength, 0)
    let hasFlatEnds = (left: left.start.y < -Self.flatness, right: right.end.y < -Self.flatness)
    // ½∮(x dy − y dx) along a line from p to q is (p.x·q.y − p.y·q.x)/2; an upright line from or to
    // the axis at x is ±xy/2.
    var half = left.area + right.area
    half += (left.end.x * right.start.y - left.end.y * right.start.x) / 2
    if hasFlatEnds.left { half += left.start.x * left.start.y / 2 }
    if hasFlatEnds.right { half -= right.end.x * right.end.y / 2 }
    let up = Vector2(1, area / (2 * half))
    let down = up * Vector2(1, -1)
    let middle = Vector2(center, 0)
    func placed(_ point: Vector2) -> Vector2 { axis.point(middle + point) }
    path.move(to: placed(start))
    if hasFlatEnds.left { path.addLine(to: placed(left.start * up)) }
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
    forward(left)
    path.addLine(to: placed(right.start * up))
    forward(right)
    if hasFlatEnds.right { path.addLine(to: placed(right.end * down)) }
    back(right)
    path.addLine(to: placed(left.end * down))
    back(left)
    if hasFlatEnds.left { path.addLine(to: placed(start)) }
    path.closeSubpath()
  }

  /// The arcs of the upper half around the center, from the left end to the right end, before they
  /// have their area.
  ///
  /// In units of the radii both ends are circles, of radius 1 − τ and 1 + τ. A line touches both if
  /// its normal is inclined to the line of their centers, whose length is d, by an angle with the
  /// sine 2τ/d.
  private var upperArcs: (left: Cubic, right: Cubic) {
    let (left, right) = (corner * (1 - taper), corner * (1 + taper))
    let leftCenter = Vector2(left.x - halfLength, left.y - halfHeight * (1 - taper))
    let rightCenter = Vector2(halfLength - right.x, right.y - halfHeight * (1 + taper))
    // From center to center, times both radii, which may be 0.
    let way =
      2
      * Vector2(
        (halfLength - corner.x) * corner.y, taper * (corner.y - halfHeight) * corner.x)
    let distance = way.magnitude
    let (along, sine) =
      distance > Self.nothing
      ? (way / distance, 2 * taper * corner.x * corner.y / distance) : (Vector2(1, 0), 0)
    let cosine = max(1 - sine * sine, 0).squareRoot()
    let normal = Vector2(along.y, -along.x) * cosine - along * sine
    return (
      Self.arc(around: leftCenter, left, from: Vector2(-1, 0), to: normal),
      Self.arc(around: rightCenter, right, from: normal, to: Vector2(1, 0))
    )
  }

  /// An arc of an ellipse between two of its normals in the unit circle, clockwise on a screen.
  ///
  /// The handle for the angle φ is 4/3·tan φ/4, with tan φ/2 = (1 − cos φ)/sin φ.
  private static func arc(
    around center: Vector2, _ radii: Vector2, from start: Vector2, to end: Vector2
  ) -> Cubic {
    let cosine = (start * end).sum()
    let sine = max(max(1 - cosine * cosine, 0).squareRoot(), nothing)
    let tangent = max((1 - cosine) / sine, nothing)
    let handle = 4.0 / 3 * ((1 + tangent * tangent).squareRoot() - 1) / tangent
    let (startSlope, endSlope) = (Vector2(-start.y, start.x), Vector2(-end.y, end.x))
    return Cubic(
      start: center + radii * start, control1: center + radii * (start + handle * startSlope),
      control2: center + radii * (end - handle * endSlope), end: center + radii * end)
  }

  /// The length up to which an upright line at an end is left out, in points: the roundings of
  /// places up to a million points are below it.
  private static var flatness: Double { 1e-9 }
  /// The length up to which a vector does not have a direction, in points.
  ///
  /// It keeps quotients finite, and its square does not underflow.
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
