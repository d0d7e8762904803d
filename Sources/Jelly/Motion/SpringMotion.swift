/// A spring that has been let go: from then on its place is a function of time.
///
/// Nothing is stepped. Asking for any time, in any order, any number of times, costs one
/// evaluation and changes nothing.
public struct SpringMotion<Value: ElasticValue>: Equatable, Sendable {
  /// The spring that pulls.
  public let spring: DampedSpring
  /// Where the value comes to rest.
  public let target: Value
  /// When it was let go, in seconds on the host's clock.
  public let startTime: Double
  /// How far from the target it was let go.
  public let offset: Value
  /// How fast it moved then, per second.
  public let velocity: Value
  /// From this time on the value *is* the target; infinity for an undamped spring.
  public let restTime: Double

  /// Lets a value go.
  ///
  /// - Parameters:
  ///   - start: Where it is.
  ///   - velocity: How fast it moves, per second.
  ///   - target: Where the spring pulls it.
  ///   - spring: The spring.
  ///   - time: Now, in seconds; finite.
  ///   - tolerance: The distance from the target, in the value's unit, that counts as arrived. What
  ///     is let go nearer than that has arrived half of its way later: at the start nothing jumps.
  public init(
    from start: Value, velocity: Value, to target: Value,
    by spring: DampedSpring, at time: Double, tolerance: Double
  ) {
    self.spring = spring
    self.target = target
    self.startTime = time
    self.offset = start - target
    self.velocity = velocity
    self.restTime = spring.restTime(
      from: time, offset: offset, velocity: velocity, tolerance: tolerance)
  }

  /// A value that does not move, from a time on or ever.
  ///
  /// Asked for at events only, so it stands once and is not copied to where it is called.
  @inline(never)
  static func still(at target: Value, since time: Double = -.infinity) -> Self {
    Self(
      from: target, velocity: .zero, to: target,
      by: DampedSpring(angularFrequency: 1, dampingRatio: 1), at: time, tolerance: 1)
  }

  /// Where the value is at `time`; before the start it is where it started.
  public func value(at time: Double) -> Value {
    guard time < restTime else { return target }
    return target + spring.response(after: time - startTime).offset(offset, velocity)
  }

  /// How fast the value moves at `time`, per second; zero once at rest.
  public func velocity(at time: Double) -> Value {
    guard time < restTime else { return .zero }
    return spring.response(after: time - startTime).velocity(offset, velocity)
  }
}
