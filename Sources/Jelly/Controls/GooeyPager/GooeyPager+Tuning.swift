extension GooeyPager {
  /// How a pager feels: how its ball stretches with the scroll, and how it wobbles home.
  public struct Tuning: ElasticTuning {
    /// What the ball's tail shows.
    public enum Tail: Int, NamedChoice {
      /// How far the scroll is from where it last rested, as in T2: 1 from one page on.
      case way
      /// How fast the scroll is, either way.
      case speed

      /// The name of the case.
      public var name: StaticString {
        switch self {
        case .way: "way"
        case .speed: "speed"
        }
      }
    }

    /// What the tail shows.
    public var tail: Tail
    /// How the ball is drawn.
    public var profile: GooeyBall.Profile
    /// Whether the ball is centred on its dots, and squeezed about its centre; T2 keeps it within
    /// the control instead, and squeezes it from behind.
    public var isCentered: Bool
    /// How far the ball stretches freely, and how much further it gives; T2 knows no limit.
    ///
    /// Together up to 1.5 looks right.
    public var stretchLimit: SoftLimit
    /// How far it is squeezed freely, and how much further it gives: together less than 1.25, where
    /// nothing is left of its length.
    public var squeezeLimit: SoftLimit
    /// How far a speed of one page per second stretches the ball; up to 0.2 looks right.
    public var gain: Double
    /// The spring by which the stretch follows the speed.
    public var spring: DampedSpring
    /// How far a pull of one page beyond an end squeezes the ball, as a stretch; up to 1 looks right.
    public var squeeze: Double

    /// The spring that takes the stretch home: in T2 that of the keyframes.
    public var wobble: DampedSpring
    /// How far the shortest jump stretches the ball: 0.5 in T2.
    public var wobbleBase: Double
    /// How much further a jump over all pages stretches it: 1.5 in T2.
    public var wobbleGain: Double
    /// How long after a jump T2's wobble starts, in seconds: 0.2 there.
    public var wobbleDelay: Double
    /// How far the ball wobbles where it lands for each page per second of its top speed.
    public var landing: Double

    /// How long the coloured track takes to the page of a jump, in seconds: 1 in T2; 0 to stay with
    /// the ball.
    public var lineDuration: Double
    /// How far the square rolls from page to page, in quarter turns: 1 in T2.
    public var roll: Double
    /// How far the square's turning stays behind for a stretch of 1, in pages.
    public var drag: Double

    /// Makes a tuning of its parts; without the last ones the ball does not stretch at all.
    public init(
      tail: Tail = .speed, profile: GooeyBall.Profile = .drop, isCentered: Bool = true,
      stretchLimit: SoftLimit = .none, squeezeLimit: SoftLimit = .none, gain: Double = 0,
      spring: DampedSpring = .calm,
      squeeze: Double = 0,
      wobble: DampedSpring = .calm,
      wobbleBase: Double = 0, wobbleGain: Double = 0, wobbleDelay: Double = 0,
      landing: Double = 0, lineDuration: Double = 0, roll: Double = 0, drag: Double = 0
    ) {
      self.tail = tail
      self.profile = profile
      self.isCentered = isCentered
      self.stretchLimit = stretchLimit
      self.squeezeLimit = squeezeLimit
      self.gain = gain
      self.spring = spring
      self.squeeze = squeeze
      self.wobble = wobble
      self.wobbleBase = wobbleBase
      self.wobbleGain = wobbleGain
      self.wobbleDelay = wobbleDelay
      self.landing = landing
      self.lineDuration = lineDuration
      self.roll = roll
      self.drag = drag
    }
  }
}

