/// The events of a control and their times, to be replayed at any frame rate.
///
///     { "version": 1, "control": "jelly-bar", "size": [390, 100], "tuning": "classic",
///       "settings": {"curve": "quadratic"},
///       "events": [ {"at": 0.0, "type": "touchBegan", "x": 195, "y": 40},
///                   {"at": 0.4, "type": "touchEnded", "x": 230, "y": 160} ] }
///
/// Names are those of the properties, events and cases in Swift.
///
/// Reading is strict. Another version, an unknown control, setting, event or field, a missing one,
/// a value of another type, a number that is not finite, a size that is not above 0, events out of
/// order, and events that are more than 1e9 s apart are errors. So every field of a trace that
/// could be read has had its effect.
public struct Trace: Sendable {
  /// The version of the format that is read and written.
  static let version: JSONValue = 1

  /// The maximum time from the first event to the last one, in seconds.
  ///
  /// A longer one comes from a mistake in a time. A page that plays traces has the same limit.
  static let maximumDuration = 1e9

  /// The trace as JSON, member for member as it was read.
  @_spi(Jelly) public let json: JSONValue
  /// The content of the trace, in the types of its control.
  let script: any Script

  /// Reads a trace from JSON text.
  public init(text: String) throws(TraceError) { try self.init(utf8: text.utf8) }

  /// Reads a trace from JSON text in UTF-8, for example the `Data` of a file.
  public init(utf8 text: some Sequence<UInt8>) throws(TraceError) {
    let json: JSONValue
    do throws(JSONSyntaxError) {
      json = try JSONValue(text: text)
    } catch {
      throw .syntax(
        line: error.line, column: error.column, requirement: error.requirement)
    }
    try self.init(json)
  }

  /// Creates a trace from JSON.
  @_spi(Jelly) public init(_ json: JSONValue) throws(TraceError) {
    var fields = try Fields(json, at: "")
    let version = fields.value("version")
    guard version == Self.version else {
      throw .wrongType(
        field: "version", expected: Self.version.text, found: version?.brief ?? "nothing")
    }
    let kinds = RecordedKind.all
    let control = try fields.value("control").required("control")
    let index = try control.word(of: kinds.map { $0.name }, at: "control")
    self.script = try kinds[index].script(&fields)
    self.json = json
  }
}

extension Trace: Equatable {
  /// Traces are equal when their JSON is.
  public static func == (left: Self, right: Self) -> Bool { left.json == right.json }
}
