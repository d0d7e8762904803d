/// How often frames are taken: frame k stands at k / rate.
public struct FrameRate: Equatable, Sendable {
  /// The highest rate, in frames a second.
  public static let highest = 100_000.0

  /// Frames a second: above 0, at most ``highest``.
  public let hertz: Double

  /// Sixty frames a second, as most screens show.
  public static let sixty = FrameRate(valid: 60)

  private init(valid hertz: Double) {
    self.hertz = hertz
  }

  /// Makes a rate; `nil` outside of its range.
  public init?(hertz: Double) {
    guard hertz > 0, hertz <= Self.highest else { return nil }
    self.init(valid: hertz)
  }

  /// The time of a frame, in seconds: a quotient, so nothing adds up.
  public func time(of frame: Int) -> Double { Double(frame) / hertz }

  /// The first frame at or after a time.
  ///
  /// - Parameter time: In seconds; a frame count of `time` must fit an `Int`.
  func first(atOrAfter time: Double) -> Int {
    var frame = max(Int((time * hertz).rounded(.up)), 0)
    // The product is rounded: the neighbours decide, by the very times that frames have.
    while frame > 0, self.time(of: frame - 1) >= time { frame -= 1 }
    while self.time(of: frame) < time { frame += 1 }
    return frame
  }

  /// The last frame at or before a time that is not negative.
  ///
  /// - Parameter time: In seconds; a frame count of `time` must fit an `Int`.
  func last(atOrBefore time: Double) -> Int {
    let frame = first(atOrAfter: time)
    return frame > 0 && self.time(of: frame) > time ? frame - 1 : frame
  }
}
