public import Jelly

extension JellyBar: RecordableControl {
  /// Writes `side`, `edge` and `tuning`.
  public func saySettings(to words: inout some WordWriter) {
    words.choice("side", side)
    Self.say(tuning, to: &words)
  }

  /// Writes an event of a bar.
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
    case .pulled(let distance, let x):
      words.number("distance", distance)
      words.number("x", x)
      return "pulled"
    case .released: return "released"
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
    words.choice("edge", tuning.edge)
    words.tuning(tuning)
  }
}
