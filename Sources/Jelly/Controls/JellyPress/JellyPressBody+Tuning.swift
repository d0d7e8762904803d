extension JellyPressBody {
  /// The behavior of a press: how a surface swells under a finger, and how a finger pulls it.
  public struct Tuning: JellyTuning {
    /// The spring of the sheet's lowest mode.
    ///
    /// Recommended: a damping ratio of 0.2 to 0.4 and a response of 0.4 s. An overdamped spring
    /// disables pulling.
    public var spring: DampedSpring
    /// The relation of the other waves to it, and the contact of a finger with them.
    public var waves: SheetTuning
    /// The spring by which the surface swells, from recordings of iOS 26.
    public var liftSpring = DampedSpring(response: 0.280, dampingRatio: 0.633)
    /// The spring by which it goes back, from recordings of iOS 26.
    public var lowerSpring = DampedSpring(response: 0.383, dampingRatio: 0.545)
    /// The limit of the distance by which a finger pulls the surface, in points; 10 to 30 look
    /// right.
    public var pullLimit = 14.0
    /// The largest displacement of a point after a flick, in points.
    public var maximumDisplacement = 24.0
    /// The area that a press adds to the surface, in square points: 1,800 in iOS 26.
    public var growthArea = 1800.0
    /// The largest share by which the surface is larger under the finger; 0.4 in iOS 26.
    public var maximumGrowth = 0.4

    /// Creates the standard tuning, but for its spring.
    public init(spring: DampedSpring) {
      self.spring = spring
      waves = SheetTuning()
      waves.foundationFraction = 0.7
      // With a narrow bell a wide surface hangs from its ends like a hammock: with 0.18 they go
      // 0.42 of the way of its middle, with 0.3 two thirds.
      waves.touchWidth = 0.3
    }
  }
}

@_spi(Jelly) extension JellyPressBody.Tuning: FieldVisitable {
  /// Accepts a visitor of every part, which may change it.
  public mutating func accept(_ visitor: inout some FieldVisitor) {
    visitor.spring(&spring, "spring")
    visitor.beginGroup("waves")
    waves.accept(&visitor)
    visitor.endGroup()
    visitor.spring(&liftSpring, "liftSpring")
    visitor.spring(&lowerSpring, "lowerSpring")
    visitor.number(
      &pullLimit, "pullLimit", in: .points, recommended: 0...40, step: 1, valid: .notNegative)
    visitor.number(
      &maximumDisplacement, "maximumDisplacement", in: .points, recommended: 0...60, step: 1,
      valid: .notNegative)
    visitor.number(
      &growthArea, "growthArea", in: .ratio, recommended: 0...4000, step: 50, valid: .notNegative)
    visitor.number(
      &maximumGrowth, "maximumGrowth", in: .ratio, recommended: 0...0.6, step: 0.01, valid: 0...0.9)
  }
}

extension JellyPressBody.Tuning {
  /// The default tuning: as much growth, as fast, as in iOS 26; and the surface follows a finger.
  public static var standard: Self {
    Self(spring: DampedSpring(response: 0.42, dampingRatio: 0.35))
  }

  /// The same as ``standard``: in 2015 no button was soft.
  public static var classic: Self { standard }

  /// The tuning for play: the surface grows and follows more than in ``standard``, and oscillates
  /// longer.
  public static var liquid: Self {
    @inline(never) get {
      var tuning = Self(spring: DampedSpring(response: 0.42, dampingRatio: 0.22))
      tuning.pullLimit = 30
      tuning.maximumDisplacement = 48
      tuning.growthArea = 2520
      tuning.maximumGrowth = 0.5
      return tuning
    }
  }

  /// The tuning for Reduce Motion: the surface swells as much, without an overshoot, and does not
  /// follow a finger.
  public static var reduced: Self {
    @inline(never) get {
      var tuning = Self(spring: .reducedMotion)
      tuning.liftSpring = .reducedMotion
      tuning.lowerSpring = .reducedMotion
      return tuning
    }
  }

  var model: SheetModel { SheetModel(spring: spring, waves: waves) }

  /// The limits of a sheet whose size is a length in points.
  func limits(ofSize size: Double) -> SheetLimits {
    SheetLimits(
      pull: SoftLimit(linearRange: 0, softRange: size > 0 ? pullLimit / size : 0),
      strain: .standardStrain,
      maximumDisplacement: size > 0 ? maximumDisplacement / size : 0,
      pressDepth: 0, pressDilation: 0)
  }
}
