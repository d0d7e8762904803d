/// The coefficients of a spring's formulas: four numbers that do not depend on time.
///
/// A spring that starts at rest with an offset of 1 is at x₁ with velocity v₁ after t seconds. One
/// that starts on its target with a velocity of 1 is at x₂ with velocity v₂:
///
///     S = e^(dt)·g/f      x₁ = e^(dt)·A − d·S      x₂ = S
///                         v₁ = −ω₀²·S              v₂ = e^(dt)·B + d·S
///
/// With β = ζω₀ and q = ω₀²(1 − ζ²), an underdamped spring and an overdamped one differ only in
///
///                d                f         g            A         B
///     q ≥ 0      −β               √q        sin ft       cos ft    cos ft
///     q < 0      −ω₀²/(β + √−q)   −2√−q     e^(ft) − 1   1         e^(ft)
///
/// Towards critical damping, where f approaches 0, neither loses a digit, because g/f is as exact
/// as g. Far from it nothing overflows, as cosh would.
struct SpringRates: Sendable {
  /// d ≤ 0, the rate of the decay, per second.
  ///
  /// An overdamped spring has two decays; this is the slower one, √−q − β without the cancellation.
  var decay: Double
  /// f, the frequency of an underdamped spring, or the difference of the decay rates of an
  /// overdamped one.
  ///
  /// An oscillation's is in radians per second and positive, the difference is per second and
  /// negative.
  var frequency: Double
  /// 1/f.
  var inverseFrequency: Double
  /// −ω₀².
  var pull: Double
}

extension DampedSpring {
  /// The coefficients of this spring's formulas.
  var rates: SpringRates {
    SpringRates(
      square: angularFrequency * angularFrequency, decayRate: decayRate, signedSquare: signedSquare)
  }
}

extension SpringRates {
  /// The coefficients of a spring.
  ///
  /// - Parameters:
  ///   - square: ω₀², per second squared; not negative.
  ///   - decayRate: β, per second; not negative.
  ///   - signedSquare: q, if the spring has a more accurate value than ω₀² − β².
  init(square: Double, decayRate: Double, signedSquare: Double? = nil) {
    let q = signedSquare ?? square - decayRate * decayRate
    let root = (q < 0 ? -q : q).squareRoot()
    frequency = q < 0 ? -2 * root : max(root, Self.minimumFrequency)
    decay = q < 0 ? -square / (decayRate + root) : -decayRate
    inverseFrequency = 1 / frequency
    pull = -square
  }

  /// The response after some seconds, for every damping ratio.
  @inline(__always)
  func response(after elapsed: Double) -> DampedSpring.Response {
    assert(SpringCount.add())
    let t = elapsed > 0 ? elapsed : 0
    let left = Elementary.exp(decay * t)
    var (g, a, b): (Double, Double, Double)
    if frequency > 0 {
      (g, a) = Elementary.sincos(frequency * t)
      b = a
    } else {
      g = Elementary.expm1(frequency * t)
      (a, b) = (1, 1 + g)
    }
    return response(left: left, g, a, b)
  }

  @inline(__always)
  func response(left: Double, _ g: Double, _ a: Double, _ b: Double) -> DampedSpring.Response {
    let s = left * inverseFrequency * g
    return DampedSpring.Response(
      positionFromOffset: left * a - decay * s, positionFromVelocity: s,
      velocityFromOffset: pull * s, velocityFromVelocity: left * b + decay * s)
  }

  /// The f of a critically damped spring, in radians per second.
  ///
  /// It is far below that of every other spring, and so small that sin ft = ft and cos ft = 1 to
  /// the last bit as long as the spring moves.
  private static let minimumFrequency = 1e-50
}
