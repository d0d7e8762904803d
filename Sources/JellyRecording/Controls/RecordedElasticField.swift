import Jelly

/// The elastic field in traces and recordings.
struct RecordedElasticField: RecordedControl {
  static let name = "elastic-field"

  private let overshoot: Double
  private let cornerRadius: Double

  private enum EventType: String, CaseIterable {
    case touchBegan = "touch-began"
    case focused
    case rejected
    case tuned
    case resized
  }

  init(settings: inout Fields) throws(TraceError) {
    overshoot = try settings.number("overshoot", or: 10)
    cornerRadius = try settings.number("cornerRadius", or: 0)
  }

  func body(size: Vector2, tuning: TuningName) -> ElasticField {
    ElasticField(
      size: size, overshoot: overshoot, cornerRadius: cornerRadius, tuning: self.tuning(tuning))
  }

  func event(from fields: inout Fields) throws(TraceError) -> ElasticField.Event {
    let type: EventType = try fields.word("type")
    switch type {
    case .touchBegan: return .touchBegan(try fields.point())
    case .focused: return .focused
    case .rejected: return .rejected
    case .tuned: return .tuned(tuning(try fields.choice("tuning")))
    case .resized: return .resized(try fields.size("size"))
    }
  }

  func values(of body: ElasticField, at time: Double) -> [JSONValue.Member] {
    [JSONValue.Member("shift", .number(body.shift(at: time)))]
  }

  func name(of effect: ElasticField.Effect) -> String {
    switch effect {
    case .bulged: "bulged"
    case .shaken: "shaken"
    }
  }

  private func tuning(_ name: TuningName) -> ElasticField.Tuning {
    switch name {
    case .classic: .classic
    case .standard: .standard
    case .calm: .calm
    }
  }
}
