@_spi(Jelly) import Jelly
@_spi(Jelly) import JellySchema

/// An error in a trace, with the path of its field, such as `events[3].x`.
public enum TraceError: Error, Equatable, Sendable {
  /// The text is not JSON; line and column are counted from 1.
  case syntax(line: Int, column: Int, requirement: String)
  /// A required field is missing.
  case missing(field: String)
  /// The object has a field that is not defined for it.
  case unknownField(String, known: [String])
  /// A value has a different type than the field requires; `found` is the value as text.
  case wrongType(field: String, expected: String, found: String)
  /// A name is not one of the cases of the field.
  case unknownCase(field: String, name: String, known: [String])
  /// A number is outside of the range of the field, or is not finite.
  case outOfRange(field: String, value: Double, range: ClosedRange<Double>)
  /// The fields of a spring are not a set of parameters; `found` is the value as text.
  case unknownSpring(field: String, found: String)
  /// The text is not SVG path data.
  case notPathData(field: String, PathDataError)
  /// An event is earlier than the one before it; both times in seconds.
  case outOfOrder(field: String, time: Double, previous: Double)
}

extension TraceError: CustomStringConvertible {
  /// The field and the requirement, in one line: `events[3].x: must be a number; got "a"`.
  public var description: String {
    switch self {
    case .syntax(let line, let column, let requirement):
      "line \(line), column \(column): \(requirement)"
    case .missing(let field):
      "\(field): must be given"
    case .unknownField(let field, let known):
      "\(field): must not be given; the fields here are \(known.joined(separator: ", "))"
    case .wrongType(let field, let expected, let found):
      "\(field): must be \(expected); got \(found)"
    case .unknownCase(let field, let name, let known):
      "\(field): must be one of \(known.joined(separator: ", ")); "
        + "got \(JSONValue.string(name).brief)"
    case .outOfRange(let field, let value, let range):
      "\(field): must be \(range.requirement); got \(value.numberText)"
    case .unknownSpring(let field, let found):
      "\(field): must be one set of parameters (\(SpringParameters.inWords)); got \(found)"
    case .notPathData(let field, let error):
      "\(field): must be SVG path data; \(error.description)"
    case .outOfOrder(let field, let time, let previous):
      "\(field): must be at least \(previous.numberText), the time of the event before; "
        + "got \(time.numberText)"
    }
  }
}
