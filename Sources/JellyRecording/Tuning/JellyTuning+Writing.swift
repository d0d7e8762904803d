@_spi(Jelly) public import Jelly

@_spi(Jelly) extension JellyTuning where Self: FieldVisitable {
  /// The tuning as JSON.
  ///
  /// For a named tuning it is the name. For any other it is an object: the name of the tuning that
  /// has most in common with it, and the parts that differ. Reading it gives exactly this tuning.
  public var json: JSONValue {
    let (name, changes) = changes
    guard !changes.isEmpty else { return .string("\(name.name)") }
    var members = [JSONValue.Member("preset", .string("\(name.name)"))]
    for part in changes { Self.add(part.value.json, at: part.path[...], to: &members) }
    return .object(members)
  }

  /// The named tuning that has most in common with this one, and the parts in which they differ.
  var changes: (name: TuningPreset, parts: [TuningPart]) {
    let own = TuningPart.all(of: self)
    let candidates = TuningPreset.all.map { name in
      (name, zip(own, TuningPart.all(of: Self.preset(name))).filter { $0 != $1 }.map { $0.0 })
    }
    return candidates.min { $0.1.count < $1.1.count } ?? (.standard, own)
  }

  /// Adds a value at a path; groups that are missing are created.
  private static func add(
    _ value: JSONValue, at path: ArraySlice<String>, to members: inout [JSONValue.Member]
  ) {
    guard let name = path.first else { return }
    guard path.count > 1 else { return members.append(JSONValue.Member(name, value)) }
    var group: [JSONValue.Member] = []
    if case .object(let old)? = members.last?.value, members.last?.name == name {
      group = old
      members.removeLast()
    }
    add(value, at: path.dropFirst(), to: &group)
    members.append(JSONValue.Member(name, .object(group)))
  }
}

@_spi(Jelly) extension TuningPart.Value {
  /// The value as JSON; infinity, which means "no limit", becomes null.
  public var json: JSONValue {
    switch self {
    case .number(let number, _, _, _, _): number < .infinity ? .number(number) : .null
    case .flag(let flag): .bool(flag)
    case .choice(let name, _): .string(name)
    case .spring(let spring): spring.json
    }
  }
}
