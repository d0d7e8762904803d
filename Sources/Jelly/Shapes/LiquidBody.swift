/// A rounded box that can be joined to another one by a ``LiquidNeck``: everything within a radius
/// of its *core*, a rectangle.
///
/// The core of a disc is a point.
struct LiquidBody: Equatable, Sendable {
  /// The middle, in points.
  var center: Vector2
  /// Half of the width and of the height, in points; not negative.
  private(set) var halfSize: Vector2
  /// The distance of the outline from the core, in points; not negative.
  private(set) var radius: Double

  /// Creates a body from a box.
  ///
  /// - Parameters:
  ///   - center: The middle, in points.
  ///   - halfSize: Half of the width and of the height, in points. A negative one counts as 0.
  ///   - cornerRadius: The radius of the corners, in points, limited to the smaller half side.
  init(center: Vector2, halfSize: Vector2, cornerRadius: Double) {
    self.center = center
    self.halfSize = pointwiseMax(halfSize, .zero)
    radius = 0
    radius = min(max(cornerRadius, 0), smallestHalf)
  }

  /// Creates a body from a disc.
  init(_ disc: Disc) {
    center = disc.center
    radius = max(disc.radius, 0)
    halfSize = Vector2(radius, radius)
  }

  /// A body without a size.
  static var nowhere: Self { Self(Disc(center: .zero, radius: 0)) }

  /// The smaller half side, in points; `min()` of a vector would allocate in Embedded Swift.
  var smallestHalf: Double { min(halfSize.x, halfSize.y) }

  /// Half of the width and of the height of the core, in points; not negative.
  var coreHalfSize: Vector2 { halfSize - radius }

  /// The point of the core that is nearest to a point.
  func nearest(to point: Vector2) -> Vector2 {
    pointwiseMin(pointwiseMax(point, center - coreHalfSize), center + coreHalfSize)
  }

  /// The distance of a point from the outline, and the outward normal there: a unit vector, or zero
  /// for a point of the core.
  func clearance(of point: Vector2) -> (distance: Double, normal: Vector2) {
    let offset = point - nearest(to: point)
    let distance = offset.magnitude
    return (distance - radius, distance > 0 ? offset / distance : .zero)
  }

  /// The body with an outline that is moved outwards.
  func grown(by distance: Double) -> Self {
    var body = self
    body.radius += distance
    body.halfSize += distance
    return body
  }

  /// The body at another place.
  func moved(by offset: Vector2) -> Self {
    var body = self
    body.center += offset
    return body
  }
}

extension LiquidBody {
  /// Draws the outline from the upper left, clockwise: four lines and four quarters of circles.
  func draw(into path: inout some PathBuilder) {
    let (half, core) = (halfSize, coreHalfSize)
    let handle = radius * Disc.quarterHandle
    path.move(to: center + Vector2(-core.x, -half.y))
    var corner = Vector2(1, -1)
    for quarter in 0..<4 {
      // The curve starts along the horizontal side and ends along the vertical one, or back.
      let (flat, upright) = (Vector2(core.x, half.y) * corner, Vector2(half.x, core.y) * corner)
      let (toward, along) = (Vector2(corner.x * handle, 0), Vector2(0, corner.y * handle))
      let isFlat = quarter % 2 == 0
      let (start, end) = isFlat ? (flat, upright) : (upright, flat)
      let (first, second) = isFlat ? (toward, along) : (along, toward)
      path.addLine(to: center + start)
      path.addCurve(
        to: center + end, control1: center + start + first, control2: center + end + second)
      corner = Vector2(-corner.y, corner.x)
    }
    path.closeSubpath()
  }
}

extension LiquidBody {
  /// The body with a stretch along x, or along y below 0, that keeps its area.
  func stretched(by stretch: Double) -> Self {
    guard stretch != 0 else { return self }
    let factor = stretch > 0 ? 1 + stretch : 1 / (1 - stretch)
    let factors = Vector2(factor, 1 / factor)
    return Self(
      center: center, halfSize: halfSize * factors, cornerRadius: radius * min(factors.x, factors.y)
    )
  }

  /// The limit of a stretch, as a share: 0.3 in all, chosen on film strips.
  static func limitedStretch(_ stretch: Double) -> Double {
    stretch / (1 + stretch * stretch / 0.09).squareRoot()
  }
}
