import Jelly

/// The gooey pager in traces and recordings.
struct RecordedGooeyPager: RecordedControl {
  static let name = "gooey-pager"

  private let layout: GooeyPager.Layout

  private enum EventType: String, CaseIterable {
    case scrolled
    case jumped
    case tapped
    case swiped
    case tuned
    case resized
  }

  init(settings: inout Fields) throws(TraceError) {
    layout = GooeyPager.Layout(
      pages: try settings.count("pages", or: 6),
      pageWidth: try settings.length("pageWidth", or: 320),
      diameter: try settings.length("diameter", or: 20),
      axis: try settings.word(
        "axis", of: [("horizontal", .horizontal), ("vertical", .vertical)], or: .horizontal),
      isRightToLeft: try settings.word(
        "direction", of: [("ltr", false), ("rtl", true)], or: false),
      style: try settings.word("style", of: [("ball", .ball), ("square", .square)], or: .ball))
  }

  func body(size: Vector2, tuning: TuningName) -> GooeyPager {
    GooeyPager(size: size, layout: layout, tuning: self.tuning(tuning))
  }

  func event(from fields: inout Fields) throws(TraceError) -> GooeyPager.Event {
    let type: EventType = try fields.word("type")
    switch type {
    case .scrolled:
      return .scrolled(offset: try fields.number("offset"), isDragging: try fields.flag("dragging"))
    case .jumped: return .jumped(page: try fields.count("page"))
    case .tapped: return .tapped(try fields.point())
    case .swiped: return .swiped(try fields.point())
    case .tuned: return .tuned(tuning(try fields.choice("tuning")))
    case .resized: return .resized(try fields.size("size"))
    }
  }

  func values(of body: GooeyPager, at time: Double) -> [JSONValue.Member] {
    [
      JSONValue.Member("page", .number(Double(body.page))),
      JSONValue.Member("factor", .number(body.factor(at: time))),
      JSONValue.Member("trackLength", .number(body.trackLength(at: time))),
    ]
  }

  func name(of effect: GooeyPager.Effect) -> String {
    switch effect {
    case .selected(let page): "selected(\(page))"
    }
  }

  private func tuning(_ name: TuningName) -> GooeyPager.Tuning {
    switch name {
    case .classic: .classic
    case .standard: .standard
    case .calm: .calm
    }
  }
}
