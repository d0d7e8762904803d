extension SpringMotion where Value == Double {
  /// The last time at which the value is farther than `distance` from the target.
  ///
  /// ``restTime`` is an upper bound that is quick to find; this is the crossing itself, to the last
  /// digits. Between two extrema the value only rises or only falls. So it comes within the
  /// distance for good after its last extremum outside, and there the closed form is bisected. Each
  /// extremum of a swing is smaller than the one before by e^(−βπ/ω_d), which tells at once which
  /// is the last.
  ///
  /// - Parameter distance: From the target, in the value's unit; positive.
  /// - Returns: Seconds on the clock of ``startTime``; nil if the value is never so far away,
  ///   infinity if there is no last time, as without damping. Beyond 10⁹ radians of swing, where a
  ///   double holds no phase, it is the upper bound.
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

  /// The interval from the last extremum outside the distance, or from the start, to the next
  /// extremum; in seconds from the start.
  private func lastStretch(
    beyond distance: Double, settledAfter bound: Double
  ) -> (from: Double, to: Double) {
    // The bound is never too short, except by rounding.
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
