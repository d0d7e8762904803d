/// An animation from one value to another.
open class CABasicAnimation: CAPropertyAnimation {
  /// The value at its start.
  open var fromValue: Any?
  /// The value at its end.
  open var toValue: Any?

  override func headlessCopy() -> Self {
    let copy = super.headlessCopy()
    copy.fromValue = fromValue
    copy.toValue = toValue
    return copy
  }
}

/// An animation from one value to another as by a mass on a spring.
open class CASpringAnimation: CABasicAnimation {
  /// The mass.
  open var mass: CGFloat = 1
  /// The stiffness of the spring.
  open var stiffness: CGFloat = 100
  /// The damping of the spring.
  open var damping: CGFloat = 10
  /// The initial velocity towards the end, in ways per second.
  open var initialVelocity: CGFloat = 0
  /// A Boolean value that indicates whether a spring damped beyond critical decays monotonically;
  /// otherwise it is taken as critical.
  open var allowsOverdamping = false

  override func headlessCopy() -> Self {
    let copy = super.headlessCopy()
    copy.mass = mass
    copy.stiffness = stiffness
    copy.damping = damping
    copy.initialVelocity = initialVelocity
    copy.allowsOverdamping = allowsOverdamping
    return copy
  }

  /// Returns the value that the render server shows at a time, for numbers.
  ///
  /// By the characteristic roots, which is not how the library computes it: r = −β ± √(β² − ω₀²).
  public override func headlessValue(at time: CFTimeInterval) -> Any? {
    guard let from = fromValue as? Double, let to = toValue as? Double,
      headlessShare(at: time) != nil
    else { return nil }
    let elapsed = time - beginTime
    let square = Double(stiffness / mass)
    let critical = square.squareRoot()
    let asked = Double(damping / (2 * mass))
    let decay = allowsOverdamping ? asked : min(asked, critical)
    let speed = Double(initialVelocity) - decay
    let q = decay * decay - square
    let left: Double
    if abs(q) < 1e-9 * square {
      left = exp(-decay * elapsed) * (1 - speed * elapsed)
    } else if q < 0 {
      let omega = (-q).squareRoot()
      left =
        exp(-decay * elapsed) * (cos(omega * elapsed) - speed / omega * sin(omega * elapsed))
    } else {
      let sigma = q.squareRoot()
      let slow = (sigma - speed) / (2 * sigma)
      left =
        slow * exp((sigma - decay) * elapsed) + (1 - slow) * exp((-sigma - decay) * elapsed)
    }
    return to + (from - to) * left
  }
}

/// A distance in two directions.
public struct CGVector: Equatable, Sendable {
  /// To the right.
  public var dx: CGFloat
  /// Down.
  public var dy: CGFloat
  /// None.
  public static let zero = Self(dx: 0, dy: 0)
}

/// The timing of a spring, for an animator.
@MainActor public final class UISpringTimingParameters {
  /// The mass, the stiffness and the damping of the spring.
  public let headlessSpring: [CGFloat]
  /// Creates a timing.
  public init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) { headlessSpring = [mass, stiffness, damping] }
}

/// Animates views; here it does nothing.
@MainActor public final class UIViewPropertyAnimator {
  /// Creates an animator.
  public init(duration: TimeInterval, timingParameters parameters: UISpringTimingParameters) {}
  /// Begins.
  public func startAnimation() {}
}
