extension ElasticField {
  /// How a field feels: how its sides go out and home, and how it shakes.
  public struct Tuning: ElasticTuning {
    /// How the sides answer a touch.
    public enum Answer: Int, NamedChoice {
      /// Each gets a push: the nearest first and most, the others when the push has come to them.
      case push
      /// All four go out together for a while, and then home, as in T4.
      case together
      /// They stay.
      case stay

      /// The name of the case.
      public var name: StaticString {
        switch self {
        case .push: "push"
        case .together: "together"
        case .stay: "stay"
        }
      }
    }

    /// How the sides answer a touch.
    public var answer: Answer
    /// The spring that takes a side home.
    public var spring: DampedSpring
    /// The velocity with which a side sets out for home, in ways per second, where all go together;
    /// else that of a push, in bulges per second.
    ///
    /// From rest a push carries a side as far as its bulge at ω₀·e^(ζ/√(1−ζ²)·arccos ζ).
    public var kick: Double
    /// The spring that takes the sides out, where all go together.
    public var outSpring: DampedSpring
    /// The velocity with which they set out, in ways per second.
    public var outKick: Double
    /// How long they are on their way out, in seconds.
    public var outDuration: Double
    /// How fast a push runs through the field, in points per second; positive.
    public var pushSpeed: Double
    /// The way, in points, on which a push loses half of its strength; positive.
    public var pushReach: Double
    /// The velocity, in kicks, beyond which no further push adds anything.
    public var pushLimit: Double
    /// The strength of a push that comes from nowhere, as when the keyboard comes.
    public var focusShare: Double
    /// The spring that ends a shake.
    public var shakeSpring: DampedSpring
    /// The velocity with which a shake starts, in points per second; 0 for no shake.
    public var shakeSpeed: Double

    /// Makes a tuning of its parts.
    public init(
      answer: Answer, spring: DampedSpring, kick: Double,
      outSpring: DampedSpring = DampedSpring(angularFrequency: 1, dampingRatio: 1),
      outKick: Double = 0, outDuration: Double = 0,
      pushSpeed: Double = 1, pushReach: Double = 1, pushLimit: Double = 1, focusShare: Double = 1,
      shakeSpring: DampedSpring, shakeSpeed: Double
    ) {
      self.answer = answer
      self.spring = spring
      self.kick = kick
      self.outSpring = outSpring
      self.outKick = outKick
      self.outDuration = outDuration
      self.pushSpeed = pushSpeed
      self.pushReach = pushReach
      self.pushLimit = pushLimit
      self.focusShare = focusShare
      self.shakeSpring = shakeSpring
      self.shakeSpeed = shakeSpeed
    }
  }
}

extension ElasticField.Tuning {
  /// The tuning of a name.
  public func named(_ name: TuningName) -> Self {
    switch name {
    case .standard: .standard
    case .classic: .classic
    case .calm: .calm
    }
  }

  /// Shows every part to a visitor.
  public mutating func show(to visitor: inout some TuningVisitor) {
    visitor.choice(&answer, "answer")
    visitor.spring(&spring, "spring")
    visitor.number(&kick, "kick", in: .perSecond, sensible: 0...60, step: 0.5, sound: .signed)
    visitor.spring(&outSpring, "outSpring")
    visitor.number(
      &outKick, "outKick", in: .perSecond, sensible: 0...3, step: 0.1, sound: .signed)
    visitor.number(
      &outDuration, "outDuration", in: .seconds, sensible: 0...0.6, step: 0.01,
      sound: .notNegative)
    visitor.number(
      &pushSpeed, "pushSpeed", in: .pointsPerSecond, sensible: 400...4000, step: 50,
      sound: .positive)
    visitor.number(
      &pushReach, "pushReach", in: .points, sensible: 40...400, step: 5, sound: .positive)
    visitor.number(
      &pushLimit, "pushLimit", in: .ratio, sensible: 1...3, step: 0.1, sound: .notNegative)
    visitor.number(
      &focusShare, "focusShare", in: .ratio, sensible: .share, step: 0.05, sound: .signed)
    visitor.spring(&shakeSpring, "shakeSpring")
    visitor.number(
      &shakeSpeed, "shakeSpeed", in: .pointsPerSecond, sensible: 0...1000, step: 10,
      sound: .signed)
  }

  /// T4 (ElasticView) to the letter: Spring(0.25, 0.9, 1.5) out for exactly its duration, then
  /// Spring(0.45, 0.15, 5.5) home.
  ///
  /// A second touch starts again from where the sides are; in the original its overshoot was added
  /// to theirs. The tutorial has no shake; it is the standard one.
  public static var classic: Self {
    @inline(never) get {
      var tuning = standard
      tuning.answer = .together
      tuning.outSpring = DampedSpring(uikitDuration: 0.25, dampingRatio: 0.9)
      tuning.outKick = 1.5
      tuning.outDuration = 0.25
      tuning.spring = DampedSpring(uikitDuration: 0.45, dampingRatio: 0.15)
      tuning.kick = 5.5
      return tuning
    }
  }

  /// The better one, and the default; its numbers were found by eye.
  ///
  /// A push bulges the nearest side by all of its bulge, and one at the far end of a wide field by
  /// a third, a sixth of a second later.
  public static var standard: Self {
    @inline(never) get {
      Self(
        answer: .push, spring: DampedSpring(response: 0.3, dampingRatio: 0.28), kick: 30,
        pushSpeed: 1600, pushReach: 160, pushLimit: 1.5, focusShare: 0.7,
        shakeSpring: DampedSpring(response: 0.16, dampingRatio: 0.17), shakeSpeed: 430)
    }
  }

  /// For Reduce Motion: the outline stays; a host shows focus and errors by colour, sign and text.
  public static var calm: Self {
    @inline(never) get {
      var tuning = standard
      tuning.answer = .stay
      tuning.spring = .calm
      tuning.shakeSpring = .calm
      tuning.shakeSpeed = 0
      return tuning
    }
  }
}
