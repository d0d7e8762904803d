@_spi(Jelly) import JellyRecording

/// Decimal numbers with few digits, as the text of a film has them.
enum ShortDecimal {
  private static let powers: [Double] = [1, 10, 100, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10]

  /// The number with the fewest decimals in an interval, and of those the nearest to its middle.
  ///
  /// - Parameters:
  ///   - low: The interval's lower end.
  ///   - high: The interval's upper end.
  ///
  /// If not even one with ten decimals is in the interval, the result is its middle.
  static func simplest(from low: Double, to high: Double) -> Double {
    let middle = (low + high) / 2
    for power in powers {
      let number = (middle * power).rounded() / power
      if low <= number, number <= high { return number == 0 ? 0 : number }
    }
    return middle
  }

  /// A number rounded to some decimals, up to 10.
  static func rounded(_ number: Double, decimals: Int) -> Double {
    let power = powers[decimals]
    let rounded = (number * power).rounded() / power
    return rounded == 0 ? 0 : rounded
  }

  /// The shortest text of a number in CSS and SVG: `.5` for 0.5, `-.5` for −0.5.
  static func text(_ number: Double) -> String {
    let text = number.numberText
    if text.hasPrefix("0.") { return String(text.dropFirst()) }
    if text.hasPrefix("-0.") { return "-" + text.dropFirst(2) }
    return text
  }
}
