// The future of a motion of one number, exactly: nothing here steps through time.

extension SpringMotion where Value == Double {
  /// The first time after `time` at which the value reverses its direction, or nil if it never does
  /// again.
  ///
  /// With v(t) = e^(−βt)·(v₀·C − k·S), k = ω₀²x₀ + βv₀, the value has an extremum where v₀·C = k·S:
  /// below critical damping once in every half period π/ω_d, above it at most once.
  public func nextExtremum(after time: Double) -> Double? {
    let elapsed = max(time - startTime, 0)
    let q = spring.signedSquare
    // Only the sign of the velocity matters, so the decay is left out.
    let k = spring.angularFrequency * spring.angularFrequency * offset + spring.decayRate * velocity
    guard offset != 0 || velocity != 0 else { return nil }
    guard q > 0 else { return overdampedExtremum(k: k, q: q, after: time) }
    let omega = q.squareRoot()
    let halfPeriod = Double.pi / omega
    // The phase φ from 0 to π where v₀·cos φ = k·sin φ/ω: the angle of ±(k/ω, v₀).
    let first = Vector2(velocity < 0 ? -k / omega : k / omega, abs(velocity)).angle / omega
    let passed = Elementary.floor((elapsed - first) / halfPeriod) + 1
    // Rounding may have moved the next extremum to `time` or before it.
    let candidate = startTime + first + max(passed, 0) * halfPeriod
    let extremum = candidate > time ? candidate : candidate + halfPeriod
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
    // If σ is tiny, the logarithm of a ratio near 1 has lost its digits; artanh x ≈ x + x³/3. Below
    // 1e-4 the next term, x⁵/5, is less than the last digit.
    let exact = tangent < 1e-4 ? ratio * (1 + tangent * tangent / 3) : moment
    let extremum = startTime + exact
    return extremum > time ? extremum : nil
  }

  /// The first time at or after `time` at which the value is `level`, or nil if it never is.
  ///
  /// Between two extrema the value only rises or only falls, so each such interval contains at most
  /// one such time. The oscillations become smaller, so a level that one whole half period does not
  /// reach is never reached later. The target itself counts as reached at ``restTime`` at the
  /// latest.
  public func firstCrossing(of level: Double, after time: Double) -> Double? {
    var from = max(time, startTime)
    // The rest of the half period at `time`, and the whole one that follows it.
    for _ in 0..<2 where from < restTime {
      let to = min(nextExtremum(after: from) ?? restTime, restTime)
      guard to < .infinity else { return nil }
      if let arrival = passage(of: level, from: from, to: to) { return arrival }
      from = to
    }
    return level == target && restTime < .infinity ? max(restTime, time) : nil
  }

  /// The distance by which the value goes beyond the target, as a share of its distance at the
  /// start; 0 if it does not.
  ///
  /// A value that starts on the target does not have such a distance: the result is then in the
  /// value's unit.
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

  /// The time between `start` and `end`, to the last bit, at which a value that only rises or only
  /// falls reaches a level; nil if it does not.
  ///
  /// It takes Newton's steps as long as each is less than half as long as the one before, and
  /// halves the interval else. Each step goes a little too far, so that the interval shrinks from
  /// both ends.
  private func passage(of level: Double, from start: Double, to end: Double) -> Double? {
    let first = unsettledValue(at: start) - level
    if first == 0 { return start }
    let last = unsettledValue(at: end) - level
    if last == 0 { return end }
    let side = first < 0 ? -1.0 : 1
    guard last * side < 0 else { return nil }
    var (low, high) = (start, end)
    var time = low + (high - low) / 2
    var step = high - low
    while time > low, time < high {
      let response = spring.response(after: time - startTime)
      let distance = target + response.offset(offset, velocity) - level
      let isBefore = distance * side > 0
      if isBefore { low = time } else { high = time }
      let correction = -distance / response.velocity(offset, velocity)
      let next = time + correction + (isBefore ? 2 : -2) * .ulpOfOne * time
      let isClose = abs(correction) < step / 2 && next > low && next < high
      step = isClose ? abs(correction) : (high - low) / 2
      time = isClose ? next : low + step
    }
    return high
  }
}

extension SpringMotion {
  /// The motion from `time` on by another spring and to another target, which may both be the same.
  ///
  /// The velocity is carried, except from an underdamped spring to one that must not overshoot.
  /// From one that must not overshoot to another it is carried as far as the target is not passed.
  ///
  /// - Parameters:
  ///   - target: The value that the spring pulls to from now on.
  ///   - spring: The spring that pulls from now on.
  ///   - time: Now, in seconds; finite, and not before the start.
  ///   - tolerance: The distance from the target, in the value's unit, that counts as arrived.
  func continued(
    to target: Value, by spring: DampedSpring, at time: Double, tolerance: Double
  ) -> Self {
    let start = value(at: time)
    let velocity = spring.velocity(
      continuing: velocity(at: time), of: self.spring, offset: start - target)
    return Self(
      from: start, velocity: velocity, to: target, spring: spring, startTime: time,
      tolerance: tolerance)
  }
}

extension DampedSpring {
  /// The velocity with which this spring continues a motion of another one; see
  /// ``SpringMotion/continued(to:by:at:tolerance:)``.
  func velocity<Value: MotionValue>(
    continuing velocity: Value, of spring: DampedSpring, offset: Value
  ) -> Value {
    guard !isUnderdamped else { return velocity }
    return spring.isUnderdamped ? .zero : velocityWithoutOvershoot(velocity, offset: offset)
  }

  /// As much of a velocity as an overdamped spring can take without passing its target.
  ///
  /// With its slower rate λ, u = v + λx keeps its direction and only decays, and S grows, so that
  /// x·(x + uS) stays positive if x·u is not negative: if v·x ≥ −λ|x|².
  func velocityWithoutOvershoot<Value: MotionValue>(_ velocity: Value, offset: Value) -> Value {
    let rate =
      angularFrequency * angularFrequency
      / (decayRate + max(-signedSquare, 0).squareRoot())
    let (speed, distance) = (velocity.magnitude, offset.magnitude * rate)
    let drift = (velocity + offset * rate).magnitude
    // 2v·λx, by the law of cosines.
    let approach = drift * drift - speed * speed - distance * distance
    let maximum = -2 * distance * distance
    return approach < maximum ? velocity * (maximum / approach) : velocity
  }
}
