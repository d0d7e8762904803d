@_spi(Jelly) import Jelly

extension SpringMotion where Value == Double {
  /// The last time at which the value is farther than `distance` from the target.
  ///
  /// ``restTime`` is an upper bound; this is the crossing itself, to the last digits. Between two
  /// extrema the value is monotonic. After its last extremum outside the distance it crosses the
  /// distance once, and there the closed form is bisected.
  ///
  /// - Parameter distance: From the target, in the value's unit; positive.
  /// - Returns: Seconds on the clock of ``startTime``; nil if the value is never so far away,
  ///   infinity without damping. Beyond 3·10⁸ half periods, where a double does not represent the
  ///   phase, it is the upper bound.
  func lastMoment(beyond distance: Double) -> Double? {
    let bound = spring.settlingTime(offset: offset, velocity: velocity, tolerance: distance)
    guard bound > 0 else { return nil }
    guard bound < .infinity else { return .infinity }
    guard let stretch = lastStretch(beyond: distance, settledAfter: bound) else {
      return startTime + bound
    }
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
  /// extremum, in seconds from the start; nil if there are too many extrema.
  private func lastStretch(
    beyond distance: Double, settledAfter bound: Double
  ) -> (from: Double, to: Double)? {
    // The bound is never too short, except by rounding.
    let end = bound * 1.001
    let fromZero = SpringMotion(
      from: offset, velocity: velocity, to: 0, spring: spring, startTime: 0, tolerance: distance)
    guard let first = fromZero.nextExtremum(after: 0) else { return (0, end) }
    guard let second = fromZero.nextExtremum(after: first) else {
      return abs(offset(after: first)) > distance ? (first, max(end, first)) : (0, first)
    }
    let halfPeriod = second - first
    guard bound < 3e8 * halfPeriod else { return nil }
    guard abs(offset(after: first)) > distance else { return (0, first) }
    // Each extremum is smaller than the one before.
    var (outside, inside) = (0, Int(bound / halfPeriod) + 2)
    while inside - outside > 1 {
      let index = (outside + inside) / 2
      let isOutside = abs(offset(after: first + Double(index) * halfPeriod)) > distance
      if isOutside { outside = index } else { inside = index }
    }
    return (first + Double(outside) * halfPeriod, first + Double(inside) * halfPeriod)
  }

  private func offset(after elapsed: Double) -> Double {
    spring.response(after: elapsed).offset(offset, velocity)
  }
}
