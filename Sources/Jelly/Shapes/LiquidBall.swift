/// A ball beside a neck: its arc between two bodies, which it touches from outside, is a side of
/// the neck.
struct LiquidBall {
  /// The middle, in points.
  var center: Vector2
  /// The radius, in points.
  var radius: Double
  /// The directions from the middle to the points where it touches the first body and the second.
  var toFirst: Vector2
  var toSecond: Vector2
  /// The direction between them, in which the arc is divided.
  var middle: Vector2
  /// The points where it touches the first body and the second.
  ///
  /// They are stored, because those of a very large ball are exact only from the bodies' side.
  var firstFoot: Vector2
  var secondFoot: Vector2

  /// Creates a ball from its middle.
  ///
  /// - Parameter side: The side of the axis on which it is, 1 or −1; 0 where the points at which it
  ///   touches the bodies are not opposite.
  init(
    at center: Vector2, radius: Double, touching first: LiquidBody, _ second: LiquidBody,
    side: Double = 0
  ) {
    self.center = center
    self.radius = radius
    toFirst = -first.clearance(of: center).normal
    toSecond = -second.clearance(of: center).normal
    middle = Self.middle(of: toFirst, toSecond, side: side)
    firstFoot = center + toFirst * radius
    secondFoot = center + toSecond * radius
  }

  /// The direction between two others, which faces the axis if the ball is on a side of it.
  ///
  /// The sum of two directions gets lost in rounding errors where they are opposite, and their
  /// difference, by a quarter turn, where they are the same. Both have this direction, and at least
  /// one is long.
  @inline(never)
  static func middle(of toFirst: Vector2, _ toSecond: Vector2, side: Double) -> Vector2 {
    let difference = (toSecond - toFirst) * side
    let sum = toFirst + toSecond + Vector2(difference.y, -difference.x)
    let length = sum.magnitude
    return length > 0 ? sum / length : .zero
  }

  /// Creates a ball from its parts.
  init(center: Vector2, radius: Double, toFirst: Vector2, toSecond: Vector2, middle: Vector2) {
    (self.center, self.radius) = (center, radius)
    (self.toFirst, self.toSecond, self.middle) = (toFirst, toSecond, middle)
    (firstFoot, secondFoot) = (center + toFirst * radius, center + toSecond * radius)
  }

  /// The ball as the second body sees it.
  var reversed: Self {
    var ball = self
    (ball.toFirst, ball.toSecond) = (toSecond, toFirst)
    (ball.firstFoot, ball.secondFoot) = (secondFoot, firstFoot)
    return ball
  }

  /// The ball on the other side of an axis.
  func mirrored(in frame: LiquidFrame) -> Self {
    func image(_ vector: Vector2) -> Vector2 {
      vector - frame.across * (2 * frame.direction.cross(vector))
    }
    func place(_ point: Vector2) -> Vector2 { frame.origin + image(point - frame.origin) }
    var ball = self
    ball.center = place(center)
    (ball.firstFoot, ball.secondFoot) = (place(firstFoot), place(secondFoot))
    (ball.toFirst, ball.toSecond, ball.middle) = (image(toFirst), image(toSecond), image(middle))
    return ball
  }

  /// Adds the arc from the first foot, where the path is, to the second: two cubics, which are
  /// mirror images.
  ///
  /// All of it follows from the feet and the directions, so that an arc of a ball that is nearly a
  /// straight line is exact, too. Half of an arc of 2ψ with a chord of 2c has handles of
  /// 2c/3(k + k²) with k = cos ψ/2.
  func drawArc(into path: inout some PathBuilder, deformation: Deformation) {
    let (tip, handle) = middleOfArc
    func along(_ direction: Vector2) -> Vector2 { Vector2(-direction.y, direction.x) * handle }
    path.addCurve(
      to: deformation.place(tip), control1: deformation.place(firstFoot + along(toFirst)),
      control2: deformation.place(tip - along(middle)))
    path.addCurve(
      to: deformation.place(secondFoot), control1: deformation.place(tip + along(middle)),
      control2: deformation.place(secondFoot - along(toSecond)))
  }

  /// The first half of the arc, from the first foot to its middle.
  var firstHalf: Cubic {
    let (tip, handle) = middleOfArc
    func along(_ direction: Vector2) -> Vector2 { Vector2(-direction.y, direction.x) * handle }
    return Cubic(
      start: firstFoot, control1: firstFoot + along(toFirst), control2: tip - along(middle),
      end: tip)
  }

  /// The middle of the arc, and the length of its handles.
  private var middleOfArc: (tip: Vector2, handle: Double) {
    let cosine = (toFirst * middle).sum()
    let sine = toFirst.cross(middle)
    let chord = (secondFoot - firstFoot).magnitude * (sine < 0 ? -1.0 : 1)
    let square = max(1 + cosine, 0) / 2
    let handle = square > 0 ? chord / 3 / (square.squareRoot() + square) : 0
    let sagitta = square > 0 ? chord / 4 * sine / square : 0
    return ((firstFoot + secondFoot) / 2 + middle * sagitta, handle)
  }

  /// Adds an arc of at most a half circle between two directions: a cubic that touches it at both
  /// ends and half-way, with handles of 4/3·tan ψ/4 radii for an angle of ψ.
  ///
  /// In a quarter it deviates by at most 0.027 % of the radius.
  static func drawArc(
    _ center: Vector2, _ radius: Double, from start: Vector2, to end: Vector2,
    into path: inout some PathBuilder, _ deformation: Deformation
  ) {
    let cosine = (start * end).sum()
    let half = max((1 + cosine) / 2, 0).squareRoot()
    let tangent = max((1 - cosine) / 2, 0).squareRoot() / (1 + half)
    let handle = 4.0 / 3 * tangent * (start.cross(end) < 0 ? -1.0 : 1)
    let control1 = start + Vector2(-start.y, start.x) * handle
    let control2 = end - Vector2(-end.y, end.x) * handle
    path.addCurve(
      to: deformation.place(center + end * radius),
      control1: deformation.place(center + control1 * radius),
      control2: deformation.place(center + control2 * radius))
  }
}
