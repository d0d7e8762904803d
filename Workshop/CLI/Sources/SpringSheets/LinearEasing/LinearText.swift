@_spi(Jelly) import JellyRecording

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

  /// The number of characters of the arguments.
  var length: Int { arguments.reduce(0) { $0 + $1.utf8.count + 2 } }

  /// The same text with its error.
  func with(error: Double) -> Self {
    var text = self
    text.error = error
    return text
  }

  /// The distance of the stops from a curve, rounded up to three digits; nil if it is too large.
  ///
  /// Between two lines of stops the difference is largest at a point of either.
  ///
  /// - Parameters:
  ///   - curve: The curve at close points.
  ///   - hidden: How far the curve may be from the straight lines between them.
  ///   - limit: What is too far.
  func error(against curve: [GraphPoint], hiding hidden: Double, below limit: Double) -> Double? {
    var largest = 0.0
    var next = 1
    for (left, right) in zip(curve, curve.dropFirst()) {
      while next < stops.count - 1, stops[next].x <= right.x {
        let height = Self.height(between: left, right, at: stops[next].x)
        largest = max(largest, abs(stops[next].y - height))
        next += 1
      }
      let height = Self.height(between: stops[next - 1], stops[next], at: right.x)
      largest = max(largest, abs(height - right.y))
      guard largest + hidden <= limit else { return nil }
    }
    return min((largest + hidden).roundedUp(significant: 3), limit)
  }

  private static func height(
    between left: GraphPoint, _ right: GraphPoint, at x: Double
  ) -> Double {
    guard right.x > left.x else { return right.y }
    return left.y + (right.y - left.y) * min(max((x - left.x) / (right.x - left.x), 0), 1)
  }
}
