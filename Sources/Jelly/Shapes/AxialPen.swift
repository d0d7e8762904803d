/// Draws an outline of round arcs along an axis.
///
/// x runs along the axis and y to its left. The outline runs clockwise on a screen: above the axis
/// forwards, below it back.
struct AxialPen {
  /// Where x and y are 0.
  let origin: Vector2
  /// One step of x; longer or shorter where the outline is stretched.
  private let along: Vector2
  /// One step of y.
  private let across: Vector2
  /// Where the outline has come to.
  private(set) var place: Vector2
  /// Which way it goes on there, in steps: one along and across together.
  private var heading: Vector2

  /// Makes a pen at the rear of the outline, where it crosses the axis.
  ///
  /// - Parameters:
  ///   - origin: Where x and y are 0, before the whole is scaled.
  ///   - direction: Which way the axis runs: a unit vector.
  ///   - stretch: How much longer the whole is along the axis, and thinner across.
  ///   - scale: What is done to all of it.
  ///   - rear: Where the outline starts, on the axis.
  init(origin: Vector2, direction: Vector2, stretch: Double, scale: Scale, rear: Double) {
    self.origin = scale.place(origin)
    self.along = direction * stretch * scale.factors
    self.across = Vector2(direction.y, -direction.x) / stretch * scale.factors
    self.place = self.origin + along * rear
    self.heading = across
  }

  /// Where a point of the axes lies.
  func place(of point: Vector2) -> Vector2 { origin + along * point.x + across * point.y }

  /// Goes on to where a disc round a place faces a way: that `normal`, a unit vector of the axes.
  @inline(never)
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

  /// The handle of each of the two cubics that draw an arc which turns by 2ψ.
  ///
  /// A cubic that touches an arc of ψ at both ends and half-way has handles of 4/3·tan ψ/4 radii.
  /// The chord of both is 2·sin ψ radii, so with c = cos ψ/2 that is chord/3(c + c²), also of a
  /// straight arc.
  @inline(never)
  static func handle(chord: Double, cosine: Double) -> Double {
    let square = (cosine + 1) / 2
    return chord / 3 / (square.squareRoot() + square)
  }
}
