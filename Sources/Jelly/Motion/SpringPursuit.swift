/// The motion of a value that a spring pulls to a target which moves in a straight line.
///
/// Use it to follow a target without lag, such as a scrolling row. Seen from the target it is a
/// spring that starts with the difference of the velocities, so the formula is that of
/// ``SpringMotion``. Engines that hold the target still during a frame stay behind it for ever.
public struct SpringPursuit<Value: ElasticValue>: Equatable, Sendable {
  /// The motion of the value relative to the target.
  public let motion: SpringMotion<Value>
  /// The target at the start.
  public let target: Value
  /// The target's velocity, per second.
  public let targetVelocity: Value

  /// Lets a value follow a moving target.
  ///
  /// - Parameters:
  ///   - start: The value now.
  ///   - velocity: The value's velocity now, per second.
  ///   - target: The target now.
  ///   - targetVelocity: The target's velocity, per second.
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

  /// The target at `time`.
  public func target(at time: Double) -> Value {
    target + targetVelocity * max(time - motion.startTime, 0)
  }

  /// The value at `time`; from the motion's rest time on it is the target.
  public func value(at time: Double) -> Value { target(at: time) + motion.value(at: time) }

  /// The value's velocity at `time`, per second.
  public func velocity(at time: Double) -> Value { targetVelocity + motion.velocity(at: time) }

  /// The pursuit from `time` on of a target with another place and velocity; the value and its
  /// velocity do not jump.
  public func retargeted(
    to target: Value, movingAt targetVelocity: Value, at time: Double, tolerance: Double
  ) -> Self {
    Self(
      from: value(at: time), velocity: velocity(at: time), to: target, movingAt: targetVelocity,
      by: motion.spring, at: max(time, motion.startTime), tolerance: tolerance)
  }
}
