/// The positions of all points of a drawing at one moment, and what is near them, in points.
struct SheetMap {
  /// The middle of the drawing's box, and its longer side, in points.
  let center: Vector2
  let size: Double
  /// A Boolean value that indicates whether nothing is displaced.
  let isStill: Bool
  /// Φ without the bulge, in sizes.
  private let flow: SheetFlow
  /// The bulge that is added to it, in sizes.
  private let bulge: PressBulge

  /// Creates the map of a sheet with these coordinates, in sizes.
  ///
  /// - Parameters:
  ///   - q: The coordinates.
  ///   - center: The middle of the drawing's box, in points.
  ///   - size: Its longer side, in points.
  ///   - bulge: The bulge under a finger, in sizes.
  init(
    _ q: UnsafePointer<Double>, center: Vector2, size: Double, bulge: PressBulge = .none
  ) {
    (self.center, self.size, self.bulge) = (center, size, bulge)
    var isFlat = true
    for n in 0..<SheetFields.count where q[n] != 0 { isFlat = false }
    isStill = size == 0 || isFlat && bulge.amount == 0
    flow = isFlat ? SheetFlow() : SheetFlow(q)
  }

  /// The map of what lies on no sheet.
  static var none: Self { Self(stillAround: .zero, size: 0) }

  /// Creates the map of a sheet at rest.
  init(stillAround center: Vector2, size: Double) {
    (self.center, self.size, isStill, flow, bulge) = (center, size, true, SheetFlow(), .none)
  }

  /// The position of a point and J there, in sizes.
  @inline(__always)
  private func place(of point: Vector2) -> (position: Vector2, gradient: SheetTensor) {
    let (position, gradient) = flow(point)
    guard bulge.amount != 0 else { return (position, gradient) }
    let (displacement, slope) = bulge(point)
    return (position + displacement, gradient + slope)
  }

  /// The displacement of a point, in sizes.
  func displacement(of point: Vector2) -> Vector2 { place(of: point).position - point }

  /// The position and the surroundings of a point, in points.
  func callAsFunction(_ point: Vector2) -> LocalFrame {
    guard !isStill else { return LocalFrame(origin: point, tensor: .identity) }
    let (position, gradient) = place(of: (point - center) / size)
    return LocalFrame(origin: center + size * position, tensor: gradient)
  }

  /// The position and the surroundings of a point that another sheet has moved before.
  func callAsFunction(_ place: LocalFrame) -> LocalFrame {
    guard !isStill else { return place }
    let next = self(place.origin)
    return LocalFrame(origin: next.origin, tensor: next.tensor * place.tensor)
  }

  /// The point of the drawing that is now at a position, in points.
  ///
  /// If the sheet is folded there may be several. It is the best that Newton's method finds then.
  ///
  /// - Parameters:
  ///   - position: The position.
  ///   - isKept: Whether the point is kept in the square around the drawing's box. Beside that, it
  ///     is what is nearest there.
  func restPoint(for position: Vector2, isKept: Bool = true) -> Vector2 {
    guard size > 0, !(isStill && !isKept) else { return position }
    return center + size * restPoint(inSizes: (position - center) / size, isKept: isKept)
  }

  private func restPoint(inSizes position: Vector2, isKept: Bool) -> Vector2 {
    if isKept {
      let near = Self.kept(position)
      guard !isStill else { return near }
      let found = newton(position, from: near, isKept: true)
      guard found.square > Self.closeEnough else { return found.point }
      // Far from its rest, the point is near where a step against the flow ends.
      let far = newton(position, from: flow.approximateInverse(position), isKept: true)
      return far.square > Self.closeEnough ? found.point : far.point
    }
    return newton(position, from: flow.approximateInverse(position), isKept: false).point
  }

  /// The best of eight steps of Newton's method for the point at a position, and the square of the
  /// distance by which it misses, in sizes.
  private func newton(
    _ position: Vector2, from start: Vector2, isKept: Bool
  ) -> (point: Vector2, square: Double) {
    var point = start
    var best = (point: point, square: Double.infinity)
    for _ in 0..<8 {
      if isKept { point = Self.kept(point) }
      let (reached, jacobian) = place(of: point)
      let miss = position - reached
      let square = (miss * miss).sum()
      if square < best.square { best = (point, square) }
      guard square > Self.closeEnough else { break }
      var step = jacobian.inverse(minimum: Self.minimumDeterminant) * miss
      let length = step.magnitude
      if length > Self.maximumStep { step *= Self.maximumStep / length }
      point += step
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
  ///
  /// In drags and throws no sheet comes so near: half and twice as much give the same bits, as for
  /// ``maximumStep``.
  private static var minimumDeterminant: Double { 0.2 }
  /// The longest step of Newton's method, in sizes.
  private static var maximumStep: Double { 0.25 }
}

/// The coordinate system of a drawing at one of its points: the position of the point, and the
/// images of the axes near it.
public struct LocalFrame: Equatable, Sendable {
  /// The position of the point, in points.
  public let origin: Vector2
  /// J there.
  let tensor: SheetTensor

  /// The image of the vector (1, 0).
  public var xAxis: Vector2 { tensor.right }
  /// The image of the vector (0, 1).
  public var yAxis: Vector2 { tensor.down }
  /// The angle of the rotation that is nearest to J, in radians, clockwise.
  public var rotation: Double { Vector2(tensor.xx + tensor.yy, tensor.yx - tensor.xy).angle }
}
