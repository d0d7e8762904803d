#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension CALayer {
    /// Lets the render server show outlines one after the other, while the main thread may do
    /// anything.
    ///
    /// The layer itself has the last one already, so nothing needs to happen at the end. Between
    /// two keyframes the server blends points, so the steps of the outline must be of the same
    /// kinds all the way.
    ///
    /// - Parameters:
    ///   - paths: The outlines, at equal distances in time.
    ///   - keyPath: The layer's property: `path` or `shadowPath`.
    ///   - start: In the system's seconds; may be past.
    ///   - end: When the last one is shown, in the system's seconds.
    func handOver(_ paths: [CGPath], of keyPath: String, from start: Double, to end: Double) {
      let animation = CAKeyframeAnimation(keyPath: keyPath)
      animation.values = paths
      animation.duration = end - start
      animation.beginTime = convertTime(start, from: nil)
      animation.fillMode = .backwards
      // An animation that may be removed is, as soon as another app is in front, and would end
      // early.
      animation.isRemovedOnCompletion = false
      add(animation, forKey: Self.handOverKey)
    }

    /// Takes the outline back from the render server.
    func endHandOver() { removeAnimation(forKey: Self.handOverKey) }

    private static var handOverKey: String { "jelly" }
  }

  extension CAKeyframeAnimation {
    /// Outlines from a time to another, as many as a link draws in between.
    static func frames(
      of outline: (Double) -> CGPath, from start: Double, to end: Double
    ) -> [CGPath] {
      let rate = Double(CAFrameRateRange.elastic.maximum)
      let count = max((rate * (end - start)).rounded(.up), 1)
      return (0...Int(count)).map { outline(start + (end - start) * Double($0) / count) }
    }
  }
#endif
