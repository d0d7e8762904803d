extension GooeyPager {
  /// The feel of a pager: how its ball stretches with the scroll, and how it wobbles.
  public struct Tuning: ElasticTuning {
    /// The quantity that the length of the ball's tail shows.
    public enum Tail: Int, NamedChoice {
      /// The distance of the scroll from its last rest, as in T2: 1 from one page on.
      case way
      /// The speed of the scroll, in either direction.
      case speed

      /// The name of the case.
      public var name: StaticString {
        switch self {
        case .way: "way"
        case .speed: "speed"
        }
      }
    }

    /// The quantity that the length of the tail shows.
    public var tail: Tail
    /// The curve of the ball's outline.
    public var profile: GooeyBall.Profile
    /// Whether the ball is centred on its dots, and squeezed about its centre; T2 keeps it within
    /// the control instead, and squeezes it from behind.
    public var isCentered: Bool
    /// The limit of the stretch: how far the ball stretches freely, and how much farther against
    /// resistance; together up to 1.5 looks right.
    ///
    /// T2 has no limit.
    public var stretchLimit: SoftLimit
    /// The limit of the squeeze, freely and against resistance; together less than 1.25, at which
    /// the ball would have no length left.
    public var squeezeLimit: SoftLimit
    /// The stretch by a speed of one page per second; up to 0.2 looks right.
    public var gain: Double
    /// The spring by which the stretch follows the speed.
    public var spring: DampedSpring
    /// The squeeze by a pull of one page beyond an end, as a stretch; up to 1 looks right.
    public var squeeze: Double

    /// The spring that takes the stretch home; in T2 it is the spring of the keyframes.
    public var wobble: DampedSpring
    /// The stretch by the shortest jump: 0.5 in T2.
    public var wobbleBase: Double
    /// The additional stretch by a jump over all pages: 1.5 in T2.
    public var wobbleGain: Double
    /// The time from a jump to the start of T2's wobble, in seconds: 0.2 there.
    public var wobbleDelay: Double
    /// The wobble where the ball lands, for each page per second of its top speed.
    public var landing: Double

    /// The time in which the coloured track goes to the page of a jump, in seconds: 1 in T2; 0 if
    /// it stays with the ball.
    public var lineDuration: Double
    /// The rotation of the square from page to page, in quarter turns: 1 in T2.
    public var roll: Double
    /// The distance by which the square's rotation stays behind for a stretch of 1, in pages.
    public var drag: Double

    /// Makes a tuning from its parts; with the defaults the ball does not stretch at all.
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
  /// The tuning with a name.
  public func named(_ name: TuningName) -> Self {
    switch name {
    case .standard: .standard
    case .liquid: .liquid
    case .classic: .classic
    case .calm: .calm
    }
  }

  /// Shows every part to a visitor, which may change it.
  public mutating func show(to visitor: inout some TuningVisitor) {
    visitor.choice(&tail, "tail")
    visitor.choice(&profile, "profile")
    visitor.flag(&isCentered, "isCentered")
    visitor.limit(&stretchLimit, "stretchLimit", in: .ratio, sensible: 0...1.5, step: 0.05)
    visitor.limit(&squeezeLimit, "squeezeLimit", in: .ratio, sensible: 0...0.6, step: 0.05)
    // What a stretch leaves to rounding, its square turns by: with numbers of a million it
    // trembles.
    visitor.number(&gain, "gain", in: .seconds, sensible: 0...0.2, step: 0.01, sound: 0...10)
    visitor.spring(&spring, "spring")
    visitor.number(
      &squeeze, "squeeze", in: .ratio, sensible: .share, step: 0.05, sound: 0...100)
    visitor.spring(&wobble, "wobble")
    visitor.number(
      &wobbleBase, "wobbleBase", in: .ratio, sensible: .share, step: 0.05, sound: 0...100)
    visitor.number(
      &wobbleGain, "wobbleGain", in: .ratio, sensible: 0...2, step: 0.05, sound: 0...100)
    visitor.number(
      &wobbleDelay, "wobbleDelay", in: .seconds, sensible: 0...0.5, step: 0.01,
      sound: .notNegative)
    visitor.number(
      &landing, "landing", in: .seconds, sensible: 0...0.3, step: 0.01, sound: 0...10)
    visitor.number(
      &lineDuration, "lineDuration", in: .seconds, sensible: 0...2, step: 0.05,
      sound: .notNegative)
    visitor.number(
      &roll, "roll", in: .ratio, sensible: 0...2, step: 0.25, sound: -10...10)
    visitor.number(
      &drag, "drag", in: .ratio, sensible: .share, step: 0.05, sound: -10...10)
  }

  /// The limits of the stretch and of the squeeze.
  struct StretchLimits: Equatable, Sendable {
    let stretch: SoftLimit
    let squeeze: SoftLimit
  }

  /// The limits of the stretch and of the squeeze.
  var limits: StretchLimits { StretchLimits(stretch: stretchLimit, squeeze: squeezeLimit) }

  /// The stretch of a jump over a share of all pages, from 0 to 1.
  func wobble(over share: Double) -> Double { wobbleBase + wobbleGain * share }
}

extension GooeyPager.Tuning {
  /// The numbers of T2 (KYAnimatedPageControl).
  ///
  /// The tail is as long as the distance from the last rest. The keyframe spring (duration 0.8,
  /// damping 0.5, velocity 3) starts from 0.5 + 1.5·k when a finger lets go, and 0.2 s after a
  /// jump. The track follows by an ease-out parabola of 1 s.
  public static var classic: Self {
    @inline(never) get {
      let wobble = KeyframeSpring(damping: 0.5, velocity: 3, duration: 0.8)
      return Self(
        tail: .way, profile: .tutorial, isCentered: false,
        wobble: wobble.spring, wobbleBase: 0.5, wobbleGain: 1.5,
        wobbleDelay: 0.2, lineDuration: 1, roll: 1)
    }
  }

  /// The default tuning; its numbers were found by eye, except T2's wobble.
  ///
  /// The tail shows the scroll's direction and speed. A jump squeezes the ball at once by half of
  /// T2's stretch. The faster the ball was, the more it wobbles where it lands.
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

  /// The tuning for play: the ball stretches farther than in ``standard``, and rings longer.
  public static var liquid: Self {
    @inline(never) get {
      var tuning = standard
      tuning.stretchLimit = SoftLimit(free: 0.8, give: 0.8)
      tuning.gain = 0.16
      tuning.spring = DampedSpring(response: 0.28, dampingRatio: 0.55)
      tuning.wobble = DampedSpring(response: 0.36, dampingRatio: 0.16)
      tuning.landing = 0.12
      return tuning
    }
  }

  /// The tuning for Reduce Motion: the mark moves with the scroll, and does not stretch, wobble or
  /// rotate.
  public static var calm: Self {
    @inline(never) get {
      Self(stretchLimit: standard.stretchLimit, squeezeLimit: standard.squeezeLimit)
    }
  }
}
