public import Jelly

extension GooeyPager: RecordableControl {
  /// Writes the layout, `page` and `tuning`.
  public func saySettings(to words: inout some WordWriter) {
    Self.say(layout, to: &words)
    words.count("page", page)
    words.tuning(tuning)
  }

  /// Writes an event of a pager.
  public static func say(_ event: Event, to words: inout some WordWriter) -> StaticString {
    switch event {
    case .scrolled(let offset, let isDragging):
      words.number("offset", offset)
      words.flag("dragging", isDragging)
      return "scrolled"
    case .jumped(let page):
      words.count("page", page)
      return "jumped"
    case .tapped(let point):
      words.point(point)
      return "tapped"
    case .swiped(let point):
      words.point(point)
      return "swiped"
    case .tuned(let tuning):
      words.tuning(tuning)
      return "tuned"
    case .resized(let size):
      words.size(size)
      return "resized"
    case .laidOut(let layout):
      say(layout, to: &words)
      return "laid-out"
    }
  }

  private static func say(_ layout: Layout, to words: inout some WordWriter) {
    words.count("pages", layout.pages)
    words.number("pageWidth", layout.pageWidth)
    words.number("diameter", layout.diameter)
    words.number("dotDiameter", layout.dotDiameter)
    words.number("lineWidth", layout.lineWidth)
    words.choice("axis", layout.axis)
    words.choice("direction", ReadingDirection(isRightToLeft: layout.isRightToLeft))
    words.choice("style", layout.style)
  }
}
