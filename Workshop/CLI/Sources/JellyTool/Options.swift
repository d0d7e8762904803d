import ArgumentParser
import JellyFilm
@_spi(Jelly) import JellyRecording

/// An error in the value of an option: the requirement, and the value.
struct OptionRequirement: Error, CustomStringConvertible {
  /// The requirement: `must be a number; got "fast"`.
  let description: String

  /// Creates an error from a requirement and the text of the value.
  init(_ requirement: String, got text: String) {
    let value = Double(text) == nil ? JSONValue.string(text).brief : text
    description = "must be \(requirement); got \(value)"
  }
}

/// Reads a frame rate.
func readRate(_ text: String) throws -> FrameRate {
  guard let rate = Double(text).flatMap(FrameRate.init(hertz:)) else {
    throw OptionRequirement("above 0 and at most \(FrameRate.maximum.numberText)", got: text)
  }
  return rate
}

/// Reads the time at which a recording or a film ends, in seconds.
func readEnd(_ text: String) throws -> Double {
  guard let seconds = Double(text), seconds >= 0, seconds < .infinity else {
    throw OptionRequirement("finite and at least 0", got: text)
  }
  return seconds
}

/// Reads `#rrggbb` or `#rrggbb,#rrggbb`.
func readColors(_ text: String) throws -> FilmColors.Pair {
  guard let pair = FilmColors.Pair(text) else {
    throw OptionRequirement("#rrggbb or #rrggbb,#rrggbb", got: text)
  }
  return pair
}

/// The color of a background, or none, as an option.
struct Background {
  /// The colors; nil for a transparent film.
  let colors: FilmColors.Pair?

  /// Reads `none`, `#rrggbb` or `#rrggbb,#rrggbb`.
  init(_ text: String) throws {
    colors = FilmColors.Pair(text)
    guard colors != nil || text == "none" else {
      throw OptionRequirement("none, #rrggbb or #rrggbb,#rrggbb", got: text)
    }
  }
}

extension FilmColors.Pair {
  /// Reads `#rrggbb` or `#rrggbb,#rrggbb`; nil for any other text.
  fileprivate init?(_ text: String) {
    let words = text.split(separator: ",", omittingEmptySubsequences: false)
    let colors = words.compactMap { FilmColor($0) }
    guard colors.count == words.count, (1...2).contains(colors.count) else { return nil }
    self.init(light: colors[0], dark: colors[colors.count - 1])
  }
}
