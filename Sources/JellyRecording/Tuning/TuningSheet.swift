@_spi(Jelly) internal import Jelly

/// A control's tuning in all its forms, for editors.
@_spi(Jelly) public struct TuningSheet: Equatable, Sendable {
  /// The parts with their values, in the order in which the tuning shows them.
  public let parts: [TuningPart]
  /// The tuning as JSON, as in a trace: a name, or a name and the parts that differ.
  public let json: JSONValue
  /// Swift code that makes the tuning.
  public let swiftSource: String

  init(_ tuning: some JellyTuning & FieldVisitable, of control: String) {
    parts = TuningPart.all(of: tuning)
    json = tuning.json
    swiftSource = tuning.swiftSource(of: control)
  }
}

@_spi(Jelly) extension Trace {
  /// The tuning of the control before the first event.
  public var tuning: TuningSheet { script.tuning }
}
