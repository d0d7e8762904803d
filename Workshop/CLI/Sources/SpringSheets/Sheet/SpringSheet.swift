@_spi(Jelly) package import Jelly

/// A spring that moves a value from one number to another, with all output of the command.
package struct SpringSheet: Sendable {
  /// The spring.
  package let spring: DampedSpring
  /// The spring's numbers as they were given.
  let given: SpringOptions
  /// The value at the start.
  package let from: Double
  /// The value at rest.
  package let to: Double
  /// The velocity at the start, in units per second.
  package let velocity: Double
  /// The motion of the value.
  let motion: SpringMotion<Double>

  /// The distance from the target at which a spring counts as settled, as a share of the whole
  /// distance.
  static let settled = 0.001

  /// Creates the sheet of a spring.
  package init(
    _ spring: DampedSpring, given: SpringOptions = SpringOptions(),
    from: Double = 0, to: Double = 1, velocity: Double = 0
  ) {
    self.spring = spring
    self.given = given
    self.from = from
    self.to = to
    self.velocity = velocity
    let distance = from == to ? 1 : abs(to - from)
    self.motion = SpringMotion(
      from: from, velocity: velocity, to: to, spring: spring, startTime: 0,
      tolerance: Self.settled * distance)
  }

  /// The distance from start to target, in units; 1 if they are the same.
  package var distance: Double { from == to ? 1 : abs(to - from) }

  /// The value after `time` seconds, and its velocity, in units per second.
  ///
  /// The formula is used at every time, also after the rest time.
  package func state(at time: Double) -> (value: Double, velocity: Double) {
    let response = spring.response(after: time)
    return (
      to + response.offset(from - to, velocity), response.velocity(from - to, velocity)
    )
  }

  /// The last time at which the value is more than a thousandth of the distance from the target, in
  /// seconds; infinity if there is none.
  package var settlingTime: Double { lastTime(beyond: Self.settled) }

  /// The last time at which the value is more than a share of the distance from the target, in
  /// seconds.
  func lastTime(beyond share: Double) -> Double { motion.lastMoment(beyond: share * distance) ?? 0 }

  /// The largest excess of the value beyond the target, as a fraction of the distance.
  package var overshoot: Double { motion.overshoot }
}

// MARK: - The spring's numbers

extension SpringSheet {
  /// The mass m as it was given, or 1: only the ratios k/m and c/m matter.
  package var mass: Double { given[.mass] ?? 1 }

  /// The stiffness k, in force per unit.
  package var stiffness: Double { spoken(.stiffness, spring.stiffness(mass: mass)) }

  /// The damping c, in force per unit per second.
  package var damping: Double { spoken(.damping, spring.damping(mass: mass)) }

  /// The period without damping, in seconds.
  package var response: Double {
    spoken(given[.duration] == nil ? .response : .duration, spring.response)
  }

  /// The damping ratio ζ.
  package var dampingRatio: Double { spoken(.dampingRatio, spring.dampingRatio) }

  /// SwiftUI's bounce; nil for a damping ratio above a million, which no bounce describes.
  package var bounce: Double? {
    let bounce = spring.bounce
    return bounce < -0.999_999 ? nil : spoken(.bounce, bounce)
  }

  /// The number that was given, if the computed one differs from it only by rounding; else the
  /// computed one.
  private func spoken(_ option: SpringOption, _ ours: Double) -> Double {
    guard let theirs = given[option], abs(theirs - ours) <= 8 * ours.ulp else { return ours }
    return theirs
  }
}

extension SpringSheet {
  /// The amplitude R of the oscillation at `time`, R² = x² + ((v + βx)/ω_d)²; nil from ζ = 1 on.
  ///
  /// It decays exactly as e^(−βt), without the ripple of the oscillation.
  package func amplitude(at time: Double) -> Double? {
    let (ratio, frequency) = (spring.dampingRatio, spring.angularFrequency)
    guard ratio < 1 else { return nil }
    let state = state(at: time)
    let place = state.value - to
    let drift = (state.velocity + ratio * frequency * place) / frequency
    return (place * place + drift * drift / (1 - ratio * ratio)).squareRoot()
  }
}
