/// A ball of four cubics that stretches to either side, as in T2 (KYAnimatedPageControl).
///
///            ╭───A───╮
///        ╭───╯       ╰╮            A, C = center ∓ h across
///       D      ·      B            B    = center + (d/2 + 4/5·d·ahead) along
///        ╰───╮       ╭╯            D    = center − (d/2 + 4/5·d·behind) along
///            ╰───C───╯
///
/// A ball that gets longer gets thinner. A stretch below 0 is a squeeze, and makes it thicker.
/// Every handle lies along the axis or across it, so the outline is free of kinks, whatever the
/// stretch.
struct JellyBall: Sendable {
  /// The center, in points.
  let center: Vector2
  /// The diameter at rest, in points.
  let diameter: Double
  /// The ball's stretch behind (x) and ahead (y).
  ///
  /// Their sum is the factor: 1 makes the ball 1.8 diameters long, and T2's ball a fifth as thick.
  var stretch = Vector2.zero
  /// The axis along which the ball stretches.
  var axis = JellyAxis.horizontal
  /// The curve of the ball's outline.
  var profile = BallProfile.teardrop

  /// Draws the outline from A to B and on: a horizontal ball clockwise from its top, a vertical one
  /// counter-clockwise from its left.
  func draw(into path: inout some PathBuilder) {
    let radius = diameter / 2
    let behind = radius * (1 + Self.growth * stretch.x)
    let ahead = radius * (1 + Self.growth * stretch.y)
    let thickness = thickness(behind: behind, ahead: ahead)
    let tail = handles(behind, stretch.x, thickness)
    let head = handles(ahead, stretch.y, thickness)
    let a = Vector2(0, -thickness)
    let b = Vector2(ahead, 0)
    let c = Vector2(0, thickness)
    let d = Vector2(-behind, 0)
    path.move(to: placed(a))
    path.addCurve(
      to: placed(b), control1: placed(a + Vector2(head.x, 0)),
      control2: placed(b - Vector2(0, head.y)))
    path.addCurve(
      to: placed(c), control1: placed(b + Vector2(0, head.y)),
      control2: placed(c + Vector2(head.x, 0)))
    path.addCurve(
      to: placed(d), control1: placed(c - Vector2(tail.x, 0)),
      control2: placed(d + Vector2(0, tail.y)))
    path.addCurve(
      to: placed(a), control1: placed(d - Vector2(0, tail.y)),
      control2: placed(a - Vector2(tail.x, 0)))
    path.closeSubpath()
  }

  /// The place on this ball of a point of a ball at the origin that stretches to the right.
  private func placed(_ point: Vector2) -> Vector2 { center + axis.along(point) }

  /// The distance of A and C from the center, in points, if D and B are `behind` and `ahead` away.
  private func thickness(behind: Double, ahead: Double) -> Double {
    let radius = diameter / 2
    switch profile {
    case .classic: return radius * (1 - Self.growth / 2 * stretch.sum())
    case .teardrop:
      let length = behind * Self.fullness(stretch.x) + ahead * Self.fullness(stretch.y)
      return length > 0 ? 2 * Self.fullness(0) * radius * radius / length : radius
    }
  }

  /// The handles of the half of the ball that is `length` points long: those along the axis from A
  /// and C (x), and those across it from B or D (y).
  private func handles(_ length: Double, _ stretch: Double, _ thickness: Double) -> Vector2 {
    switch profile {
    case .classic: Vector2(diameter, diameter) / Self.tutorialDivisor
    case .teardrop: Vector2(length * Disc.quarterHandle, thickness * Self.tip(stretch))
    }
  }

  /// The handle at the tip of a half of a drop, in thicknesses: that of a circle, or shorter for a
  /// tail.
  private static func tip(_ stretch: Double) -> Double {
    Disc.quarterHandle / (1 + taper * max(stretch, 0))
  }

  /// The area of a quarter of a drop, as a share of the half's length times the thickness.
  ///
  /// The area under a cubic from (0, 1) to (1, 0) with handles k and m, which lie along the sides,
  /// is ½ + 3/10·(k + m) − 3/20·k·m.
  private static func fullness(_ stretch: Double) -> Double {
    let k = Disc.quarterHandle
    let m = tip(stretch)
    return 0.5 + 3.0 / 10 * (k + m) - 3.0 / 20 * k * m
  }

  /// The growth of a half of the ball by a stretch of 1, in radii: T2's 2·2/5 of the diameter.
  static var growth: Double { 8.0 / 5 }

  /// The diameter divided by a handle in T2, found there by trial: the circle bulges by 0.17 %.
  private static var tutorialDivisor: Double { 3.6 }

  /// The amount by which the end of a tail of stretch 1 is narrower than that of a half-ellipse.
  ///
  /// On film strips half as much is an egg and twice as much a spike, though no point of a ball of
  /// 20 pt is more than 0.7 pt off.
  private static var taper: Double { 1.5 }
}

/// The curve of the ball's outline.
public enum BallProfile: Int, Sendable {
  /// T2's curve: h = d/2 − 2/5·d·factor, handles of d/3.6 whatever the stretch.
  case classic
  /// A drop that keeps its area and runs to a narrow tail; a circle at rest, to 0.03 %.
  case teardrop
}

@_spi(Jelly) extension BallProfile: NamedCase {
  /// The name of the case.
  public var name: StaticString {
    switch self {
    case .classic: "classic"
    case .teardrop: "teardrop"
    }
  }
}
