import Jelly

/// A control as traces and recordings know it: its name, its settings and the words for its events.
///
/// One small file each; ``Trace/controls`` lists them.
protocol RecordedControl: Sendable {
  /// What moves.
  associatedtype Body: ElasticBody

  /// The control's name in a trace: `jelly-bar`.
  static var name: String { get }

  /// Whether it may have no height at rest.
  static var canBeFlat: Bool { get }

  /// Reads the settings, all of them optional.
  init(settings: inout Fields) throws(TraceError)

  /// The control at rest.
  func body(size: Vector2, tuning: TuningName) -> Body

  /// Reads the event that the field `type` names.
  func event(from fields: inout Fields) throws(TraceError) -> Body.Event

  /// What a frame says beside the outline.
  func values(of body: Body, at time: Double) -> [JSONValue.Member]

  /// The word for an effect.
  func name(of effect: Body.Effect) -> String
}

extension RecordedControl {
  /// It has one.
  static var canBeFlat: Bool { false }

  /// Nothing beside the outline.
  func values(of body: Body, at time: Double) -> [JSONValue.Member] { [] }
}
