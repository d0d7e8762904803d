/// The axis between the cores of two bodies, on which their neck lies.
///
/// On each axis of the screen the cores' intervals overlap, then the ends of the axis are in the
/// middle of the overlap, or they are the ends that face each other. x runs from the first body to
/// the second, y to the right of it on a screen.
struct LiquidFrame {
  /// The first end, on the core of the first body, in points.
  let origin: Vector2
  /// The direction from the first end to the second, a unit vector; any, without a distance.
  let direction: Vector2
  /// The distance of the cores, in points.
  let distance: Double
  /// The distance of the outlines, in points; negative if they overlap.
  let gap: Double
  /// The length on which the cores face each other, in points: 0 unless they do so on exactly one
  /// axis of the screen.
  let facingLength: Double

  init(_ first: LiquidBody, _ second: LiquidBody) {
    let x = Self.nearest(first, second, 0)
    let y = Self.nearest(first, second, 1)
    let offset = Vector2(x.second - x.first, y.second - y.first)
    let distance = offset.magnitude
    origin = Vector2(x.first, y.first)
    direction = distance > 0 ? offset / distance : Vector2(1, 0)
    self.distance = distance
    gap = distance - first.radius - second.radius
    facingLength = x.facing == 0 ? y.facing : y.facing == 0 ? x.facing : 0
  }

  /// The frame of two discs whose middles lie at a distance in a direction.
  init(from origin: Vector2, _ direction: Vector2, distance: Double, radii: Vector2) {
    (self.origin, self.direction, self.distance) = (origin, direction, distance)
    (gap, facingLength) = (distance - radii.x - radii.y, 0)
  }

  private static func nearest(
    _ a: LiquidBody, _ b: LiquidBody, _ axis: Int
  ) -> (first: Double, second: Double, facing: Double) {
    let (center, half) = (a.center[axis], a.coreHalfSize[axis])
    let (other, otherHalf) = (b.center[axis], b.coreHalfSize[axis])
    let low = max(center - half, other - otherHalf)
    let high = min(center + half, other + otherHalf)
    if low <= high { return ((low + high) / 2, (low + high) / 2, high - low) }
    return center < other
      ? (center + half, other - otherHalf, 0) : (center - half, other + otherHalf, 0)
  }

  /// The direction of y, a unit vector.
  var across: Vector2 { Vector2(-direction.y, direction.x) }

  /// The point of the screen at x and y.
  func point(_ x: Double, _ y: Double) -> Vector2 { origin + direction * x + across * y }

  /// The height of a point of the screen over the axis.
  func height(of point: Vector2) -> Double { direction.cross(point - origin) }

  /// A vector of the screen as x and y.
  func components(of vector: Vector2) -> Vector2 {
    Vector2((vector * direction).sum(), direction.cross(vector))
  }

  /// A vector of x and y on the screen.
  func vector(_ components: Vector2) -> Vector2 {
    direction * components.x + across * components.y
  }
}
