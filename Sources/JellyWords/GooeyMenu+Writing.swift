public import Jelly

extension GooeyMenu: RecordableControl {
  /// Writes the arrangement and `tuning`.
  public func saySettings(to words: inout some WordWriter) {
    Self.say(arrangement, to: &words)
    words.tuning(tuning)
  }

  /// Writes an event of a menu.
  public static func say(_ event: Event, to words: inout some WordWriter) -> StaticString {
    switch event {
    case .opened: return "opened"
    case .closed: return "closed"
    case .tapped(let point, let velocity):
      words.point(point)
      words.number("vx", velocity.x)
      words.number("vy", velocity.y)
      return "tapped"
    case .chosen(let index):
      words.count("index", index)
      return "chosen"
    case .arranged(let arrangement):
      say(arrangement, to: &words)
      return "arranged"
    case .resized(let size):
      words.size(size)
      return "resized"
    case .tuned(let tuning):
      words.tuning(tuning)
      return "tuned"
    }
  }

  private static func say(_ arrangement: Arrangement, to words: inout some WordWriter) {
    words.count("items", arrangement.count)
    words.number("itemDiameter", arrangement.itemDiameter)
    if let gap = arrangement.gap { words.number("gap", gap) }
    words.number("startAngle", arrangement.startAngle)
    words.number("sweep", arrangement.sweep)
    words.choice("direction", ReadingDirection(isRightToLeft: arrangement.isMirrored))
  }
}
