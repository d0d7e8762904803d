@_spi(Jelly) import Jelly

/// A visitor that changes settings, a tuning or an event by the fields of an object.
struct FieldReader: FieldVisitor {
  /// A Boolean value that indicates whether the fields must be given unless they have a default, as
  /// those of an event.
  var isOfEvent = false
  /// A Boolean value that indicates whether the height of a size may be 0.
  var canBeFlat = false
  /// The object and the groups in it that are open, the innermost last.
  private var open: [(fields: Fields, isVariant: Bool)]
  private(set) var problem: TraceError?

  init(_ fields: Fields) {
    open = [(fields, false)]
  }

  var visitsOmitted: Bool { true }

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
    _ name: StaticString, isRequired: Bool = false,
    _ read: (JSONValue, String) throws(TraceError) -> Void
  ) {
    let found = find(name)
    guard problem == nil else { return }
    do throws(TraceError) {
      if let (value, place) = found {
        try read(value, place)
      } else if isRequired {
        throw .missing(field: fields.path(of: name))
      }
    } catch {
      problem = error
    }
  }

  mutating func number(
    _ value: inout Double, _ name: StaticString, in unit: FieldUnit,
    recommended: ClosedRange<Double>, step: Double, valid: ClosedRange<Double>
  ) {
    let isOfEvent = isOfEvent
    read(name, isRequired: isOfEvent && !valid.contains(value)) {
      (json, place) throws(TraceError) in
      // JSON does not have infinity; a page's JSON.stringify writes null instead.
      let isNoLimit = json == .null && valid.upperBound == .infinity && !isOfEvent
      value = isNoLimit ? .infinity : try json.number(at: place)
      if unit == .count { value = Double(try json.count(at: place)) }
      guard valid.contains(value) else {
        throw .outOfRange(field: place, value: value, range: valid)
      }
    }
  }

  mutating func flag(_ value: inout Bool, _ name: StaticString) {
    read(name, isRequired: isOfEvent) { (json, place) throws(TraceError) in
      value = try json.flag(at: place)
    }
  }

  mutating func choice<Choice: NamedCase>(_ value: inout Choice, _ name: StaticString) {
    read(name) { (json, place) throws(TraceError) in
      value = Choice.all[try json.word(of: Choice.names, at: place)]
    }
  }

  mutating func spring(_ value: inout DampedSpring, _ name: StaticString) {
    read(name) { (json, place) throws(TraceError) in
      value = try DampedSpring(reading: json, at: place)
    }
  }

  mutating func size(_ value: inout Vector2) {
    let canBeFlat = canBeFlat
    read("size", isRequired: true) { (json, place) throws(TraceError) in
      value = try json.size(canBeFlat: canBeFlat, at: place)
    }
  }

  mutating func tuning<Tuning: JellyTuning & FieldVisitable>(_ value: inout Tuning) {
    read("tuning", isRequired: isOfEvent) { (json, place) throws(TraceError) in
      value = try .reading(json, at: place)
    }
  }

  mutating func beginGroup(_ name: StaticString) { begin(name, isVariant: false) }
  mutating func beginCurveGroup(_ name: StaticString) { begin(name, isVariant: true) }

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
  /// Shows fields to a reader of these, and throws its first error.
  mutating func read(_ show: (inout FieldReader) -> Void) throws(TraceError) {
    var reader = FieldReader(self)
    show(&reader)
    if let problem = reader.problem { throw problem }
    self = reader.fields
  }
}
