#if canImport(UIKit) && !os(watchOS)
  @_spi(Jelly) public import Jelly
  public import UIKit

  extension CASpringAnimation {
    /// Creates an animation that moves exactly as a motion does, at the motion's own time.
    ///
    /// Core Animation cannot express two kinds of motion: one that never rests, and one that starts
    /// on its target. (It measures the velocity as a multiple of the distance between start and
    /// target, which is then 0.) ``QuartzCore/CAKeyframeAnimation/init(keyPath:motion:rate:)`` can
    /// show the second kind.
    ///
    /// The mass is 1. Overdamped springs are allowed.
    ///
    /// Add it to a layer whose property already has the target, so that nothing jumps at the end.
    ///
    /// - Parameters:
    ///   - keyPath: A property with one number: `position.y`, `transform.scale`, `opacity`.
    ///   - motion: The motion, whose times are those of `CACurrentMediaTime()`.
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
