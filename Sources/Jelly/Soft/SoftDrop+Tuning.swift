extension SoftDrop {
  /// The feel of a drop: how it rings, how it goes home, and how fingers hold and press it.
  public struct Tuning: ElasticTuning {
    /// The spring of the mode that makes an ellipse; the shorter waves are faster.
    public var spring: DampedSpring
    /// How fast short waves die, and how far the patch under a finger lags, in seconds: 0.002 to
    /// 0.006 look right.
    ///
    /// More than 2ζ/ω₀ of the spring counts as that.
    public var crispness: Double
    /// The time in which the drop as a whole swings about its home, in seconds.
    public var homeTime: Double
    /// How hard a finger holds the patch of outline under it, as the angular frequency of that
    /// patch alone, in radians per second.
    public var grip: Double
    /// The width of a finger, in points, as the standard deviation of a bell.
    ///
    /// On a small or a large drop it is as wide as the waves can show.
    public var fingerWidth: Double
    /// How hard a finger holds the drop as a whole, as an angular frequency, in radians per second.
    public var hold: Double
    /// How deep a finger that only presses dents the outline, in radii.
    public var press: Double
    /// The limit of a finger's pull at the outline, in radii: how far it follows freely, and how
    /// much farther it goes against resistance.
    public var pullLimit: SoftLimit
    /// The speed of a poke, in radii per second.
    public var poke: Double
    /// How much the drop gets longer along its way: 0 not at all, 1 by 42 % at very great speed.
    public var stretch: Double
    /// The share of its speed that a drop keeps when it hits a wall.
    public var bounce: Double
    /// Whether the edges of the surroundings are walls.
    public var isWalled: Bool

    /// Makes a tuning from its parts.
    public init(
      spring: DampedSpring, crispness: Double, homeTime: Double, grip: Double, fingerWidth: Double,
      hold: Double, press: Double, pullLimit: SoftLimit, poke: Double, stretch: Double,
      bounce: Double, isWalled: Bool = true
    ) {
      self.spring = spring
      self.crispness = crispness
      self.homeTime = homeTime
      self.grip = grip
      self.fingerWidth = fingerWidth
      self.hold = hold
      self.press = press
      self.pullLimit = pullLimit
      self.poke = poke
      self.stretch = stretch
      self.bounce = bounce
      self.isWalled = isWalled
    }
  }
}

extension SoftDrop.Tuning {
  /// The tuning with a name.
  ///
  /// In 2015 no drop rang, so ``TuningName/classic`` is the standard one.
  public func named(_ name: TuningName) -> Self {
    switch name {
    case .standard, .classic: .standard
    case .liquid: .liquid
    case .calm: .calm
    }
  }

  /// Shows every part to a visitor, which may change it.
  public mutating func show(to visitor: inout some TuningVisitor) {
    visitor.spring(&spring, "spring")
    visitor.number(
      &crispness, "crispness", in: .seconds, sensible: 0.002...0.006, step: 0.0002, sound: .share)
    visitor.number(
      &homeTime, "homeTime", in: .seconds, sensible: 0.2...1, step: 0.01, sound: .positive)
    visitor.number(
      &grip, "grip", in: .perSecond, sensible: 100...800, step: 10, sound: 10...2000)
    visitor.number(
      &fingerWidth, "fingerWidth", in: .points, sensible: 6...20, step: 1, sound: 1...200)
    visitor.number(&hold, "hold", in: .perSecond, sensible: 40...150, step: 5, sound: 1...2000)
    visitor.number(&press, "press", in: .ratio, sensible: 0...0.4, step: 0.01, sound: .share)
    visitor.limit(&pullLimit, "pullLimit", in: .ratio, sensible: 0...1, step: 0.05)
    visitor.number(&poke, "poke", in: .perSecond, sensible: 0...30, step: 1, sound: 0...100)
    visitor.number(&stretch, "stretch", in: .ratio, sensible: 0...1.5, step: 0.05, sound: 0...2)
    visitor.number(&bounce, "bounce", in: .ratio, sensible: 0...0.9, step: 0.05, sound: .share)
    visitor.flag(&isWalled, "isWalled")
  }

  /// The default tuning; its numbers were found by eye.
  public static var standard: Self {
    @inline(never) get {
      Self(
        spring: DampedSpring(response: 0.3, dampingRatio: 0.22), crispness: 0.004, homeTime: 0.45,
        grip: 400, fingerWidth: 9, hold: 70, press: 0.25,
        pullLimit: SoftLimit(free: 0.5, give: 0.5), poke: 14, stretch: 1, bounce: 0.5)
    }
  }

  /// The tuning for play: the drop is slower than in ``standard``, gets longer, and rings longer.
  public static var liquid: Self {
    @inline(never) get {
      var tuning = standard
      tuning.spring = DampedSpring(response: 0.4, dampingRatio: 0.15)
      tuning.homeTime = 0.6
      tuning.press = 0.32
      tuning.stretch = 1.2
      tuning.bounce = 0.6
      return tuning
    }
  }

  /// The tuning for Reduce Motion: the drop follows the finger that holds it and goes home without
  /// a swing; its outline stays round.
  public static var calm: Self {
    @inline(never) get {
      var tuning = standard
      tuning.spring = .calm
      tuning.stretch = 0
      tuning.bounce = 0
      return tuning
    }
  }

  /// How a finger holds the outline.
  ///
  /// A drop has no foundation and no stiffness against bending: its waves come from its surface
  /// tension alone.
  var waves: SoftWaves {
    SoftWaves(
      crispness: crispness, foundation: 0, bending: 0, grip: grip, fingerWidth: fingerWidth)
  }
}
