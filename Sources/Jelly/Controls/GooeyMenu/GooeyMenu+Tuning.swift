extension GooeyMenu {
  /// How a menu feels: how its items come out and go back.
  public struct Tuning: ElasticTuning {
    /// How the items come out; a change in mid-motion shows at once.
    public var form: Form
    /// The spring that takes the items out.
    public var openingSpring: DampedSpring
    /// The spring that takes the items back, unless the menu bumps.
    public var closingSpring: DampedSpring
    /// How long an item takes back by Core Animation's ease-in-ease-out where the menu bumps, in
    /// seconds: 0.3 in KYGooeyMenu.
    public var closingDuration: Double
    /// How much later than the one before each item sets out, in seconds; the first so much later
    /// than the cross: 0.05 in KYGooeyMenu; up to 0.08 looks right.
    public var stagger: Double
    /// Whether the step of the fan is cut to whole degrees, as in KYGooeyMenu.
    public var hasWholeDegrees: Bool
    /// How the items bud, where they do.
    public var bud: Bud

    /// Makes a tuning of its parts.
    public init(
      form: Form, openingSpring: DampedSpring, closingSpring: DampedSpring,
      closingDuration: Double = 0.3, stagger: Double, hasWholeDegrees: Bool = false,
      bud: Bud = Bud()
    ) {
      self.form = form
      self.openingSpring = openingSpring
      self.closingSpring = closingSpring
      self.closingDuration = closingDuration
      self.stagger = stagger
      self.hasWholeDegrees = hasWholeDegrees
      self.bud = bud
    }
  }

  /// How items come out of the button, and what happens to one that moves already.
  public enum Form: Int, NamedChoice {
    /// They slide out from behind it, as large as they are, while the button bumps: KYGooeyMenu. An
    /// item that is sent back stops where it is and waits until its departure.
    case bump
    /// They bud from it, on bridges that neck and part. An item that is sent back goes on as it did
    /// until its departure, and takes its velocity along.
    case bud
    /// They appear at their places.
    case fade

    /// The name of the case.
    public var name: StaticString {
      switch self {
      case .bump: "bump"
      case .bud: "bud"
      case .fade: "fade"
      }
    }
  }

  /// How an item buds; all numbers were found by eye.
  public struct Bud: Equatable, Sendable {
    /// An item's size inside the button, as a share of its size at its place; 0.3 to 0.8 look right.
    public var seed = 0.5
    /// How far an item is from the button when their bridge parts, in radii of the item.
    ///
    /// 0.73 in LiquidFloatingActionButton; 0.5 to 1.2 look right. Where items stay so near that they
    /// would hardly part, the bridge parts half-way out from the button's edge.
    public var reach = 0.73
    /// How far away the bridge forms again, as a share of that; below 1.
    public var rejoining = 0.95
    /// The spring that draws in what is left of a bridge.
    public var recoil = DampedSpring(response: 0.24, dampingRatio: 0.6)
    /// The spring that reaches out for a new one.
    public var grip = DampedSpring(response: 0.1, dampingRatio: 1)
    /// How much faster a flick may make an item, in ways from the button to its place a second; 0
    /// for not at all.
    public var flickLimit = 8.0

    /// Makes a bud as in ``GooeyMenu/Tuning/standard``.
    public init() {}
  }
}

extension GooeyMenu.Tuning {
  /// The tuning of a name.
  public func named(_ name: TuningName) -> Self {
    switch name {
    case .standard: .standard
    case .classic: .classic
    case .calm: .calm
    }
  }

  /// Shows every part to a visitor, the bud's as a group `bud`.
  public mutating func show(to visitor: inout some TuningVisitor) {
    visitor.choice(&form, "form")
    visitor.spring(&openingSpring, "openingSpring")
    visitor.spring(&closingSpring, "closingSpring")
    visitor.number(
      &closingDuration, "closingDuration", in: .seconds, sensible: 0.1...0.6, step: 0.01,
      sound: .positive)
    visitor.number(
      &stagger, "stagger", in: .seconds, sensible: 0...0.08, step: 0.005, sound: .notNegative)
    visitor.flag(&hasWholeDegrees, "hasWholeDegrees")
    visitor.beginGroup("bud")
    visitor.number(&bud.seed, "seed", in: .ratio, sensible: 0.3...0.8, step: 0.05, sound: .share)
    visitor.number(
      &bud.reach, "reach", in: .ratio, sensible: 0.5...1.2, step: 0.05, sound: .positive)
    visitor.number(
      &bud.rejoining, "rejoining", in: .ratio, sensible: 0.5...0.99, step: 0.01,
      sound: 1e-3...0.999)
    visitor.spring(&bud.recoil, "recoil")
    visitor.spring(&bud.grip, "grip")
    visitor.number(
      &bud.flickLimit, "flickLimit", in: .perSecond, sensible: 0...20, step: 0.5,
      sound: .notNegative)
    visitor.endGroup()
  }

  /// The spring towards a target: 1 for open, 0 for closed.
  func spring(to target: Double) -> DampedSpring { target > 0.5 ? openingSpring : closingSpring }

  /// Whether what goes to a target does so in a fixed time, and by no spring.
  func isEased(to target: Double) -> Bool { form == .bump && target < 0.5 }
}

extension GooeyMenu.Tuning {
  /// KYGooeyMenu to the letter: Spring(1, 0.4, 0) out, 0.3 s back, and a bump.
  public static var classic: Self {
    @inline(never) get {
      let spring = DampedSpring(uikitDuration: 1, dampingRatio: 0.4)
      return Self(
        form: .bump, openingSpring: spring, closingSpring: spring, stagger: 0.05,
        hasWholeDegrees: true)
    }
  }

  /// The better one, and the default; its numbers were found by eye.
  ///
  /// Items bud from the button, one after another, and can be called back at any moment.
  public static var standard: Self {
    @inline(never) get {
      Self(
        form: .bud, openingSpring: DampedSpring(response: 0.44, dampingRatio: 0.58),
        closingSpring: DampedSpring(response: 0.42, dampingRatio: 0.8), stagger: 0.025)
    }
  }

  /// For Reduce Motion: the items fade in at their places, all at once, and nothing travels.
  ///
  /// By ``DampedSpring/calm`` a thousandth is left after 154 ms.
  public static var calm: Self {
    @inline(never) get {
      Self(form: .fade, openingSpring: .calm, closingSpring: .calm, stagger: 0)
    }
  }
}
