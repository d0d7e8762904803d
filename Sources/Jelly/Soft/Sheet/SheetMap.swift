/// The positions of all points of a drawing at one moment, and what is near them, in points.
struct SheetMap {
  /// The middle of the drawing's box, and its longer side, in points.
  let center: Vector2
  let size: Double
  /// Whether nothing is displaced.
  let isStill: Bool
  /// Φ, in sizes.
  private let flow: SheetFlow

  /// Makes the map of a sheet with these coordinates, in sizes.
  init(_ q: UnsafePointer<Double>, center: Vector2, size: Double) {
    self.center = center
    self.size = size
    flow = SheetFlow(q)
    var isStill = size == 0
    if !isStill {
      isStill = true
      for n in 0..<SheetFields.count where q[n] != 0 { isStill = false }
    }
    self.isStill = isStill
  }

  /// The displacement of a point, in sizes.
  func displacement(of point: Vector2) -> Vector2 { flow(point).position - point }

  /// The position and the surroundings of a point, in points.
  func callAsFunction(_ point: Vector2) -> SheetPlace {
    guard !isStill else { return SheetPlace(point: point, tensor: .identity) }
    let (position, gradient) = flow((point - center) / size)
    return SheetPlace(point: center + size * position, tensor: gradient)
  }

  /// The point of the drawing that is now at a position, in sizes, kept in the box.
  ///
  /// If the sheet is folded there may be several, and beside the drawing there is none. It is the
  /// best that Newton's method finds then.
  func restPoint(for position: Vector2) -> Vector2 {
    guard !isStill else { return Self.kept(position) }
    let near = newton(position, from: Self.kept(position))
    guard near.square > Self.closeEnough else { return near.point }
    // Far from its rest, the point is near where a step against the flow ends.
    let far = newton(position, from: Self.kept(flow.approximateInverse(position)))
    return far.square > Self.closeEnough ? near.point : far.point
  }

  /// The best of eight steps of Newton's method for the point at a position, and the square of the
  /// distance by which it misses, in sizes.
  private func newton(
    _ position: Vector2, from start: Vector2
  ) -> (point: Vector2, square: Double) {
    var point = start
    var best = (point: point, square: Double.infinity)
    for _ in 0..<8 {
      let (reached, jacobian) = flow(point)
      let miss = position - reached
      let square = (miss * miss).sum()
      if square < best.square { best = (point, square) }
      guard square > Self.closeEnough else { break }
      var step = jacobian.inverse(minimum: Self.minimumDeterminant) * miss
      let length = step.magnitude
      if length > Self.maximumStep { step *= Self.maximumStep / length }
      point = Self.kept(point + step)
    }
    return best
  }

  /// The nearest point of the square around the drawing's box.
  private static func kept(_ point: Vector2) -> Vector2 {
    Vector2(min(max(point.x, -0.5), 0.5), min(max(point.y, -0.5), 0.5))
  }

  /// The square of the distance, in sizes, below which Newton's method stops.
  private static var closeEnough: Double { 1e-24 }
  /// The determinant of J that Newton's method uses if the sheet is nearly folded.
  private static var minimumDeterminant: Double { 0.2 }
  /// The longest step of Newton's method, in sizes.
  private static var maximumStep: Double { 0.25 }
}

/// The position of a point of a drawing, and the rotation and stretch of its neighborhood.
public struct SheetPlace: Equatable, Sendable {
  /// The position, in points.
  public let point: Vector2
  /// J there.
  let tensor: SheetTensor

  /// The image of a vector of 1 to the right.
  public var right: Vector2 { tensor.right }
  /// The image of a vector of 1 down.
  public var down: Vector2 { tensor.down }
  /// The angle by which a label there is turned, in radians, clockwise: that of the rotation which
  /// is nearest to J.
  public var turn: Double { Vector2(tensor.xx + tensor.yy, tensor.yx - tensor.xy).angle }
}
