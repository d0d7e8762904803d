extension JellyShapeBody {
  /// The behavior of a shape: how its sheet moves, and how fingers press and pull it.
  ///
  /// A size is the longer side of the drawing's box.
  public struct Tuning: JellyTuning {
    /// The spring of the longest wave; a damping ratio of 0.15 to 0.35 and a response of 0.35 to
    /// 0.6 s look right.
    ///
    /// One without an oscillation moves nothing.
    public var spring: DampedSpring
    /// The relation of the other fields to it, and the contact of a finger with them.
    public var waves = SheetWaves()
    /// The limit of a finger's pull, in sizes: how far the drawing follows it freely, and how much
    /// farther against resistance.
    public var pullLimit = SoftLimit(linearRange: 0.3, softRange: 0.3)
    /// The limit of the difference between two fingers' pulls, in distances between them; up to 0.3
    /// looks right.
    ///
    /// With more, two fingers can fold the drawing.
    public var pairLimit = SoftLimit(linearRange: 0.2, softRange: 0.2)
    /// The farthest that a flick may throw a point of the drawing, in sizes; 0.5 to 0.8 look right.
    public var reach = 0.7
    /// The distance by which a finger that presses pushes the place under it towards the middle, in
    /// sizes, at the edge of the box.
    public var dent = 0.13
    /// The swell of the drawing while it is pressed, as a share of its size; less than 0 shrinks
    /// it.
    public var swell = -0.05
    /// The speed of a poke at the edge of the box, in sizes per second; 2 to 6 look right.
    public var poke = 4.0

    /// Makes the standard tuning, but for its spring.
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
    visitor.limit(&pairLimit, "pairLimit", in: .ratio, recommended: 0...0.3, step: 0.01)
    visitor.number(&reach, "reach", in: .ratio, recommended: 0.5...0.8, step: 0.01, valid: 0...100)
    visitor.number(&dent, "dent", in: .ratio, recommended: 0...0.2, step: 0.01, valid: -1...1)
    visitor.number(
      &swell, "swell", in: .ratio, recommended: -0.1...0.1, step: 0.01, valid: -0.9...0.9)
    visitor.number(&poke, "poke", in: .perSecond, recommended: 0...6, step: 0.1, valid: 0...100)
  }
}

extension JellyShapeBody.Tuning {
  /// The default tuning; its numbers were determined empirically.
  public static var standard: Self {
    Self(spring: DampedSpring(response: 0.42, dampingRatio: 0.24))
  }

  /// The same as ``standard``: in 2015 no drawing was soft.
  public static var classic: Self { standard }

  /// The tuning for play: more of the drawing gives way than in ``standard``, and it oscillates
  /// longer.
  public static var liquid: Self {
    @inline(never) get {
      var tuning = Self(spring: DampedSpring(response: 0.56, dampingRatio: 0.16))
      tuning.waves.foundation = 0.7
      tuning.waves.home = 2.5
      return tuning
    }
  }

  /// The tuning for Reduce Motion: the drawing does not move.
  public static var reduced: Self { Self(spring: .reducedMotion) }

  var model: SheetModel { SheetModel(spring: spring, waves: waves) }

  var limits: SheetLimits {
    SheetLimits(pull: pullLimit, pair: pairLimit, reach: reach, dent: dent, swell: swell)
  }
}
