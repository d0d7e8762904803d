/// A damped spring, described by how fast it oscillates and how soon it stops.
///
/// The motion of the offset x from the target obeys
///
///     x″ + 2ζω₀·x′ + ω₀²·x = 0
///
/// so two numbers describe it completely. Mass and stiffness, response, bounce and the like are
/// other descriptions of these two numbers: each is an initializer in
/// `DampedSpring+Parameters.swift`.
///
///     let spring = DampedSpring(response: 0.4, dampingRatio: 0.36)
///     let motion = SpringMotion(
///       from: 100.0, velocity: 0, to: 0, spring: spring, startTime: 0, tolerance: 0.01)
///     motion.value(at: 0.1)
///
/// - SeeAlso: <doc:/Jelly/DampedSprings> for the solution, <doc:/Jelly/SpringParameters> for the
///   parameters.
public struct DampedSpring: Equatable, Sendable {
  /// ω₀, the angular frequency without damping, in radians per second; positive and finite.
  public let angularFrequency: Double

  /// ζ, the damping ratio: a spring with 0 oscillates for ever, below 1 it overshoots, 1 is
  /// critical damping, above 1 it decays monotonically to its target.
  public let dampingRatio: Double

  /// Creates a spring from its two canonical numbers.
  ///
  /// An angular frequency outside of 10⁻⁹ … 10⁹ rad/s is moved to the nearer end, and a damping
  /// ratio above 10⁹ becomes 10⁹. No one can see the difference, and no product of such numbers
  /// overflows.
  ///
  /// - Precondition: `angularFrequency` is positive and finite, `dampingRatio` neither negative nor
  ///   infinite; other numbers describe no spring.
  public init(angularFrequency: Double, dampingRatio: Double) {
    precondition(
      angularFrequency > 0 && angularFrequency < .infinity,
      "the angular frequency must be positive and finite")
    precondition(
      dampingRatio >= 0 && dampingRatio < .infinity,
      "the damping ratio must be finite and not negative")
    self.angularFrequency = min(max(angularFrequency, 1e-9), 1e9)
    self.dampingRatio = min(dampingRatio, 1e9)
  }

  /// The spring for Reduce Motion: critically damped, and as fast as a spring can be without
  /// looking like a jump.
  ///
  /// A value that starts at rest does not overshoot, and from up to 1000 pt away it arrives within
  /// 250 ms.
  public static var reducedMotion: DampedSpring {
    DampedSpring(angularFrequency: 60, dampingRatio: 1)
  }

  /// The damping ratios for a slider: with less an oscillation goes on for long, with more there is
  /// hardly one.
  @_spi(Jelly) public static var recommendedDampingRatios: ClosedRange<Double> { 0.02...0.9 }

  /// A Boolean value that indicates whether ζ < 1: the spring oscillates.
  ///
  /// A motion that changes to such a spring keeps its velocity. A critically damped or overdamped
  /// spring must not overshoot; with an initial velocity it could, so it starts without one.
  var isUnderdamped: Bool { dampingRatio < 1 }

  /// Returns the velocity that a motion keeps when it changes to this spring: all of it, or
  /// nothing.
  func carried<Value: MotionValue>(_ velocity: Value) -> Value {
    isUnderdamped ? velocity : .zero
  }

  /// Returns whether a motion by this spring starts with the velocity of one by another spring.
  func carries(velocityOf other: DampedSpring) -> Bool { isUnderdamped || self == other }

  /// β = ζω₀, the rate at which the envelope of an oscillation decays, per second.
  public var decayRate: Double { dampingRatio * angularFrequency }

  /// ω₀²(1 − ζ²), the square of the damped frequency; negative for an overdamped spring.
  ///
  /// Written as a product so that nothing cancels near ζ = 1.
  var signedSquare: Double {
    angularFrequency * angularFrequency * (1 - dampingRatio) * (1 + dampingRatio)
  }
}
