@_spi(Jelly) import JellyRecording

/// The reason why a trace cannot become a film.
public enum FilmError: Error, Equatable, Sendable {
  /// The motion does not end by itself, and the end is not given.
  case neverRests
  /// The end is before the first event; both in seconds of the trace.
  case endsBeforeStart(Double, Double)
  /// The film would be longer than half an hour; its length in seconds.
  case tooLong(Double)
  /// No part of the control is visible at any time.
  case empty
  /// A number of the settings is outside of its range.
  case outOfRange(setting: Setting, value: Double, range: ClosedRange<Double>)

  /// A property of ``FilmSettings``.
  public enum Setting: String, Sendable {
    case tolerance, leadIn, leadOut, until, still, scale
  }
}

extension FilmError: CustomStringConvertible {
  /// The place and the requirement, in one line: `tolerance: must be 0.001...10; got 0`.
  public var description: String { "\(setting?.rawValue ?? "trace"): \(requirement)" }

  /// The invalid setting; nil for an error in the trace.
  @_spi(Jelly) public var setting: Setting? {
    switch self {
    case .neverRests, .endsBeforeStart: .until
    case .tooLong, .empty: nil
    case .outOfRange(let setting, _, _): setting
    }
  }

  /// The requirement of the place.
  @_spi(Jelly) public var requirement: String {
    switch self {
    case .neverRests:
      "must be given, because the motion does not come to rest"
    case .endsBeforeStart(let end, let start):
      "must be at least \(start.numberText), the time of the first event; got \(end.numberText)"
    case .tooLong(let length):
      "must be at most \((FilmScene.maximumMilliseconds / 1000).numberText) s long; "
        + "got \(length.numberText) s"
    case .empty:
      "must show a visible control at some time"
    case .outOfRange(_, let value, let range):
      "must be \(range.requirement); got \(value.numberText)"
    }
  }
}
