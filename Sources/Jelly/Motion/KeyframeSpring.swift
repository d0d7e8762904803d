/// The keyframe curve of KYSpringLayerAnimation, as the damped spring that it samples.
///
///     y(x) = to − (to − from)·e^(−a·x)·cos(b·x)        x = t / duration
///
/// The formula does not have a sine, so it is a damped spring with β = a/duration and ω_d =
/// b/duration that starts with a velocity towards the target: β times the distance from `from` to
/// `to`. This kick makes the jelly look. The original sampled the curve 60 times a second and never
/// reached the target. Use it to reproduce an animation of that library.
@_spi(Jelly) public struct KeyframeSpring: Equatable, Sendable {
  /// a, the decay over the duration: 5 in the article; a smaller one oscillates longer.
  public let decay: Double
  /// b, the phase over the duration, in radians: 30 in the article.
  public let frequency: Double
  /// The duration of the curve, in seconds.
  public let duration: Double

  /// Creates a keyframe spring from its three numbers, all positive.
  public init(decay: Double, frequency: Double, duration: Double) {
    self.decay = decay
    self.frequency = frequency
    self.duration = duration
  }

  /// Creates a keyframe spring from KYSpringLayerAnimation's arguments: a tenth of the decay and a
  /// tenth of the frequency.
  public init(damping: Double, velocity: Double, duration: Double) {
    self.init(decay: 10 * damping, frequency: 10 * velocity, duration: duration)
  }

  /// The damped spring: ω₀ = √(a² + b²)/duration, ζ = a/√(a² + b²).
  public var spring: DampedSpring {
    let length = (decay * decay + frequency * frequency).squareRoot()
    return DampedSpring(angularFrequency: length / duration, dampingRatio: decay / length)
  }

  /// The velocity at the start, per second, as a multiple of the distance from start to target;
  /// positive is towards the target.
  public var initialVelocity: Double { decay / duration }

  /// The curve as a motion from `start` to `target`.
  ///
  /// - Parameters:
  ///   - start: Where the value is.
  ///   - target: Where it comes to rest.
  ///   - time: Now, in seconds; finite.
  ///   - tolerance: The distance from the target, in the value's unit, that counts as arrived.
  public func motion<Value: MotionValue>(
    from start: Value, to target: Value, at time: Double, tolerance: Double
  ) -> SpringMotion<Value> {
    SpringMotion(
      from: start, velocity: (target - start) * initialVelocity, to: target,
      spring: spring, startTime: time, tolerance: tolerance)
  }
}
