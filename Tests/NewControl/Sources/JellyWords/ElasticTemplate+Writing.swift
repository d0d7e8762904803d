public import Jelly

extension ElasticTemplate: RecordableControl {
  /// Writes `tuning`.
  public func saySettings(to words: inout some WordWriter) {
    words.tuning(tuning)
  }

  /// Writes an event of a pill.
  public static func say(_ event: Event, to words: inout some WordWriter) -> StaticString {
    switch event {
    case .pressed: return "pressed"
    case .released: return "released"
    case .resized(let size):
      words.size(size)
      return "resized"
    case .tuned(let tuning):
      words.tuning(tuning)
      return "tuned"
    }
  }
}
