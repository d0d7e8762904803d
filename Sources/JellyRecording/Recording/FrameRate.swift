/// The rate of the frames of a recording: frame k shows the time k / rate.
public struct FrameRate: Equatable, Sendable {
  /// The maximum rate, in frames per second.
  public static let maximum = 100_000.0

  /// The rate in frames per second: above 0, at most ``maximum``.
  public let hertz: Double

  /// Sixty frames per second, as on most screens.
  public static let sixty = FrameRate(valid: 60)

  private init(valid hertz: Double) {
    self.hertz = hertz
  }

  /// Creates a rate from frames per second; `nil` for a number outside of the range.
  public init?(hertz: Double) {
    guard hertz > 0, hertz <= Self.maximum else { return nil }
    self.init(valid: hertz)
  }

  /// The time of a frame, in seconds.
  ///
  /// It is a quotient, so rounding errors do not add up.
  public func time(of frame: Int) -> Double { Double(frame) / hertz }

  /// The first frame at or after a time.
  ///
  /// - Parameter time: In seconds; a frame count of `time` must fit an `Int`.
  func first(atOrAfter time: Double) -> Int {
    var frame = max(Int((time * hertz).rounded(.up)), 0)
    // The product is rounded, so the times of the neighboring frames decide.
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

extension FrameRate: CustomStringConvertible {
  /// The rate in frames per second, as text: `60`.
  public var description: String { hertz.numberText }
}
