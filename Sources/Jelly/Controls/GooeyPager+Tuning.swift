extension GooeyPager {
  /// How a pager feels: how its ball stretches, and how it wobbles home.
  public struct Tuning: Equatable, Sendable {
    /// How the ball is drawn.
    public var profile: GooeyBall.Profile
    /// Whether the tail follows the speed of the pages, as a spring between the ball and its tail,
    /// and not how far they are from where a finger took them up.
    public var followsSpeed: Bool
    /// How much the tail grows for each page of the way, where it follows the speed.
    public var growth: Double
    /// How far the tail grows freely, and how much further it gives.
    public var stretchLimit: SoftLimit
    /// The spring that ends the stretch.
    public var spring: DampedSpring
    /// The velocity with which a wobble starts, in ways per second towards its end, where it is
    /// played: the keyframe spring's kick.
    public var kick: Double
    /// The stretch with which a wobble starts that goes no way, where it is played: 0.5 in T2.
    public var wobble: Double
    /// What each page of the way adds to that, in shares of all pages: 1.5 in T2.
    public var wobbleGrowth: Double
    /// How long after a jump the wobble starts, in seconds: 0.2 in T2.
    public var wobbleDelay: Double
    /// How long the progress line takes for a jump, in seconds; 0 for a line that goes with the
    /// ball.
    public var lineDuration: Double

    /// Makes a tuning of its parts.
    public init(
      profile: GooeyBall.Profile, followsSpeed: Bool, growth: Double = 0,
      stretchLimit: SoftLimit = .none, spring: DampedSpring, kick: Double = 0, wobble: Double = 0,
      wobbleGrowth: Double = 0, wobbleDelay: Double = 0, lineDuration: Double = 0
    ) {
      self.profile = profile
      self.followsSpeed = followsSpeed
      self.growth = growth
      self.stretchLimit = stretchLimit
      self.spring = spring
      self.kick = kick
      self.wobble = wobble
      self.wobbleGrowth = wobbleGrowth
      self.wobbleDelay = wobbleDelay
      self.lineDuration = lineDuration
    }
  }
}

extension GooeyPager.Tuning {
  /// Whether every number is one that a pager can move by; a tuning of any other is refused.
  public var isSound: Bool {
    // Zero times a number is zero; times an infinity, or no number, it is no number.
    let zero = (growth + stretchLimit.give + kick + wobble + wobbleGrowth) * 0
    let duration = wobbleDelay + lineDuration
    return zero == 0 && stretchLimit.free >= 0 && wobbleDelay >= 0 && lineDuration >= 0
      && duration <= Limits.time
  }

  /// T2 (KYAnimatedPageControl) to the letter: the tail is as long as the way from where the pages
  /// were taken up, and a keyframe spring of 0.8 s, damping 0.5 and velocity 3 plays a wobble from
  /// 0.5 + 1.5·(pages gone / pages) when they are let go, or 0.2 s after a jump.
  public static var classic: Self {
    let wobble = KeyframeSpring(damping: 0.5, velocity: 3, duration: 0.8)
    return Self(
      profile: .tail, followsSpeed: false, spring: wobble.spring, kick: wobble.kick,
      wobble: 0.5, wobbleGrowth: 1.5, wobbleDelay: 0.2, lineDuration: 1)
  }

  /// The better one, and the default; its numbers were found by eye.
  ///
  /// The tail hangs on a spring behind the ball, so it is as long as the pages are fast, never turns
  /// over between two of them, and what is left of it when they stop is the wobble.
  public static var standard: Self {
    Self(
      profile: .liquid, followsSpeed: true, growth: 4.5,
      stretchLimit: SoftLimit(free: 0.45, give: 0.45),
      spring: DampedSpring(response: 0.34, dampingRatio: 0.26))
  }

  /// For Reduce Motion: the ball stays round and goes with its pages.
  public static var calm: Self {
    Self(
      profile: .liquid, followsSpeed: true,
      spring: DampedSpring(angularFrequency: 60, dampingRatio: 1))
  }
}
