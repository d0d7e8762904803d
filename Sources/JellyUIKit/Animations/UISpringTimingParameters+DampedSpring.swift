#if canImport(UIKit) && !os(watchOS)
  public import Jelly
  public import UIKit

  extension UISpringTimingParameters {
    /// Creates the timing of a spring, for a `UIViewPropertyAnimator` of any view.
    ///
    ///     let spring = DampedSpring(response: 0.3, dampingRatio: 0.6)
    ///     let timing = UISpringTimingParameters(spring)
    ///     UIViewPropertyAnimator(duration: 0, timingParameters: timing)
    ///
    /// The animator takes as long as the spring needs, and not its own duration.
    ///
    /// - Parameters:
    ///   - spring: The spring.
    ///   - velocity: The velocity at the start, in distances from start to end per second.
    public convenience init(_ spring: DampedSpring, velocity: CGVector = .zero) {
      self.init(
        mass: 1, stiffness: spring.stiffness(), damping: spring.damping(),
        initialVelocity: velocity)
    }
  }
#endif
