@_spi(Jelly) import JellyTestSupport
import Testing

@_spi(Jelly) @testable import Jelly

@Suite("The equation of a damped spring")
struct ResponseEquationTests {
  /// Central differences, x′ ≈ (x(t+h) − x(t−h))/2h, against x′ = v and v′ = −2ζω₀v − ω₀²x.
  ///
  /// In units of 1/ω₀ offset and velocity stay within ±1, so the k-th derivative is within (1 +
  /// 2ζ)ᵏ: the formula is off by h²/6·(1 + 2ζ)³ at most, or (1 + 2ζ)⁴ for the acceleration, and
  /// rounding adds some 32 of its units over h.
  @Test(
    "The motion obeys the differential equation",
    arguments: [0, 0.05, 0.36, 0.999_999, 1 - 1e-12, 1, 1 + 1e-12, 1.5, 5])
  func equationHolds(dampingRatio: Double) {
    let omega = 12.7
    let spring = DampedSpring(angularFrequency: omega, dampingRatio: dampingRatio)
    let rate = 1 + 2 * dampingRatio
    let h = 1e-5 / rate
    let allowed = h * h / 6 * rate * rate * rate * rate + 32 * Double.roundOff / h
    var generator = SeededGenerator(seed: 21)
    for _ in 0..<200 {
      let phase = generator.logarithmic(1e-3...20)
      let start = Vector2(generator.uniform(-0.7...0.7), generator.uniform(-0.7...0.7))
      func offsetAndVelocity(at phase: Double) -> Vector2 {
        let response = spring.response(after: phase / omega)
        return Vector2(
          response.offset(start.x, start.y * omega),
          response.velocity(start.x, start.y * omega) / omega)
      }
      // The steps that were really taken, in case t ± h is rounded.
      let (earlier, later) = (phase - h, phase + h)
      let now = offsetAndVelocity(at: phase)
      let change =
        (offsetAndVelocity(at: later) - offsetAndVelocity(at: earlier)) / (later - earlier)
      expect(abs(change.x - now.y), isAtMost: allowed, "seed 21, x′ at \(phase)/ω₀")
      let acceleration = -2 * dampingRatio * now.y - now.x
      expect(abs(change.y - acceleration), isAtMost: allowed, "seed 21, v′ at \(phase)/ω₀")
    }
  }

  /// The first instant of the equation, which with the law of composition is the whole of it, for
  /// springs too stiff for differences: Φ(h) = 1 + hA with a relative error of about h times the
  /// fastest rate, and one rounding of numbers near 1.
  @Test("A first instant moves offset and velocity by the equation", arguments: dampingRatios)
  func firstInstantObeysTheEquation(dampingRatio: Double) {
    let omega = 12.7
    let spring = DampedSpring(angularFrequency: omega, dampingRatio: dampingRatio)
    let share = 1e-7
    let h = share / (1 + 2 * dampingRatio)
    let response = spring.response(after: h / omega)
    let allowed = share + 8 * Double.roundOff / share
    expect(abs(response.positionFromOffset - 1), isAtMost: h * h + 4 * Double.roundOff)
    expect(abs(response.positionFromVelocity * omega / h - 1), isAtMost: allowed)
    expect(abs(response.velocityFromOffset / omega / h + 1), isAtMost: allowed)
    let loss = 2 * dampingRatio * h
    let error = abs(response.velocityFromVelocity - (1 - loss))
    expect(error, isAtMost: allowed * loss + h * h + 8 * Double.roundOff)
  }

  /// At half a damped period; of a number below 1, so the absolute error counts.
  @Test(
    "A spring overshoots by e^(−πζ/√(1−ζ²))",
    arguments: [0, 0.05, 0.15, 0.36, 0.43, 0.5, 0.57, 0.8, 0.9, 0.99])
  func overshootIsKnown(dampingRatio: Double) {
    let spring = DampedSpring(angularFrequency: 15.9, dampingRatio: dampingRatio)
    let root = (1 - dampingRatio * dampingRatio).squareRoot()
    let overshoot = exponential(-Double.pi * dampingRatio / root)
    let turn = Double.pi / (15.9 * root)
    let response = spring.response(after: turn)
    expect(abs(response.positionFromOffset + overshoot), isAtMost: 16 * Double.roundOff)
    expect(abs(response.velocityFromOffset), isAtMost: 16 * 15.9 * Double.roundOff)
    for step in 1...200 {
      let offset = spring.response(after: turn * Double(step) / 20).positionFromOffset
      expect(offset, isAtLeast: -overshoot - 16 * Double.roundOff)
    }
  }
}
