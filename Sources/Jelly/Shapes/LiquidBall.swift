/// A ball beside a neck: its arc between two bodies, which it touches from outside, is a side of
/// the neck.
struct LiquidBall {
  /// The middle, in points.
  var center: Vector2
  /// The radius, in points.
  var radius: Double
  /// The directions from the middle to the points where it touches the first body and the second.
  var first: Vector2
  var second: Vector2
  /// The direction between them, in which the arc is divided.
  var middle: Vector2

  /// Creates a ball from its middle.
  ///
  /// - Parameter axis: The direction that the middle of an arc between opposite points faces.
  init(
    at center: Vector2, radius: Double, touching first: LiquidBody, _ second: LiquidBody,
    axis: Vector2 = .zero
  ) {
    self.center = center
    self.radius = radius
    self.first = -first.clearance(of: center).normal
    self.second = -second.clearance(of: center).normal
    let sum = self.first + self.second + axis * 1e-12
    let length = sum.magnitude
    middle = length > 0 ? sum / length : .zero
  }

  /// The point where it touches the first body.
  var firstFoot: Vector2 { center + first * radius }
  /// The point where it touches the second body.
  var secondFoot: Vector2 { center + second * radius }

  /// The ball as the second body sees it.
  var reversed: Self {
    var ball = self
    (ball.first, ball.second) = (second, first)
    return ball
  }

  /// Adds the arc from the first foot, where the path is, to the second: two cubics, which are
  /// mirror images.
  func drawArc(into path: inout some PathBuilder, deformation: Deformation) {
    let handle = Self.handle(from: first, to: middle)
    Self.drawArc(center, radius, from: first, to: middle, handle, into: &path, deformation)
    Self.drawArc(center, radius, from: middle, to: second, handle, into: &path, deformation)
  }

  /// Adds an arc of at most a half circle between two directions: a cubic that touches it at both
  /// ends and half-way, with handles of 4/3·tan ψ/4 radii for an angle of ψ.
  ///
  /// In a quarter it deviates by at most 0.027 % of the radius.
  static func drawArc(
    _ center: Vector2, _ radius: Double, from start: Vector2, to end: Vector2,
    into path: inout some PathBuilder, _ deformation: Deformation
  ) {
    drawArc(
      center, radius, from: start, to: end, handle(from: start, to: end), into: &path, deformation)
  }

  /// 4/3·tan ψ/4 for the angle ψ between two directions, with its sign.
  private static func handle(from start: Vector2, to end: Vector2) -> Double {
    let cosine = (start * end).sum()
    let half = max((1 + cosine) / 2, 0).squareRoot()
    let tangent = max((1 - cosine) / 2, 0).squareRoot() / (1 + half)
    return 4.0 / 3 * tangent * (start.cross(end) < 0 ? -1.0 : 1)
  }

  private static func drawArc(
    _ center: Vector2, _ radius: Double, from start: Vector2, to end: Vector2, _ handle: Double,
    into path: inout some PathBuilder, _ deformation: Deformation
  ) {
    let control1 = start + Vector2(-start.y, start.x) * handle
    let control2 = end - Vector2(-end.y, end.x) * handle
    path.addCurve(
      to: deformation.place(center + end * radius),
      control1: deformation.place(center + control1 * radius),
      control2: deformation.place(center + control2 * radius))
  }
}
