/// The reason why a trace cannot be recorded.
public enum RecordingError: Error, Equatable, Sendable {
  /// The motion never ends by itself, and no end is given.
  case endless
  /// The end is negative or not finite, in seconds.
  case invalidEnd(Double)
  /// The end, in seconds, is more than ``Recording/mostFrames`` frames away.
  case tooLong(Double)
}

extension RecordingError: CustomStringConvertible {
  /// The problem, in one line.
  public var description: String {
    switch self {
    case .endless:
      "the motion never comes to rest: say until when to record it"
    case .invalidEnd(let end):
      "\(end.numberText) is not a time at which a recording can end"
    case .tooLong(let end):
      "more than \(Recording.mostFrames) frames until \(end.numberText) s; time starts at 0"
    }
  }
}
