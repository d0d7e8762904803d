// The future of a motion of one number, exactly: nothing here steps through time.

extension SpringMotion where Value == Double {
  /// The first time after `time` at which the value reverses its direction, or nil if it never does
  /// again.
  ///
  /// With v(t) = e^(−βt)·(v₀·C − k·S), k = ω₀²x₀ + βv₀, the value has an extremum where v₀·C = k·S:
  /// below critical damping once in every half swing π/ω_d, above it at most once.
  public func nextExtremum(after time: Double) -> Double? {
    let elapsed = max(time - startTime, 0)
    let q = spring.signedSquare
    // Only the sign of the velocity matters, so the decay is left out.
    let k = spring.angularFrequency * spring.angularFrequency * offset + spring.decayRate * velocity
    guard offset != 0 || velocity != 0 else { return nil }
    guard q > 0 else { return overdampedExtremum(k: k, q: q, after: time) }
    let omega = q.squareRoot()
    let halfSwing = Double.pi / omega
    // The phase where v₀·cos φ = k·sin φ/ω, by bisection of the half swing that contains it.
    let first = Self.root(in: 0, halfSwing) { t in
      let phase = Elementary.sincos(omega * t)
      return velocity * phase.cos - k * phase.sin / omega
    }
    guard let first else { return nil }
    let passed = Elementary.floor((elapsed - first) / halfSwing) + 1
    // Rounding may have moved the next extremum to `time` or before it.
    let candidate = startTime + first + max(passed, 0) * halfSwing
    let extremum = candidate > time ? candidate : candidate + halfSwing
    return extremum > time && extremum < .infinity ? extremum : nil
  }

  /// The extremum at or above critical damping: S/C = tanh(σt)/σ, or t, equals v₀/k once or never.
  private func overdampedExtremum(k: Double, q: Double, after time: Double) -> Double? {
    guard k != 0 else { return nil }
    let ratio = velocity / k
    let sigma = (-q).squareRoot()
    let tangent = ratio * sigma
    guard ratio > 0, tangent < 1 else { return nil }
    let moment =
      tangent > 0 ? Elementary.log((1 + tangent) / (1 - tangent)) / (2 * sigma) : ratio
    // If σ is tiny, the logarithm of a ratio near 1 has lost its digits; artanh x ≈ x + x³/3.
    let exact = tangent < 1e-4 ? ratio * (1 + tangent * tangent / 3) : moment
    let extremum = startTime + exact
    return extremum > time ? extremum : nil
  }

  /// The first time at or after `time` at which the value is `level`, or nil if it never is.
  ///
  /// Between two extrema the value only rises or only falls, so each such interval contains at most
  /// one such time. The swings become smaller, so a level that one whole half swing does not reach
  /// is never reached later. The target itself counts as reached at ``restTime`` at the latest.
  public func firstArrival(at level: Double, after time: Double) -> Double? {
    var from = max(time, startTime)
    // The rest of the half swing at `time`, and the whole one that follows it.
    for _ in 0..<2 where from < restTime {
      let to = min(nextExtremum(after: from) ?? restTime, restTime)
      guard to < .infinity else { return nil }
      if let arrival = Self.root(in: from, to, of: { unsettledValue(at: $0) - level }) {
        return arrival
      }
      from = to
    }
    return level == target && restTime < .infinity ? max(restTime, time) : nil
  }

  /// How far the value goes beyond the target, as a share of its distance at the start; 0 if it
  /// does not.
  ///
  /// A value that starts on the target has no such distance: the result is then in the value's
  /// unit.
  public var overshoot: Double {
    let distance = abs(offset) > 0 ? abs(offset) : 1
    var time = startTime
    // The first extremum beyond the target is the largest; one extremum before it may be on the
    // near side.
    for _ in 0..<2 {
      guard let extremum = nextExtremum(after: time) else { return 0 }
      let displacement = unsettledValue(at: extremum) - target
      if offset == 0 || displacement * offset < 0 { return abs(displacement) / distance }
      time = extremum
    }
    return 0
  }

  /// The value by the formula, also after the rest time.
  private func unsettledValue(at time: Double) -> Double {
    target + spring.response(after: time - startTime).offset(offset, velocity)
  }

  /// The argument between `start` and `end` at which a function changes its sign, to the last bit;
  /// nil if it has the same sign at both ends.
  private static func root(
    in start: Double, _ end: Double, of function: (Double) -> Double
  ) -> Double? {
    var low = start
    var high = end
    let sign = function(low)
    if sign == 0 { return low }
    let last = function(high)
    if last == 0 { return high }
    guard (sign < 0) != (last < 0) else { return nil }
    while true {
      let middle = low + (high - low) / 2
      guard middle > low, middle < high else { return high }
      if (function(middle) < 0) == (sign < 0) { low = middle } else { high = middle }
    }
  }
}

extension SpringMotion {
  /// The motion's energy at `time`, per unit of mass: ½v² + ½ω₀²x².
  ///
  /// It never grows, and is constant without damping. Tests use it to check a motion.
  public func energy(at time: Double) -> Double {
    let response = spring.response(after: time - startTime)
    let speed = response.velocity(offset, velocity).magnitude
    let stretch = spring.angularFrequency * response.offset(offset, velocity).magnitude
    return 0.5 * (speed * speed + stretch * stretch)
  }

  /// The amplitude R of the swing at `time`, R² = x² + ((v + βx)/ω_d)²; nil from ζ = 1 on.
  ///
  /// It decays exactly as e^(−βt), without the ripple of the swing. Use it to measure how much
  /// motion is left: unlike value and velocity it is never 0 in the middle of a swing.
  public func amplitude(at time: Double) -> Double? {
    let q = spring.signedSquare
    guard q > 0 else { return nil }
    let response = spring.response(after: time - startTime)
    let place = response.offset(offset, velocity)
    let drift = (response.velocity(offset, velocity) + place * spring.decayRate).magnitude
    return (place.magnitude * place.magnitude + drift * drift / q).squareRoot()
  }

  /// The motion from `time` on with another target; value and velocity do not jump.
  ///
  /// - Parameters:
  ///   - target: The value that the spring pulls to from now on.
  ///   - time: Now, in seconds; finite. Before the start it counts as the start.
  ///   - tolerance: The distance from the target, in the value's unit, that counts as arrived.
  public func retargeted(to target: Value, at time: Double, tolerance: Double) -> Self {
    Self(
      from: value(at: time), velocity: velocity(at: time), to: target,
      by: spring, at: max(time, startTime), tolerance: tolerance)
  }
}
