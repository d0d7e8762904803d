import Jelly

/// The jelly bar in traces and recordings.
struct RecordedJellyBar: RecordedControl {
  static let name = "jelly-bar"

  private let edge: JellyBar.Edge
  private let side: Side

  private enum EventType: String, CaseIterable {
    case touchBegan = "touch-began"
    case touchMoved = "touch-moved"
    case touchEnded = "touch-ended"
    case touchCancelled = "touch-cancelled"
    case tuned
    case resized
  }

  init(settings: inout Fields) throws(TraceError) {
    edge = try settings.word("edge", of: [("single", .single), ("wave", .wave)], or: .single)
    side = try settings.word(
      "side", of: [("top", .top), ("bottom", .bottom), ("left", .left), ("right", .right)],
      or: .top)
  }

  func body(size: Vector2, tuning: TuningName) -> JellyBar {
    JellyBar(size: size, side: side, tuning: self.tuning(tuning))
  }

  func event(from fields: inout Fields) throws(TraceError) -> JellyBar.Event {
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
    case .tuned: return .tuned(tuning(try fields.choice("tuning")))
    case .resized: return .resized(try fields.size("size"))
    }
  }

  func name(of effect: JellyBar.Effect) -> String {
    switch effect {
    case .grabbed: "grabbed"
    case .released: "released"
    }
  }

  private func tuning(_ name: TuningName) -> JellyBar.Tuning {
    switch name {
    case .classic: .classic(edge)
    case .standard: .standard(edge)
    case .calm: .calm(edge)
    }
  }
}
