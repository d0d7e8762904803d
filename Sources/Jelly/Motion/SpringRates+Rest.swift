// When springs are at rest, from bounds of their motions.

extension SpringRates {
  /// A bound of the motion: the offset stays within A·e^(−λt).
  ///
  /// With Γ the decay rate, r = √|Ω² − Γ²| and u = v + λx,
  ///
  ///     underdamped λ = Γ              A = √(x² + u²/r²)
  ///     overdamped  λ = Ω²/(Γ + r)     A = |x| + |u|/2r
  ///     r < 0.3λ    ¾λ instead of λ    A = |x| + 4|u|/(eλ)
  ///
  /// The last row is for springs near critical damping, where the bounds of the others grow without
  /// end: t·e^(−λt/4) is at most 4/(eλ). At r = 0.3λ the factors of |u| are 3.3/λ and 1.7/λ, and
  /// that of the last row is 1.5/λ.
  ///
  /// - Parameters:
  ///   - offset: x at time 0.
  ///   - velocity: v at time 0.
  func envelope(_ offset: Double, _ velocity: Double) -> (amplitude: Double, rate: Double) {
    let isUnderdamped = frequency > 0
    let rate = -decay
    let root = isUnderdamped ? frequency : -frequency / 2
    let drift = velocity + rate * offset
    if root < 0.3 * rate {
      return (abs(offset) + abs(drift) * 4 / (Self.e * rate), 0.75 * rate)
    }
    let amplitude =
      isUnderdamped
      ? (offset * offset + drift * drift / (root * root)).squareRoot()
      : abs(offset) + abs(drift) / (2 * root)
    return (amplitude, rate)
  }

  /// The time from which on the sum of bounded motions is within a tolerance; infinity if one of
  /// them is not damped.
  ///
  /// The logarithm of the sum of all bounds is convex and falls, so Newton's method for it never
  /// goes too far from t = 0 on.
  ///
  /// - Parameters:
  ///   - amplitudes: The bound of each motion at time 0; see ``envelope(_:_:)``.
  ///   - rates: The rate at which each bound falls.
  ///   - count: The number of motions.
  ///   - tolerance: The distance, in the unit of the amplitudes.
  @inline(never)
  static func timeToRest(
    _ amplitudes: UnsafePointer<Double>, _ rates: UnsafePointer<Double>, count: Int,
    tolerance: Double
  ) -> Double {
    var total = 0.0
    for index in 0..<count { total += amplitudes[index] }
    guard total > 0 else { return 0 }
    // A motion that starts within the tolerance has arrived when half of its distance is left, so
    // that nothing jumps at the start.
    let tolerance = max(min(total / 2, tolerance), tolerance * DampedSpring.minimumFraction)
    guard total > tolerance else { return 0 }
    var time = 0.0
    for _ in 0..<60 {
      var (sum, fall) = (0.0, 0.0)
      for index in 0..<count {
        let left = amplitudes[index] * Elementary.exp(-rates[index] * time)
        sum += left
        fall += rates[index] * left
      }
      if sum - tolerance <= tolerance * 1e-9 { break }
      guard fall > 0 else { return .infinity }
      time += Elementary.log(sum / tolerance) * sum / fall
    }
    return time * (1 + 1e-9) + 1e-9
  }

  /// Euler's number.
  private static var e: Double { 2.718281828459045 }
}
