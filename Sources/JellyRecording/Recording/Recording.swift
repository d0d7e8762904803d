/// The frames of a trace, replayed at a frame rate: frame k shows the time k / rate.
///
/// It is a lazy sequence: each frame is made when it is needed. A second iteration gives the same
/// frames.
public struct Recording: Sequence, Sendable {
  /// The maximum number of frames of a recording; a larger one comes from a mistake in a time.
  public static let maximumFrameCount = 100_000_000

  /// The frame rate.
  public let rate: FrameRate
  /// The number of frames; at least one, that of time 0.
  public let frameCount: Int
  private let script: any Script

  /// Records a trace.
  ///
  /// - Parameters:
  ///   - trace: The trace.
  ///   - rate: The frame rate.
  ///   - end: The time, in seconds, at or before which the last frame is. Without it the last frame
  ///     is the first one at or after both the last event and the rest time, so it shows the
  ///     outline exactly at rest.
  public init(
    of trace: Trace, at rate: FrameRate, until end: Double? = nil
  ) throws(RecordingError) {
    try self.init(of: trace.script, at: rate, until: end)
  }

  init(of script: any Script, at rate: FrameRate, until end: Double?) throws(RecordingError) {
    if let end, !(end >= 0 && end < .infinity) { throw .invalidEnd(end) }
    let last = end ?? script.endTime
    guard last < .infinity else { throw .neverRests }
    guard last * rate.hertz < Double(Self.maximumFrameCount) else { throw .tooLong(last) }
    self.rate = rate
    self.frameCount =
      1 + (end == nil ? rate.first(atOrAfter: last) : rate.last(atOrBefore: last))
    self.script = script
  }

  /// Starts at the first frame.
  public func makeIterator() -> AnyIterator<Frame> {
    script.frames(at: .rate(rate, count: frameCount))
  }
}

extension Trace {
  /// The frames at some moments, for example those that a screen has shown.
  ///
  /// - Parameter moments: In order.
  /// - Precondition: The times never fall.
  @_spi(Jelly) public func frames(at moments: [FrameMoment]) -> [Frame] {
    precondition(
      zip(moments, moments.dropFirst()).allSatisfy { $0.time <= $1.time },
      "moments must be in order of time")
    return Array(script.frames(at: .list(moments)))
  }

  /// The frames at some times, in seconds and in order, after the events of each time.
  ///
  /// - Precondition: The times never fall.
  public func frames(at times: [Double]) -> [Frame] { frames(at: times.map { FrameMoment($0) }) }
}
