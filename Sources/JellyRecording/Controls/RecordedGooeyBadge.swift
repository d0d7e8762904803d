import Jelly

/// The gooey badge in traces and recordings.
struct RecordedGooeyBadge: RecordedControl {
  static let name = "gooey-badge"

  private let diameter: Double
  private let viscosity: Double

  private enum EventType: String, CaseIterable {
    case touchBegan = "touch-began"
    case touchMoved = "touch-moved"
    case touchEnded = "touch-ended"
    case touchCancelled = "touch-cancelled"
    case dismissed
    case restored
    case tuned
    case resized
  }

  init(settings: inout Fields) throws(TraceError) {
    diameter = try settings.length("diameter", or: 24)
    viscosity = try settings.length("viscosity", or: 20)
  }

  func body(size: Vector2, tuning: TuningName) -> GooeyBadge {
    GooeyBadge(
      size: size, diameter: diameter, viscosity: viscosity, tuning: self.tuning(tuning))
  }

  func event(from fields: inout Fields) throws(TraceError) -> GooeyBadge.Event {
    let type: EventType = try fields.word("type")
    switch type {
    case .touchBegan: return .touchBegan(try fields.point())
    case .touchMoved: return .touchMoved(try fields.point())
    case .touchEnded: return .touchEnded(try fields.point())
    case .touchCancelled:
      // Where the finger was when it was taken away may be said, and does not matter.
      _ = try fields.number("x", or: 0)
      _ = try fields.number("y", or: 0)
      return .touchCancelled
    case .dismissed: return .dismissed
    case .restored: return .restored
    case .tuned: return .tuned(tuning(try fields.choice("tuning")))
    case .resized: return .resized(try fields.size("size"))
    }
  }

  func values(of body: GooeyBadge, at time: Double) -> [JSONValue.Member] {
    let position = body.position(at: time)
    return [
      JSONValue.Member("x", .number(position.x)),
      JSONValue.Member("y", .number(position.y)),
      JSONValue.Member("phase", .string(name(of: body.phase(at: time)))),
      JSONValue.Member("opacity", .number(body.opacity(at: time))),
    ]
  }

  func name(of effect: GooeyBadge.Effect) -> String {
    switch effect {
    case .grabbed: "grabbed"
    case .released: "released"
    case .detached: "detached"
    case .rejoined: "rejoined"
    case .dismissed: "dismissed"
    case .restored: "restored"
    }
  }

  private func name(of phase: GooeyBadge.Phase) -> String {
    switch phase {
    case .attached: "attached"
    case .stretched: "stretched"
    case .detached: "detached"
    case .returning: "returning"
    case .dismissed: "dismissed"
    }
  }

  private func tuning(_ name: TuningName) -> GooeyBadge.Tuning {
    switch name {
    case .classic: .classic
    case .standard: .standard
    case .calm: .calm
    }
  }
}
