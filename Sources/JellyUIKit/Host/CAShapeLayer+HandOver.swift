#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension CAShapeLayer {
    /// Lets the render server draw an outline that moves, while the main thread may do anything.
    ///
    /// One keyframe animation of the path, 120 frames a second. The layer's own path becomes the
    /// last one at once, so nothing needs to happen at the end. Between two keyframes the server
    /// blends points, so the steps of the outline must be of the same kinds all the way.
    ///
    /// - Parameters:
    ///   - outline: The outline at a time.
    ///   - start: In the system's seconds; may be past.
    ///   - end: From then on the outline stays; finite and after the start.
    func handOver(_ outline: (Double) -> CGPath, from start: Double, to end: Double) {
      let count = max((120 * (end - start)).rounded(.up), 1)
      let animation = CAKeyframeAnimation(keyPath: "path")
      animation.values = (0...Int(count)).map {
        outline(start + (end - start) * Double($0) / count)
      }
      animation.duration = end - start
      animation.beginTime = convertTime(start, from: nil)
      animation.fillMode = .backwards
      // What may be removed is, as soon as the app is behind another: it would come back at rest.
      animation.isRemovedOnCompletion = false
      path = outline(end)
      add(animation, forKey: Self.handOverKey)
    }

    /// Takes the outline back from the render server.
    func endHandOver() { removeAnimation(forKey: Self.handOverKey) }

    private static var handOverKey: String { "jelly" }
  }
#endif
