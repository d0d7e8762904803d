/// Draws outlines of round arcs that are their own mirror images across an axis.
///
/// x runs along the axis and y to its left. The outline runs clockwise on a screen: above the axis
/// forwards, below it back.
struct AxialContour {
  /// Where x and y are 0.
  let origin: Vector2
  /// One step of x; longer or shorter where the outline is stretched.
  let along: Vector2
  /// One step of y.
  let across: Vector2

  /// Makes a contour's axes.
  ///
  /// - Parameters:
  ///   - origin: Where it starts, before it is scaled.
  ///   - direction: Which way the axis runs: a unit vector.
  ///   - stretch: How much longer it is along the axis, and thinner across; its area stays.
  ///   - scale: What is done to all of it.
  init(origin: Vector2, direction: Vector2, stretch: Double, scale: Scale) {
    self.origin = scale.place(origin)
    self.along = direction * stretch * scale.factors
    self.across = Vector2(direction.y, -direction.x) / stretch * scale.factors
  }

  /// A place on the outline and which way it goes on, in lengths of a handle.
  struct Joint {
    let point: Vector2
    let tangent: Vector2
  }

  /// The place on the axis where the outline crosses it: `facing` is 1 at its front, −1 at its rear.
  func end(at x: Double, facing: Double) -> Joint {
    Joint(point: origin + along * x, tangent: across * -facing)
  }

  /// A place above the axis and its mirror image; `normal` is the way it faces, outwards.
  func joints(at point: Vector2, normal: Vector2) -> (above: Joint, below: Joint) {
    let (middle, offset) = (origin + along * point.x, across * point.y)
    let (forward, inward) = (along * normal.y, across * normal.x)
    return (
      Joint(point: middle + offset, tangent: forward - inward),
      Joint(point: middle - offset, tangent: -forward - inward)
    )
  }

  /// Goes on from one joint to the next.
  func arc(_ start: Joint, _ end: Joint, _ handle: Double, into path: inout some PathBuilder) {
    path.addCurve(
      to: end.point,
      control1: start.point + start.tangent * handle,
      control2: end.point - end.tangent * handle)
  }

  /// The handle of each of the two cubics that draw an arc which turns by 2ψ.
  ///
  /// A cubic that touches an arc of ψ at both ends and half-way has handles of 4/3·tan ψ/4 radii.
  /// The chord of both is 2·sin ψ radii, so with c = cos ψ/2 that is chord/3c(1 + c), also of a
  /// straight arc. Two arcs at a time.
  static func handles(chords: Vector2, cosines: Vector2) -> Vector2 {
    let c = ((cosines + 1) * 0.5).squareRoot()
    return chords / (3 * c * (1 + c))
  }
}
