/// The behavior of an edge with one curve: how it follows a finger and springs back.
public struct EdgeTuning: Equatable, Sendable {
  /// The depth of the edge, in points per point of pull: 0.35 in T1, 1 in T3; 0.3 to 1 look
  /// right.
  public var pullRatio: Double
  /// The wave's share of the depth; the base takes the rest.
  ///
  /// It is 1 in T1, 0.6 in T3, and 0 for a straight edge.
  public var waveFraction = 1.0
  /// The limit of the wave's depth, in points; the base takes the rest.
  ///
  /// It is 100 in T3.
  public var maximumWaveDepth = Double.infinity
  /// The limit of the depth, in points: how far it follows the pull freely, and how much farther
  /// it goes against resistance.
  ///
  /// The rise of an edge without this limit is not limited, either.
  public var depthLimit = SoftLimit.none
  /// The limit of the sideways displacement from the middle, freely and against resistance, in
  /// widths of the bar; together at most ½ keeps the tip on the bar.
  public var lateralLimit = SoftLimit.none
  /// The spring that returns the edge to rest.
  public var spring: DampedSpring
  /// The share of the finger's velocity that continues in the rebound, measured by the largest
  /// dent that it may cause, in heights of the bar: 0 for none, as in the tutorials; up to 0.6
  /// looks right.
  ///
  /// A soft edge dents this far at most.
  public var reboundLimit = 0.0
  /// The waves of a soft edge, and the contacts of fingers with it.
  public var modal = ModalEdgeTuning()
  /// The profile of a wave; a change in mid-motion is adopted when the edge is straight.
  public var profile = WaveProfile.bell
  /// A Boolean value that indicates whether the edge follows the finger's sideways displacement
  /// since the touch, as in T1, and not the finger's place.
  public var usesTranslation = false
  /// A Boolean value that indicates whether the rebound includes the sideways displacement; in T3
  /// the wave stays where the finger was.
  public var returnsLaterally = true

  /// Creates a tuning without limits, whose edge follows a finger and springs back.
  public init(pullRatio: Double, spring: DampedSpring) {
    self.pullRatio = pullRatio
    self.spring = spring
  }
}

// Embedded Swift allows only SPI to use a conformance that is SPI.
@_spi(Jelly) extension EdgeTuning {
  /// Accepts a visitor of the parts that an edge with a curve uses.
  mutating func accept(_ visitor: inout some FieldVisitor, of curve: JellyEdgeCurve) {
    if curve == .wave { visitor.choice(&profile, "profile") }
    visitor.number(
      &pullRatio, "pullRatio", in: .ratio, recommended: 0.3...1, step: 0.05, valid: 1e-3...100)
    visitor.number(
      &waveFraction, "waveFraction", in: .ratio, recommended: .share, step: 0.05, valid: .share)
    visitor.number(
      &maximumWaveDepth, "maximumWaveDepth", in: .points, recommended: 40...300, step: 10,
      valid: .upToInfinity)
    visitor.limit(&depthLimit, "depthLimit", in: .points, recommended: 20...300, step: 5)
    visitor.limit(&lateralLimit, "lateralLimit", in: .ratio, recommended: 0...0.5, step: 0.01)
    visitor.flag(&usesTranslation, "usesTranslation")
    visitor.spring(&spring, "spring")
    visitor.flag(&returnsLaterally, "returnsLaterally")
    visitor.number(
      &reboundLimit, "reboundLimit", in: .ratio, recommended: 0...0.6, step: 0.05,
      valid: .notNegative)
    guard curve == .soft else { return }
    visitor.beginCurveGroup("modal")
    modal.accept(&visitor)
    visitor.endGroup()
  }
}

// MARK: - The named ones

extension EdgeTuning {
  /// The numbers of a curve in the tuning with a name.
  static func preset(_ name: TuningPreset, for curve: JellyEdgeCurve) -> Self {
    switch name {
    case .standard: standard(curve)
    case .liquid: liquid(curve)
    case .classic: classic(curve)
    case .reduced: reduced(curve)
    }
  }

  /// The numbers of the tutorials; the rebound starts without the finger's velocity.
  ///
  /// The quadratic edge is T1's (JJCuteView): control point at 0.7 of the pull, Spring(1, 0.5, 0).
  /// The wave is T3's (DGElasticBounceTutorial): 0.6 of the pull up to 100 pt,
  /// Spring(0.9, 0.57, 0).
  private static func classic(_ curve: JellyEdgeCurve) -> Self {
    switch curve {
    case .quadratic, .soft:
      var tuning = Self(
        pullRatio: 0.7 / 2, spring: DampedSpring(uikitDuration: 1, dampingRatio: 0.5))
      tuning.usesTranslation = true
      return tuning
    case .wave:
      return tutorialWave(
        share: 0.6, maximumDepth: 100, by: DampedSpring(uikitDuration: 0.9, dampingRatio: 0.57))
    }
  }

  /// A wave of the tutorials: it stays where the finger was, and the base takes what it leaves.
  static func tutorialWave(share: Double, maximumDepth: Double, by spring: DampedSpring) -> Self {
    var tuning = Self(pullRatio: 1, spring: spring)
    tuning.profile = .sevenPoint
    tuning.waveFraction = share
    tuning.maximumWaveDepth = maximumDepth
    tuning.returnsLaterally = false
    return tuning
  }

  /// The default numbers, chosen on film strips in the ranges of their parts.
  private static func standard(_ curve: JellyEdgeCurve) -> Self {
    let isSingle = curve == .quadratic
    let depth = isSingle ? 80.0 : 140
    var tuning = Self(
      pullRatio: isSingle ? 0.5 : 1, spring: DampedSpring(response: 0.4, dampingRatio: 0.36))
    tuning.waveFraction = isSingle ? 1 : 0.7
    tuning.depthLimit = SoftLimit(linearRange: depth, softRange: depth)
    tuning.lateralLimit = SoftLimit(linearRange: 0.27, softRange: 0.18)
    tuning.reboundLimit = 0.5
    if curve == .soft {
      tuning.lateralLimit = SoftLimit(linearRange: 0.34, softRange: 0.08)
      tuning.spring = DampedSpring(response: 0.42, dampingRatio: 0.3)
    }
    return tuning
  }

  /// The numbers for play.
  private static func liquid(_ curve: JellyEdgeCurve) -> Self {
    var tuning = standard(curve)
    tuning.spring = DampedSpring(response: 0.5, dampingRatio: 0.26)
    tuning.modal.areaStiffness = 2.5
    return tuning
  }

  /// The numbers for Reduce Motion.
  private static func reduced(_ curve: JellyEdgeCurve) -> Self {
    var tuning = standard(curve)
    tuning.waveFraction = 0
    tuning.lateralLimit = SoftLimit(linearRange: 0, softRange: 0)
    tuning.spring = .reducedMotion
    tuning.reboundLimit = 0
    return tuning
  }
}
