extension DampedSpring {
  /// The spring of a mass on a spring with a dash-pot: ω₀ = √(k/m), ζ = c/(2√(km)).
  ///
  /// - Parameters:
  ///   - mass: m, positive.
  ///   - stiffness: k, positive, in force per point.
  ///   - damping: c, not negative, in force per point per second.
  public init(mass: Double, stiffness: Double, damping: Double) {
    self.init(
      angularFrequency: (stiffness / mass).squareRoot(),
      dampingRatio: damping / (2 * (stiffness * mass).squareRoot()))
  }

  /// The spring whose undamped swing takes `response` seconds: ω₀ = 2π/response.
  ///
  /// - Parameters:
  ///   - response: The period without damping, in seconds; positive.
  ///   - dampingRatio: ζ, not negative.
  public init(response: Double, dampingRatio: Double) {
    self.init(angularFrequency: 2 * .pi / response, dampingRatio: dampingRatio)
  }

  /// The spring that UIKit runs for `animate(withDuration:usingSpringWithDamping:…)`.
  ///
  /// UIKit does not publish the relation. Several open ports agree on the closed form used here
  /// (mass 1, what is left of the sine after the duration is 0.001 of the way):
  ///
  ///     ω₀ = ln(ζ / (0.001·√(1 − ζ²))) / (ζ·duration)        ω₀ = 9.2334… / duration for ζ = 1
  ///
  /// An initial velocity never takes part in it: it is the velocity that the spring starts with.
  ///
  /// - Parameters:
  ///   - uikitDuration: The duration given to UIKit, in seconds; positive.
  ///   - dampingRatio: ζ from 0.01 to 1; values outside are moved to the nearer end.
  public init(uikitDuration: Double, dampingRatio: Double) {
    let zeta = min(max(dampingRatio, 0.01), 1)
    let residue = 0.001
    let phase =
      zeta < 1
      ? Elementary.log(zeta / (residue * ((1 - zeta) * (1 + zeta)).squareRoot())) / zeta
      : Self.criticalSettlingPhase
    self.init(angularFrequency: phase / uikitDuration, dampingRatio: zeta)
  }

  /// The root of (p + 1)·e⁻ᵖ = 0.001: the ω₀t at which a critical spring has 0.001 of its way left.
  private static let criticalSettlingPhase = 9.233413476451586
}
