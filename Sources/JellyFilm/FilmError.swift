import JellyRecording

/// The reason why a trace cannot become a film.
public enum FilmError: Error, Equatable, Sendable {
  /// The motion never ends by itself, and no end is given.
  case endless
  /// The end is before the first event; both in seconds of the trace.
  case endsBeforeStart(Double, Double)
  /// The film would be longer than half an hour; its length in seconds.
  case tooLong(Double)
  /// Nothing is ever drawn.
  case empty
  /// The still is not in the film; its time, and the length of the film, in seconds.
  case still(Double, end: Double)
  /// The error is out of range, in points.
  case error(Double)
  /// A rest before or after the motion is out of range, in seconds.
  case rest(Double)
  /// The scale is out of range.
  case scale(Double)
}

extension FilmError: CustomStringConvertible {
  /// The problem, in one line.
  public var description: String {
    switch self {
    case .endless:
      "the motion never comes to rest: say until when to film it"
    case .endsBeforeStart(let end, let start):
      "the film would end at \(end.numberText) s, before the first event at \(start.numberText) s"
    case .tooLong(let length):
      "a film has at most \((FilmScene.mostMilliseconds / 1000).numberText) s, "
        + "and this one \(length.numberText)"
    case .empty:
      "nothing is ever drawn"
    case .still(_, let end):
      "the film ends at \(end.numberText) s"
    case .error(let error):
      "\(error.numberText) is not within \(FilmSettings.errors.lowerBound.numberText) to "
        + "\(FilmSettings.errors.upperBound.numberText) points"
    case .rest(let rest):
      "\(rest.numberText) is not within 0 to \(FilmSettings.longestRest.numberText) seconds"
    case .scale(let scale):
      "\(scale.numberText) is not within 0.01 to 100"
    }
  }
}
