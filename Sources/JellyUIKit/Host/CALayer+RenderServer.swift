#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension CALayer {
    /// Lets the render server show outlines one after the other, even if the main thread is busy.
    ///
    /// The layer itself already has the last outline, so nothing needs to happen at the end.
    /// Between two keyframes the server interpolates points, so all outlines must have the same
    /// kinds of curves in the same order.
    ///
    /// - Parameters:
    ///   - paths: The outlines, at equal distances in time.
    ///   - keyPath: The layer's property: `path` or `shadowPath`.
    ///   - start: The time of the first outline, in the system's seconds; it may be past.
    ///   - end: The time of the last outline, in the system's seconds.
    ///   - pace: The pace at which the server goes through them; nil for an even one.
    func handOver(
      _ paths: [CGPath], of keyPath: String, from start: Double, to end: Double,
      pace: CAMediaTimingFunction? = nil
    ) {
      let animation = CAKeyframeAnimation(keyPath: keyPath)
      animation.values = paths
      animation.duration = end - start
      animation.beginTime = convertTime(start, from: nil)
      animation.fillMode = .backwards
      animation.timingFunction = pace
      animation.preferredFrameRateRange = .jelly
      // Without this, Core Animation removes the animation as soon as another app is in front, so
      // that it would end early.
      animation.isRemovedOnCompletion = false
      add(animation, forKey: Self.handOverKey)
    }

    /// Takes the outline back from the render server.
    func endHandOver() { removeAnimation(forKey: Self.handOverKey) }

    private static var handOverKey: String { "jelly" }
  }

  extension CAKeyframeAnimation {
    /// Returns the outlines from one time to another, as many as a link draws in that time.
    static func frames(
      of outline: (Double) -> CGPath, from start: Double, to end: Double
    ) -> [CGPath] {
      let rate = Double(CAFrameRateRange.jelly.maximum)
      let count = max((rate * (end - start)).rounded(.up), 1)
      return (0...Int(count)).map { outline(start + (end - start) * Double($0) / count) }
    }
  }
#endif
