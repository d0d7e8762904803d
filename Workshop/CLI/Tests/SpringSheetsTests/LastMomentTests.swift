import Foundation
@_spi(Jelly) import Jelly
@_spi(Jelly) import JellyTestSupport
import Testing

@testable import SpringSheets

@Suite("Last moment beyond a distance")
struct LastMomentTests {
  /// A seeded release: any damping, offset and velocity, and a tolerance of a tenth to a
  /// hundred-thousandth of the amplitude.
  private func release(seed: UInt64) -> (motion: SpringMotion<Double>, tolerance: Double) {
    var generator = SeededGenerator(seed: seed)
    let isNearCritical = generator.chance(0.1)
    let zeta =
      isNearCritical
      ? 1 + generator.pick([-1e-3, -1e-9, 0, 1e-9, 1e-3]) : generator.logarithmic(0.01...50)
    let omega = generator.logarithmic(0.5...100)
    let offset = generator.chance(0.1) ? 0 : generator.sign() * generator.logarithmic(0.1...1000)
    let isReleasedAtRest = offset != 0 && generator.chance(0.2)
    let velocity =
      isReleasedAtRest ? 0 : generator.sign() * generator.logarithmic(0.1...1000) * omega
    let amplitude = (offset * offset + velocity / omega * (velocity / omega)).squareRoot()
    let tolerance = amplitude * generator.logarithmic(1e-5...0.1)
    let motion = SpringMotion(
      from: offset, velocity: velocity, to: 0,
      spring: DampedSpring(angularFrequency: omega, dampingRatio: zeta), startTime: 0,
      tolerance: tolerance)
    return (motion, tolerance)
  }

  @Test("The value crosses the distance there and never exceeds it again", arguments: 1...600)
  func crossing(seed: UInt64) throws {
    let (motion, distance) = release(seed: seed)
    guard let moment = motion.lastMoment(beyond: distance) else {
      for share in stride(from: 0.0, to: 4, by: 0.004) {
        #expect(abs(motion.offset(after: share / motion.spring.angularFrequency)) <= distance)
      }
      return
    }
    #expect(abs(abs(motion.offset(after: moment)) - distance) <= 1e-9 * distance)
    for share in stride(from: 1e-6, to: 4, by: 0.004) {
      #expect(abs(motion.offset(after: moment * (1 + share))) <= distance)
    }
  }

  @Test("The last moment is on the motion's own clock, and the start is one")
  func lastMomentClock() throws {
    let spring = DampedSpring(angularFrequency: 10, dampingRatio: 1)
    let motion = SpringMotion(
      from: 1.0, velocity: 0, to: 3, spring: spring, startTime: 1024, tolerance: 0.002)
    // The root of (p + 1)·e⁻ᵖ = 0.001, as printed for critical springs.
    let moment = try #require(motion.lastMoment(beyond: 0.002))
    #expect(abs(moment - 1024 - 0.9233413476451586) <= 1e-12)
    #expect(motion.lastMoment(beyond: 2) == nil)
    #expect(motion.lastMoment(beyond: 3) == nil)
  }

  @Test("A strongly overdamped spring crosses where e⁻ˡᵗ = 0.001", arguments: [1e6, 5e8])
  func lastMomentOverdamped(dampingRatio: Double) throws {
    let spring = DampedSpring(angularFrequency: 10, dampingRatio: dampingRatio)
    let motion = SpringMotion(
      from: 0.0, velocity: 0, to: 1, spring: spring, startTime: 0, tolerance: 0.001)
    let moment = try #require(motion.lastMoment(beyond: 0.001))
    // The slow root is ω₀/2ζ but for a share of 1/4ζ², the fast one is gone at once.
    #expect(abs(moment * 10 / (2 * dampingRatio * log(1000)) - 1) <= 1e-12)
  }

  @Test("Without damping there is no last moment, but for what is never reached")
  func lastMomentUndamped() {
    let spring = DampedSpring(angularFrequency: 10, dampingRatio: 0)
    let motion = SpringMotion(
      from: 0.0, velocity: 0, to: 1, spring: spring, startTime: 0, tolerance: 0.001)
    #expect(motion.lastMoment(beyond: 0.001) == .infinity)
    #expect(motion.lastMoment(beyond: 1.5) == nil)
  }
}

extension SpringMotion where Value == Double {
  fileprivate func offset(after elapsed: Double) -> Double {
    spring.response(after: elapsed).offset(offset, velocity)
  }
}
