#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension CALayer {
    /// Lets the render server show the values of a property one after the other, even if the main
    /// thread is busy.
    ///
    /// The layer itself already has the last value, so nothing needs to happen at the end. Between
    /// two keyframes the server interpolates, unless each stays until the next.
    ///
    /// - Parameters:
    ///   - values: The values, at equal distances in time.
    ///   - keyPath: The key path of the property.
    ///   - start: The time of the first value, in the system's seconds; it may be past.
    ///   - end: The time of the last value, in the system's seconds.
    ///   - isDiscrete: Whether each value stays until the next.
    ///   - pace: The pace at which the server goes through them; nil for an even one.
    func handOver(
      _ values: [Any], of keyPath: String, from start: Double, to end: Double,
      isDiscrete: Bool = false, pace: CAMediaTimingFunction? = nil
    ) {
      let animation = CAKeyframeAnimation(keyPath: keyPath)
      animation.values = values
      if isDiscrete { animation.calculationMode = .discrete }
      animation.duration = end - start
      animation.beginTime = convertTime(start, from: nil)
      animation.fillMode = .backwards
      animation.timingFunction = pace
      animation.preferredFrameRateRange = .jelly
      // Without this, Core Animation removes the animation as soon as another app is in front, so
      // that it would end early.
      animation.isRemovedOnCompletion = false
      add(animation, forKey: Self.handOverKey(of: keyPath))
    }

    /// Takes a property back from the render server.
    func endHandOver(of keyPath: String) {
      removeAnimation(forKey: Self.handOverKey(of: keyPath))
    }

    private static func handOverKey(of keyPath: String) -> String { "jelly.\(keyPath)" }
  }

  extension CAKeyframeAnimation {
    /// Returns the times of the frames that a link draws from one time to another.
    static func frameTimes(from start: Double, to end: Double) -> [Double] {
      let rate = Double(CAFrameRateRange.jelly.maximum)
      let count = max((rate * (end - start)).rounded(.up), 1)
      // The last is the end to the bit: a body is at rest from then on, and not a rounding before.
      return (0..<Int(count)).map { start + (end - start) * Double($0) / count } + [end]
    }
  }
#endif
