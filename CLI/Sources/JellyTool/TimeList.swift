import Foundation
import SpringSheets

/// Times at which something is asked for, as text: numbers between commas or spaces.
struct TimeList {
  /// In seconds; finite, not negative.
  let seconds: [Double]

  /// The latest time that is told from the next microsecond.
  private static let latest = 1e9

  /// Reads `0,0.1,…`.
  init(_ text: some StringProtocol) throws(OptionError) {
    var seconds: [Double] = []
    for word in text.split(whereSeparator: { $0 == "," || $0.isWhitespace }) {
      guard let number = Double(word) else {
        throw OptionError("at", .other("\"\(word)\" is not a number"))
      }
      seconds.append(number)
    }
    try self.init(seconds)
  }

  /// Takes times.
  init(_ seconds: [Double]) throws(OptionError) {
    for time in seconds {
      guard time.isFinite else { throw OptionError("at", .notFinite(time)) }
      guard time >= 0 else { throw OptionError("at", .negative(time)) }
      guard time <= Self.latest else { throw OptionError("at", .outside(0...Self.latest, time)) }
    }
    self.seconds = seconds
  }

  /// Reads the times of an option: `-` stands for standard input.
  init(option text: String) throws {
    guard text == "-" else {
      try self.init(text)
      return
    }
    try self.init(String(decoding: StandardInput.bytes(), as: UTF8.self))
  }
}
