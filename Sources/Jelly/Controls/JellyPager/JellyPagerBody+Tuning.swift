extension JellyPagerBody {
  /// The behavior of a pager: how its ball stretches with the scroll, and how it wobbles.
  public struct Tuning: JellyTuning {
    /// The quantity that the length of the ball's tail shows.
    public enum StretchSource: Int, Sendable {
      /// The distance of the scroll from its last rest, as in T2: 1 from one page on.
      case distance
      /// The speed of the scroll, in either direction.
      case speed
    }

    /// The quantity that the length of the tail shows.
    public var stretchSource = StretchSource.speed
    /// The curve of the ball's outline.
    public var profile = BallProfile.teardrop
    /// A Boolean value that indicates whether the ball is centered on its dots, and squeezed about
    /// its center; T2 keeps it within the control instead, and squeezes it from behind.
    public var isCenteredOnDots = true
    /// The limit of the stretch: how far the ball stretches freely, and how much farther against
    /// resistance; together up to 1.5 looks right.
    ///
    /// T2 does not have a limit.
    public var stretchLimit = SoftLimit.none
    /// The limit of the squeeze, freely and against resistance; together less than 1.25, at which
    /// the length of the ball would be 0.
    public var squeezeLimit = SoftLimit.none
    /// The stretch by a speed of one page per second; up to 0.2 looks right.
    public var stretchPerSpeed = 0.0
    /// The spring by which the stretch follows the speed.
    public var stretchSpring = DampedSpring.reducedMotion
    /// The squeeze by a pull of one page beyond an end, as a stretch; up to 1 looks right.
    public var overscrollSqueeze = 0.0

    /// The spring that returns the stretch to rest; in T2 it is the spring of the keyframes.
    public var wobbleSpring = DampedSpring.reducedMotion
    /// The stretch by the shortest jump: 0.5 in T2.
    public var minimumWobble = 0.0
    /// The additional stretch by a jump over all pages: 1.5 in T2.
    public var wobbleRange = 0.0
    /// The time from a jump to the start of T2's wobble, in seconds: 0.2 there.
    public var wobbleDelay = 0.0
    /// The wobble where the ball lands, for each page per second of its top speed.
    public var landingWobble = 0.0

    /// The time in which the colored track goes to the page of a jump, in seconds: 1 in T2; 0 if
    /// it stays with the ball.
    public var trackDuration = 0.0
    /// The rotation of the square from page to page, in quarter turns: 1 in T2.
    public var rollTurns = 0.0
    /// The distance by which the square's rotation stays behind for a stretch of 1, in pages.
    public var rollLag = 0.0

    /// Creates a tuning in which the ball does not stretch at all.
    public init() {}
  }
}

@_spi(Jelly) extension JellyPagerBody.Tuning: FieldVisitable {
  /// Accepts a visitor of every part, which may change it.
  public mutating func accept(_ visitor: inout some FieldVisitor) {
    visitor.choice(&stretchSource, "stretchSource")
    visitor.choice(&profile, "profile")
    visitor.flag(&isCenteredOnDots, "isCenteredOnDots")
    visitor.limit(&stretchLimit, "stretchLimit", in: .ratio, recommended: 0...1.5, step: 0.05)
    visitor.limit(&squeezeLimit, "squeezeLimit", in: .ratio, recommended: 0...0.6, step: 0.05)
    // The rounding error of a stretch turns its square: with numbers of a million it trembles.
    visitor.number(
      &stretchPerSpeed, "stretchPerSpeed", in: .seconds, recommended: 0...0.2, step: 0.01,
      valid: 0...10)
    visitor.spring(&stretchSpring, "stretchSpring")
    visitor.number(
      &overscrollSqueeze, "overscrollSqueeze", in: .ratio, recommended: .share, step: 0.05,
      valid: 0...100)
    visitor.spring(&wobbleSpring, "wobbleSpring")
    visitor.number(
      &minimumWobble, "minimumWobble", in: .ratio, recommended: .share, step: 0.05, valid: 0...100)
    visitor.number(
      &wobbleRange, "wobbleRange", in: .ratio, recommended: 0...2, step: 0.05, valid: 0...100)
    visitor.number(
      &wobbleDelay, "wobbleDelay", in: .seconds, recommended: 0...0.5, step: 0.01,
      valid: .notNegative)
    visitor.number(
      &landingWobble, "landingWobble", in: .seconds, recommended: 0...0.3, step: 0.01, valid: 0...10
    )
    visitor.number(
      &trackDuration, "trackDuration", in: .seconds, recommended: 0...2, step: 0.05,
      valid: .notNegative)
    visitor.number(
      &rollTurns, "rollTurns", in: .ratio, recommended: 0...2, step: 0.25, valid: -10...10)
    visitor.number(
      &rollLag, "rollLag", in: .ratio, recommended: .share, step: 0.05, valid: -10...10)
  }
}

