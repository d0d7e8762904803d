import Jelly

/// The fields of one object of a trace, read strictly one by one.
///
/// It remembers what it has been asked for: ``finish()`` makes an error of everything else.
struct Fields {
  private let place: String
  private let members: [JSONValue.Member]
  private var known: [String] = []

  /// Opens an object.
  ///
  /// - Parameters:
  ///   - value: What should be an object.
  ///   - place: Where it stands, `events[3]`; empty for the trace itself.
  init(_ value: JSONValue, at place: String) throws(TraceError) {
    guard case .object(let members) = value else {
      throw .wrongType(
        field: place.isEmpty ? "trace" : place, expected: "an object", found: value.kind)
    }
    self.place = place
    self.members = members
  }

  /// The path of one of the fields, as errors name it.
  func path(of name: String) -> String { place.isEmpty ? name : "\(place).\(name)" }

  /// A number, finite; `fallback` where the field is missing.
  mutating func number(
    _ name: String, or fallback: Double? = nil
  ) throws(TraceError) -> Double {
    guard let value = find(name) else { return try fallback.required(path(of: name)) }
    return try value.number(at: path(of: name))
  }

  /// A length above 0, in points; `fallback` where the field is missing.
  mutating func length(
    _ name: String, or fallback: Double? = nil
  ) throws(TraceError) -> Double {
    guard let value = find(name) else { return try fallback.required(path(of: name)) }
    return try value.length(at: path(of: name))
  }

  /// True or false.
  mutating func flag(_ name: String) throws(TraceError) -> Bool {
    try find(name).required(path(of: name)).flag(at: path(of: name))
  }

  /// A whole number from 0 on; `fallback` where the field is missing.
  mutating func count(_ name: String, or fallback: Int? = nil) throws(TraceError) -> Int {
    guard let value = find(name) else { return try fallback.required(path(of: name)) }
    return try value.count(at: path(of: name))
  }

  /// The fields `x` and `y`: a point in the control's coordinates.
  mutating func point() throws(TraceError) -> Vector2 {
    Vector2(try number("x"), try number("y"))
  }

  /// A width and a height above 0, in points.
  mutating func size(_ name: String, canBeFlat: Bool = false) throws(TraceError) -> Vector2 {
    let path = path(of: name)
    let value = try find(name).required(path)
    guard case .array(let lengths) = value, lengths.count == 2 else {
      throw .wrongType(field: path, expected: "[width, height]", found: value.kind)
    }
    let height =
      canBeFlat && lengths[1] == 0 ? 0 : try lengths[1].length(at: "\(path)[1]")
    return Vector2(try lengths[0].length(at: "\(path)[0]"), height)
  }

  /// What a word stands for; `fallback` where the field is missing.
  mutating func word<Meaning>(
    _ name: String, of words: [(word: String, meaning: Meaning)], or fallback: Meaning? = nil
  ) throws(TraceError) -> Meaning {
    let path = path(of: name)
    guard let value = find(name) else { return try fallback.required(path) }
    guard case .string(let word) = value else {
      throw .wrongType(field: path, expected: "a string", found: value.kind)
    }
    guard let found = words.first(where: { $0.word == word }) else {
      throw .unknownWord(field: path, word: word, known: words.map(\.word))
    }
    return found.meaning
  }

  /// A case of an enumeration of words; `fallback` where the field is missing.
  mutating func word<Word: RawRepresentable<String> & CaseIterable>(
    _ name: String, or fallback: Word? = nil
  ) throws(TraceError) -> Word {
    try word(name, of: Word.allCases.map { ($0.rawValue, $0) }, or: fallback)
  }

  /// A case of a few that have names; `fallback` where the field is missing.
  mutating func choice<Choice: NamedChoice>(
    _ name: String, or fallback: Choice? = nil
  ) throws(TraceError) -> Choice {
    try word(name, of: Choice.all.map { ($0.name.description, $0) }, or: fallback)
  }

  /// The elements of an array.
  mutating func array(_ name: String) throws(TraceError) -> [JSONValue] {
    let value = try find(name).required(path(of: name))
    guard case .array(let elements) = value else {
      throw .wrongType(field: path(of: name), expected: "an array", found: value.kind)
    }
    return elements
  }

  /// The fields of an object; none where it is missing.
  mutating func object(_ name: String) throws(TraceError) -> Fields {
    try Fields(find(name) ?? .object([]), at: path(of: name))
  }

  /// Makes an error of the first field that has not been asked for.
  func finish() throws(TraceError) {
    guard let stranger = members.first(where: { !known.contains($0.name) }) else { return }
    throw .unknownField(path(of: stranger.name), known: known)
  }

  private mutating func find(_ name: String) -> JSONValue? {
    known.append(name)
    return members.first { $0.name == name }?.value
  }
}
