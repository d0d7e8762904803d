@_spi(Jelly) public import Jelly

@_spi(Jelly) extension JellyTuning where Self: FieldVisitable {
  /// Reads a tuning: a name, or an object that changes a named one.
  ///
  ///     "reduced"
  ///     {"preset": "standard", "spring": {"response": 0.5, "dampingRatio": 0.3},
  ///      "soft": {"modal": {"areaStiffness": 2}}}
  ///
  /// A part of a bar's edge that stands outside of the groups `quadratic`, `wave` and `soft` counts
  /// for all three.
  ///
  /// - Parameters:
  ///   - value: The name, or the object. An object without `preset` changes the standard tuning.
  ///   - place: The path of the value in the trace, for errors.
  static func reading(_ value: JSONValue, at place: String) throws(TraceError) -> Self {
    if case .string = value {
      return preset(TuningPreset.all[try value.word(of: TuningPreset.names, at: place)])
    }
    guard case .object = value else {
      throw .wrongType(field: place, expected: "a string or an object", found: value.brief)
    }
    var fields = try Fields(value, at: place)
    var name = TuningPreset.standard
    try fields.read { $0.choice(&name, "preset") }
    var tuning = preset(name)
    try fields.read { tuning.accept(&$0) }
    try fields.finish()
    return tuning
  }

  /// Creates a tuning from JSON text: the name of a tuning, or an object that changes a named one.
  ///
  /// It is the same text as in a trace, and as an element's `tuning` property takes it as an
  /// object.
  public static func reading(_ value: JSONValue) throws(TraceError) -> Self {
    try reading(value, at: "tuning")
  }
}
