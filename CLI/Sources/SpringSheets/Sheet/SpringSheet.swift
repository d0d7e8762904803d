package import Jelly

/// A spring on its way from one value to another: all that is told, drawn or written about it.
package struct SpringSheet: Sendable {
  /// The spring.
  package let spring: DampedSpring
  /// Its numbers as they were given.
  let given: SpringOptions
  /// Where it starts.
  package let from: Double
  /// Where it comes to rest.
  package let to: Double
  /// How fast it starts, in units per second.
  package let velocity: Double
  /// Where it is at every time.
  let motion: SpringMotion<Double>

  /// The share of the way at which a spring counts as settled.
  static let settled = 0.001

  /// Makes a sheet of a spring.
  package init(
    _ spring: DampedSpring, given: SpringOptions = SpringOptions(),
    from: Double = 0, to: Double = 1, velocity: Double = 0
  ) {
    self.spring = spring
    self.given = given
    self.from = from
    self.to = to
    self.velocity = velocity
    let way = from == to ? 1 : abs(to - from)
    self.motion = SpringMotion(
      from: from, velocity: velocity, to: to, by: spring, at: 0, tolerance: Self.settled * way)
  }

  /// The way, in units; 1 where it ends where it starts.
  package var way: Double { from == to ? 1 : abs(to - from) }

  /// Where it is after `time` seconds, and how fast it is there, in units per second.
  ///
  /// By the formula at every time: nothing is cut off at the end.
  package func state(at time: Double) -> (value: Double, velocity: Double) {
    let response = spring.response(after: time)
    return (
      to + response.offset(from - to, velocity), response.velocity(from - to, velocity)
    )
  }

  /// The last time at which it is more than a thousandth of the way from the target, in seconds;
  /// infinity if there is none.
  package var settlingTime: Double { lastTime(beyond: Self.settled) }

  /// The last time at which it is more than a share of the way from the target, in seconds.
  func lastTime(beyond share: Double) -> Double { motion.lastMoment(beyond: share * way) ?? 0 }

  /// How far beyond the target it gets, as a share of the way.
  package var overshoot: Double { motion.overshoot }
}

// MARK: - The spring's numbers

extension SpringSheet {
  /// m as it was given, or 1: only the ratios k/m and c/m matter.
  package var mass: Double { given[.mass] ?? 1 }

  /// k, in force per unit.
  package var stiffness: Double { spoken(.stiffness, spring.stiffness(mass: mass)) }

  /// c, in force per unit per second.
  package var damping: Double { spoken(.damping, spring.damping(mass: mass)) }

  /// The period without damping, in seconds.
  package var response: Double {
    spoken(given[.duration] == nil ? .response : .duration, spring.response)
  }

  /// ζ.
  package var dampingRatio: Double { spoken(.dampingRatio, spring.dampingRatio) }

  /// SwiftUI's bounce; nil where none says this damping ratio, beyond a million.
  package var bounce: Double? {
    let bounce = spring.bounce
    return bounce < -0.999_999 ? nil : spoken(.bounce, bounce)
  }

  /// The number that was given where ours is the same but for a few roundings.
  private func spoken(_ option: SpringOption, _ ours: Double) -> Double {
    guard let theirs = given[option], abs(theirs - ours) <= 8 * ours.ulp else { return ours }
    return theirs
  }
}
