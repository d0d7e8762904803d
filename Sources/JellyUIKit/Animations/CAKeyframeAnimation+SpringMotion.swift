#if canImport(UIKit) && !os(watchOS)
  public import Jelly
  public import UIKit

  extension CAKeyframeAnimation {
    /// Makes the animation that passes through a motion's values at the motion's own time.
    ///
    /// For every motion that ends, also those that a `CASpringAnimation` cannot express. The last
    /// keyframe is the target itself, at the time of rest. Between keyframes Core Animation goes
    /// straight.
    ///
    /// - Parameters:
    ///   - keyPath: A property with one number: `position.y`, `transform.scale`, `opacity`.
    ///   - motion: The motion, whose times are those of `CACurrentMediaTime()`.
    ///   - rate: Keyframes a second, at least; 120 is what screens show.
    /// - Returns: nil for a motion that never rests, or a rate that is not positive.
    public convenience init?(keyPath: String, motion: SpringMotion<Double>, rate: Double = 120) {
      let length = motion.restTime - motion.startTime
      guard length < .infinity, rate > 0, length * rate < 1e6 else { return nil }
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
  }
#endif
