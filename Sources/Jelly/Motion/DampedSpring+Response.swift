@_spi(Jelly) extension DampedSpring {
  /// The change of offset and velocity by a spring in some time, as a 2 × 2 transition matrix.
  ///
  ///     x(t) = positionFromOffset·x₀ + positionFromVelocity·v₀
  ///     v(t) = velocityFromOffset·x₀ + velocityFromVelocity·v₀
  ///
  /// It is the identity at t = 0, and the product of the responses of two times is the response of
  /// their sum. Ask for one and use it for many values, if the same spring moves them all.
  public struct Response: Equatable, Sendable, BitwiseCopyable {
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
  /// A spring's motion is a decay times a phase. Below critical damping the phase is a sine and a
  /// cosine; above, it is a second decay. Critical damping is not a special case, so there is no
  /// tolerance around it.
  ///
  /// - Parameter elapsed: Seconds since the offset and velocity were taken; negative counts as 0,
  ///   infinity gives rest.
  /// - SeeAlso: <doc:DampedSprings>, where all of it is derived.
  public func response(after elapsed: Double) -> Response {
    rates.response(after: elapsed)
  }
}

@_spi(Jelly) extension DampedSpring.Response {
  /// The response after infinite time: at rest on the target.
  static let rest = Self(
    positionFromOffset: 0, positionFromVelocity: 0,
    velocityFromOffset: 0, velocityFromVelocity: 0)

  /// The offset at the response's time, given offset and velocity at time zero.
  public func offset<Value: MotionValue>(_ offset: Value, _ velocity: Value) -> Value {
    offset * positionFromOffset + velocity * positionFromVelocity
  }

  /// The velocity at the response's time, given offset and velocity at time zero.
  public func velocity<Value: MotionValue>(_ offset: Value, _ velocity: Value) -> Value {
    offset * velocityFromOffset + velocity * velocityFromVelocity
  }
}
