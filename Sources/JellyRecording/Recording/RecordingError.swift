/// The reason why a trace cannot be recorded.
public enum RecordingError: Error, Equatable, Sendable {
  /// The motion does not end by itself, and the end is not given.
  case neverRests
  /// The end is negative or not finite, in seconds.
  case invalidEnd(Double)
  /// A recording until this time, in seconds, has more than ``Recording/maximumFrameCount`` frames.
  case tooLong(Double)
}

extension RecordingError: CustomStringConvertible {
  /// The parameter and the requirement, in one line.
  public var description: String { "until: \(requirement)" }

  /// The requirement of the end.
  @_spi(Jelly) public var requirement: String {
    switch self {
    case .neverRests:
      "must be given, because the motion does not come to rest"
    case .invalidEnd(let end):
      "must be finite and at least 0; got \(end.numberText)"
    case .tooLong(let end):
      "must give at most \(Recording.maximumFrameCount) frames; got \(end.numberText) s"
    }
  }
}
