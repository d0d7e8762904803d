/// The coefficients of a spring's formulas: four numbers that do not depend on time, for one spring
/// or for four side by side.
///
/// A spring that starts at rest with an offset of 1 is at x₁ with velocity v₁ after t seconds. One
/// that starts on its target with a velocity of 1 is at x₂ with velocity v₂:
///
///     S = e^(dt)·g/f      x₁ = e^(dt)·A − d·S      x₂ = S
///                         v₁ = −ω₀²·S              v₂ = e^(dt)·B + d·S
///
/// With β = ζω₀ and q = ω₀²(1 − ζ²), a spring that swings and one that creeps differ only in
///
///                d                f         g            A         B
///     q ≥ 0      −β               √q        sin ft       cos ft    cos ft
///     q < 0      −ω₀²/(β + √−q)   −2√−q     e^(ft) − 1   1         e^(ft)
///
/// Towards critical damping, where f approaches 0, neither loses a digit, because g/f is as exact
/// as g. Far from it nothing overflows, as cosh would.
struct SpringRates<Real: Sendable>: Sendable {
  /// d ≤ 0, the rate of the decay, per second.
  ///
  /// A spring that creeps has two decays; this is the slower one, √−q − β without the cancellation.
  var decay: Real
  /// f, the frequency of a spring that swings, or the difference of the decay rates of one that
  /// creeps.
  ///
  /// A swing's is in radians per second and positive, the difference is per second and negative.
  var frequency: Real
  /// 1/f.
  var inverseFrequency: Real
  /// −ω₀².
  var pull: Real
}

extension DampedSpring {
  /// The coefficients of this spring's formulas.
  var rates: SpringRates<Double> {
    SpringRates(
      square: angularFrequency * angularFrequency, decayRate: decayRate, signedSquare: signedSquare)
  }
}

extension SpringRates<Double> {
  /// The coefficients of a spring.
  ///
  /// - Parameters:
  ///   - square: ω₀², per second squared; not negative.
  ///   - decayRate: β, per second; not negative.
  ///   - signedSquare: q, if the spring knows it better than as ω₀² − β².
  init(square: Double, decayRate: Double, signedSquare: Double? = nil) {
    let q = signedSquare ?? square - decayRate * decayRate
    let root = (q < 0 ? -q : q).squareRoot()
    frequency = q < 0 ? -2 * root : root.atLeast(Self.leastFrequency)
    decay = q < 0 ? -square / (decayRate + root) : -decayRate
    inverseFrequency = 1 / frequency
    pull = -square
  }

  /// The response after some seconds, for every damping ratio.
  @inline(__always)
  func response(after elapsed: Double) -> SpringResponse<Double> {
    let t = elapsed.atLeast(0)
    let phase = frequency * t
    return response(
      left: Elementary.exp(decay * t),
      frequency > 0 ? .swinging(Elementary.sincos(phase)) : .creeping(Elementary.expm1(phase)))
  }

  /// The f of a critically damped spring, in radians per second.
  ///
  /// It is far below that of every other spring, and so small that sin ft = ft and cos ft = 1 to
  /// the last bit as long as the spring moves.
  private static let leastFrequency = 1e-50
}

/// The g, A and B of ``SpringRates``.
struct SpringPhase<Real: RealLanes> {
  var g: Real
  var a: Real
  var b: Real

  @inline(__always)
  init(g: Real, a: Real, b: Real) { (self.g, self.a, self.b) = (g, a, b) }

  /// The phase of springs that swing, from the sine and cosine of ft.
  @inline(__always)
  static func swinging(_ wave: (sin: Real, cos: Real)) -> Self {
    Self(g: wave.sin, a: wave.cos, b: wave.cos)
  }

  /// The phase of springs of any kind after some seconds; if some creep and some swing, both are
  /// computed for all of them.
  @inline(__always)
  init(_ frequency: Real, after time: Double) {
    let phase = frequency * time
    let isSwinging = Real.exceeds(frequency, Real(repeating: 0))
    guard !Real.isAll(isSwinging) else {
      self = .swinging(Elementary.sincos(of: phase))
      return
    }
    self = .mixed(phase, isSwinging)
  }

  /// The phase of springs of which some creep: both kinds are computed for all of them, and each
  /// keeps its own kind.
  ///
  /// - Parameters:
  ///   - phase: ft.
  ///   - isSwinging: The mask of the springs that swing.
  @inline(__always)
  static func mixed(_ phase: Real, _ isSwinging: Real.Bits) -> Self {
    let creep = creeping(Elementary.expm1(of: phase))
    guard Real.isAny(isSwinging) else { return creep }
    let swing = swinging(Elementary.sincos(of: phase))
    return Self(
      g: swing.g.kept(where: isSwinging, else: creep.g),
      a: swing.a.kept(where: isSwinging, else: creep.a),
      b: swing.b.kept(where: isSwinging, else: creep.b))
  }

  /// The phase of springs that creep, from e^(ft) − 1.
  @inline(__always)
  static func creeping(_ g: Real) -> Self { Self(g: g, a: Real(repeating: 1), b: 1 + g) }
}

/// The entries of ``DampedSpring/Response``: x₁, x₂, v₁ and v₂ of ``SpringRates``.
struct SpringResponse<Real: RealLanes> {
  let positionFromOffset: Real
  let positionFromVelocity: Real
  let velocityFromOffset: Real
  let velocityFromVelocity: Real
}

extension SpringRates where Real: RealLanes {
  /// The response, from the decay e^(dt) as `left` and from the phase.
  @inline(__always)
  func response(left: Real, _ phase: SpringPhase<Real>) -> SpringResponse<Real> {
    let s = left * inverseFrequency * phase.g
    return SpringResponse(
      positionFromOffset: left * phase.a - decay * s,
      positionFromVelocity: s,
      velocityFromOffset: pull * s,
      velocityFromVelocity: left * phase.b + decay * s)
  }
}
