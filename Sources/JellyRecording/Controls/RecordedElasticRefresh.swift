import Jelly

/// The elastic refresh in traces and recordings.
struct RecordedElasticRefresh: RecordedControl {
  static let name = "elastic-refresh"
  static let canBeFlat = true

  private let edge: JellyBar.Edge
  private let side: Side
  private let threshold: Double
  private let inset: Double
  private let minimumDuration: Double

  private enum EventType: String, CaseIterable {
    case pulled
    case released
    case refreshBegan = "refresh-began"
    case refreshEnded = "refresh-ended"
    case tuned
    case resized
  }

  init(settings: inout Fields) throws(TraceError) {
    edge = try settings.word("edge", of: [("single", .single), ("wave", .wave)], or: .wave)
    side = try settings.word("side", of: [("top", .top), ("bottom", .bottom)], or: .top)
    threshold = try settings.length("threshold", or: 95)
    inset = try settings.length("inset", or: 50)
    minimumDuration = try settings.number("minimumDuration", or: 0)
  }

  func body(size: Vector2, tuning: TuningName) -> ElasticRefresh {
    ElasticRefresh(
      size: size, side: side, threshold: threshold, inset: inset,
      minimumDuration: minimumDuration, tuning: self.tuning(tuning))
  }

  func event(from fields: inout Fields) throws(TraceError) -> ElasticRefresh.Event {
    let type: EventType = try fields.word("type")
    switch type {
    case .pulled: return .pulled(distance: try fields.number("distance"), x: try fields.number("x"))
    case .released: return .released
    case .refreshBegan: return .refreshBegan
    case .refreshEnded:
      return .refreshEnded(
        try fields.word("outcome", of: [("done", .done), ("failed", .failed)], or: .done))
    case .tuned: return .tuned(tuning(try fields.choice("tuning")))
    case .resized: return .resized(try fields.size("size", canBeFlat: true))
    }
  }

  func values(of body: ElasticRefresh, at time: Double) -> [JSONValue.Member] {
    let opacity = body.loaderOpacity(at: time)
    return [
      JSONValue.Member("phase", .string(name(of: body.phase(at: time)))),
      JSONValue.Member("progress", .number(body.progress(at: time))),
      JSONValue.Member("inset", .number(body.inset(at: time))),
      JSONValue.Member("titleOpacity", .number(1 - opacity)),
      JSONValue.Member("loaderOpacity", .number(opacity)),
      JSONValue.Member("loaderArc", .number(body.loaderArc(at: time))),
      JSONValue.Member("loaderTurn", .number(body.loaderTurn(at: time))),
    ]
  }

  func name(of effect: ElasticRefresh.Effect) -> String {
    switch effect {
    case .armed: "armed"
    case .disarmed: "disarmed"
    case .refresh: "refresh"
    case .ended(.done): "ended"
    case .ended(.failed): "failed"
    }
  }

  private func name(of phase: ElasticRefresh.Phase) -> String {
    switch phase {
    case .idle: "idle"
    case .pulling: "pulling"
    case .armed: "armed"
    case .refreshing: "refreshing"
    case .ending: "ending"
    }
  }

  private func tuning(_ name: TuningName) -> ElasticRefresh.Tuning {
    switch name {
    case .classic: .classic(edge)
    case .standard: .standard(edge)
    case .calm: .calm(edge)
    }
  }
}
