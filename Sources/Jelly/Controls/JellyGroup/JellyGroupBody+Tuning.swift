extension JellyGroupBody {
  /// The behavior of a group: the springs of its bodies and necks, and how thick and long necks
  /// are.
  ///
  /// The numbers were chosen on film strips; each property names what looks right.
  public struct Tuning: JellyTuning {
    /// The spring that takes a body to its box.
    public var motionSpring = DampedSpring(response: 0.42, dampingRatio: 0.72)
    /// The spring by which a neck forms.
    public var bridgeSpring = DampedSpring(response: 0.16, dampingRatio: 0.62)
    /// The spring by which the tails draw back, and by which a body that was hit oscillates.
    public var recoilSpring = DampedSpring(response: 0.24, dampingRatio: 0.5)
    /// The largest gap of a neck, as a share of the smaller body's smaller side; 0.5 to 1 look
    /// right.
    public var limit = 0.8
    /// The gap at which bodies join, as a share of the gap at which they part; 0.2 to 0.8 look
    /// right.
    public var rejoinFraction = 0.4
    /// The radius of the sides of a neck in contact, as a share of the gap at which it parts; 0.4
    /// to 0.8 look right.
    public var filletFraction = 0.6
    /// The stretch of a body by a neck that is about to part, as a share of its length; at most
    /// 0.16 looks right.
    public var pull = 0.10
    /// The flattening of a body that is hit, for each point per second of the closing speed, as a
    /// share of its length per second; at most 0.01 looks right.
    public var hit = 0.006

    /// Creates the standard tuning.
    public init() {}
  }
}

@_spi(Jelly) extension JellyGroupBody.Tuning: FieldVisitable {
  /// Accepts a visitor of every part, which may change it.
  public mutating func accept(_ visitor: inout some FieldVisitor) {
    visitor.spring(&motionSpring, "motionSpring")
    visitor.spring(&bridgeSpring, "bridgeSpring")
    visitor.spring(&recoilSpring, "recoilSpring")
    visitor.number(
      &limit, "limit", in: .ratio, recommended: 0.5...1, step: 0.05, valid: .share)
    visitor.number(
      &rejoinFraction, "rejoinFraction", in: .ratio, recommended: 0.2...0.8, step: 0.05,
      valid: 0...0.95)
    visitor.number(
      &filletFraction, "filletFraction", in: .ratio, recommended: 0.4...0.8, step: 0.05,
      valid: 0...2)
    visitor.number(&pull, "pull", in: .ratio, recommended: 0...0.16, step: 0.01, valid: .share)
    visitor.number(&hit, "hit", in: .ratio, recommended: 0...0.01, step: 0.001, valid: .share)
  }
}

extension JellyGroupBody.Tuning {
  /// The default tuning.
  public static var standard: Self { Self() }

  /// The same as ``standard``: the menus of 2015 that drew necks had one fixed pair.
  public static var classic: Self { standard }

  /// The tuning for play: longer necks than in ``standard``, and bodies that oscillate longer.
  ///
  /// A spacing of 28 pt goes with it.
  public static var liquid: Self {
    var tuning = Self()
    tuning.motionSpring = DampedSpring(response: 0.5, dampingRatio: 0.6)
    tuning.bridgeSpring = DampedSpring(response: 0.22, dampingRatio: 0.5)
    tuning.recoilSpring = DampedSpring(response: 0.34, dampingRatio: 0.36)
    tuning.limit = 1
    tuning.rejoinFraction = 0.5
    tuning.pull = 0.16
    tuning.hit = 0.01
    return tuning
  }

  /// The tuning for Reduce Motion: the same states and end shapes as ``standard``, without an
  /// overshoot or a stretch.
  public static var reduced: Self {
    var tuning = Self()
    tuning.motionSpring = .reducedMotion
    tuning.bridgeSpring = .reducedMotion
    tuning.recoilSpring = .reducedMotion
    tuning.pull = 0
    tuning.hit = 0
    return tuning
  }
}
