/// A pen that draws an outline of circular arcs along an axis.
///
/// x runs along the axis and y to its left. The outline runs clockwise on a screen: forwards above
/// the axis, back below it.
struct AxialPen {
  /// The point where x and y are 0.
  let origin: Vector2
  /// The unit of x as a vector; stretching makes it longer or shorter.
  private let along: Vector2
  /// The unit of y as a vector.
  private let across: Vector2
  /// The current end of the outline.
  private(set) var place: Vector2
  /// The outline's direction at that end: a unit vector of the axes, in the units of x and y.
  private var heading: Vector2

  /// Creates a pen at the rear of the outline, where it crosses the axis.
  ///
  /// - Parameters:
  ///   - origin: The point where x and y are 0, before the outline is deformed.
  ///   - direction: The direction of the axis: a unit vector.
  ///   - stretch: The factor by which the outline is longer along the axis, and thinner across it.
  ///   - deformation: The deformation of the whole outline.
  ///   - rear: The x at which the outline starts, on the axis.
  init(
    origin: Vector2, direction: Vector2, stretch: Double = 1, deformation: Deformation, rear: Double
  ) {
    self.origin = deformation.place(origin)
    self.along = deformation.vector(direction * stretch)
    self.across = deformation.vector(Vector2(direction.y, -direction.x) / stretch)
    self.place = self.origin + along * rear
    self.heading = across
  }

  /// The place of a point that is given as x and y.
  func place(of point: Vector2) -> Vector2 { origin + along * point.x + across * point.y }

  /// Adds a curve to the point of a disc at which the outward normal is `normal`, a unit vector of
  /// the axes.
  mutating func arc(
    round center: Vector2, _ radius: Double, to normal: Vector2, handle: Double,
    into path: inout some PathBuilder
  ) {
    let end = center + (along * normal.x + across * normal.y) * radius
    let start = place + heading * handle
    place = end
    heading = along * normal.y - across * normal.x
    path.addCurve(to: end, control1: start, control2: end - heading * handle)
  }

  /// The handle of each of the two cubics that draw an arc of 2ψ.
  ///
  /// A cubic that touches an arc of ψ at both ends and half-way has handles of 4/3·tan ψ/4 radii.
  /// The chord of the whole arc is 2·sin ψ radii. With c = cos ψ/2 the handle is chord/3(c + c²),
  /// also for a straight arc.
  static func handle(chord: Double, cosine: Double) -> Double {
    let square = (cosine + 1) / 2
    return chord / 3 / (square.squareRoot() + square)
  }
}
