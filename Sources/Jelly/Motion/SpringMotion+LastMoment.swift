extension SpringMotion where Value == Double {
  /// The last moment at which the value is farther than `distance` from the target.
  ///
  /// Where ``restTime`` is a bound that is found at once, this is the crossing itself, to the last
  /// digits. Between one extremum and the next the value runs one way, so it leaves the distance
  /// for good behind its last extremum outside, where the closed form is bisected. The extrema of
  /// a swing shrink by e^(−βπ/ω_d) each, which says at once which is the last.
  ///
  /// - Parameter distance: From the target, in the value's unit; positive.
  /// - Returns: Seconds on the clock of ``startTime``; nil if it never is so far away, infinity if
  ///   it always will be again, as without damping. Beyond 10⁹ radians of swing, where a double
  ///   holds no phase, the bound.
  public func lastMoment(beyond distance: Double) -> Double? {
    let bound = spring.settlingTime(offset: offset, velocity: velocity, tolerance: distance)
    guard bound > 0 else { return nil }
    let phase = max(spring.signedSquare, 0).squareRoot() * bound
    guard bound < .infinity, phase < 1e9 else { return startTime + bound }
    let stretch = lastStretch(beyond: distance, settledAfter: bound)
    var (last, first) = stretch
    let side = offset(after: last) < 0 ? -1.0 : 1
    guard side * offset(after: last) > distance else { return nil }
    while true {
      let middle = last + (first - last) / 2
      guard middle > last, middle < first else { return startTime + last }
      if side * offset(after: middle) > distance { last = middle } else { first = middle }
    }
  }

  /// From the last extremum outside the distance, or the start, to the next one; in seconds from
  /// the start.
  private func lastStretch(
    beyond distance: Double, settledAfter bound: Double
  ) -> (from: Double, to: Double) {
    // The bound is never too short but for a rounding.
    let end = bound * 1.001
    let fromZero = SpringMotion(
      from: offset, velocity: velocity, to: 0, by: spring, at: 0, tolerance: distance)
    guard let extremum = fromZero.nextExtremum(after: 0) else { return (0, end) }
    let height = abs(offset(after: extremum))
    guard height > distance else { return (0, extremum) }
    let q = spring.signedSquare
    guard q > 0 else { return (extremum, max(end, extremum)) }
    let halfSwing = Double.pi / q.squareRoot()
    let swings = Elementary.log(height / distance) / (spring.decayRate * halfSwing)
    var last = extremum + Elementary.floor(swings) * halfSwing
    // Rounding may have counted one too many or too few.
    while last > extremum, abs(offset(after: last)) <= distance { last -= halfSwing }
    while abs(offset(after: last + halfSwing)) > distance { last += halfSwing }
    return (max(last, extremum), max(last, extremum) + halfSwing)
  }

  private func offset(after elapsed: Double) -> Double {
    spring.response(after: elapsed).offset(offset, velocity)
  }
}
