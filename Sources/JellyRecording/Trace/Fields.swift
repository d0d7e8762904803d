import Jelly
import JellyWords

/// The fields of one object of a trace, read strictly one by one.
///
/// It remembers the names of the fields that were read: ``finish()`` throws an error for any other.
struct Fields {
  /// The path of the object, such as `events[3]`; empty for the trace itself.
  let place: String
  private let members: [JSONValue.Member]
  private var known: [String] = []
  /// A field of another object that is read with the fields of this one.
  private var guest: (name: String, path: String, value: JSONValue?)?

  /// Opens an object.
  ///
  /// - Parameters:
  ///   - value: The object; any other value is an error.
  ///   - place: The path of the object, such as `events[3]`; empty for the trace itself.
  init(_ value: JSONValue, at place: String) throws(TraceError) {
    guard case .object(let members) = value else {
      throw .wrongType(
        field: place.isEmpty ? "trace" : place, expected: "an object", found: value.kind)
    }
    self.place = place
    self.members = members
  }

  /// The path of a field, in the words of an error.
  func path(of name: StaticString) -> String {
    if let guest, guest.name == "\(name)" { return guest.path }
    return place.isEmpty ? "\(name)" : "\(place).\(name)"
  }

  /// The value of a field; nil if it is missing.
  mutating func value(_ name: StaticString) -> JSONValue? {
    if let guest, guest.name == "\(name)" { return guest.value }
    known.append("\(name)")
    return members.first { $0.name == "\(name)" }?.value
  }

  /// Whether the object has a field.
  func has(_ name: StaticString) -> Bool { members.contains { $0.name == "\(name)" } }

  /// Adds a field of another object, which may be missing there, so that it is read with these
  /// fields.
  mutating func adopt(_ name: StaticString, _ value: JSONValue?, at path: String) {
    guest = ("\(name)", path, value)
  }

  /// The elements of an array.
  mutating func array(_ name: StaticString) throws(TraceError) -> [JSONValue] {
    let value = try value(name).required(path(of: name))
    guard case .array(let elements) = value else {
      throw .wrongType(field: path(of: name), expected: "an array", found: value.kind)
    }
    return elements
  }

  /// The fields of an object; no fields if it is missing.
  mutating func object(_ name: StaticString) throws(TraceError) -> Fields {
    try Fields(value(name) ?? .object([]), at: path(of: name))
  }

  /// The index of a field's word in a list of known words; nil if the field is missing.
  mutating func word(_ name: StaticString, of words: [String]) throws(TraceError) -> Int? {
    guard let value = value(name) else { return nil }
    guard case .string(let word) = value else {
      throw .wrongType(field: path(of: name), expected: "a string", found: value.kind)
    }
    guard let index = words.firstIndex(of: word) else {
      throw .unknownWord(field: path(of: name), word: word, known: words)
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

  mutating func length(
    _ name: StaticString, or standard: Double? = nil
  ) throws(TraceError) -> Double {
    guard let value = value(name) else { return try standard.required(path(of: name)) }
    return try value.length(at: path(of: name))
  }

  mutating func span(ifGiven name: StaticString) throws(TraceError) -> Double? {
    guard let value = value(name) else { return nil }
    let span = try value.number(at: path(of: name))
    guard span >= 0 else { throw .negative(field: path(of: name), value: span) }
    return span
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
      throw .wrongType(field: path, expected: "[width, height]", found: value.kind)
    }
    let height = canBeFlat && lengths[1] == 0 ? 0 : try lengths[1].length(at: "\(path)[1]")
    return Vector2(try lengths[0].length(at: "\(path)[0]"), height)
  }

  mutating func tuning<Tuning: ElasticTuning>(of base: Tuning) throws(TraceError) -> Tuning {
    // A trace may leave its tuning out, but an event that changes the tuning may not.
    guard let value = value("tuning") else {
      guard guest?.name == "tuning" else { throw .missing(field: path(of: "tuning")) }
      return base.named(.standard)
    }
    return try base.reading(value, at: path(of: "tuning"))
  }
}
