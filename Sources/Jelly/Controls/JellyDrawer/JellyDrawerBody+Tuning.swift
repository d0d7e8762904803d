extension JellyDrawerBody {
  /// The behavior of a drawer: the springs of its panel, and the waves of its free edge.
  ///
  /// The numbers were chosen on film strips; each property names what looks right.
  public struct Tuning: JellyTuning {
    /// The spring that takes the panel to a detent; a response of 0.35 to 0.55 s and a damping
    /// ratio of 0.65 to 1 look right.
    public var openSpring = DampedSpring(response: 0.42, dampingRatio: 0.82)
    /// The spring that takes the panel out; a response of 0.28 to 0.45 s looks right.
    public var closeSpring = DampedSpring(response: 0.36, dampingRatio: 0.9)
    /// The angular frequency with which the edge follows a finger, in radians per second: 40 to 90
    /// look right.
    public var followFrequency = 60.0

    /// The spring of the longest wave of the edge; a response of 0.4 to 0.65 s and a damping ratio
    /// of 0.25 to 0.5 look right.
    public var waveSpring = DampedSpring(response: 0.5, dampingRatio: 0.38)
    /// The time by which the held place of the edge goes ahead of the panel, in seconds: the
    /// distance at a constant speed is as long as the way in this time; 0 to 0.05 look right.
    public var lead = 0.028
    /// The limit of that distance for a fast panel, in points; 30 to 90 look right.
    public var maximumLead = 50.0
    /// The displacement of that place by the panel's deceleration, in points for each point per
    /// second squared; 0 to 0.0015 look right.
    ///
    /// More makes horns where the panel starts.
    public var inertia = 0.001
    /// The limit of the distance by which a finger draws the panel past its largest detent, in
    /// points; 30 to 120 look right.
    public var overpull = 72.0
    /// The limit of the distance by which such a pull draws the edge away from the panel, in
    /// points; 0 to 100 look right.
    public var tipRange = 48.0
    /// The limit of the displacement of the edge outwards: how far it goes freely, and how much
    /// farther against resistance.
    public var reach = SoftLimit(linearRange: 60, softRange: 60)
    /// The share of the stiffness that is the same for all waves: with less the edge is an arch,
    /// with more a bump; 0.1 to 0.5 look right.
    public var foundationFraction = 0.3
    /// The stiffness against bending, relative to the tension, for the longest wave; 0 to 0.2 look
    /// right.
    public var bendingStiffness = 0.1
    /// The damping of short waves, in seconds; 0.002 to 0.005 look right.
    public var stiffnessDamping = 0.003
    /// The width of the place that leads, in points, as the standard deviation of a bell; 40 to 90
    /// look right.
    public var touchWidth = 60.0

    /// Creates the standard tuning.
    public init() {}
  }
}

@_spi(Jelly) extension JellyDrawerBody.Tuning: FieldVisitable {
  /// Accepts a visitor of every part, which may change it.
  public mutating func accept(_ visitor: inout some FieldVisitor) {
    visitor.spring(&openSpring, "openSpring")
    visitor.spring(&closeSpring, "closeSpring")
    visitor.number(
      &followFrequency, "followFrequency", in: .perSecond, recommended: 40...90, step: 1,
      valid: 1...2000)
    visitor.spring(&waveSpring, "waveSpring")
    visitor.number(
      &lead, "lead", in: .seconds, recommended: 0...0.05, step: 0.001, valid: 0...0.5)
    visitor.number(
      &maximumLead, "maximumLead", in: .points, recommended: 30...90, step: 1, valid: .positive)
    visitor.number(
      &inertia, "inertia", in: .ratio, recommended: 0...0.0015, step: 0.0001, valid: 0...0.01)
    visitor.number(
      &overpull, "overpull", in: .points, recommended: 30...120, step: 1, valid: .notNegative)
    visitor.number(
      &tipRange, "tipRange", in: .points, recommended: 0...100, step: 1, valid: .notNegative)
    visitor.limit(&reach, "reach", in: .points, recommended: 0...120, step: 5)
    visitor.number(
      &foundationFraction, "foundationFraction", in: .ratio, recommended: 0.1...0.5, step: 0.01,
      valid: .share)
    visitor.number(
      &bendingStiffness, "bendingStiffness", in: .ratio, recommended: 0...0.2, step: 0.01,
      valid: .share)
    visitor.number(
      &stiffnessDamping, "stiffnessDamping", in: .seconds, recommended: 0.002...0.005, step: 0.0002,
      valid: .share)
    visitor.number(
      &touchWidth, "touchWidth", in: .points, recommended: 40...90, step: 1, valid: 1...200)
  }
}

extension JellyDrawerBody.Tuning {
  /// The default tuning: the edge arrives a little after the panel.
  public static var standard: Self { Self() }

  /// The same as ``standard``: none of the tutorials of 2015 has a drawer.
  public static var classic: Self { standard }

  /// The tuning for play: the edge goes farther than in ``standard``, and oscillates longer.
  public static var liquid: Self {
    var tuning = Self()
    tuning.openSpring = DampedSpring(response: 0.5, dampingRatio: 0.7)
    tuning.closeSpring = DampedSpring(response: 0.42, dampingRatio: 0.9)
    tuning.followFrequency = 50
    tuning.waveSpring = DampedSpring(response: 0.56, dampingRatio: 0.28)
    tuning.lead = 0.04
    tuning.maximumLead = 70
    tuning.inertia = 0.0012
    tuning.overpull = 90
    tuning.tipRange = 80
    tuning.reach = SoftLimit(linearRange: 80, softRange: 80)
    tuning.foundationFraction = 0.25
    tuning.bendingStiffness = 0.08
    return tuning
  }

  /// The tuning for Reduce Motion: the edge stays straight, and the panel goes to the same detents
  /// without an overshoot.
  public static var reduced: Self {
    var tuning = Self()
    tuning.openSpring = .reducedMotion
    tuning.closeSpring = .reducedMotion
    tuning.lead = 0
    tuning.inertia = 0
    tuning.tipRange = 0
    return tuning
  }
}
