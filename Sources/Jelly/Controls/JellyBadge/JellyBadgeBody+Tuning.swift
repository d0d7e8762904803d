extension JellyBadgeBody {
  /// The behavior of a badge: how it is drawn while it is pulled, and how it returns to rest or
  /// leaves.
  public struct Tuning: JellyTuning {
    /// The kind of neck between the badge and its rest position.
    public enum Neck: Int, Sendable {
      /// KYCuteView's two quadratics; once torn only the badge is drawn.
      case quadratic
      /// A neck that gets thin like a liquid's, and leaves a drop behind when it tears.
      case liquid
      /// No neck: only the badge is drawn, and it fades instead of growing or bursting.
      case none
    }

    /// The kind of neck; a change in mid-motion is adopted at rest.
    public var neck = Neck.liquid
    /// The radius of the disc left behind when the neck tears, in points: 6 in KYCuteView.
    public var minimumNeckRadius = 0.0
    /// A share of the badge's radius that is added to ``minimumNeckRadius``: 0 in KYCuteView; 0.4
    /// to
    /// 0.6 look right if the radius in points is 0.
    public var minimumNeckFraction = 0.5
    /// The distance to which a torn badge must be brought to join again, in break distances: 0 for
    /// never, as in KYCuteView; at most 1.
    public var reattachFraction = 0.0
    /// The distance of the finger from its start, in points, over which the badge's center moves
    /// under the finger.
    ///
    /// In KYCuteView the center moves there at once. 0 for never: the badge keeps its distance from
    /// the finger.
    public var centeringDistance = 0.0
    /// A Boolean value that indicates whether the badge goes away when it is let go too far from
    /// the rest position, or flicked there.
    public var isDismissible = true
    /// A Boolean value that indicates whether the badge's flight starts with the finger's velocity.
    public var keepsVelocity = true
    /// The spring that returns the badge to rest.
    public var returnSpring: DampedSpring
    /// The spring of the surface.
    ///
    /// It draws back a torn neck and brings out a joined one; it lets the badge grow when it comes
    /// back, and swell before it bursts.
    public var surfaceSpring: DampedSpring
    /// The maximum stretch of the badge along its path: 0 for a rigid badge; 0.2 to 0.6 look right.
    ///
    /// By s it becomes √(1 + s²) + s times as long, and its area stays the same.
    public var maximumStretch = 0.0
    /// The spring of the stretch: the badge oscillates with it when it stops or tears off.
    public var wobbleSpring = DampedSpring.reducedMotion
    /// The radius of the circle in which the badge floats at rest, in points.
    ///
    /// With 0 the badge floats only if ``JellyBadgeBody/Settings/isFloating`` is set, and then by
    /// 3 pt, as in KYCuteView's sample.
    public var floatAmplitude = 0.0
    /// The number of droplets into which the badge bursts: 17 in KYCuteView's sample.
    public var dropletCount = 0

    /// Creates a tuning of a rigid badge with a liquid neck.
    public init(returnSpring: DampedSpring, surfaceSpring: DampedSpring) {
      self.returnSpring = returnSpring
      self.surfaceSpring = surfaceSpring
    }
  }
}

@_spi(Jelly) extension JellyBadgeBody.Tuning: FieldVisitable {
  /// Accepts a visitor of every part, which may change it.
  public mutating func accept(_ visitor: inout some FieldVisitor) {
    visitor.choice(&neck, "neck")
    visitor.number(
      &minimumNeckRadius, "minimumNeckRadius", in: .points, recommended: 0...10, step: 0.5,
      valid: .notNegative)
    visitor.number(
      &minimumNeckFraction, "minimumNeckFraction", in: .ratio, recommended: 0...0.8, step: 0.05,
      valid: .notNegative)
    visitor.number(
      &reattachFraction, "reattachFraction", in: .ratio, recommended: .share, step: 0.05,
      valid: .share)
    visitor.number(
      &centeringDistance, "centeringDistance", in: .points, recommended: 0...60, step: 1,
      valid: .notNegative)
    visitor.flag(&isDismissible, "isDismissible")
    visitor.flag(&keepsVelocity, "keepsVelocity")
    visitor.spring(&returnSpring, "returnSpring")
    visitor.spring(&surfaceSpring, "surfaceSpring")
    visitor.number(
      &maximumStretch, "maximumStretch", in: .ratio, recommended: 0...0.6, step: 0.02, valid: 0...2)
    visitor.spring(&wobbleSpring, "wobbleSpring")
    visitor.number(
      &floatAmplitude, "floatAmplitude", in: .points, recommended: 0...6, step: 0.5,
      valid: .notNegative)
    // More droplets than that merge into one, and take a frame's time to draw.
    visitor.count(&dropletCount, "dropletCount", recommended: 0...24, valid: 0...64)
  }
}

