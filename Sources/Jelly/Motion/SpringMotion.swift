/// The motion of a value that a spring pulls to a target: a pure function of time.
///
///     let spring = DampedSpring(response: 0.4, dampingRatio: 0.36)
///     let motion = SpringMotion(
///       from: 120.0, velocity: 0, to: 0, spring: spring, startTime: 0, tolerance: 0.01)
///     motion.value(at: 0.1)
///
/// The motion is not computed in steps. You may ask for any time, in any order and as often as you
/// like; each answer costs one evaluation and changes nothing.
public struct SpringMotion<Value: MotionValue>: Equatable, Sendable {
  /// The spring that pulls.
  public let spring: DampedSpring
  /// The value at rest.
  public let target: Value
  /// The time at which the value was let go, in seconds on the host's clock.
  public let startTime: Double
  /// The value's displacement from the target at the start.
  public let offset: Value
  /// The velocity at the start, per second.
  public let velocity: Value
  /// From this time on the value *is* the target; infinity for an undamped spring.
  public private(set) var restTime: Double

  /// Lets a value go, so that the spring pulls it to the target.
  ///
  /// - Parameters:
  ///   - start: The value now.
  ///   - velocity: The velocity now, per second.
  ///   - target: The value that the spring pulls to.
  ///   - spring: The spring.
  ///   - time: Now, in seconds; finite.
  ///   - tolerance: The distance from the target, in the value's unit, that counts as arrived. A
  ///     value that starts nearer than that counts as arrived when half of its distance is left, so
  ///     that nothing jumps at the start.
  public init(
    from start: Value, velocity: Value, to target: Value,
    spring: DampedSpring, startTime time: Double, tolerance: Double
  ) {
    self.spring = spring
    self.target = target
    self.startTime = time
    self.offset = start - target
    self.velocity = velocity
    self.restTime = spring.restTime(
      from: time, offset: offset, velocity: velocity, tolerance: tolerance)
  }

  /// The motion of a value that does not move, from a time on or always.
  ///
  /// Only events ask for it, so it is compiled once and not inlined.
  @inline(never)
  public static func still(at target: Value, since time: Double = -.infinity) -> Self {
    Self(
      from: target, velocity: .zero, to: target,
      spring: DampedSpring(angularFrequency: 1, dampingRatio: 1), startTime: time, tolerance: 1)
  }

  /// Lets the last of several motions that move one thing arrive within a greater tolerance, since
  /// no other one is left then; unless it is there already, where it would jump.
  ///
  /// - Parameters:
  ///   - tolerance: The distance from the target, in the value's unit, that counts as arrived.
  ///   - others: The time from which on no other motion is left.
  ///   - now: Now, in seconds.
  @inline(never)
  mutating func arriveLast(within tolerance: Double, after others: Double, now: Double) {
    guard restTime > others, restTime > now else { return }
    let arrival = spring.restTime(
      from: startTime, offset: offset, velocity: velocity, tolerance: tolerance, rounds: 2)
    if arrival > now { restTime = min(restTime, max(arrival, others)) }
  }

  /// The value at `time`; before the start it is the value at the start.
  public func value(at time: Double) -> Value {
    guard time < restTime else { return target }
    return target + spring.response(after: time - startTime).offset(offset, velocity)
  }

  /// The value at `time` and its velocity, per second, by one evaluation.
  func state(at time: Double) -> (value: Value, velocity: Value) {
    guard time < restTime else { return (target, .zero) }
    let response = spring.response(after: time - startTime)
    return (target + response.offset(offset, velocity), response.velocity(offset, velocity))
  }

  /// The velocity at `time`, per second; zero from the rest time on.
  public func velocity(at time: Double) -> Value {
    guard time < restTime else { return .zero }
    return spring.response(after: time - startTime).velocity(offset, velocity)
  }
}
