/// A moment of a trace that a frame shows.
@_spi(Jelly) public struct FrameMoment: Equatable, Sendable {
  /// The time, in seconds.
  public let time: Double
  /// The number of events that have happened by then; nil for all up to and at the time.
  ///
  /// A screen can show a frame at a time at which, a little later, an event arrives.
  public let eventCount: Int?

  /// Creates a moment.
  public init(_ time: Double, eventCount: Int? = nil) {
    self.time = time
    self.eventCount = eventCount
  }

  /// Returns whether an event has happened at this moment.
  ///
  /// - Parameters:
  ///   - index: The place of the event in the trace.
  ///   - time: The time of the event, in seconds.
  func isAfter(event index: Int, at time: Double) -> Bool {
    eventCount.map { index < $0 } ?? (time <= self.time)
  }
}

/// The moments of some frames, which never go back.
enum FrameTimes: Sendable {
  /// Frame k at k / rate, so many of them.
  case rate(FrameRate, count: Int)
  /// Each frame at its own moment.
  case list([FrameMoment])

  /// The moment of a frame; nil after the last.
  subscript(frame: Int) -> FrameMoment? {
    switch self {
    case .rate(let rate, let count): frame < count ? FrameMoment(rate.time(of: frame)) : nil
    case .list(let moments): frame < moments.count ? moments[frame] : nil
    }
  }
}
