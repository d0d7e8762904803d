public import Jelly

extension GooeyBadge: RecordableControl {
  /// Writes `diameter`, `viscosity`, `present` and `tuning`, which says whether the badge floats.
  public func saySettings(to words: inout some WordWriter) {
    words.number("diameter", diameter)
    words.number("viscosity", viscosity)
    words.flag("present", phase(at: .infinity) != .dismissed)
    words.tuning(tuning)
  }

  /// Writes an event of a badge.
  public static func say(_ event: Event, to words: inout some WordWriter) -> StaticString {
    switch event {
    case .touchBegan(let point, let finger):
      words.touch(at: point, of: finger)
      return "touch-began"
    case .touchMoved(let point, let finger):
      words.touch(at: point, of: finger)
      return "touch-moved"
    case .touchEnded(let point, let finger):
      words.touch(at: point, of: finger)
      return "touch-ended"
    case .touchCancelled: return "touch-cancelled"
    case .dismissed: return "dismissed"
    case .restored: return "restored"
    case .tuned(let tuning):
      words.tuning(tuning)
      return "tuned"
    case .resized(let size):
      words.size(size)
      return "resized"
    case .measured(let diameter, let viscosity):
      words.number("diameter", diameter)
      words.number("viscosity", viscosity)
      return "measured"
    }
  }
}
