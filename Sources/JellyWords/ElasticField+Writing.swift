public import Jelly

extension ElasticField: RecordableControl {
  /// Writes `overshoot`, `cornerRadius` and `tuning`.
  public func saySettings(to words: inout some WordWriter) {
    words.number("overshoot", overshoot)
    words.number("cornerRadius", cornerRadius)
    words.tuning(tuning)
  }

  /// Writes an event of a field.
  public static func say(_ event: Event, to words: inout some WordWriter) -> StaticString {
    switch event {
    case .touchBegan(let point, let finger):
      words.touch(point, by: finger)
      return "touch-began"
    case .touchMoved(let point, let finger):
      words.touch(point, by: finger)
      return "touch-moved"
    case .touchEnded(let point, let finger):
      words.touch(point, by: finger)
      return "touch-ended"
    case .touchCancelled: return "touch-cancelled"
    case .focused(let side):
      words.choice("from", side)
      return "focused"
    case .bulged: return "bulged"
    case .rejected: return "rejected"
    case .resized(let size):
      words.size(size)
      return "resized"
    case .tuned(let tuning):
      words.tuning(tuning)
      return "tuned"
    case .shaped(let overshoot, let cornerRadius):
      words.number("overshoot", overshoot)
      words.number("cornerRadius", cornerRadius)
      return "shaped"
    }
  }
}
