/// The tail of a body towards another one: what is left of a ``LiquidNeck`` after it parted, and
/// what grows before it forms.
///
/// A tail is a cone with a round tip. With the ball at (x₀, y₀) that touches both bodies and the
/// axis, the tail of a body of radius r is ℓ = x₀ − r long at growth 1, and then it is half of
/// the neck of amount 0. At a growth b its front is at r + bℓ, on a drop of radius
/// τ = min(ℓ, room)·(1 − b); balls of radius y₀ join the drop to the body.
struct LiquidTail {
  /// A side of the tail: the ball, and the drop at its tip.
  private struct Side {
    var ball: LiquidBall
    var tip: Disc

    /// Its image on the other side of the axis, on which its drop lies.
    func mirrored(in frame: LiquidFrame) -> Self {
      Self(ball: ball.mirrored(in: frame), tip: tip)
    }
  }

  private let sides: (above: Side, below: Side)
  private let direction: Vector2

  /// Creates a tail; nil if there is nothing to draw.
  ///
  /// - Parameters:
  ///   - growth: From 0 to 1. Values outside are moved to the nearer end.
  ///   - partingGap: The gap at which the neck parts, in points. Bodies that are farther apart have
  ///     tails of that length.
  init?(of body: LiquidBody, towards other: LiquidBody, growth: Double, partingGap: Double) {
    if body.coreHalfSize == .zero, other.coreHalfSize == .zero {
      let (disc, other) = (
        Disc(center: body.center, radius: body.radius),
        Disc(center: other.center, radius: other.radius)
      )
      let tail = Self(of: disc, towards: other, growth: growth, partingGap: partingGap)
      guard let tail else { return nil }
      (sides, direction) = (tail.sides, tail.direction)
      return
    }
    let whole = LiquidFrame(body, other)
    let growth = min(growth, 1)
    guard Self.isSeen(growth, gap: whole.gap, partingGap) else { return nil }
    let far = max(whole.gap - partingGap, 0)
    let near = other.moved(by: whole.direction * -far)
    let frame = LiquidFrame(body, near)
    let pair = LiquidPair(body, near, frame)
    // Half of the core at the root, across the axis: a drop never leaves its body at the rear.
    let offset = frame.origin - body.center
    let rest = body.coreHalfSize - pointwiseMax(offset, -offset)
    let axis = frame.direction
    let room = body.radius + abs(axis.x) * rest.y + abs(axis.y) * rest.x
    func side(_ sign: Double) -> Side? {
      let pinch = pair.pinch(side: sign)
      let tip = Tip(pinch.x - body.radius, room: room, growth: growth)
      let x = body.radius + tip.front
      let disc = Disc(center: frame.point(x, 0), radius: tip.radius)
      let drop = LiquidBody(disc)
      guard let place = pair.tailBall(side: sign, drop: drop, at: x, radius: pinch.y) else {
        return nil
      }
      return Side(ball: LiquidBall(at: place, radius: pinch.y, touching: body, drop), tip: disc)
    }
    guard let above = side(-1),
      let below = pair.isMirrored ? above.mirrored(in: frame) : side(1)
    else { return nil }
    (sides, direction) = ((above, below), axis)
  }

  /// Creates the tail of a disc towards another one; nil if there is nothing to draw.
  ///
  /// It has formulas of its own: a page with a badge alone does not load those of boxes (−12 kB).
  init?(of disc: Disc, towards other: Disc, growth: Double, partingGap: Double) {
    let (body, growth) = (LiquidBody(disc), min(growth, 1))
    let whole = LiquidFrame(body, LiquidBody(other))
    guard Self.isSeen(growth, gap: whole.gap, partingGap) else { return nil }
    let gap = min(whole.gap, partingGap)
    let distance = whole.distance - (whole.gap - gap)
    let ball = LiquidPair(body, LiquidBody(other), whole)
      .pinchRadius(halfThickness: 0, distance: distance, gap: gap)
    // x₀ − r with x₀² = r² + 2r·y₀, without the difference of two lengths that may be almost equal.
    let foot = (disc.radius * (disc.radius + 2 * ball)).squareRoot()
    let tip = Tip(
      2 * disc.radius * ball / (foot + disc.radius), room: disc.radius, growth: growth)
    let frame = LiquidFrame(
      from: disc.center, whole.direction, distance: disc.radius + tip.front,
      radii: Vector2(disc.radius, tip.radius))
    let drop = Disc(center: frame.point(frame.distance, 0), radius: tip.radius)
    guard let balls = LiquidPair(body, LiquidBody(drop), frame).discBalls(radius: ball) else {
      return nil
    }
    sides = (Side(ball: balls.0, tip: drop), Side(ball: balls.1, tip: drop))
    direction = whole.direction
  }

  /// The drop at the tip of a tail: its radius, and how far its middle is from the body.
  private struct Tip {
    let radius: Double
    let front: Double

    init(_ length: Double, room: Double, growth: Double) {
      radius = max(min(length, room) * (1 - growth), 0)
      front = growth * length - radius
    }
  }

  /// Returns whether there is anything of a tail to be seen.
  private static func isSeen(_ growth: Double, gap: Double, _ partingGap: Double) -> Bool {
    gap > minimumGap && partingGap > minimumGap && growth > minimumGrowth
  }

  /// The smallest gap that has a tail, in points: places on a screen have roundings of 1e-13, which
  /// are a 10,000th of it.
  private static var minimumGap: Double { 1e-9 }
  /// The smallest growth of a tail: one across a screen of 1,000 pt is then 0.001 pt long.
  private static var minimumGrowth: Double { 1e-6 }

  /// Draws the tail, clockwise.
  func draw(into path: inout some PathBuilder, deformation: Deformation = .none) {
    let (above, below) = sides
    let (start, end) = (above.ball, below.ball.reversed)
    path.move(to: deformation.place(start.firstFoot))
    start.drawArc(into: &path, deformation: deformation)
    LiquidBall.drawArc(
      above.tip.center, above.tip.radius, from: -start.toSecond, to: direction, into: &path,
      deformation)
    // The drops of both sides are the same but between bodies with corners.
    path.addLine(to: deformation.place(below.tip.center + direction * below.tip.radius))
    LiquidBall.drawArc(
      below.tip.center, below.tip.radius, from: direction, to: -end.toFirst, into: &path,
      deformation)
    end.drawArc(into: &path, deformation: deformation)
    path.closeSubpath()
  }
}
