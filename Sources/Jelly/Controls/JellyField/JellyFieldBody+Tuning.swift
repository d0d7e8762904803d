extension JellyFieldBody {
  /// The behavior of a field: how its sides bulge and return to rest, and how it shakes.
  public struct Tuning: JellyTuning {
    /// The sides' answer to a touch.
    public enum TouchResponse: Int, Sendable {
      /// All four sides go out together for a while, and then back, as in T4.
      case allSides
      /// The sides do not move.
      case none
      /// The outline is soft: it gives way to each finger, and waves run round it.
      case soft
    }

    /// The response of the sides to a touch; a change to or from a soft outline is adopted at rest.
    public var touchResponse: TouchResponse
    /// The spring that returns a side to rest, or of a wave on a soft outline that is 400 pt long.
    public var spring: DampedSpring
    /// The velocity of a tap on a soft outline, in press depths per second.
    ///
    /// If all sides go together, it is the velocity with which a side starts back, as a multiple of
    /// its distance from rest per second.
    public var tapVelocity: Double
    /// The spring that takes the sides out, if all go together.
    public var outwardSpring = DampedSpring(angularFrequency: 1, dampingRatio: 1)
    /// The velocity with which they start outwards, as a multiple of their distance per second.
    public var outwardVelocity = 0.0
    /// The time for which they go outwards, in seconds.
    public var outwardDuration = 0.0
    /// The strength with which a soft outline is pushed when the field gets the focus, in taps.
    public var focusStrength = 1.0
    /// The spring that ends a shake.
    public var shakeSpring: DampedSpring
    /// The velocity with which a shake starts, in points per second; 0 for no shake.
    public var shakeVelocity = 0.0
    /// The waves of a soft outline, and the contacts of fingers with it.
    public var waves = WaveTuning.box

    /// Creates a tuning from the parts that do not have a default.
    public init(
      touchResponse: TouchResponse, spring: DampedSpring, tapVelocity: Double,
      shakeSpring: DampedSpring
    ) {
      self.touchResponse = touchResponse
      self.spring = spring
      self.tapVelocity = tapVelocity
      self.shakeSpring = shakeSpring
    }
  }
}

@_spi(Jelly) extension JellyFieldBody.Tuning: FieldVisitable {
  /// Accepts a visitor of every part, which may change it.
  public mutating func accept(_ visitor: inout some FieldVisitor) {
    visitor.choice(&touchResponse, "touchResponse")
    visitor.spring(&spring, "spring")
    visitor.number(
      &tapVelocity, "tapVelocity", in: .perSecond, recommended: 0...60, step: 0.5, valid: .signed)
    visitor.spring(&outwardSpring, "outwardSpring")
    visitor.number(
      &outwardVelocity, "outwardVelocity", in: .perSecond, recommended: 0...3, step: 0.1,
      valid: .signed)
    visitor.number(
      &outwardDuration, "outwardDuration", in: .seconds, recommended: 0...0.6, step: 0.01,
      valid: .notNegative)
    visitor.number(
      &focusStrength, "focusStrength", in: .ratio, recommended: .share, step: 0.05, valid: .signed)
    visitor.spring(&shakeSpring, "shakeSpring")
    visitor.number(
      &shakeVelocity, "shakeVelocity", in: .pointsPerSecond, recommended: 0...1000, step: 10,
      valid: .signed)
    visitor.beginGroup("waves")
    waves.accept(&visitor)
    visitor.endGroup()
  }
}

extension JellyFieldBody.Tuning {
  /// The numbers of T4 (ElasticView): Spring(0.25, 0.9, 1.5) out for exactly its duration, then
  /// Spring(0.45, 0.15, 5.5) back.
  ///
  /// A second touch starts again from the present places of the sides; in the original its
  /// overshoot was added to theirs. The tutorial does not have a shake; this is the standard one.
  public static var classic: Self {
    var tuning = standard
    tuning.touchResponse = .allSides
    tuning.outwardSpring = DampedSpring(uikitDuration: 0.25, dampingRatio: 0.9)
    tuning.outwardVelocity = 1.5
    tuning.outwardDuration = 0.25
    tuning.spring = DampedSpring(uikitDuration: 0.45, dampingRatio: 0.15)
    tuning.tapVelocity = 5.5
    return tuning
  }

  /// The default tuning, with a soft outline, chosen on film strips in the ranges of its parts.
  public static var standard: Self {
    @inline(never) get {
      var tuning = Self(
        touchResponse: .soft, spring: DampedSpring(response: 0.3, dampingRatio: 0.25),
        tapVelocity: 50,
        shakeSpring: DampedSpring(response: 0.16, dampingRatio: 0.17))
      tuning.focusStrength = 0.7
      tuning.shakeVelocity = 430
      return tuning
    }
  }

  /// The tuning for play: the outline gives way farther than in ``standard``, and oscillates
  /// longer.
  public static var liquid: Self {
    @inline(never) get {
      var tuning = standard
      tuning.spring = DampedSpring(response: 0.38, dampingRatio: 0.19)
      tuning.shakeSpring = DampedSpring(response: 0.2, dampingRatio: 0.14)
      return tuning
    }
  }

  /// The tuning for Reduce Motion: the outline does not move; a host shows focus and errors by
  /// color, sign and text.
  public static var reduced: Self {
    @inline(never) get {
      var tuning = standard
      tuning.touchResponse = .none
      tuning.spring = .reducedMotion
      tuning.shakeSpring = .reducedMotion
      tuning.shakeVelocity = 0
      return tuning
    }
  }
}

@_spi(Jelly) extension JellyFieldBody.Tuning.TouchResponse: NamedCase {
  /// The name of the case.
  public var name: StaticString {
    switch self {
    case .allSides: "allSides"
    case .none: "none"
    case .soft: "soft"
    }
  }
}
