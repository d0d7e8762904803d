import Jelly
import JellyWords

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

  /// Whether the object has a field.
  func has(_ name: StaticString) -> Bool { members.contains { $0.name == "\(name)" } }

  /// The elements of an array.
  mutating func array(_ name: StaticString) throws(TraceError) -> [JSONValue] {
    let value = try value(name).required(path(of: name))
    guard case .array(let elements) = value else {
      throw .wrongType(field: path(of: name), expected: "an array", found: value.brief)
    }
    return elements
  }

  /// An outline by its SVG path data; nil if it is missing.
  mutating func pathData(_ name: StaticString) throws(TraceError) -> Outline? {
    guard let value = value(name) else { return nil }
    guard case .string(let text) = value else {
      throw .wrongType(field: path(of: name), expected: "a string", found: value.brief)
    }
    do throws(PathDataError) {
      return try Outline(svgPathData: text)
    } catch {
      throw .notPathData(field: path(of: name), error)
    }
  }

  /// The fields of an object; no fields if it is missing.
  mutating func object(_ name: StaticString) throws(TraceError) -> Fields {
    try Fields(value(name) ?? .object([]), at: path(of: name))
  }

  /// The index of a field's word in a list of known words; nil if the field is missing.
  mutating func word(_ name: StaticString, of words: [String]) throws(TraceError) -> Int? {
    guard let value = value(name) else { return nil }
    guard case .string(let word) = value else {
      throw .wrongType(field: path(of: name), expected: "a string", found: value.brief)
    }
    guard let index = words.firstIndex(of: word) else {
      throw .unknownCase(field: path(of: name), name: word, known: words)
    }
    return index
  }

  /// Throws an error for the first field that has not been read.
  func finish() throws(TraceError) {
    guard let stranger = members.first(where: { !known.contains($0.name) }) else { return }
    let path = place.isEmpty ? stranger.name : "\(place).\(stranger.name)"
    throw .unknownField(path, known: known)
  }
}

extension Fields: WordReader {
  mutating func number(
    _ name: StaticString, or standard: Double? = nil
  ) throws(TraceError) -> Double {
    guard let value = value(name) else { return try standard.required(path(of: name)) }
    return try value.number(at: path(of: name))
  }

  mutating func count(_ name: StaticString, or standard: Int? = nil) throws(TraceError) -> Int {
    guard let value = value(name) else { return try standard.required(path(of: name)) }
    return try value.count(at: path(of: name))
  }

  mutating func flag(_ name: StaticString, or standard: Bool? = nil) throws(TraceError) -> Bool {
    guard let value = value(name) else { return try standard.required(path(of: name)) }
    return try value.flag(at: path(of: name))
  }

  mutating func choice<Choice: NamedChoice>(
    _ name: StaticString, or standard: Choice? = nil
  ) throws(TraceError) -> Choice {
    guard let index = try word(name, of: Choice.names), let choice = Choice(rawValue: index)
    else { return try standard.required(path(of: name)) }
    return choice
  }

  mutating func point(isOptional: Bool) throws(TraceError) -> Vector2 {
    let standard: Double? = isOptional ? 0 : nil
    return Vector2(try number("x", or: standard), try number("y", or: standard))
  }

  mutating func size(canBeFlat: Bool) throws(TraceError) -> Vector2 {
    let path = path(of: "size")
    let value = try value("size").required(path)
    guard case .array(let lengths) = value, lengths.count == 2 else {
      throw .wrongType(field: path, expected: "[width, height]", found: value.brief)
    }
    let height = canBeFlat && lengths[1] == 0 ? 0 : try lengths[1].length(at: "\(path)[1]")
    return Vector2(try lengths[0].length(at: "\(path)[0]"), height)
  }

  mutating func settings<Settings: JellySettings>(
    from settings: Settings
  ) throws(TraceError) -> Settings {
    var settings = settings
    try read(into: &settings)
    return settings
  }

  mutating func tuning<Tuning: JellyTuning>() throws(TraceError) -> Tuning {
    try .reading(try value("tuning").required(path(of: "tuning")), at: path(of: "tuning"))
  }
}
