/// The frames of a trace, replayed at a rate: frame k shows the time k / rate.
///
/// A sequence that makes each frame when it is asked for; iterating it again starts anew and gives
/// the same frames.
public struct Recording: Sequence, Sendable {
  /// The most frames of one recording: more is a mistake in a time.
  public static let mostFrames = 100_000_000

  /// How often frames are taken.
  public let rate: FrameRate
  /// How many there are; at least one, that of time 0.
  public let frameCount: Int
  private let script: any Script

  /// Records a trace.
  ///
  /// - Parameters:
  ///   - trace: What happens.
  ///   - rate: How often frames are taken.
  ///   - end: The last frame is the last one at or before this time, in seconds. Without it the
  ///     last frame is the first one at or after both the last event and the time of rest: it
  ///     shows the outline exactly at rest.
  public init(
    of trace: Trace, at rate: FrameRate, until end: Double? = nil
  ) throws(RecordingError) {
    try self.init(of: trace.script, at: rate, until: end)
  }

  init(of script: any Script, at rate: FrameRate, until end: Double?) throws(RecordingError) {
    if let end, !(end >= 0 && end < .infinity) { throw .invalidEnd(end) }
    let last = end ?? script.endTime
    guard last < .infinity else { throw .endless }
    guard last * rate.hertz < Double(Self.mostFrames) else { throw .tooLong(last) }
    self.rate = rate
    self.frameCount =
      1 + (end == nil ? rate.first(atOrAfter: last) : rate.last(atOrBefore: last))
    self.script = script
  }

  /// Starts at the first frame.
  public func makeIterator() -> AnyIterator<Frame> {
    script.frames(at: rate, count: frameCount)
  }
}
