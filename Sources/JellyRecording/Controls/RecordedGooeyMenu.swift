import Jelly

/// The gooey menu in traces and recordings.
///
/// Angles are in radians, as the core has them.
struct RecordedGooeyMenu: RecordedControl {
  static let name = "gooey-menu"

  private let arrangement: GooeyMenu.Arrangement

  private enum EventType: String, CaseIterable {
    case opened, closed, tapped, tuned, resized
  }

  init(settings: inout Fields) throws(TraceError) {
    let standard = GooeyMenu.Arrangement()
    // Where none is given, or none that can be, the items keep apart.
    let gap = try settings.number("gap", or: -1)
    arrangement = GooeyMenu.Arrangement(
      count: try settings.count("items", or: standard.count),
      itemDiameter: try settings.length("itemDiameter", or: standard.itemDiameter),
      gap: gap < 0 ? nil : gap,
      startAngle: try settings.number("startAngle", or: standard.startAngle),
      sweep: try settings.number("sweep", or: standard.sweep),
      isMirrored: try settings.word("direction", of: [("ltr", false), ("rtl", true)], or: false))
  }

  func body(size: Vector2, tuning: TuningName) -> GooeyMenu {
    GooeyMenu(size: size, arrangement: arrangement, tuning: self.tuning(tuning))
  }

  func event(from fields: inout Fields) throws(TraceError) -> GooeyMenu.Event {
    let type: EventType = try fields.word("type")
    switch type {
    case .opened: return .opened
    case .closed: return .closed
    case .tapped:
      return .tapped(
        try fields.point(),
        velocity: Vector2(try fields.number("vx", or: 0), try fields.number("vy", or: 0)))
    case .tuned: return .tuned(tuning(try fields.choice("tuning")))
    case .resized: return .resized(try fields.size("size"))
    }
  }

  func values(of body: GooeyMenu, at time: Double) -> [JSONValue.Member] {
    let items = (0..<arrangement.count).map { body.item($0, at: time) }
    return [
      JSONValue.Member(
        "items",
        .array(
          items.map {
            [.number($0.disc.center.x), .number($0.disc.center.y), .number($0.scale)]
          })),
      JSONValue.Member("opacity", .array(items.map { .number($0.opacity) })),
      JSONValue.Member("turn", .number(body.turn(at: time))),
    ]
  }

  func name(of effect: GooeyMenu.Effect) -> String {
    switch effect {
    case .opened: "opened"
    case .closed: "closed"
    case .selected(let index): "selected(\(index))"
    }
  }

  private func tuning(_ name: TuningName) -> GooeyMenu.Tuning {
    switch name {
    case .classic: .classic
    case .standard: .standard
    case .calm: .calm
    }
  }
}
