/// A bar whose lower edge is a wave with its tip under the finger.
///
/// The wave has one of two profiles: the tutorial's seven points with their flaws, or a bell that
/// is smooth everywhere and has exactly the depth and the place of its amplitudes.
struct WaveEdge: Sendable {
  /// Width and height at rest, in points.
  let size: Vector2
  /// The edge that the bar hangs from.
  var side = RectEdge.top
  /// The displacement of the edge from its rest.
  let amplitudes: EdgeAmplitudes
  /// The curve of the wave.
  let profile: WaveProfile

  /// Draws the outline from the origin, the free edge first.
  func draw(into path: inout some PathBuilder) {
    switch profile {
    case .sevenPoint: drawSevenPoints(into: &path)
    case .bell: drawBell(into: &path)
    }
  }

  private func placed(_ point: Vector2) -> Vector2 { side.fromTop(point, in: size) }
}

// MARK: - Seven points

extension WaveEdge {
  /// The numbers of T3 (DGElasticBounceTutorial).
  private enum SevenPoint {
    /// The distance beyond the bar of the foot on the finger's side, per point by which the tip is
    /// off the middle.
    static let drift = 0.28
    /// The end of the flat part, as a share of the distance from foot to tip.
    static let foot = 0.44
    /// The place of the shoulder, as a share of the same distance.
    static let shoulder = 0.71
    /// The depth of the shoulder, as a multiple of the wave's.
    static let shoulderDepth = 0.64
    /// The depth of the tip's control point, as a multiple of the wave's.
    static let tipDepth = 1.36
  }

  /// Draws T3's outline, point for point; the right shoulder is used twice as a handle, as there.
  ///
  /// It is cut at the bar's sides, as by the tutorial's screen.
  private func drawSevenPoints(into path: inout some PathBuilder) {
    let size = side.asTop(size: size)
    let x = size.x / 2 + amplitudes.sideways
    let drift = SevenPoint.drift * amplitudes.sideways
    let minLeft = min(drift, 0)
    let maxRight = max(size.x + drift, size.x)
    let left = x - minLeft
    let right = maxRight - x
    let base = size.y + amplitudes.base
    let shoulderY = base + SevenPoint.shoulderDepth * amplitudes.wave

    let left3 = Vector2(minLeft, base)
    let left2 = Vector2(minLeft + SevenPoint.foot * left, base)
    let left1 = Vector2(minLeft + SevenPoint.shoulder * left, shoulderY)
    let tip = Vector2(x, base + SevenPoint.tipDepth * amplitudes.wave)
    let right1 = Vector2(maxRight - SevenPoint.shoulder * right, shoulderY)
    let right2 = Vector2(maxRight - SevenPoint.foot * right, base)
    let right3 = Vector2(maxRight, base)

    var curves = EdgeCurves(
      left: Cubic(start: Vector2(0, base), control1: left3, control2: left2, end: left1),
      middle: Cubic(start: left1, control1: tip, control2: right1, end: right1),
      right: Cubic(start: right1, control1: right1, control2: right2, end: right3))
    if minLeft < 0 { curves.cutLeft() }
    if maxRight > size.x { curves.cutRight(at: size.x) }

    path.move(to: placed(.zero))
    path.addLine(to: placed(curves.left.start))
    addCurve(curves.left, to: &path)
    addCurve(curves.middle, to: &path)
    addCurve(curves.right, to: &path)
    path.addLine(to: placed(Vector2(size.x, 0)))
    path.closeSubpath()
  }

  private func addCurve(_ curve: Cubic, to path: inout some PathBuilder) {
    path.addCurve(
      to: placed(curve.end), control1: placed(curve.control1), control2: placed(curve.control2))
  }
}

// MARK: - Bell

extension WaveEdge {
  /// Handle lengths of the bell, chosen beside T3's wave; both look right from 0.2 to 0.7.
  private enum Bell {
    /// The foot's handle, as a share of the distance from foot to tip: how long the edge stays
    /// flat.
    static let foot = 0.62
    /// The tip's handle, as a share of the mean distance to the feet: how round the tip is.
    static let tip = 0.32
  }

  /// Draws two cubics that are level at both feet and at the tip.
  ///
  /// Level handles make every joint smooth. The tip's two handles are equally long, whatever the
  /// distance to the feet, so its curvature is the same from both sides: 2·wave/(3·handle²).
  private func drawBell(into path: inout some PathBuilder) {
    let size = side.asTop(size: size)
    // An oscillation may move the tip past the bar's end; the bell stays on the bar.
    let x = min(max(size.x / 2 + amplitudes.sideways, 0), size.x)
    let left = x
    let right = size.x - x
    let base = size.y + amplitudes.base
    let tip = Vector2(x, base + amplitudes.wave)
    // The harmonic mean of both distances: no handle is longer than the shorter one allows.
    let handle = size.x > 0 ? Vector2(Bell.tip * 2 * left * right / size.x, 0) : .zero

    path.move(to: placed(.zero))
    path.addLine(to: placed(Vector2(0, base)))
    path.addCurve(
      to: placed(tip), control1: placed(Vector2(Bell.foot * left, base)),
      control2: placed(tip - handle))
    path.addCurve(
      to: placed(Vector2(size.x, base)),
      control1: placed(tip + handle), control2: placed(Vector2(size.x - Bell.foot * right, base)))
    path.addLine(to: placed(Vector2(size.x, 0)))
    path.closeSubpath()
  }
}

/// The curve of the wave.
public enum WaveProfile: Int, Sendable {
  /// T3's seven points: three cubics, asymmetric, and 4 % less deep than the amplitudes.
  case sevenPoint
  /// Two cubics that meet at the tip.
  case bell
}

@_spi(Jelly) extension WaveProfile: NamedCase {
  /// The name of the case.
  public var name: StaticString {
    switch self {
    case .sevenPoint: "sevenPoint"
    case .bell: "bell"
    }
  }
}
