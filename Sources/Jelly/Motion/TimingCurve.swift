/// The pace of an animation of fixed duration, as CSS and Core Animation describe it: a cubic
/// Bézier curve from (0, 0) to (1, 1).
///
///     x(s) = 3(1 − s)²s·x₁ + 3(1 − s)s²·x₂ + s³        y(s) likewise
///
/// x is the share of the duration that has passed, y the share of the distance that is done. Use it
/// to reproduce an animation with a fixed duration; a spring does not need a curve.
struct TimingCurve: Sendable {
  /// (x₁, y₁), the control point of the curve's start; x₁ from 0 to 1.
  let control1: Vector2
  /// (x₂, y₂), the control point of the curve's end; x₂ from 0 to 1.
  let control2: Vector2

  /// The curve that starts slowly: CSS's `ease-in`, Core Animation's `easeIn`.
  static var easeIn: Self { Self(control1: Vector2(0.42, 0), control2: Vector2(1, 1)) }

  /// The curve that starts and ends slowly: CSS's `ease-in-out`, Core Animation's `easeInEaseOut`.
  static var easeInOut: Self {
    Self(control1: Vector2(0.42, 0), control2: Vector2(0.58, 1))
  }

  /// The share of the distance that is done after a share of the duration: 0 before the start, 1
  /// from the end on.
  ///
  /// x only grows with s, so x(s) = share has one root. Newton's method finds it to 10⁻¹⁴. If a
  /// step would leave the bracket around the root, as it does where the curve is level, the bracket
  /// is halved instead.
  func progress(after share: Double) -> Double {
    guard share > 0 else { return 0 }
    guard share < 1 else { return 1 }
    var low = 0.0
    var high = 1.0
    var s = share
    // The two curves of this file take 4 rounds for most shares, and never more than 13.
    for _ in 0..<64 {
      let point = point(at: s)
      let error = point.x - share
      guard abs(error) > 1e-14 else { return point.y }
      if error < 0 { low = s } else { high = s }
      let next = s - error / slope(at: s)
      s = next > low && next < high ? next : (low + high) / 2
    }
    return point(at: s).y
  }

  private func point(at s: Double) -> Vector2 {
    let r = 1 - s
    return control1 * (3 * r * r * s) + control2 * (3 * r * s * s) + Vector2(repeating: s * s * s)
  }

  /// The derivative dx/ds.
  private func slope(at s: Double) -> Double {
    let r = 1 - s
    let (x1, x2) = (control1.x, control2.x)
    return 3 * r * r * x1 + 6 * r * s * (x2 - x1) + 3 * s * s * (1 - x2)
  }
}
