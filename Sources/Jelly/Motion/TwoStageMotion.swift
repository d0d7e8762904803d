/// A value that follows one motion, and from some time on another.
///
/// Use it where the second motion is known when the first starts: a pager's tail grows, and shrinks
/// when no more scrolling is reported; a refresh's edge goes to where it waits, and back when the
/// work ends; the sides of T4's field go out, and then back.
///
/// The second motion must start with the value that the first has then. By
/// ``retarget(to:spring:at:tolerance:)`` it starts with the same velocity, too; the sides of T4's
/// field start back with a kick. If there is only one motion, both are the same.
struct TwoStageMotion<Value: MotionValue>: Sendable {
  /// The motion until the second starts.
  var first: SpringMotion<Value>
  /// The motion from its start on.
  var second: SpringMotion<Value>

  /// A value that follows one motion.
  init(_ motion: SpringMotion<Value>) {
    first = motion
    second = motion
  }

  /// A value that does not move.
  static func still(at target: Value) -> Self { Self(.still(at: target)) }

  /// Lets the value leave its first motion at a time, and go to a target by a spring.
  mutating func retarget(
    to target: Value, spring: DampedSpring, at time: Double, tolerance: Double
  ) {
    second = SpringMotion(
      from: first.value(at: time), velocity: first.velocity(at: time), to: target, spring: spring,
      startTime: time, tolerance: tolerance)
  }

  /// The time from which on the value is the target.
  var restTime: Double { second.restTime }

  /// The value at rest.
  var target: Value { second.target }

  /// The target of the motion that the value follows at `time`.
  func target(at time: Double) -> Value {
    time < second.startTime ? first.target : second.target
  }

  /// The value at `time`.
  func value(at time: Double) -> Value {
    time < second.startTime ? first.value(at: time) : second.value(at: time)
  }

  /// The velocity at `time`, per second.
  func velocity(at time: Double) -> Value {
    time < second.startTime ? first.velocity(at: time) : second.velocity(at: time)
  }
}
