import JellyRecording

/// Stops with few digits, as CSS writes them.
struct LinearText {
  /// The stops as they read back.
  let stops: [GraphPoint]
  /// The arguments of `linear()`: a value, and a percentage but for the first and the last.
  let arguments: [String]
  /// The error, where it has been measured.
  private(set) var error = 0.0

  /// Rounds stops.
  init(_ path: [GraphPoint], decimals: (value: Int, percentage: Int)) {
    let stops = path.map { stop in
      GraphPoint(
        x: stop.x.rounded(decimals: decimals.percentage + 2),
        y: stop.y.rounded(decimals: decimals.value))
    }
    self.stops = stops
    self.arguments = stops.indices.map { index in
      let value = stops[index].y.numberText
      guard index > 0, index < stops.count - 1 else { return value }
      return "\(value) \((stops[index].x * 100).rounded(decimals: decimals.percentage).numberText)%"
    }
  }

  /// How many characters the arguments take.
  var length: Int { arguments.reduce(0) { $0 + $1.utf8.count + 2 } }

  /// The same text with its error.
  func with(error: Double) -> Self {
    var text = self
    text.error = error
    return text
  }

  /// How far the stops are from a curve, rounded up to three digits; nil if that is too far.
  func error(against curve: [GraphPoint], below limit: Double) -> Double? {
    // Between close points the curve bends by a sixteenth of a two-thousandth of the limit.
    let hidden = limit / 2000 / 16
    var largest = 0.0
    var next = 1
    for point in curve {
      while next < stops.count - 1, stops[next].x < point.x { next += 1 }
      let (left, right) = (stops[next - 1], stops[next])
      let share = right.x > left.x ? (point.x - left.x) / (right.x - left.x) : 1
      let height = left.y + (right.y - left.y) * min(max(share, 0), 1)
      largest = max(largest, abs(height - point.y))
      guard largest + hidden <= limit else { return nil }
    }
    return min((largest + hidden).roundedUp(significant: 3), limit)
  }
}
