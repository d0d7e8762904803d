#if canImport(UIKit) && !os(watchOS)
  import Jelly

  /// A motion that does not pass its end, such as that of a list after a release.
  ///
  /// A spring pulls it. The damping of an underdamped spring is raised to the critical one, and a
  /// start that is too fast for its spring stops at the end. The motion rests within a pixel of its
  /// end, because a list lies on pixels.
  ///
  ///     let motion = MonotonicMotion(
  ///       from: 140, velocity: 0, to: 60, by: tuning.returnSpring, at: 0, pixel: 1.0 / 3)
  ///     motion.place(at: 0.1)
  struct MonotonicMotion: Sendable {
    /// The motion without its end.
    private let motion: SpringMotion<Double>
    /// The spring that was asked for.
    let spring: DampedSpring

    /// Creates a motion.
    ///
    /// - Parameters:
    ///   - place: Where it is now, in points.
    ///   - velocity: The velocity now, in points per second.
    ///   - end: Where it comes to rest, in points.
    ///   - spring: The spring that pulls; one with a damping ratio below 1 is damped critically.
    ///   - time: Now, in seconds; finite.
    ///   - pixel: The size of a pixel, in points.
    init(
      from place: Double, velocity: Double, to end: Double, by spring: DampedSpring,
      at time: Double, pixel: Double
    ) {
      self.spring = spring
      motion = SpringMotion(
        from: place, velocity: velocity, to: end,
        spring: DampedSpring(
          angularFrequency: spring.angularFrequency, dampingRatio: max(spring.dampingRatio, 1)),
        startTime: time, tolerance: pixel)
    }

    /// The time of the start, in seconds.
    var startTime: Double { motion.startTime }

    /// The position at rest, in points.
    var end: Double { motion.target }

    /// Returns whether it is at its end at `time`, and stays there.
    func hasArrived(at time: Double) -> Bool {
      time >= motion.restTime || (motion.value(at: time) - end) * motion.offset < 0
    }

    /// Returns the position at `time`, in points; the end from the arrival on.
    func place(at time: Double) -> Double {
      hasArrived(at: time) ? end : motion.value(at: time)
    }

    /// Returns the velocity at `time`, in points per second; 0 from the arrival on.
    func velocity(at time: Double) -> Double {
      hasArrived(at: time) ? 0 : motion.velocity(at: time)
    }

    /// Returns whether a place is at an end or beyond it, as far as pixels can show.
    ///
    /// - Parameters:
    ///   - place: The place, in points.
    ///   - end: The end, in points; what is beyond it is larger.
    ///   - pixel: The size of a pixel, in points.
    static func isOut(_ place: Double, of end: Double, pixel: Double) -> Bool {
      place + pixel > end
    }
  }
#endif
