public import Jelly

extension ElasticRefresh: RecordableControl {
  /// Writes `side`, `threshold`, `inset`, `minimumDuration`, `edge` and `tuning`.
  public func saySettings(to words: inout some WordWriter) {
    words.choice("side", side)
    words.number("threshold", threshold)
    words.number("inset", inset)
    words.number("minimumDuration", minimumDuration)
    Self.say(tuning, to: &words)
  }

  /// Writes an event of a refresh.
  public static func say(_ event: Event, to words: inout some WordWriter) -> StaticString {
    switch event {
    case .pulled(let distance, let x):
      words.number("distance", distance)
      words.number("x", x)
      return "pulled"
    case .released: return "released"
    case .cancelled: return "cancelled"
    case .refreshBegan: return "refresh-began"
    case .refreshEnded(let outcome):
      words.choice("outcome", outcome)
      return "refresh-ended"
    case .resized(let size):
      words.size(size)
      return "resized"
    case .tuned(let tuning):
      say(tuning, to: &words)
      return "tuned"
    }
  }

  /// Writes the curve of the edge, and the tuning.
  private static func say(_ tuning: Tuning, to words: inout some WordWriter) {
    words.choice("edge", tuning.edge.edge)
    words.tuning(tuning)
  }
}
