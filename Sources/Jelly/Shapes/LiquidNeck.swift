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
/// cross, and none if one contains the other. On each side of the axis, ρa² can be wider.
///
/// All parts are drawn clockwise, like the bodies: fill them together by the non-zero rule.
struct LiquidNeck {
  private let first: LiquidBody
  private let second: LiquidBody
  private let frame: LiquidFrame
  private let amount: Double
  private let ballRadius: Double
  /// ρa²w, the radii of the balls in contact on the sides −1 and 1 of the axis, in points.
  private let contactRadii: Vector2

  /// Creates the neck of two bodies.
  ///
  /// - Parameters:
  ///   - amount: 0 where the sides of the neck touch each other, 1 for a whole neck. A negative one
  ///     counts as 0.
  ///   - ballRadius: The radius of the balls of a whole neck in contact, in points.
  ///   - widening: w, the factors of the radii in contact on the sides −1 and 1 of the axis.
  ///   - frame: The axis of the bodies; nil to find it.
  init(
    _ first: LiquidBody, _ second: LiquidBody, _ frame: LiquidFrame? = nil, amount: Double,
    ballRadius: Double, widening: Vector2 = Vector2(1, 1)
  ) {
    (self.first, self.second) = (first, second)
    self.frame = frame ?? LiquidFrame(first, second)
    self.amount = max(amount, 0)
    self.ballRadius = ballRadius
    contactRadii = widening * (ballRadius * (self.amount * self.amount))
  }

  /// A Boolean value that indicates whether the bodies lie apart: a gap that does not count as a
  /// length is none.
  ///
  /// Where the gap is a rounding error, the axis between two corners that touch is one, too, and
  /// the balls beside it are wrong by points. Those beside bodies that overlap are exact there.
  var isApart: Bool { frame.gap > Limits.minimumLength }

  /// The balls on the sides −1 and 1 of the axis, between bodies that lie apart.
  var sides: (LiquidBall, LiquidBall) {
    let pair = LiquidPair(first, second, frame)
    guard let (rise, other) = rises(pair) else { return pair.balls(nil, nil) }
    return pair.balls(rise, other)
  }

  /// The height over the axis at which a ball on the side 1 touches the first body, in points; nil
  /// between bodies that do not lie apart along an axis of the screen.
  var footHeight: Double? {
    let pair = LiquidPair(first, second, frame)
    return isApart ? pair.footHeight(side: 1, rise: rises(pair)?.1) : nil
  }

  /// The heights of the balls over those that touch the axis; nil for these.
  private func rises(_ pair: LiquidPair) -> (Double, Double)? {
    guard amount > 0 else { return nil }
    var heights = pair.contactHeights(radius: contactRadii.x)
    if contactRadii.y != contactRadii.x {
      heights.y = pair.contactHeights(radius: contactRadii.y).y
    }
    func rise(_ height: Double, _ radius: Double) -> Double {
      max(height - frame.facingLength / 2, 0) + strip(radius)
    }
    return (rise(heights.x, contactRadii.x), rise(heights.y, contactRadii.y))
  }

  /// The balls beside bodies whose outlines cross twice, on the sides −1 and 1 of the line between
  /// their middles; nil where they do not.
  var crossingSides: (LiquidBall, LiquidBall)? {
    let radius = contactRadii.x
    let crossings = LiquidCrossings(first, second, radius: radius)
    guard crossings.count == 2 else { return nil }
    let (one, other) = (crossings[0], crossings[1])
    let isInOrder = (second.center - first.center).cross(other - one) > 0
    return (
      LiquidBall(at: isInOrder ? one : other, radius: radius, touching: first, second),
      LiquidBall(at: isInOrder ? other : one, radius: radius, touching: first, second)
    )
  }

