import Jelly
import JellyWords

/// An error in a trace, with the path of its field, such as `events[3].x`.
public enum TraceError: Error, Equatable, Sendable {
  /// The text is not JSON.
  case syntax(JSONSyntaxError)
  /// A required field is missing.
  case missing(field: String)
  /// The object has a field that has no meaning there.
  case unknownField(String, known: [String])
  /// A value has a different type than the field needs.
  case wrongType(field: String, expected: String, found: String)
  /// A word is not among the words that the field can have.
  case unknownWord(field: String, word: String, known: [String])
  /// A number is too large for a `Double`.
  case notFinite(field: String)
  /// A length is zero or negative.
  case notPositive(field: String, value: Double)
  /// A span is negative.
  case negative(field: String, value: Double)
  /// A number of a tuning, or of its spring, is outside of the range that a control can work with.
  case outside(field: String, value: Double, sound: ClosedRange<Double>)
  /// The numbers of a spring belong to no dialect.
  case noDialect(field: String)
  /// The text is not SVG path data.
  case notPathData(field: String, PathDataError)
  /// An event is earlier than the one before it; both times in seconds.
  case outOfOrder(field: String, time: Double, previous: Double)
}

extension TraceError: CustomStringConvertible {
  /// The field and the problem, in one line.
  public var description: String {
    switch self {
    case .syntax(let error):
      error.description
    case .missing(let field):
      "\(field): missing"
    case .unknownField(let field, let known):
      "\(field): unknown field (known here: \(known.joined(separator: ", ")))"
    case .wrongType(let field, let expected, let found):
      "\(field): expected \(expected), found \(found)"
    case .unknownWord(let field, let word, let known):
      "\(field): \(JSONValue.string(word).text) is not one of: \(known.joined(separator: ", "))"
    case .notFinite(let field):
      "\(field): the number is too large"
    case .notPositive(let field, let value):
      "\(field): \(value.numberText) is not above 0"
    case .negative(let field, let value):
      "\(field): \(value.numberText) is below 0"
    case .outside(let field, let value, let sound):
      sound.upperBound < .infinity
        ? "\(field): \(value.numberText) is not within \(sound.lowerBound.numberText) to "
          + sound.upperBound.numberText
        : "\(field): \(value.numberText) is below \(sound.lowerBound.numberText)"
    case .noDialect(let field):
      "\(field): which spring? Say it by " + SpringDialect.inWords
    case .notPathData(let field, let error):
      "\(field): \(error.problem), at character \(error.character)"
    case .outOfOrder(let field, let time, let previous):
      "\(field): \(time.numberText) is earlier than \(previous.numberText), the event before"
    }
  }
}
