public import Jelly

extension ElasticTuning {
  /// Reads a tuning: a name, or an object that changes a named one.
  ///
  ///     "calm"
  ///     {"from": "standard", "spring": {"response": 0.5, "dampingRatio": 0.3}, "follow": 0.6}
  ///
  /// - Parameters:
  ///   - value: The name, or the object. An object without `from` changes the standard tuning.
  ///   - place: The path of the value in the trace, for errors.
  func reading(_ value: JSONValue, at place: String) throws(TraceError) -> Self {
    if case .string(let word) = value {
      guard let name = TuningName.all.first(where: { "\($0.name)" == word }) else {
        throw .unknownWord(field: place, word: word, known: TuningName.names)
      }
      return named(name)
    }
    guard case .object = value else {
      throw .wrongType(field: place, expected: "a string or an object", found: value.kind)
    }
    var fields = try Fields(value, at: place)
    var tuning = named(try fields.choice("from", or: .standard))
    var reader = TuningReader(fields)
    tuning.show(to: &reader)
    try reader.finish()
    return tuning
  }

  /// Makes a tuning from JSON text: the name of a tuning, or an object that changes a named one.
  ///
  /// It is the same text as in a trace and in the `tuning` attribute of an element. The curve of a
  /// bar's edge, which no name decides, stays as it is here.
  public func reading(_ value: JSONValue) throws(TraceError) -> Self {
    try reading(value, at: "tuning")
  }
}

/// A visitor that changes a tuning by the fields of an object.
private struct TuningReader: TuningVisitor {
  /// The object and the groups in it that are open, the innermost last.
  private var open: [Fields]
  private var problem: TraceError?

  init(_ fields: Fields) {
    open = [fields]
  }

  /// Throws the first error, or an error for a field that belongs to no part.
  func finish() throws(TraceError) {
    if let problem { throw problem }
    try open[0].finish()
  }

  /// Reads a part if its field is present and there has been no error.
  private mutating func read(
    _ name: StaticString, _ read: (JSONValue, String) throws(TraceError) -> Void
  ) {
    let place = open[open.count - 1].path(of: name)
    guard let value = open[open.count - 1].value(name), problem == nil else { return }
    do throws(TraceError) {
      try read(value, place)
    } catch {
      problem = error
    }
  }

  mutating func number(
    _ value: inout Double, _ name: StaticString, in unit: TuningUnit,
    sensible: ClosedRange<Double>, step: Double, sound: ClosedRange<Double>
  ) {
    var number = value
    read(name) { (json, place) throws(TraceError) in
      // JSON has no infinity; a page's JSON.stringify writes null instead.
      let isNoLimit = json == .null && sound.upperBound == .infinity
      number = isNoLimit ? .infinity : try json.number(at: place)
      guard sound.contains(number) else {
        throw .outside(field: place, value: number, sound: sound)
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
    guard problem == nil else { return }
    do throws(TraceError) {
      value = try open[open.count - 1].choice(name, or: value)
    } catch {
      problem = error
    }
  }

  mutating func spring(_ value: inout DampedSpring, _ name: StaticString) {
    var spring = value
    read(name) { (json, place) throws(TraceError) in
      spring = try DampedSpring(reading: json, at: place)
    }
    value = spring
  }

  mutating func beginGroup(_ name: StaticString) {
    do throws(TraceError) {
      open.append(try open[open.count - 1].object(name))
    } catch {
      problem = problem ?? error
      open.append(open[open.count - 1])
    }
  }

  mutating func endGroup() {
    let group = open.removeLast()
    guard problem == nil else { return }
    do throws(TraceError) {
      try group.finish()
    } catch {
      problem = error
    }
  }
}
