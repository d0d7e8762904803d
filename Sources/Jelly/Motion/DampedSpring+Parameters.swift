// Other libraries describe the same two numbers in other parameters. Here each set of parameters
// becomes a spring, and, where that is possible, a spring becomes the parameters.

extension DampedSpring {
  /// The spring of a mass on a spring with a dash-pot: ω₀ = √(k/m), ζ = c/(2√(km)).
  ///
  /// Use it for parameters from Core Animation, Flutter or the web's spring libraries. Scaling all
  /// three numbers by the same factor gives the same motion.
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

  /// The stiffness k = mω₀² of this spring with a mass m, in force per point.
  public func stiffness(mass: Double = 1) -> Double {
    mass * angularFrequency * angularFrequency
  }

  /// The damping c = 2ζω₀m of this spring with a mass m, in force per point per second.
  public func damping(mass: Double = 1) -> Double {
    2 * dampingRatio * angularFrequency * mass
  }

  /// The spring whose undamped period takes `response` seconds: ω₀ = 2π/response.
  ///
  /// It is the same spring as SwiftUI's `Spring(response:dampingRatio:)`, overdamped springs
  /// included. Use it to choose a spring by its look: the response sets its speed, the damping
  /// ratio its overshoot.
  ///
  /// - Parameters:
  ///   - response: The period without damping, in seconds; positive.
  ///   - dampingRatio: ζ, not negative.
  public init(response: Double, dampingRatio: Double) {
    self.init(angularFrequency: 2 * .pi / response, dampingRatio: dampingRatio)
  }

  /// The period without damping, 2π/ω₀, in seconds.
  public var response: Double { 2 * .pi / angularFrequency }

  /// The spring of SwiftUI's `Spring(duration:bounce:)`.
  ///
  /// The duration is the response, and the bounce gives the damping ratio:
  ///
  ///     ζ = 1 − bounce  for bounce ≥ 0        ζ = 1/(1 + bounce)  below
  ///
  /// - Parameters:
  ///   - duration: The perceived duration, in seconds; positive.
  ///   - bounce: From −1 (never arrives) over 0 (critical) to 1 (oscillates for ever). Above 1
  ///     counts as 1; below −0.999999, where ζ passes a million, counts as that.
  public init(duration: Double, bounce: Double) {
    let kept = min(max(bounce, -0.999_999), 1)
    self.init(response: duration, dampingRatio: kept < 0 ? 1 / (1 + kept) : 1 - kept)
  }

  /// SwiftUI's perceived duration, the same as ``response``, in seconds.
  public var duration: Double { response }

  /// SwiftUI's bounce: 1 − ζ, or 1/ζ − 1 where overdamped.
  public var bounce: Double { dampingRatio > 1 ? 1 / dampingRatio - 1 : 1 - dampingRatio }

  /// The spring of SwiftUI's `Spring(settlingDuration:dampingRatio:epsilon:)`.
  ///
  /// After the duration the amplitude of the sine is `epsilon` times the distance at the start.
  /// With p = ω₀·duration,
  ///
  ///     ζ/√(1 − ζ²)·e^(−ζp) = ε  below ζ = 1        (p + 1)·e⁻ᵖ = ε  at 1
  ///
  /// SwiftUI's Newton iteration leaves about 1e-7 of ω₀; this is the root itself.
  ///
  /// - Parameters:
  ///   - settlingDuration: In seconds; values outside of 0.01 … 10 are moved to the nearer end, as
  ///     SwiftUI does.
  ///   - dampingRatio: ζ; values outside of 10⁻² … 1 are moved to the nearer end. Below ε there is
  ///     no root, and a spring that settles in a given time neither oscillates for ever nor decays
  ///     monotonically.
  ///   - epsilon: From 10⁻⁹ to ½; values outside are moved to the nearer end.
  public init(settlingDuration: Double, dampingRatio: Double, epsilon: Double = 0.001) {
    let duration = min(max(settlingDuration, 0.01), 10)
    let zeta = min(max(dampingRatio, 0.01), 1)
    let left = min(max(epsilon, 1e-9), 0.5)
    let phase = zeta < 1 ? Self.underdampedPhase(zeta, left) : Self.criticalPhase(left)
    // A spring that would have to start within ε does not have such a phase: any slow spring will
    // do.
    self.init(
      angularFrequency: max(phase, .leastNormalMagnitude) / duration, dampingRatio: zeta)
  }

  /// The spring that UIKit runs for `animate(withDuration:usingSpringWithDamping:…)`.
  ///
  /// UIKit does not publish the relation. Several open ports agree on that of
  /// ``init(settlingDuration:dampingRatio:epsilon:)`` with mass 1 and ε = 0.001. The initial
  /// velocity does not change the spring: it is only the velocity with which the spring starts.
  ///
  /// - Parameters:
  ///   - uikitDuration: The duration given to UIKit, in seconds; positive.
  ///   - dampingRatio: ζ from 0.01 to 1; values outside are moved to the nearer end.
  public init(uikitDuration: Double, dampingRatio: Double) {
    let zeta = min(max(dampingRatio, 0.01), 1)
    // The critical phase for ε = 0.001, the root of (p + 1)·e⁻ᵖ = ε.
    let phase = zeta < 1 ? Self.underdampedPhase(zeta, 0.001) : 9.233413476451586
    self.init(angularFrequency: phase / uikitDuration, dampingRatio: zeta)
  }

  /// The phase p = ω₀t at which the share `left` of the sine's amplitude is left, for 0 < ζ < 1.
  private static func underdampedPhase(_ zeta: Double, _ left: Double) -> Double {
    Elementary.log(zeta / (left * ((1 - zeta) * (1 + zeta)).squareRoot())) / zeta
  }

  /// The phase p = ω₀t at which the share `left` of the distance is left, at critical damping.
  private static func criticalPhase(_ left: Double) -> Double {
    // Newton's method on ln(p + 1) − p = ln ε, from above; it doubles its digits each round. From
    // this start all are right after 6, for every ε from 1e-9 to ½.
    let goal = Elementary.log(left)
    var phase = 2 - 1.5 * goal
    for _ in 0..<8 {
      phase += (Elementary.log(phase + 1) - phase - goal) * (phase + 1) / phase
    }
    return phase
  }
}