  /// The balls beside bodies that overlap.
  func forEachCrossing(_ body: (LiquidBall) -> Void) {
    let pair = LiquidPair(first, second, frame)
    let areEqual = contactRadii.x == contactRadii.y
    if pair.areDiscs {
      guard let (above, below) = pair.discBalls(radius: contactRadii.x) else { return }
      body(above)
      body(areEqual ? below : pair.discBalls(radius: contactRadii.y)?.1 ?? below)
      return
    }
    for side in 0..<(areEqual ? 1 : 2) {
      let radius = contactRadii[side]
      let crossings = LiquidCrossings(first, second, radius: radius)
      for index in 0..<crossings.count {
        let isOnSide = areEqual || (frame.height(of: crossings[index]) > 0) == (side == 1)
        guard isOnSide else { continue }
        body(LiquidBall(at: crossings[index], radius: radius, touching: first, second))
      }
    }
  }

  /// The share of the height that fills the strip between flat sides, with balls of a radius in
  /// contact.
  private func strip(_ contactRadius: Double) -> Double {
    let area = Self.volume * ballRadius * contactRadius
    guard frame.facingLength > 0, area > 0 else { return 0 }
    return frame.facingLength / 2 / (1 + frame.facingLength * frame.gap / area)
  }

  /// The area of a neck between flat sides beyond which it gets narrow, in squares of its ball's
  /// radius; chosen on film strips.
  private static var volume: Double { 1.6 }

  /// Draws the neck: one contour between bodies that lie apart, or one for each ball.
  func draw(into path: inout some PathBuilder, deformation: Deformation = .none) {
    if isApart {
      return Self.draw(
        sides, between: first.center, second.center, into: &path, deformation: deformation)
    }
    guard contactRadii.x > 0 else { return }
    // It lies in both bodies.
    let inner = frame.point(min(max(first.radius + frame.gap / 2, 0), frame.distance), 0)
    forEachCrossing { ball in
      let turn = (ball.firstFoot - inner).cross(ball.secondFoot - inner)
      let ball = turn < 0 ? ball.reversed : ball
      path.move(to: deformation.place(ball.firstFoot))
      ball.drawArc(into: &path, deformation: deformation)
      path.addLine(to: deformation.place(inner))
      path.closeSubpath()
    }
  }

  /// Draws the contour between the balls on both sides.
  ///
  /// Its lines go through a point in the midst of either body: along a flat side, a line that is
  /// almost the side leaves a hair of light between both.
  static func draw(
    _ sides: (LiquidBall, LiquidBall), between first: Vector2, _ second: Vector2,
    into path: inout some PathBuilder, deformation: Deformation = .none
  ) {
    let (above, below) = (sides.0, sides.1.reversed)
    path.move(to: deformation.place(above.firstFoot))
    above.drawArc(into: &path, deformation: deformation)
    path.addLine(to: deformation.place(second))
    path.addLine(to: deformation.place(below.firstFoot))
    below.drawArc(into: &path, deformation: deformation)
    path.addLine(to: deformation.place(first))
    path.closeSubpath()
  }
}

// MARK: - By thickness

extension LiquidNeck {
  /// Draws the neck of two discs that is some share of the smaller one thick.
  ///
  /// A ball touches both discs and a strip of that thickness about the axis. Between discs of the
  /// radius r that lie apart its radius is (ρ₀ + rs²/2)/(1 − s), with ρ₀ at a share s of 0. Discs
  /// that overlap have the balls with which they would touch; at a share of 1 both have their
  /// common hull.
  static func draw(
    between first: Disc, _ second: Disc, share: Double, into path: inout some PathBuilder,
    deformation: Deformation
  ) {
    let (first, second) = (LiquidBody(first), LiquidBody(second))
    let frame = LiquidFrame(first, second)
    let pair = LiquidPair(first, second, frame)
    let half = min(max(share, 0), maximumShare) * min(first.radius, second.radius)
    let isApart = frame.gap > 0
    let radius =
      isApart
      ? pair.pinchRadius(halfThickness: half, distance: frame.distance, gap: frame.gap)
      : pair.pinchRadius(halfThickness: half, distance: first.radius + second.radius, gap: 0)
    guard isApart || half > 0,
      let balls = pair.discBalls(radius: radius, height: isApart ? radius + half : nil)
    else { return }
    draw(balls, between: first.center, second.center, into: &path, deformation: deformation)
  }

  /// The largest share, so that a ball has a radius.
  private static var maximumShare: Double { 1 - 1e-9 }
}
