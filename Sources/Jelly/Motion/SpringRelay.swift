/// A value on its way: one motion, and from some time on another that takes it over.
///
/// What is to come is known when it starts, so both motions are functions of time already: a tail
/// that grows until nothing more is reported, and then goes home; an edge that goes where it waits,
/// and from the end of the work on to its rest.
///
/// The second motion starts where the first is then, and as fast; whoever makes them sees to that.
/// Where there is only one motion, it is both.
struct SpringRelay<Value: ElasticValue>: Equatable, Sendable {
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

  /// From this time on the value is the target.
  var restTime: Double { second.restTime }

  /// Where the value comes to rest.
  var target: Value { second.target }

  /// Where the motion of `time` goes.
  func target(at time: Double) -> Value {
    time < second.startTime ? first.target : second.target
  }

  /// Where the value is at `time`.
  func value(at time: Double) -> Value {
    time < second.startTime ? first.value(at: time) : second.value(at: time)
  }

  /// How fast the value moves at `time`, per second.
  func velocity(at time: Double) -> Value {
    time < second.startTime ? first.velocity(at: time) : second.velocity(at: time)
  }
}
