/// A damped spring: how fast it swings and how soon it stops.
///
/// The motion of the offset x from the target obeys
///
///     x″ + 2ζω₀·x′ + ω₀²·x = 0
///
/// so two numbers say everything. Mass, stiffness, response, bounce and the rest are dialects of
/// these two: each is an initialiser in `DampedSpring+Dialects.swift`.
///
/// - SeeAlso: <doc:/Jelly/DampedSprings> for the solution, <doc:/Jelly/Dialects> for the words of others.
public struct DampedSpring: Equatable, Sendable {
  /// ω₀, the angular frequency without damping, in radians per second; positive and finite.
  public let angularFrequency: Double

  /// ζ, the damping ratio: 0 swings for ever, below 1 overshoots, 1 is critical, above 1 creeps.
  public let dampingRatio: Double

  /// Makes a spring of its two canonical numbers.
  ///
  /// Beyond 10⁻⁹ … 10⁹ rad/s, and above a damping ratio of 10⁹, the nearest spring within is taken:
  /// none of them can be told from it, and no product of such numbers overflows.
  ///
  /// - Precondition: `angularFrequency` is positive and finite, `dampingRatio` neither negative
  ///   nor infinite: no other spring has a meaning.
  @inline(never)
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

  /// For Reduce Motion: as fast as a spring gets without looking like a jump, at critical damping.
  ///
  /// A value that it takes home at rest does not overshoot, and is there after 250 ms from anywhere
  /// within 1000 pt.
  public static var calm: DampedSpring { DampedSpring(angularFrequency: 60, dampingRatio: 1) }

  /// Whether a motion that goes on with this spring keeps its velocity.
  ///
  /// From critical damping on a spring must not overshoot, and with a velocity it could: it starts
  /// anew without one.
  var carriesVelocity: Bool { dampingRatio < 1 }

  /// β = ζω₀, the rate at which the envelope of a swing decays, per second.
  public var decayRate: Double { dampingRatio * angularFrequency }

  /// ω₀²(1 − ζ²) with its sign: the square of the damped frequency, negative when over-damped.
  ///
  /// Written as a product so that nothing cancels near ζ = 1.
  var signedSquare: Double {
    angularFrequency * angularFrequency * (1 - dampingRatio) * (1 + dampingRatio)
  }
}
