/// The neck between two bodies: its sides are arcs of balls that touch both from outside.
///
/// While the bodies lie apart, one ball touches them on each side of their axis, at the height
///
///     y = y₀ + max(Y(ρa²) − L/2, 0) + (L/2)/(1 + L·g/(1.6·ρ²a²))
///
/// where y₀ is the height of the ball that touches the axis (*pinch*), Y(ρ′) the height of the ball
/// of radius ρ′ if the bodies just touched (*contact*), L the length on which the cores face each
/// other, g the gap, ρ the radius of the ball in contact and a the amount. Between flat sides a
/// neck gets narrow as it gets long, as if its area were limited: in two dimensions a liquid bridge
/// has arcs as sides, and keeps its area.
///
/// Bodies that overlap have balls of the radius ρa² where their outlines cross: two, four for a
/// cross, and none if one contains the other.
///
/// All parts are drawn clockwise, like the bodies: fill them together by the non-zero rule.
struct LiquidNeck {
  private let frame: LiquidFrame
  private let firstRadius: Double
  private(set) var balls = LiquidBalls()

  /// Creates the neck of two bodies.
  ///
  /// - Parameters:
  ///   - amount: 0 where the sides of the neck touch each other, 1 for a whole neck. A negative one
  ///     counts as 0.
  ///   - ballRadius: The radius of the balls of a whole neck in contact, in points.
  init(_ first: LiquidBody, _ second: LiquidBody, amount: Double, ballRadius: Double) {
    let frame = LiquidFrame(first, second)
    self.frame = frame
    firstRadius = first.radius
    let amount = max(amount, 0)
    let contactRadius = ballRadius * (amount * amount)
    if frame.gap > 0 {
      let pair = LiquidPair(first, second, frame)
      let heights = pair.contactHeights(radius: contactRadius)
      let strip = Self.strip(of: frame, contactRadius: contactRadius, ballRadius: ballRadius)
      for side in 0...1 {
        let rise = max(heights[side] - frame.facingLength / 2, 0) + strip
        balls.append(pair.ball(side: side == 0 ? -1 : 1, rise: amount > 0 ? rise : nil))
      }
    } else {
      let crossings = LiquidCrossings(first, second, radius: contactRadius)
      for index in 0..<crossings.count {
        balls.append(
          LiquidBall(at: crossings[index], radius: contactRadius, touching: first, second))
      }
    }
  }

  /// The share of the height that fills the strip between flat sides.
  private static func strip(
    of frame: LiquidFrame, contactRadius: Double, ballRadius: Double
  ) -> Double {
    let area = volume * ballRadius * contactRadius
    guard frame.facingLength > 0, area > 0 else { return 0 }
    return frame.facingLength / 2 / (1 + frame.facingLength * frame.gap / area)
  }

  /// The area of a neck between flat sides beyond which it gets narrow, in squares of its ball's
  /// radius; chosen by eye on film strips.
  private static var volume: Double { 1.6 }

  /// Draws the neck: one contour between bodies that lie apart, or one for each ball. All lines are
  /// chords of the bodies.
  func draw(into path: inout some PathBuilder, deformation: Deformation = .none) {
    if frame.gap > 0 {
      let (above, below) = (balls[0], balls[1].reversed)
      path.move(to: deformation.place(above.firstFoot))
      above.drawArc(into: &path, deformation: deformation)
      path.addLine(to: deformation.place(below.firstFoot))
      below.drawArc(into: &path, deformation: deformation)
      path.closeSubpath()
      return
    }
    // It lies in both bodies.
    let inner = frame.point(min(max(firstRadius + frame.gap / 2, 0), frame.distance), 0)
    for index in 0..<balls.count where balls[index].radius > 0 {
      var ball = balls[index]
      if (ball.firstFoot - inner).cross(ball.secondFoot - inner) < 0 { ball = ball.reversed }
      path.move(to: deformation.place(ball.firstFoot))
      ball.drawArc(into: &path, deformation: deformation)
      path.addLine(to: deformation.place(inner))
      path.closeSubpath()
    }
  }
}
