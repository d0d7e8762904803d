#if canImport(UIKit) && !os(watchOS)
  public import Jelly
  public import UIKit

  extension CAKeyframeAnimation {
    /// Creates an animation that passes through a motion's values at the motion's own time.
    ///
    /// It can show every motion that comes to rest, also those that a `CASpringAnimation` cannot
    /// express. The last keyframe is the target itself, at the time of rest. Between keyframes Core
    /// Animation interpolates linearly.
    ///
    /// - Parameters:
    ///   - keyPath: A property with one number: `position.y`, `transform.scale`, `opacity`.
    ///   - motion: The motion, whose times are those of `CACurrentMediaTime()`.
    ///   - rate: The least number of keyframes per second; nil for the rate of the fastest screen.
    /// - Returns: nil for a motion that never rests, for a rate that is not positive, and for more
    ///   than a million keyframes.
    public convenience init?(keyPath: String, motion: SpringMotion<Double>, rate: Double? = nil) {
      let length = motion.restTime - motion.startTime
      let rate = rate ?? Double(CAFrameRateRange.jelly.maximum)
      guard length < .infinity, rate > 0, length * rate < Self.maximumFrameCount else { return nil }
      self.init(keyPath: keyPath)
      let count = max((length * rate).rounded(.up), 1)
      values = (0...Int(count)).map { index in
        Double(index) < count
          ? motion.value(at: motion.startTime + length * Double(index) / count) : motion.target
      }
      duration = length
      beginTime = motion.startTime
      fillMode = .backwards
    }

    /// More keyframes than this are a mistake, and would take all memory.
    private static var maximumFrameCount: Double { 1_000_000 }
  }
#endif
