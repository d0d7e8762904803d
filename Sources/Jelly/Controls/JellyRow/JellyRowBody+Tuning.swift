extension JellyRowBody {
  /// The behavior of a row: the springs of its content, its drops and their necks, and the waves of
  /// its edge.
  ///
  /// The numbers were chosen on film strips; each property names what looks right.
  public struct Tuning: JellyTuning {
    /// The spring that opens the row; a response of 0.3 to 0.5 s looks right.
    public var openSpring = DampedSpring(response: 0.38, dampingRatio: 0.8)
    /// The spring that closes it, or takes it out; a damping ratio of 1 looks right, with which no
    /// background opens at its far end.
    public var closeSpring = DampedSpring(response: 0.34, dampingRatio: 1)
    /// The spring by which the outermost drop swallows the others; a response of 0.25 to 0.4 s
    /// looks right.
    public var fullSpring = DampedSpring(response: 0.3, dampingRatio: 0.72)
    /// The spring of the height of a row that is removed or restored; a response of 0.25 to 0.4 s
    /// looks right.
    public var collapseSpring = DampedSpring(response: 0.34, dampingRatio: 1)
    /// The spring by which a neck forms.
    public var bridgeSpring = DampedSpring(response: 0.16, dampingRatio: 0.62)
    /// The spring by which tails draw back, and by which a drop that was hit oscillates.
    public var recoilSpring = DampedSpring(response: 0.26, dampingRatio: 0.46)
    /// The spring of the longest wave of the edge.
    public var waveSpring = DampedSpring(response: 0.34, dampingRatio: 0.34)
    /// The angular frequency with which the edge follows a finger, in radians per second: 40 to 90
    /// look right.
    public var followFrequency = 60.0
    /// The time by which the middle of the edge goes ahead of the row, in seconds; at most 0.012
    /// looks right, more is a beak.
    public var lead = 0.005
    /// The limit of that distance for a fast row, in points; 3 to 10 look right.
    public var maximumLead = 5.5
    /// The limit of the displacement of the edge outwards.
    public var reach = SoftLimit(linearRange: 8, softRange: 6)
    /// The width of the place that leads, in points, as the standard deviation of a bell; 10 to 30
    /// look right.
    public var touchWidth = 18.0
    /// The share of the stiffness that is the same for all waves; 0 to 0.2 look right.
    public var foundationFraction = 0.05
    /// The stiffness against bending, relative to the tension, for the longest wave; 0 to 0.2 look
    /// right.
    public var bendingStiffness = 0.1
    /// The damping of short waves, in seconds; 0.002 to 0.005 look right.
    public var stiffnessDamping = 0.003
    /// The limit of the distance by which a finger draws the row past its largest extent, in
    /// points; 30 to 120 look right.
    public var overpull = 72.0
    /// The limit of the distance by which a finger pushes it past closed, in points; 10 to 40 look
    /// right.
    public var rebound = 24.0
    /// The share of its size with which a drop begins; 0.4 to 0.7 look right.
    public var seed = 0.55
    /// The gap at which a drop joins the row, as a share of the gap at which it parts; 0.2 to 0.8
    /// look right.
    public var joinFraction = 0.4
    /// The radius of the sides of a neck in contact, as a share of the gap at which it parts; 0.4
    /// to 0.8 look right.
    public var filletFraction = 0.62
    /// The stretch of a drop by a neck that is about to part, as a share of its length; at most
    /// 0.16 looks right.
    public var pull = 0.1
    /// The displacement of the edge by such a neck, in points; at most 5 looks right.
    public var bump = 2.5
    /// The flattening of a drop that joins the row, for each point per second of the closing speed,
    /// as a share of its length per second; at most 0.01 looks right.
    public var hit = 0.004

    /// Creates the standard tuning.
    public init() {}
  }
}

