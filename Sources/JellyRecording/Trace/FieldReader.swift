import Jelly

/// A visitor that changes settings or a tuning by the fields of an object.
struct FieldReader: FieldVisitor {
  /// The object and the groups in it that are open, the innermost last.
  private var open: [(fields: Fields, isVariant: Bool)]
  private(set) var problem: TraceError?

  init(_ fields: Fields) {
    open = [(fields, false)]
  }

  /// The object, with the names of the fields that have been read.
  var fields: Fields { open[0].fields }

  /// The value of a field and its path: in the innermost group, or beside it if that is a variant.
  private mutating func find(_ name: StaticString) -> (value: JSONValue, place: String)? {
    var group = open.count - 1
    while true {
      if let value = open[group].fields.value(name) {
        return (value, open[group].fields.path(of: name))
      }
      guard open[group].isVariant else { return nil }
      group -= 1
    }
  }

  /// Reads a part if its field is present and there has been no error.
  private mutating func read(
    _ name: StaticString, _ read: (JSONValue, String) throws(TraceError) -> Void
  ) {
    guard let (value, place) = find(name), problem == nil else { return }
    do throws(TraceError) {
      try read(value, place)
    } catch {
      problem = error
    }
  }

  mutating func number(
    _ value: inout Double, _ name: StaticString, in unit: FieldUnit,
    sensible: ClosedRange<Double>, step: Double, sound: ClosedRange<Double>
  ) {
    var number = value
    read(name) { (json, place) throws(TraceError) in
      // JSON does not have infinity; a page's JSON.stringify writes null instead.
      let isNoLimit = json == .null && sound.upperBound == .infinity
      number = isNoLimit ? .infinity : try json.number(at: place)
      if unit == .count { number = Double(try json.count(at: place)) }
      guard sound.contains(number) else {
        throw .outOfRange(field: place, value: number, range: sound)
      }
    }
    value = number
  }

  mutating func flag(_ value: inout Bool, _ name: StaticString) {
    var flag = value
    read(name) { (json, place) throws(TraceError) in flag = try json.flag(at: place) }
    value = flag
  }

  mutating func choice<Choice: NamedChoice>(_ value: inout Choice, _ name: StaticString) {
    var choice = value
    read(name) { (json, place) throws(TraceError) in
      guard case .string(let word) = json else {
        throw .wrongType(field: place, expected: "a string", found: json.brief)
      }
      guard let known = Choice.all.first(where: { "\($0.name)" == word }) else {
        throw .unknownCase(field: place, name: word, known: Choice.names)
      }
      choice = known
    }
    value = choice
  }

  mutating func spring(_ value: inout DampedSpring, _ name: StaticString) {
    var spring = value
    read(name) { (json, place) throws(TraceError) in
      spring = try DampedSpring(reading: json, at: place)
    }
    value = spring
  }

  mutating func beginGroup(_ name: StaticString) { begin(name, isVariant: false) }
  mutating func beginVariant(_ name: StaticString) { begin(name, isVariant: true) }

  private mutating func begin(_ name: StaticString, isVariant: Bool) {
    let place = open[open.count - 1].fields.path(of: name)
    var group = Fields(at: place)
    read(name) { (json, place) throws(TraceError) in group = try Fields(json, at: place) }
    open.append((group, isVariant))
  }

  mutating func endGroup() {
    let group = open.removeLast().fields
    guard problem == nil else { return }
    do throws(TraceError) {
      try group.finish()
    } catch {
      problem = error
    }
  }
}

extension Fields {
  /// Changes settings or a tuning by these fields; what is missing stays as it is.
  mutating func read(into value: inout some ShownFields) throws(TraceError) {
    try read { value.show(to: &$0) }
  }

  /// Shows fields to a reader of these, and throws its first error.
  mutating func read(_ show: (inout FieldReader) -> Void) throws(TraceError) {
    var reader = FieldReader(self)
    show(&reader)
    if let problem = reader.problem { throw problem }
    self = reader.fields
  }
}
