public import Jelly

extension JellyTuning {
  /// Reads a tuning: a name, or an object that changes a named one.
  ///
  ///     "calm"
  ///     {"from": "standard", "spring": {"response": 0.5, "dampingRatio": 0.3},
  ///      "soft": {"volume": 2}}
  ///
  /// A part of a bar's edge that stands outside of the groups `single`, `wave` and `soft` counts
  /// for all three.
  ///
  /// - Parameters:
  ///   - value: The name, or the object. An object without `from` changes the standard tuning.
  ///   - place: The path of the value in the trace, for errors.
  static func reading(_ value: JSONValue, at place: String) throws(TraceError) -> Self {
    if case .string = value {
      return named(TuningName.all[try value.word(of: TuningName.names, at: place)])
    }
    guard case .object = value else {
      throw .wrongType(field: place, expected: "a string or an object", found: value.brief)
    }
    var fields = try Fields(value, at: place)
    var name = TuningName.standard
    try fields.read { $0.choice(&name, "from") }
    var tuning = named(name)
    try fields.read { tuning.accept(&$0) }
    try fields.finish()
    return tuning
  }

  /// Makes a tuning from JSON text: the name of a tuning, or an object that changes a named one.
  ///
  /// It is the same text as in a trace and in the `tuning` attribute of an element.
  public static func reading(_ value: JSONValue) throws(TraceError) -> Self {
    try reading(value, at: "tuning")
  }
}