extension JellyPagerBody.Tuning {
  /// The limits of the stretch and of the squeeze.
  struct StretchLimits: Sendable {
    let stretch: SoftLimit
    let squeeze: SoftLimit
  }

  /// The limits of the stretch and of the squeeze.
  var limits: StretchLimits { StretchLimits(stretch: stretchLimit, squeeze: squeezeLimit) }

  /// The stretch of a jump over a share of all pages, from 0 to 1.
  func wobble(over share: Double) -> Double { minimumWobble + wobbleRange * share }
}

extension JellyPagerBody.Tuning {
  /// The numbers of T2 (KYAnimatedPageControl).
  ///
  /// The tail is as long as the distance from the last rest. The keyframe spring (duration 0.8,
  /// damping 0.5, velocity 3) starts from 0.5 + 1.5·k when a finger lets go, and 0.2 s after a
  /// jump. The track follows by an ease-out parabola of 1 s.
  public static var classic: Self {
    @inline(never) get {  // −225 B in a page with a pager alone
      var tuning = Self()
      tuning.stretchSource = .distance
      tuning.profile = .classic
      tuning.isCenteredOnDots = false
      tuning.wobbleSpring = KeyframeSpring(damping: 0.5, velocity: 3, duration: 0.8).spring
      tuning.minimumWobble = 0.5
      tuning.wobbleRange = 1.5
      tuning.wobbleDelay = 0.2
      tuning.trackDuration = 1
      tuning.rollTurns = 1
      return tuning
    }
  }

  /// The default tuning, chosen on film strips in the ranges of its parts; the wobble is T2's.
  ///
  /// The tail shows the scroll's direction and speed. A jump squeezes the ball at once by half of
  /// T2's stretch. The faster the ball was, the more it wobbles where it lands.
  public static var standard: Self {
    @inline(never) get {  // −225 B in a page with a pager alone
      var tuning = reduced
      tuning.stretchPerSpeed = 0.12
      tuning.stretchSpring = DampedSpring(response: 0.2, dampingRatio: 0.75)
      tuning.overscrollSqueeze = 0.6
      tuning.wobbleSpring = classic.wobbleSpring
      tuning.minimumWobble = 0.25
      tuning.wobbleRange = 0.75
      tuning.landingWobble = 0.09
      tuning.rollTurns = 1
      tuning.rollLag = 0.35
      return tuning
    }
  }

  /// The tuning for play: the ball stretches farther than in ``standard``, and oscillates longer.
  public static var liquid: Self {
    @inline(never) get {  // −225 B in a page with a pager alone
      var tuning = standard
      tuning.stretchLimit = SoftLimit(linearRange: 0.8, softRange: 0.8)
      tuning.stretchPerSpeed = 0.16
      tuning.stretchSpring = DampedSpring(response: 0.28, dampingRatio: 0.55)
      tuning.wobbleSpring = DampedSpring(response: 0.36, dampingRatio: 0.16)
      tuning.landingWobble = 0.12
      return tuning
    }
  }

  /// The tuning for Reduce Motion: the mark moves with the scroll, and does not stretch, wobble or
  /// rotate.
  public static var reduced: Self {
    @inline(never) get {
      var tuning = Self()
      tuning.stretchLimit = SoftLimit(linearRange: 0.6, softRange: 0.6)
      tuning.squeezeLimit = SoftLimit(linearRange: 0.3, softRange: 0.3)
      return tuning
    }
  }
}

@_spi(Jelly) extension JellyPagerBody.Tuning.StretchSource: NamedCase {
  /// The name of the case.
  public var name: StaticString {
    switch self {
    case .distance: "distance"
    case .speed: "speed"
    }
  }
}