extension JellyBadgeBody.Tuning {
  /// The visible part of a tuning; a new one is adopted only at rest.
  struct Look: Equatable, Sendable {
    let neck: Neck
    let thinnestRadius: Double
    let thinnestShare: Double

    /// A Boolean value that indicates whether the badge fades instead of growing or bursting.
    var fades: Bool { neck == .none }

    /// The radius of the disc left behind when the neck tears, for a badge of a radius; in points.
    func thinnestRadius(of radius: Double) -> Double {
      min(thinnestRadius + thinnestShare * radius, radius)
    }
  }

  /// The visible part of the tuning.
  var look: Look {
    Look(neck: neck, thinnestRadius: minimumNeckRadius, thinnestShare: minimumNeckFraction)
  }
}

extension JellyBadgeBody.Tuning {
  /// The numbers of KYCuteView 1.3.0.
  ///
  /// The neck tears when the disc left behind has a radius of 6 pt, the same finger cannot join it
  /// again, and the badge returns to rest by Spring(0.5, 0.4, 0) from everywhere.
  ///
  /// In the pod a badge cannot be thrown away; dismissed from code it bursts as in the pod's
  /// sample.
  public static var classic: Self {
    let spring = DampedSpring(uikitDuration: 0.5, dampingRatio: 0.4)
    var tuning = Self(returnSpring: spring, surfaceSpring: spring)
    tuning.neck = .quadratic
    tuning.minimumNeckRadius = 6
    tuning.minimumNeckFraction = 0
    tuning.centeringDistance = 16
    tuning.isDismissible = false
    tuning.keepsVelocity = false
    tuning.dropletCount = 17
    return tuning
  }

  /// The default tuning, chosen on film strips in the ranges of its parts.
  ///
  /// The neck gets thin, tears and draws back like a liquid's, and joins again when the badge is
  /// brought near. The badge can be thrown away.
  public static var standard: Self {
    @inline(never) get {
      var tuning = Self(
        returnSpring: DampedSpring(response: 0.42, dampingRatio: 0.42),
        surfaceSpring: DampedSpring(response: 0.3, dampingRatio: 0.47))
      tuning.reattachFraction = 0.5
      tuning.maximumStretch = 0.26
      tuning.wobbleSpring = DampedSpring(response: 0.3, dampingRatio: 0.3)
      tuning.dropletCount = 11
      return tuning
    }
  }

  /// The tuning for play: the neck tears later than in ``standard``, joins again sooner, and
  /// everything oscillates longer.
  public static var liquid: Self {
    get {
      var tuning = standard
      tuning.reattachFraction = 0.6
      tuning.minimumNeckFraction = 0.4
      tuning.returnSpring = DampedSpring(response: 0.5, dampingRatio: 0.32)
      tuning.surfaceSpring = DampedSpring(response: 0.36, dampingRatio: 0.36)
      tuning.maximumStretch = 0.4
      tuning.wobbleSpring = DampedSpring(response: 0.34, dampingRatio: 0.2)
      return tuning
    }
  }

  /// The tuning for Reduce Motion.
  ///
  /// The badge follows the finger without a neck. It tears, joins and is thrown away at the same
  /// distances as in ``standard``, returns to rest without a bounce by
  /// ``DampedSpring/reducedMotion``, and fades.
  public static var reduced: Self {
    get {
      var tuning = standard
      tuning.neck = .none
      tuning.keepsVelocity = false
      tuning.returnSpring = .reducedMotion
      tuning.surfaceSpring = .reducedMotion
      tuning.maximumStretch = 0
      tuning.wobbleSpring = .reducedMotion
      tuning.dropletCount = 0
      return tuning
    }
  }
}

@_spi(Jelly) extension JellyBadgeBody.Tuning.Neck: NamedCase {
  /// The name of the case.
  public var name: StaticString {
    switch self {
    case .quadratic: "quadratic"
    case .liquid: "liquid"
    case .none: "none"
    }
  }
}
