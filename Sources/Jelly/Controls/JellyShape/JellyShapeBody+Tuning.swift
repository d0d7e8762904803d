extension JellyShapeBody {
  /// The behavior of a shape: how its sheet moves, and how fingers press and pull it.
  ///
  /// A size is the longer side of the drawing's box.
  public struct Tuning: JellyTuning {
    /// The spring of the longest wave; a damping ratio of 0.12 to 0.3 and a response of 0.4 to
    /// 0.6 s look right.
    ///
    /// One without an oscillation moves nothing.
    public var spring: DampedSpring
    /// The relation of the other fields to it, and the contact of a finger with them.
    public var waves = SheetTuning()
    /// The limit of a finger's pull, in sizes: how far the drawing follows it freely, and how much
    /// farther against resistance; 0.4 to 0.6 and 0.4 look right.
    public var pullLimit = SoftLimit(linearRange: 0.5, softRange: 0.4)
    /// The limit of the strain between two fingers, which is the difference of their pulls in
    /// distances between them; 0.5 to 0.8 and 0.4 look right.
    public var strainLimit = SoftLimit.standardStrain
    /// The largest displacement of a point after a flick, in sizes; 0.7 to 1 look right.
    public var maximumDisplacement = 0.8
    /// The distance by which a finger that presses pushes the place under it towards the middle, in
    /// sizes, at the edge of the box.
    public var pressDepth = 0.13
    /// The change of the drawing's size while it is pressed, as a share of its size; less than 0
    /// shrinks it.
    public var pressDilation = -0.05
    /// The velocity of a poke at the edge of the box, in sizes per second; 4 to 7 look right.
    public var pokeVelocity = 6.0
    /// The spring of a drawing's points on their way to another drawing; a damping ratio of 0.6 to
    /// 0.8 and a response of 0.35 to 0.6 s look right.
    ///
    /// 0.68 overshoots by 5 %. At 20 %, a damping ratio of 0.45, bars bend like bones, but nothing
    /// tears. With one that does not oscillate the other drawing is there at once.
    public var morphSpring = DampedSpring(response: 0.42, dampingRatio: 0.68)
    /// How much faster than the middle the drawing changes where it was tapped, as a share; above
    /// 0.5 the far end looks forgotten.
    public var wave = 0.35

    /// Creates the standard tuning, but for its spring.
    public init(spring: DampedSpring) { self.spring = spring }
  }
}

@_spi(Jelly) extension JellyShapeBody.Tuning: FieldVisitable {
  /// Accepts a visitor of every part, which may change it.
  public mutating func accept(_ visitor: inout some FieldVisitor) {
    visitor.spring(&spring, "spring")
    visitor.beginGroup("waves")
    waves.accept(&visitor)
    visitor.endGroup()
    visitor.limit(&pullLimit, "pullLimit", in: .ratio, recommended: 0...0.6, step: 0.02)
    visitor.limit(&strainLimit, "strainLimit", in: .ratio, recommended: 0...0.8, step: 0.02)
    visitor.number(
      &maximumDisplacement, "maximumDisplacement", in: .ratio, recommended: 0.5...1, step: 0.01,
      valid: 0...100)
    visitor.number(
      &pressDepth, "pressDepth", in: .ratio, recommended: 0...0.2, step: 0.01, valid: -1...1)
    visitor.number(
      &pressDilation, "pressDilation", in: .ratio, recommended: -0.1...0.1, step: 0.01,
      valid: -0.9...0.9)
    visitor.number(
      &pokeVelocity, "pokeVelocity", in: .perSecond, recommended: 0...7, step: 0.1, valid: 0...100)
    visitor.spring(&morphSpring, "morphSpring")
    visitor.number(
      &wave, "wave", in: .ratio, recommended: 0...0.5, step: 0.05, valid: 0...Self.maximumWave)
  }
}

extension JellyShapeBody.Tuning {
  /// The largest wave: the farthest points still have a tenth of their rate.
  static var maximumWave: Double { 0.9 }

  /// The default tuning, chosen on film strips in the ranges of its parts.
  public static var standard: Self {
    Self(spring: DampedSpring(response: 0.46, dampingRatio: 0.2))
  }

  /// As ``standard``, without a wave: in 2015 no drawing was soft.
  public static var classic: Self {
    var tuning = standard
    tuning.wave = 0
    return tuning
  }

  /// The tuning for play: more of the drawing gives way than in ``standard``, and it oscillates
  /// longer.
  public static var liquid: Self {
    @inline(never) get {
      var tuning = Self(spring: DampedSpring(response: 0.6, dampingRatio: 0.12))
      tuning.waves.foundationFraction = 0.8
      tuning.waves.affineStiffness = 2.2
      tuning.morphSpring = DampedSpring(response: 0.5, dampingRatio: 0.58)
      tuning.wave = 0.5
      return tuning
    }
  }

  /// The tuning for Reduce Motion: the drawing does not move, and another one is there at once.
  public static var reduced: Self {
    var tuning = Self(spring: .reducedMotion)
    tuning.morphSpring = .reducedMotion
    tuning.wave = 0
    return tuning
  }

  var model: SheetModel { SheetModel(spring: spring, waves: waves) }

  var limits: SheetLimits {
    SheetLimits(
      pull: pullLimit, strain: strainLimit, maximumDisplacement: maximumDisplacement,
      pressDepth: pressDepth, pressDilation: pressDilation)
  }
}
