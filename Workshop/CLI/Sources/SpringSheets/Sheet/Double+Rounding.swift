@_spi(Jelly) import JellyRecording

extension Double {
  /// The nearest number with a number of decimals.
  func rounded(decimals: Int) -> Double {
    let scale = Self.powerOfTen(decimals)
    let scaled = (self * scale).rounded()
    return scaled.isFinite ? scaled / scale : self
  }

  /// The nearest number with a number of significant digits.
  func rounded(significant digits: Int) -> Double {
    rounded(significant: digits, .toNearestOrAwayFromZero)
  }

  /// The next larger number with a number of significant digits.
  func roundedUp(significant digits: Int) -> Double { rounded(significant: digits, .up) }

  /// The number in four digits, for a comment or a label.
  var briefText: String { rounded(significant: 4).numberText }

  private func rounded(significant digits: Int, _ rule: FloatingPointRoundingRule) -> Double {
    guard self != 0, isFinite else { return self }
    var decimals = digits
    var size = magnitude
    while size >= 1, decimals > -300 { (size, decimals) = (size / 10, decimals - 1) }
    while size < 0.1, decimals < 300 { (size, decimals) = (size * 10, decimals + 1) }
    let scale = Self.powerOfTen(abs(decimals))
    return decimals < 0
      ? (self / scale).rounded(rule) * scale : (self * scale).rounded(rule) / scale
  }

  private static func powerOfTen(_ exponent: Int) -> Double {
    (0..<exponent).reduce(1) { power, _ in power * 10 }
  }
}
