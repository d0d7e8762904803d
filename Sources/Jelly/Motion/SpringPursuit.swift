/// A spring whose target moves in a straight line: followed exactly, without a frame of lag.
///
/// Seen from the moving target it is a spring that has been let go with the difference of the
/// velocities, so the one solution serves here too. Engines that hold the target still during a
/// frame trail behind it for ever.
public struct SpringPursuit<Value: ElasticValue>: Equatable, Sendable {
  /// The motion as seen from the target.
  public let motion: SpringMotion<Value>
  /// Where the target was at the start.
  public let target: Value
  /// How fast the target moves, per second.
  public let targetVelocity: Value

  /// Lets a value go after a moving target.
  ///
  /// - Parameters:
  ///   - start: Where the value is.
  ///   - velocity: How fast it moves, per second.
  ///   - target: Where the target is.
  ///   - targetVelocity: How fast the target moves, per second.
  ///   - spring: The spring between the two.
  ///   - time: Now, in seconds; finite.
  ///   - tolerance: The distance from the target, in the value's unit, that counts as caught up.
  public init(
    from start: Value, velocity: Value, to target: Value, movingAt targetVelocity: Value,
    by spring: DampedSpring, at time: Double, tolerance: Double
  ) {
    self.target = target
    self.targetVelocity = targetVelocity
    self.motion = SpringMotion(
      from: start - target, velocity: velocity - targetVelocity, to: .zero,
      by: spring, at: time, tolerance: tolerance)
  }

  /// Where the target is at `time`.
  public func target(at time: Double) -> Value {
    target + targetVelocity * max(time - motion.startTime, 0)
  }

  /// Where the value is at `time`: on the target from the motion's rest time on.
  public func value(at time: Double) -> Value { target(at: time) + motion.value(at: time) }

  /// How fast the value moves at `time`, per second.
  public func velocity(at time: Double) -> Value { targetVelocity + motion.velocity(at: time) }

  /// The pursuit from `time` on of a target with another place and velocity: the value keeps its
  /// own.
  public func retargeted(
    to target: Value, movingAt targetVelocity: Value, at time: Double, tolerance: Double
  ) -> Self {
    Self(
      from: value(at: time), velocity: velocity(at: time), to: target, movingAt: targetVelocity,
      by: motion.spring, at: max(time, motion.startTime), tolerance: tolerance)
  }
}
