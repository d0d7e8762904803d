extension SoftOutline {
  /// The feel of a soft outline: how its waves run, and how fingers press and pull it.
  public struct Tuning: ElasticTuning {
    /// The spring of a wave with a length of 400 pt.
    public var spring: DampedSpring
    /// How the other waves follow, and how a finger holds them.
    public var waves: SoftWaves
    /// How deep a finger that only presses dents the outline, in thicknesses of the form; up to 0.4
    /// looks right.
    public var press: Double
    /// The deepest dent, in thicknesses.
    ///
    /// Dents are free up to a half of it. With 0.5 two dents from both sides meet.
    public var dentLimit: Double
    /// The limit of a finger's pull, in thicknesses: how far the outline follows it freely, and how
    /// much farther it goes against resistance.
    public var pullLimit: SoftLimit
    /// The speed of a poke, in thicknesses per second.
    public var poke: Double

    /// Makes a tuning from its parts.
    public init(
      spring: DampedSpring, waves: SoftWaves = .box, press: Double, dentLimit: Double,
      pullLimit: SoftLimit, poke: Double
    ) {
      self.spring = spring
      self.waves = waves
      self.press = press
      self.dentLimit = dentLimit
      self.pullLimit = pullLimit
      self.poke = poke
    }
  }
}

extension SoftOutline.Tuning {
  /// The tuning with a name.
  ///
  /// In 2015 no outline was soft, so ``TuningName/classic`` is the standard one.
  public func named(_ name: TuningName) -> Self {
    if case .calm = name { .calm } else { .standard }
  }

  /// Shows every part to a visitor, which may change it.
  public mutating func show(to visitor: inout some TuningVisitor) {
    visitor.spring(&spring, "spring")
    visitor.number(&press, "press", in: .ratio, sensible: 0...0.4, step: 0.01, sound: 0...10)
    visitor.number(
      &dentLimit, "dentLimit", in: .ratio, sensible: 0.2...0.5, step: 0.01, sound: 0...10)
    visitor.limit(&pullLimit, "pullLimit", in: .ratio, sensible: 0...2, step: 0.05)
    visitor.number(&poke, "poke", in: .perSecond, sensible: 0...20, step: 0.5, sound: 0...100)
    visitor.beginGroup("waves")
    waves.show(to: &visitor)
    visitor.endGroup()
  }

  /// The default tuning; its numbers were found by eye.
  public static var standard: Self {
    @inline(never) get {
      Self(
        spring: DampedSpring(response: 0.36, dampingRatio: 0.16), press: 0.3, dentLimit: 0.45,
        pullLimit: SoftLimit(free: 0.5, give: 1.5), poke: 12)
    }
  }

  /// The tuning for Reduce Motion: the outline does not move.
  public static var calm: Self {
    @inline(never) get {
      var tuning = standard
      tuning.spring = .calm
      return tuning
    }
  }
}
