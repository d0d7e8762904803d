extension DampedSpring {
  /// What a spring does to an offset and to a velocity in some time: the 2 × 2 transition matrix.
  ///
  ///     x(t) = positionFromOffset·x₀ + positionFromVelocity·v₀
  ///     v(t) = velocityFromOffset·x₀ + velocityFromVelocity·v₀
  ///
  /// It is the identity at t = 0, and the responses of two times multiply to that of their sum.
  public struct Response: Equatable, Sendable {
    /// x(t) of a unit offset let go at rest.
    public let positionFromOffset: Double
    /// x(t) of a unit velocity at the target, in seconds.
    public let positionFromVelocity: Double
    /// v(t) of a unit offset let go at rest, per second.
    public let velocityFromOffset: Double
    /// v(t) of a unit velocity at the target.
    public let velocityFromVelocity: Double
  }

  /// The response after `elapsed` seconds, for every damping ratio.
  ///
  /// With β = ζω₀ and q = ω₀²(1 − ζ²), a spring moves as e^(−βt) times a combination of
  ///
  ///     C = cos √q·t        S = sin √q·t / √q
  ///
  /// Both are smooth in q through zero, where C = 1 and S = t, and turn into cosh and sinh below.
  /// Near zero their series in qt² is summed, so critical damping is no special case and has no
  /// tolerance around it; far below, two decaying exponentials are used, since cosh overflows.
  ///
  /// - Parameter elapsed: Seconds since the offset and velocity were taken; negative counts as 0,
  ///   infinity gives rest.
  /// - SeeAlso: <doc:DampedSprings>, where all of it is derived.
  public func response(after elapsed: Double) -> Response {
    let t = elapsed > 0 ? elapsed : 0
    let beta = decayRate
    let q = signedSquare
    let z = q * t * t
    if z < -Self.seriesRadius { return overdampedResponse(after: t, beta: beta, q: q) }
    let decay = Elementary.exp(-beta * t)
    // Where nothing is left a huge phase or time must not turn 0 · ∞ into NaN.
    guard decay > 0 else { return .rest }
    let c: Double
    let s: Double
    if z > Self.seriesRadius {
      let omega = q.squareRoot()
      let phase = Elementary.sincos(omega * t)
      c = decay * phase.cos
      s = decay * phase.sin / omega
    } else {
      c = decay * (1 - z / 2 * (1 - z / 12 * (1 - z / 30 * (1 - z / 56 * (1 - z / 90)))))
      s = decay * t * (1 - z / 6 * (1 - z / 20 * (1 - z / 42 * (1 - z / 72 * (1 - z / 110)))))
    }
    return Response(
      positionFromOffset: c + beta * s,
      positionFromVelocity: s,
      velocityFromOffset: -angularFrequency * angularFrequency * s,
      velocityFromVelocity: c - beta * s)
  }

  /// The response by the two roots λ = β ± σ, σ = √−q, of an over-damped spring.
  ///
  /// The slow root is written ω₀²/(β + σ), which is β − σ without the cancellation.
  private func overdampedResponse(after t: Double, beta: Double, q: Double) -> Response {
    let sigma = (-q).squareRoot()
    let fastRate = beta + sigma
    let slowRate = angularFrequency * angularFrequency / fastRate
    let slow = Elementary.exp(-slowRate * t)
    guard slow > 0 else { return .rest }
    // The share of the slow exponential that the fast one has already lost.
    let gone = -Elementary.expm1(-2 * sigma * t)
    let s = slow * gone / (2 * sigma)
    let fast = slow * (1 - gone)
    return Response(
      positionFromOffset: slow + slowRate * s,
      positionFromVelocity: s,
      velocityFromOffset: -angularFrequency * angularFrequency * s,
      velocityFromVelocity: (fastRate * fast - slowRate * slow) / (2 * sigma))
  }

  /// |q·t²| up to which the series is summed; its first dropped terms are below 2⁻⁵⁴ there.
  private static let seriesRadius = 0.04
}

extension DampedSpring.Response {
  /// Everything gone: at rest on the target.
  static let rest = Self(
    positionFromOffset: 0, positionFromVelocity: 0,
    velocityFromOffset: 0, velocityFromVelocity: 0)

  /// Where the offset is now, given offset and velocity at time zero.
  public func offset<Value: ElasticValue>(_ offset: Value, _ velocity: Value) -> Value {
    offset * positionFromOffset + velocity * positionFromVelocity
  }

  /// How fast the offset changes now, given offset and velocity at time zero.
  public func velocity<Value: ElasticValue>(_ offset: Value, _ velocity: Value) -> Value {
    offset * velocityFromOffset + velocity * velocityFromVelocity
  }
}
