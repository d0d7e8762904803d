#if canImport(UIKit) && !os(watchOS)
  public import Jelly
  public import UIKit

  extension CASpringAnimation {
    /// Makes the animation that does what a motion does, at the motion's own time.
    ///
    /// Core Animation counts a velocity in ways per second, positive towards the target; the mass
    /// is 1. Springs damped beyond critical are allowed. Two motions it cannot express, and the
    /// result is nil: one that starts on its target, where there is no way to count in, and one
    /// that never rests. ``QuartzCore/CAKeyframeAnimation/init(keyPath:motion:rate:)`` shows the
    /// former.
    ///
    /// Add it to a layer whose property already has the target, so that nothing jumps at the end.
    ///
    /// - Parameters:
    ///   - keyPath: A property with one number: `position.y`, `transform.scale`, `opacity`.
    ///   - motion: The motion, whose times are those of `CACurrentMediaTime()`. A
    ///     ``KeyframeSpring`` makes one, too: its kick is the velocity.
    public convenience init?(keyPath: String, motion: SpringMotion<Double>) {
      guard motion.offset != 0, motion.restTime < .infinity else { return nil }
      self.init(keyPath: keyPath)
      fromValue = motion.target + motion.offset
      toValue = motion.target
      mass = 1
      stiffness = motion.spring.stiffness()
      damping = motion.spring.damping()
      initialVelocity = -motion.velocity / motion.offset
      allowsOverdamping = true
      duration = motion.restTime - motion.startTime
      beginTime = motion.startTime
      fillMode = .backwards
    }
  }
#endif
