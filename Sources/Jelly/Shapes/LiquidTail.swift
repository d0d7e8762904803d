/// The tail of a body towards another one: what is left of a ``LiquidNeck`` after it parted, and
/// what grows before it forms.
///
/// A tail is a cone with a round tip. With the ball at (x₀, y₀) that touches both bodies and the
/// axis, the tail of a body of radius r is ℓ = x₀ − r long at strength 1, and then it is half of
/// the neck of amount 0. At a strength b its front is at r + bℓ, on a drop of radius
/// τ = min(ℓ, room)·(1 − b); balls of radius y₀ join the drop to the body.
struct LiquidTail {
  /// A side of the tail: the ball, and the drop at its tip.
  private struct Side {
    var ball: LiquidBall
    var tip: Disc
  }

  private let sides: (above: Side, below: Side)
  private let direction: Vector2

  /// Creates a tail; nil if there is nothing to draw.
  ///
  /// - Parameters:
  ///   - strength: From 0 to 1. Values outside are moved to the nearer end.
  ///   - partingGap: The gap at which the neck parts, in points. Bodies that are farther apart have
  ///     tails of that length.
  init?(of body: LiquidBody, towards other: LiquidBody, strength: Double, partingGap: Double) {
    let whole = LiquidFrame(body, other)
    let strength = min(strength, 1)
    guard whole.gap > Self.minimumGap, partingGap > Self.minimumGap,
      strength > Self.minimumStrength
    else { return nil }
    let far = max(whole.gap - partingGap, 0)
    let near = other.moved(by: whole.direction * -far)
    let frame = LiquidFrame(body, near)
    let pair = LiquidPair(body, near, frame)
    // Half of the core at the root, across the axis: a drop never leaves its body at the rear.
    let offset = frame.origin - body.center
    let rest = body.coreHalfSize - pointwiseMax(offset, -offset)
    let axis = frame.direction
    let room = body.radius + abs(axis.x) * rest.y + abs(axis.y) * rest.x
    func tip(length: Double) -> (drop: Disc, distance: Double) {
      let radius = max(min(length, room) * (1 - strength), 0)
      let distance = body.radius + strength * length - radius
      return (Disc(center: frame.point(distance, 0), radius: radius), distance)
    }
    direction = axis
    if pair.areDiscs {
      let pinch = pair.pinch(side: 1)
      // x₀ − r without the difference of two lengths that may nearly be equal.
      let tip = tip(length: 2 * body.radius * pinch.y / (pinch.x + body.radius))
      let frame = LiquidFrame(
        from: body.center, axis, distance: tip.distance,
        radii: Vector2(body.radius, tip.drop.radius))
      let drop = LiquidPair(body, LiquidBody(tip.drop), frame)
      guard let balls = drop.discBalls(radius: pinch.y) else { return nil }
      sides = (Side(ball: balls.0, tip: tip.drop), Side(ball: balls.1, tip: tip.drop))
      return
    }
    func side(_ sign: Double) -> Side? {
      let pinch = pair.pinch(side: sign)
      let tip = tip(length: pinch.x - body.radius)
      let drop = LiquidBody(tip.drop)
      guard
        let place = pair.tailBall(side: sign, drop: drop, at: tip.distance, radius: pinch.y)
      else { return nil }
      return Side(ball: LiquidBall(at: place, radius: pinch.y, touching: body, drop), tip: tip.drop)
    }
    guard let above = side(-1), let below = side(1) else { return nil }
    sides = (above, below)
  }

  /// The smallest gap that has a tail, in points.
  private static var minimumGap: Double { 1e-9 }
  /// The smallest strength of a tail: shorter ones nobody sees.
  private static var minimumStrength: Double { 1e-6 }

  /// Draws the tail, clockwise.
  func draw(into path: inout some PathBuilder, deformation: Deformation = .none) {
    let (above, below) = sides
    let (start, end) = (above.ball, below.ball.reversed)
    path.move(to: deformation.place(start.firstFoot))
    start.drawArc(into: &path, deformation: deformation)
    LiquidBall.drawArc(
      above.tip.center, above.tip.radius, from: -start.second, to: direction, into: &path,
      deformation)
    // The drops of both sides are the same but between bodies with corners.
    path.addLine(to: deformation.place(below.tip.center + direction * below.tip.radius))
    LiquidBall.drawArc(
      below.tip.center, below.tip.radius, from: direction, to: -end.first, into: &path, deformation)
    end.drawArc(into: &path, deformation: deformation)
    path.closeSubpath()
  }
}
