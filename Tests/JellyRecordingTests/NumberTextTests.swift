import Foundation
@_spi(Jelly) import JellyRecording
@_spi(Jelly) import JellyTestSupport
import Testing

@Suite("The text of a number")
struct NumberTextTests {
  /// Numbers and their texts.
  ///
  /// Its type is written out, since the compiler takes seconds to find it.
  static let texts: [(number: Double, text: String)] = [
    (0, "0"), (-0.0, "0"), (1, "1"), (-1, "-1"), (100, "100"), (0.5, "0.5"), (-0.1, "-0.1"),
    (0.1 + 0.2, "0.30000000000000004"), (1.0 / 3, "0.3333333333333333"),
    (123.456, "123.456"), (0.001, "0.001"), (0.0001, "0.0001"), (0.00001, "0.00001"),
    (-0.000012345, "-0.000012345"), (0.000001, "0.000001"), (0.0000015, "0.0000015"),
    (0.0000001, "1e-7"), (-0.00000015, "-1.5e-7"), (1e-10, "1e-10"), (1.25e-100, "1.25e-100"),
    (.leastNonzeroMagnitude, "5e-324"), (.leastNormalMagnitude, "2.2250738585072014e-308"),
    (.greatestFiniteMagnitude, "1.7976931348623157e+308"),
    (9_007_199_254_740_991, "9007199254740991"), (9_007_199_254_740_992, "9007199254740992"),
    (0x1p54, "18014398509481984"), (0x1p63, "9223372036854776000"),
    (1e16, "10000000000000000"), (1.5e17, "150000000000000000"),
    (1e20, "100000000000000000000"),
    (-123_456_789_012_345_683_968, "-123456789012345680000"),
    (1e21, "1e+21"), (1.5e21, "1.5e+21"), (-1e22, "-1e+22"), (1e100, "1e+100"),
    (.infinity, "Infinity"), (-.infinity, "-Infinity"), (.nan, "NaN"),
  ]

  @Test("is what String(x) gives in a browser", arguments: texts)
  func layout(number: Double, text: String) {
    #expect(number.numberText == text)
  }

  @Test("reads back to the same number", arguments: UInt64(0)..<8)
  func roundTrip(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<2000 {
      let number = generator.finiteDouble()
      #expect(Double(number.numberText)?.bitPattern == number.bitPattern)
      let coordinate = Double.random(in: -1000...1000, using: &generator)
      #expect(Double(coordinate.numberText)?.bitPattern == coordinate.bitPattern)
    }
  }

  @Test("has an exponent only where a browser has one")
  func exponents() {
    var generator = SeededGenerator(seed: 9)
    for exponent in -12...26 {
      let number = Double.random(in: 1..<10, using: &generator) * pow(10, Double(exponent))
      let isPlain = number.magnitude >= 1e-6 && number.magnitude < 1e21
      #expect(number.numberText.contains("e") != isPlain)
    }
  }
}
