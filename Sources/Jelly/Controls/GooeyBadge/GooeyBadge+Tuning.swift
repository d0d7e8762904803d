extension GooeyBadge {
  /// How a badge feels: how it is drawn while it is pulled, and how it goes home or away.
  public struct Tuning: ElasticTuning {
    /// How the badge and its neck are drawn.
    public enum Neck: Int, NamedChoice {
      /// KYCuteView's two quadratics; once torn the badge alone.
      case quadratic
      /// A neck that gets thin like a liquid's, and leaves a drop behind when it tears.
      case liquid
      /// The badge alone, which fades instead of growing or bursting.
      case none

      /// The name of the case.
      public var name: StaticString {
        switch self {
        case .quadratic: "quadratic"
        case .liquid: "liquid"
        case .none: "none"
        }
      }
    }

    /// How the badge and its neck are drawn; a change in mid-motion is taken up at home.
    public var neck: Neck
    /// The radius left behind at which the neck tears, in points: 6 in KYCuteView.
    public var thinnestRadius: Double
    /// What the badge's radius adds to that, as a share of it: 0 in KYCuteView; 0.4 to 0.6 look
    /// right without a radius in points.
    public var thinnestShare: Double
    /// How near a torn badge must be brought to join again, in break distances; 0 for never, as in
    /// KYCuteView, at most 1.
    public var rejoinShare: Double
    /// The way of the finger, in points, over which the badge's centre comes under it, as in
    /// KYCuteView, where it does so at once; 0 for never: the badge stays where it was taken.
    public var centeringLength: Double
    /// Whether it goes away when it is let go too far from home, or flicked there.
    public var isDismissible: Bool
    /// Whether the finger's velocity goes on into the flight.
    public var keepsVelocity: Bool
    /// The spring that takes the badge home.
    public var returnSpring: DampedSpring
    /// The spring of its surface: a torn neck draws back by it and a joined one comes out, and the
    /// badge grows when it comes back, and swells before it bursts.
    public var surfaceSpring: DampedSpring
    /// How wide a circle the badge floats in at home, as a radius in points; 0 for none, 3 in
    /// KYCuteView's sample.
    public var floatRadius: Double
    /// How many droplets the badge bursts into: 17 in KYCuteView's sample.
    public var dropletCount: Int

    /// Makes a tuning of its parts.
    public init(
      neck: Neck = .liquid, thinnestRadius: Double = 0, thinnestShare: Double = 0.5,
      rejoinShare: Double = 0, centeringLength: Double = 0,
      isDismissible: Bool = true, keepsVelocity: Bool = true,
      returnSpring: DampedSpring, surfaceSpring: DampedSpring,
      floatRadius: Double = 0, dropletCount: Int = 0
    ) {
      self.neck = neck
      self.thinnestRadius = thinnestRadius
      self.thinnestShare = thinnestShare
      self.rejoinShare = rejoinShare
      self.centeringLength = centeringLength
      self.isDismissible = isDismissible
      self.keepsVelocity = keepsVelocity
      self.returnSpring = returnSpring
      self.surfaceSpring = surfaceSpring
      self.floatRadius = floatRadius
      self.dropletCount = dropletCount
    }
  }
}

extension GooeyBadge.Tuning {
  /// The same, but floating at home in a circle of 3 pt, as in KYCuteView's sample.
  public var floating: Self {
    var tuning = self
    tuning.floatRadius = 3
    return tuning
  }

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
    visitor.choice(&neck, "neck")
    visitor.number(
      &thinnestRadius, "thinnestRadius", in: .points, sensible: 0...10, step: 0.5,
      sound: .notNegative)
    visitor.number(
      &thinnestShare, "thinnestShare", in: .ratio, sensible: 0...0.8, step: 0.05,
      sound: .notNegative)
    visitor.number(
      &rejoinShare, "rejoinShare", in: .ratio, sensible: .share, step: 0.05, sound: .share)
    visitor.number(
      &centeringLength, "centeringLength", in: .points, sensible: 0...60, step: 1,
      sound: .notNegative)
    visitor.flag(&isDismissible, "isDismissible")
    visitor.flag(&keepsVelocity, "keepsVelocity")
    visitor.spring(&returnSpring, "returnSpring")
    visitor.spring(&surfaceSpring, "surfaceSpring")
    visitor.number(
      &floatRadius, "floatRadius", in: .points, sensible: 0...6, step: 0.5, sound: .notNegative)
    // More droplets than that melt into one, and take a frame's time to draw.
    visitor.count(&dropletCount, "dropletCount", sensible: 0...24, sound: 0...64)
  }

  /// The visible part of a tuning; a new one is adopted only at home.
  struct Look: Equatable, Sendable {
    let neck: Neck
    let thinnestRadius: Double
    let thinnestShare: Double

    /// Whether it fades instead of growing or bursting.
    var fades: Bool { neck == .none }

    /// The radius left behind at the break, of a badge of this radius; in points.
    func thinnestRadius(of radius: Double) -> Double {
      min(thinnestRadius + thinnestShare * radius, radius)
    }
  }

  /// The visible part of the tuning.
  var look: Look {
    Look(neck: neck, thinnestRadius: thinnestRadius, thinnestShare: thinnestShare)
  }
}

extension GooeyBadge.Tuning {
  /// KYCuteView 1.3.0 to the letter: it tears where 6 pt of radius are left behind, is not joined
  /// again by the same finger, and goes home by Spring(0.5, 0.4, 0) from wherever it is let go.
  ///
  /// The pod says nothing of being thrown away; from code the badge bursts as in its sample.
  public static var classic: Self {
    @inline(never) get {
      let spring = DampedSpring(uikitDuration: 0.5, dampingRatio: 0.4)
      return Self(
        neck: .quadratic, thinnestRadius: 6, thinnestShare: 0, centeringLength: 16,
        isDismissible: false, keepsVelocity: false,
        returnSpring: spring, surfaceSpring: spring, dropletCount: 17)
    }
  }

  /// The better one, and the default; its numbers were found by eye.
  ///
  /// A neck that thins, tears and draws back like a liquid's, joins again when brought near, and a
  /// badge that can be thrown away.
  public static var standard: Self {
    @inline(never) get {
      Self(
        rejoinShare: 0.5,
        returnSpring: DampedSpring(response: 0.42, dampingRatio: 0.42),
        surfaceSpring: DampedSpring(response: 0.3, dampingRatio: 0.47),
        dropletCount: 11)
    }
  }

  /// For Reduce Motion: the badge follows the finger without a neck, tears, joins and goes as in
  /// ``standard``, is home at once by ``DampedSpring/calm``, and fades.
  public static var calm: Self {
    @inline(never) get {
      var tuning = standard
      tuning.neck = .none
      tuning.keepsVelocity = false
      tuning.returnSpring = .calm
      tuning.surfaceSpring = .calm
      tuning.dropletCount = 0
      return tuning
    }
  }
}