extension GooeyPager.Tuning {
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
    visitor.choice(&tail, "tail")
    visitor.choice(&profile, "profile")
    visitor.flag(&isCentered, "isCentered")
    visitor.limit(&stretchLimit, "stretchLimit", in: .ratio, sensible: 0...1.5, step: 0.05)
    visitor.limit(&squeezeLimit, "squeezeLimit", in: .ratio, sensible: 0...0.6, step: 0.05)
    visitor.number(&gain, "gain", in: .seconds, sensible: 0...0.2, step: 0.01, sound: .notNegative)
    visitor.spring(&spring, "spring")
    visitor.number(
      &squeeze, "squeeze", in: .ratio, sensible: .share, step: 0.05, sound: .notNegative)
    visitor.spring(&wobble, "wobble")
    visitor.number(
      &wobbleBase, "wobbleBase", in: .ratio, sensible: .share, step: 0.05, sound: .notNegative)
    visitor.number(
      &wobbleGain, "wobbleGain", in: .ratio, sensible: 0...2, step: 0.05, sound: .notNegative)
    visitor.number(
      &wobbleDelay, "wobbleDelay", in: .seconds, sensible: 0...0.5, step: 0.01,
      sound: .notNegative)
    visitor.number(
      &landing, "landing", in: .seconds, sensible: 0...0.3, step: 0.01, sound: .notNegative)
    visitor.number(
      &lineDuration, "lineDuration", in: .seconds, sensible: 0...2, step: 0.05,
      sound: .notNegative)
    // Each turn multiplies what rounding leaves: at a million the square would tremble.
    visitor.number(
      &roll, "roll", in: .ratio, sensible: 0...2, step: 0.25, sound: -100...100)
    visitor.number(
      &drag, "drag", in: .ratio, sensible: .share, step: 0.05, sound: -100...100)
  }

  /// How far a stretch is shown, and a squeeze.
  struct StretchLimits: Equatable, Sendable {
    let stretch: SoftLimit
    let squeeze: SoftLimit
  }

  /// How far a stretch is shown, and a squeeze.
  var limits: StretchLimits { StretchLimits(stretch: stretchLimit, squeeze: squeezeLimit) }

  /// The stretch of a jump over a share of all pages, from 0 to 1.
  func wobble(over share: Double) -> Double { wobbleBase + wobbleGain * share }
}

extension GooeyPager.Tuning {
  /// T2 (KYAnimatedPageControl) to the letter: the tail as long as the way from the last rest, the
  /// keyframe spring (duration 0.8, damping 0.5, velocity 3) from 0.5 + 1.5·k where a finger lets
  /// go and 0.2 s after a jump, the track by an ease-out parabola of 1 s.
  public static var classic: Self {
    @inline(never) get {
      let wobble = KeyframeSpring(damping: 0.5, velocity: 3, duration: 0.8)
      return Self(
        tail: .way, profile: .tutorial, isCentered: false,
        wobble: wobble.spring, wobbleBase: 0.5, wobbleGain: 1.5,
        wobbleDelay: 0.2, lineDuration: 1, roll: 1)
    }
  }

  /// The better one, and the default; its numbers were found by eye, but for T2's wobble.
  ///
  /// The tail shows the scroll's direction and speed. A jump squeezes the ball at once by half of
  /// T2's stretch, and where it lands it wobbles by how fast it came.
  public static var standard: Self {
    @inline(never) get {
      Self(
        stretchLimit: SoftLimit(free: 0.6, give: 0.6),
        squeezeLimit: SoftLimit(free: 0.3, give: 0.3), gain: 0.12,
        spring: DampedSpring(response: 0.2, dampingRatio: 0.75), squeeze: 0.6,
        wobble: classic.wobble, wobbleBase: 0.25, wobbleGain: 0.75, landing: 0.09,
        roll: 1, drag: 0.35)
    }
  }

  /// For Reduce Motion: what marks the page moves with the scroll, and neither stretches, wobbles
  /// nor turns.
  public static var calm: Self {
    @inline(never) get {
      Self(stretchLimit: standard.stretchLimit, squeezeLimit: standard.squeezeLimit)
    }
  }
}
