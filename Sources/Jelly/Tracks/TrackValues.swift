/// The values of a slider: a range, and the distance between them.
struct TrackRange: Equatable, Sendable {
  /// The smallest and the largest value; the largest is not below the smallest.
  var minimum, maximum: Double
  /// The distance of values, counted from the smallest; 0 for all values of the range.
  var step: Double

  /// The value that is nearest to another one.
  ///
  /// As in a range input of a page, the largest value is the last whole step in the range. With a
  /// step larger than the range there is only the smallest value.
  func nearest(to value: Double) -> Double {
    let value = min(max(value, minimum), maximum)
    guard isStepped else { return value }
    let last = Elementary.floor((maximum - minimum) / step + Self.rounding)
    let steps = min(Elementary.floor((value - minimum) / step + 0.5), last)
    return min(minimum + steps * step, maximum)
  }

  /// The value at a share of the range from 0 to 1.
  func value(at share: Double) -> Double {
    nearest(to: share < 1 ? minimum + (maximum - minimum) * share : maximum)
  }

  /// The share of the range at a value, from 0 to 1.
  func share(of value: Double) -> Double {
    guard maximum > minimum else { return 0 }
    return (min(max(value, minimum), maximum) - minimum) / (maximum - minimum)
  }

  /// The value after some steps, within the range.
  func value(_ value: Double, steppedBy steps: Double) -> Double {
    nearest(to: value + steps * (isStepped ? step : (maximum - minimum) * Self.stepShare))
  }

  /// A step that is too small to be seen is none.
  private var isStepped: Bool { step > 0 && (maximum - minimum) / step < Self.maximumSteps }

  /// The step of a range without steps, as a share: that of `UISlider` for VoiceOver.
  private static var stepShare: Double { 0.1 }
  /// The largest number of steps.
  private static var maximumSteps: Double { 1e9 }
  /// The share of a step that a whole number of steps may miss by rounding.
  private static var rounding: Double { 1e-6 }
}

/// The places of segments, as shares of their track.
struct TrackSegments: Equatable, Sendable {
  /// The number of segments.
  let count: Int
  /// The shares of the first eight segments.
  private let shares: SIMD8<Double>
  /// The share of each other segment.
  private let share: Double

  /// Creates segments.
  ///
  /// - Parameters:
  ///   - count: The number of segments; not negative.
  ///   - widths: The widths of the first eight segments, in any unit; not negative. One that is 0,
  ///     and each further segment, is as wide as the others are on average.
  init(count: Int, widths: SIMD8<Double>) {
    self.count = count
    var (sum, given) = (0.0, 0.0)
    for index in 0..<min(count, 8) where widths[index] > 0 {
      sum += widths[index]
      given += 1
    }
    let mean = given > 0 ? sum / given : 1
    let total = sum + mean * (Double(count) - given)
    var shares = SIMD8<Double>.zero
    for index in 0..<min(count, 8) {
      shares[index] = (widths[index] > 0 ? widths[index] : mean) / total
    }
    self.shares = shares
    share = mean / max(total, mean)
  }

  /// The share of the track at which a segment starts; 1 for the index after the last.
  func start(of index: Int) -> Double {
    guard index < count else { return 1 }
    var start = 0.0
    for other in 0..<min(max(index, 0), 8) { start += shares[other] }
    return min(start + share * Double(max(index - 8, 0)), 1)
  }

  /// The index of the segment at a share of the track; the first or the last beyond its ends.
  func index(at share: Double) -> Int {
    for index in 0..<min(count, 8) where share < start(of: index + 1) { return index }
    guard count > 8 else { return max(count - 1, 0) }
    let further = Elementary.floor((share - start(of: 8)) / self.share)
    return 8 + Int(min(max(further, 0), Double(count - 9)))
  }

  /// The index that is nearest to a number; −1 without segments.
  func nearest(to value: Double) -> Double {
    guard count > 0 else { return -1 }
    return Elementary.floor(min(max(value, 0), Double(count - 1)) + 0.5)
  }

  /// The index after some steps; the first follows the last, as in a group of radio buttons.
  func index(_ index: Int, steppedBy steps: Double) -> Double {
    guard count > 0 else { return -1 }
    let sum = Double(index) + Elementary.floor(steps + 0.5)
    return sum - Double(count) * Elementary.floor(sum / Double(count))
  }
}
