import JellyRecording

/// From numbers to places along a row or a column, and the round numbers on the way.
struct PlotAxis {
  /// The numbers at its two ends.
  let range: ClosedRange<Double>

  /// An axis that holds some numbers, with a share of their span as a margin at both ends.
  init(around numbers: [Double], margin: Double = 0) {
    let low = numbers.min() ?? 0
    let high = numbers.max() ?? 0
    // What differs only in the last digits has no room for a scale.
    let isFlat = high - low <= 1e-12 * max(abs(high), abs(low)) || high - low < 1e-290
    let span = isFlat ? max(abs(high), 1) : high - low
    let room = isFlat ? span : margin * span
    self.range = (low - room)...(high + room)
  }

  /// Where a number is, from 0 at the lower end to 1 at the upper.
  func share(of number: Double) -> Double {
    (number - range.lowerBound) / (range.upperBound - range.lowerBound)
  }

  /// Round numbers inside, at most so many: multiples of 1, 2 or 5 times a power of ten.
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
