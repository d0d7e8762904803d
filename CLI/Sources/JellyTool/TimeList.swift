import Foundation
import SpringSheets

/// A list of times as text: numbers between commas or spaces.
struct TimeList {
  /// The times in seconds; finite, not negative.
  let seconds: [Double]

  /// The latest time that a double can tell from the next microsecond.
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

  /// Makes a list of times.
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
