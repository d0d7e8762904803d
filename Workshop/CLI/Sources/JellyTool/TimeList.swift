import Foundation
@_spi(Jelly) import JellyRecording
import SpringSheets

/// A list of times as text: numbers between commas or spaces.
struct TimeList {
  /// The times in seconds; finite, not negative, at least one.
  let seconds: [Double]

  /// The range of a time; above it, a double does not distinguish microseconds.
  private static let range = 0...1e9

  /// Reads `0,0.1,…`.
  init(_ text: some StringProtocol) throws(OptionError) {
    var seconds: [Double] = []
    for word in try Self.words(of: text) { seconds.append(try Self.number(word)) }
    try self.init(seconds)
  }

  /// Creates a list of times.
  init(_ seconds: [Double]) throws(OptionError) {
    guard !seconds.isEmpty else {
      throw OptionError("at", .other("must be at least one time; got an empty list"))
    }
    for time in seconds {
      guard Self.range.contains(time) else {
        throw OptionError("at", .outOfRange(Self.range, time))
      }
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

  /// The words between commas and spaces; at least one, and none of them empty.
  static func words(of text: some StringProtocol) throws(OptionError) -> [String] {
    var words: [String] = []
    let items = text.split(separator: ",", omittingEmptySubsequences: false)
    for item in items {
      let found = item.split(whereSeparator: \.isWhitespace)
      guard !found.isEmpty || items.count == 1 else {
        throw OptionError(
          "at",
          .other("must have a time between two commas; got \(JSONValue.string(String(text)).brief)")
        )
      }
      words += found.map { String($0) }
    }
    guard !words.isEmpty else {
      throw OptionError("at", .other("must be at least one time; got \"\""))
    }
    return words
  }

  /// The number of a word.
  static func number(_ word: String) throws(OptionError) -> Double {
    guard let number = Double(word) else {
      throw OptionError(
        "at", .other("must be a number; got \(JSONValue.string(word).brief)"))
    }
    return number
  }
}
