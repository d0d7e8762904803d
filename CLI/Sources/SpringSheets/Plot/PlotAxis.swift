import JellyRecording

/// An axis of a plot: it turns numbers into places along a row or a column, and finds round
/// numbers.
struct PlotAxis {
  /// The numbers at the two ends of the axis.
  let range: ClosedRange<Double>

  /// Creates an axis that contains some numbers, with a share of their span as a margin at both
  /// ends.
  init(around numbers: [Double], margin: Double = 0) {
    let low = numbers.min() ?? 0
    let high = numbers.max() ?? 0
    // Numbers that differ only in their last digits do not have a scale.
    let isFlat = high - low <= 1e-12 * max(abs(high), abs(low)) || high - low < 1e-290
    let span = isFlat ? max(abs(high), 1) : high - low
    let padding = isFlat ? span : margin * span
    self.range = (low - padding)...(high + padding)
  }

  /// The place of a number, from 0 at the lower end to 1 at the upper end.
  func share(of number: Double) -> Double {
    (number - range.lowerBound) / (range.upperBound - range.lowerBound)
  }

  /// Round numbers within the axis, at most a given number: multiples of 1, 2 or 5 times a power of
  /// ten.
  func ticks(atMost count: Int) -> [Double] {
    let span = range.upperBound - range.lowerBound
    guard
      let step = Self.steps(near: span / Double(max(count, 1))).first(where: { step in
        Self.multiples(of: step, in: range).count <= count
      })
    else { return [] }
    return Self.multiples(of: step, in: range).map { Double($0) * step }
      .map { abs($0) < step / 2 ? 0 : $0.rounded(significant: 12) }
  }

  private static func multiples(of step: Double, in range: ClosedRange<Double>) -> Range<Int> {
    let first = (range.lowerBound / step - 1e-9).rounded(.up)
    let last = (range.upperBound / step + 1e-9).rounded(.down)
    guard let first = Int(exactly: first), let last = Int(exactly: last), last >= first else {
      return 0..<0
    }
    return first..<(last + 1)
  }

  /// Steps from a little below a size upwards.
  private static func steps(near size: Double) -> [Double] {
    var power = 1.0
    while power > size { power /= 10 }
    while power * 10 <= size { power *= 10 }
    return [1, 2, 5, 10, 20, 50].map { $0 * power }
  }
}
