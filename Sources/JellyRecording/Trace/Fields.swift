@_spi(Jelly) import Jelly
@_spi(Jelly) import JellySchema

/// The fields of one object of a trace, read strictly one by one.
///
/// It stores the names of the fields that were read: ``finish()`` throws an error for any other.
struct Fields {
  /// The path of the object, such as `events[3]`; empty for the trace itself.
  let place: String
  private let members: [JSONValue.Member]
  private var known: [String] = []

  /// The fields of an object without any.
  init(at place: String) {
    self.place = place
    members = []
  }

  /// Opens an object.
  ///
  /// - Parameters:
  ///   - value: The object; any other value is an error.
  ///   - place: The path of the object, such as `events[3]`; empty for the trace itself.
  init(_ value: JSONValue, at place: String) throws(TraceError) {
    guard case .object(let members) = value else {
      throw .wrongType(
        field: place.isEmpty ? "trace" : place, expected: "an object", found: value.brief)
    }
    self.place = place
    self.members = members
  }

  /// The path of a field, for an error.
  func path(of name: StaticString) -> String {
    return place.isEmpty ? "\(name)" : "\(place).\(name)"
  }

  /// The value of a field; nil if it is missing.
  mutating func value(_ name: StaticString) -> JSONValue? {
    if !known.contains("\(name)") { known.append("\(name)") }
    return members.first { $0.name == "\(name)" }?.value
  }

  /// A finite number.
  mutating func number(_ name: StaticString) throws(TraceError) -> Double {
    try value(name).required(path(of: name)).number(at: path(of: name))
  }

  /// Returns whether the object has a field.
  func has(_ name: StaticString) -> Bool { members.contains { $0.name == "\(name)" } }

  /// The elements of an array.
  mutating func array(_ name: StaticString) throws(TraceError) -> [JSONValue] {
    let value = try value(name).required(path(of: name))
    guard case .array(let elements) = value else {
      throw .wrongType(field: path(of: name), expected: "an array", found: value.brief)
    }
    return elements
  }

  /// A drawing and its paint; nil if it is missing.
  mutating func drawing() throws(TraceError) -> TraceForm? {
    guard let parts = try outlines("path") else { return nil }
    let width = try value("strokeWidth").map { (value) throws(TraceError) in
      try value.length(at: path(of: "strokeWidth"))
    }
    return TraceForm(parts: parts, strokeWidth: width)
  }

  /// The parts of a drawing by their SVG path data: a string, or an array of strings; nil if the
  /// field is missing.
  private mutating func outlines(_ name: StaticString) throws(TraceError) -> [Outline]? {
    guard let value = value(name) else { return nil }
    let place = path(of: name)
    guard case .array(let parts) = value else { return [try Self.outline(value, at: place)] }
    var outlines: [Outline] = []
    for (index, part) in parts.enumerated() {
      outlines.append(try Self.outline(part, at: "\(place)[\(index)]"))
    }
    return outlines
  }

  private static func outline(
    _ value: JSONValue, at place: String
  ) throws(TraceError) -> Outline {
    guard case .string(let text) = value else {
      throw .wrongType(
        field: place, expected: "a string or an array of strings", found: value.brief)
    }
    do throws(PathDataError) {
      return try Outline(svgPathData: text)
    } catch {
      throw .notPathData(field: place, error)
    }
  }

  /// The fields of an object; no fields if it is missing.
  mutating func object(_ name: StaticString) throws(TraceError) -> Fields {
    try Fields(value(name) ?? .object([]), at: path(of: name))
  }

  /// Throws an error for the first field that has not been read.
  func finish() throws(TraceError) {
    guard let stranger = members.first(where: { !known.contains($0.name) }) else { return }
    let path = place.isEmpty ? stranger.name : "\(place).\(stranger.name)"
    throw .unknownField(path, known: known)
  }
}
