/// The return of something that must not pass its end, such as a list that has been let go.
///
/// A spring pulls it. A spring that swings is damped until it does not swing any more, and a start
/// that is too fast for its spring ends at the end. Rest is called within a pixel, because a list
/// lies on pixels.
///
///     let motion = SpringReturn(
///       from: 140, velocity: 0, to: 60, by: tuning.endSpring, at: 0, pixel: 1.0 / 3)
///     motion.place(at: 0.1)
package struct SpringReturn: Sendable {
  /// The motion without its end.
  private let motion: SpringMotion<Double>
  /// The spring that was asked for.
  package let spring: DampedSpring

  /// Lets something return.
  ///
  /// - Parameters:
  ///   - place: Where it is now, in points.
  ///   - velocity: The velocity now, in points per second.
  ///   - end: Where it comes to rest, in points.
  ///   - spring: The spring that pulls; one with a damping ratio below 1 is damped critically.
  ///   - time: Now, in seconds; finite.
  ///   - pixel: The size of a pixel, in points.
  package init(
    from place: Double, velocity: Double, to end: Double, by spring: DampedSpring,
    at time: Double, pixel: Double
  ) {
    self.spring = spring
    motion = SpringMotion(
      from: place, velocity: velocity, to: end,
      by: DampedSpring(
        angularFrequency: spring.angularFrequency, dampingRatio: max(spring.dampingRatio, 1)),
      at: time, tolerance: pixel)
  }

  /// The time at which the return began, in seconds.
  package var startTime: Double { motion.startTime }

  /// Where it comes to rest, in points.
  package var end: Double { motion.target }

  /// Whether it is at its end at `time`, and stays there.
  package func hasArrived(at time: Double) -> Bool {
    time >= motion.restTime || (motion.value(at: time) - end) * motion.offset < 0
  }

  /// Where it is at `time`, in points; at its end from the moment on at which it gets there.
  package func place(at time: Double) -> Double {
    hasArrived(at: time) ? end : motion.value(at: time)
  }

  /// How fast it is at `time`, in points per second; 0 at its end.
  package func velocity(at time: Double) -> Double {
    hasArrived(at: time) ? 0 : motion.velocity(at: time)
  }

  /// Whether a place is at an end or beyond it, as far as pixels can show.
  ///
  /// - Parameters:
  ///   - place: The place, in points.
  ///   - end: The end, in points; what is beyond it is larger.
  ///   - pixel: The size of a pixel, in points.
  package static func isOut(_ place: Double, of end: Double, pixel: Double) -> Bool {
    place + pixel > end
  }
}