@_spi(Jelly) extension JellyRowBody.Tuning: FieldVisitable {
  /// Accepts a visitor of every part, which may change it.
  public mutating func accept(_ visitor: inout some FieldVisitor) {
    visitor.spring(&openSpring, "openSpring")
    visitor.spring(&closeSpring, "closeSpring")
    visitor.spring(&fullSpring, "fullSpring")
    visitor.spring(&collapseSpring, "collapseSpring")
    visitor.spring(&bridgeSpring, "bridgeSpring")
    visitor.spring(&recoilSpring, "recoilSpring")
    visitor.spring(&waveSpring, "waveSpring")
    visitor.number(
      &followFrequency, "followFrequency", in: .perSecond, recommended: 40...90, step: 1,
      valid: 1...2000)
    visitor.number(
      &lead, "lead", in: .seconds, recommended: 0...0.012, step: 0.001, valid: 0...0.5)
    visitor.number(
      &maximumLead, "maximumLead", in: .points, recommended: 3...10, step: 0.5, valid: .positive)
    visitor.limit(&reach, "reach", in: .points, recommended: 0...20, step: 1)
    visitor.number(
      &touchWidth, "touchWidth", in: .points, recommended: 10...30, step: 1, valid: 1...200)
    visitor.number(
      &foundationFraction, "foundationFraction", in: .ratio, recommended: 0...0.2, step: 0.01,
      valid: .share)
    visitor.number(
      &bendingStiffness, "bendingStiffness", in: .ratio, recommended: 0...0.2, step: 0.01,
      valid: .share)
    visitor.number(
      &stiffnessDamping, "stiffnessDamping", in: .seconds, recommended: 0.002...0.005, step: 0.0002,
      valid: .share)
    visitor.number(
      &overpull, "overpull", in: .points, recommended: 30...120, step: 1, valid: .notNegative)
    visitor.number(
      &rebound, "rebound", in: .points, recommended: 10...40, step: 1, valid: .notNegative)
    visitor.number(&seed, "seed", in: .ratio, recommended: 0.4...0.7, step: 0.05, valid: .share)
    visitor.number(
      &joinFraction, "joinFraction", in: .ratio, recommended: 0.2...0.8, step: 0.05,
      valid: 0...0.95)
    visitor.number(
      &filletFraction, "filletFraction", in: .ratio, recommended: 0.4...0.8, step: 0.05,
      valid: 0...2)
    visitor.number(&pull, "pull", in: .ratio, recommended: 0...0.16, step: 0.01, valid: .share)
    visitor.number(&bump, "bump", in: .points, recommended: 0...5, step: 0.5, valid: 0...100)
    visitor.number(&hit, "hit", in: .ratio, recommended: 0...0.01, step: 0.001, valid: .share)
  }
}

extension JellyRowBody.Tuning {
  /// The default tuning.
  public static var standard: Self { Self() }

  /// The same as ``standard``: the swipes of 2015 have rectangles.
  public static var classic: Self { standard }

  /// The tuning for play: the edge goes farther than in ``standard``, and oscillates longer.
  public static var liquid: Self {
    var tuning = Self()
    tuning.openSpring = DampedSpring(response: 0.46, dampingRatio: 0.66)
    tuning.closeSpring = DampedSpring(response: 0.42, dampingRatio: 1)
    tuning.fullSpring = DampedSpring(response: 0.36, dampingRatio: 0.58)
    tuning.collapseSpring = DampedSpring(response: 0.4, dampingRatio: 1)
    tuning.bridgeSpring = DampedSpring(response: 0.22, dampingRatio: 0.5)
    tuning.recoilSpring = DampedSpring(response: 0.36, dampingRatio: 0.32)
    tuning.waveSpring = DampedSpring(response: 0.42, dampingRatio: 0.24)
    tuning.followFrequency = 50
    tuning.lead = 0.009
    tuning.maximumLead = 9
    tuning.reach = SoftLimit(linearRange: 12, softRange: 10)
    tuning.bendingStiffness = 0.08
    tuning.overpull = 90
    tuning.rebound = 30
    tuning.seed = 0.45
    tuning.joinFraction = 0.5
    tuning.filletFraction = 0.72
    tuning.pull = 0.16
    tuning.bump = 4
    tuning.hit = 0.007
    return tuning
  }

  /// The tuning for Reduce Motion: the same thresholds and end shapes as ``standard``, without an
  /// overshoot, and with a straight edge.
  public static var reduced: Self {
    var tuning = Self()
    tuning.openSpring = .reducedMotion
    tuning.closeSpring = .reducedMotion
    tuning.fullSpring = .reducedMotion
    tuning.collapseSpring = .reducedMotion
    tuning.bridgeSpring = .reducedMotion
    tuning.recoilSpring = .reducedMotion
    tuning.lead = 0
    tuning.pull = 0
    tuning.bump = 0
    tuning.hit = 0
    return tuning
  }
}
