extension JellyMenuBody {
  /// The behavior of a menu: how its items come out and go back.
  public struct Tuning: JellyTuning {
    /// The form in which the items come out; a change in mid-motion shows at once.
    public var transition: Transition
    /// The spring that takes the items out.
    public var openingSpring: DampedSpring
    /// The spring that takes the items back, unless the menu bumps.
    public var closingSpring: DampedSpring
    /// The duration of an item's return by Core Animation's ease-in-ease-out, in seconds, if the
    /// menu bumps: 0.3 in KYGooeyMenu.
    public var closingDuration = 0.3
    /// The delay from the departure of one item to that of the next, and from the cross to the
    /// first item, in seconds: 0.05 in KYGooeyMenu; up to 0.08 looks right.
    public var stagger = 0.0
    /// A Boolean value that indicates whether the step of the fan is rounded down to whole degrees,
    /// as in KYGooeyMenu.
    public var roundsToDegrees = false
    /// The parameters of items that bud.
    public var bud = Bud()

    /// Creates a tuning whose items depart together.
    public init(transition: Transition, openingSpring: DampedSpring, closingSpring: DampedSpring) {
      self.transition = transition
      self.openingSpring = openingSpring
      self.closingSpring = closingSpring
    }
  }

  /// The form in which items come out of the button.
  public enum Transition: Int, Sendable {
    /// The items slide out from behind the button in their full size, while the button bumps, as in
    /// KYGooeyMenu. An item that is sent back stops where it is and waits until its departure.
    case bump
    /// The items bud from the button, on bridges that get thin and part. An item that is sent back
    /// continues its motion until its departure, and departs with the velocity that it has then.
    case bud
    /// The items fade in at their places.
    case fade
  }

  /// The parameters of an item that buds.
  public struct Bud: Equatable, Sendable {
    /// An item's size inside the button, as a share of its size at its place; 0.3 to 0.8 look
    /// right.
    public var initialScale = 0.5
    /// The gap between an item and the button at which their bridge parts, in radii of the item.
    ///
    /// It is 0.73 in LiquidFloatingActionButton; 0.5 to 1.2 look right. If items stay so near that
    /// they would hardly part, the bridge parts half-way out from the button's edge.
    public var separationDistance = 0.73
    /// The gap at which the bridge forms again, as a share of ``separationDistance``; below 1.
    public var rejoinFraction = 0.95
    /// The spring that draws in the rest of a bridge that has parted.
    ///
    /// An overshoot makes the item flat. The spring also moves the outline of the button.
    public var recoilSpring = DampedSpring(response: 0.24, dampingRatio: 0.5)
    /// The spring that forms a new bridge.
    public var bridgeSpring = DampedSpring(response: 0.1, dampingRatio: 1)
    /// The stretch of the button by an item before their bridge parts; 0 if the button stays round,
    /// 0.1 to 0.4 look right.
    ///
    /// The button gets longer by about this share if the bridge is as long as its radius, and by
    /// less if it is shorter. An item that returns to rest flattens the button the more, the faster
    /// it is.
    public var buttonStretch = 0.2
    /// The swell of the button after a finger's tap if nothing damped it, as a share of its radius;
    /// 0 if a tap does not press it, 0.1 to 0.3 look right.
    public var tapSwell = 0.2
    /// The limit of the velocity that a flick adds to an item, as a multiple of its distance from
    /// the button per second; 0 if a flick adds nothing.
    public var maximumFlickVelocity = 8.0

    /// Creates the parameters of ``JellyMenuBody/Tuning/standard``.
    public init() {}
  }
}

@_spi(Jelly) extension JellyMenuBody.Tuning: FieldVisitable {
  /// Accepts a visitor of every part, which may change it; the parts of the bud are a group `bud`.
  public mutating func accept(_ visitor: inout some FieldVisitor) {
    visitor.choice(&transition, "transition")
    visitor.spring(&openingSpring, "openingSpring")
    visitor.spring(&closingSpring, "closingSpring")
    visitor.number(
      &closingDuration, "closingDuration", in: .seconds, recommended: 0.1...0.6, step: 0.01,
      valid: .positive)
    visitor.number(
      &stagger, "stagger", in: .seconds, recommended: 0...0.08, step: 0.005, valid: .notNegative)
    visitor.flag(&roundsToDegrees, "roundsToDegrees")
    visitor.beginGroup("bud")
    visitor.number(
      &bud.initialScale, "initialScale", in: .ratio, recommended: 0.3...0.8, step: 0.05,
      valid: .share)
    visitor.number(
      &bud.separationDistance, "separationDistance", in: .ratio, recommended: 0.5...1.2, step: 0.05,
      valid: .positive)
    visitor.number(
      &bud.rejoinFraction, "rejoinFraction", in: .ratio, recommended: 0.5...0.99, step: 0.01,
      valid: 1e-3...0.999)
    visitor.spring(&bud.recoilSpring, "recoilSpring")
    visitor.spring(&bud.bridgeSpring, "bridgeSpring")
    visitor.number(
      &bud.buttonStretch, "buttonStretch", in: .ratio, recommended: 0...0.4, step: 0.01,
      valid: .share)
    visitor.number(
      &bud.tapSwell, "tapSwell", in: .ratio, recommended: 0...0.3, step: 0.01, valid: .share)
    visitor.number(
      &bud.maximumFlickVelocity, "maximumFlickVelocity", in: .perSecond, recommended: 0...20,
      step: 0.5,
      valid: .notNegative)
    visitor.endGroup()
  }
}

extension JellyMenuBody.Tuning {
  /// The spring towards a target: 1 for open, 0 for closed.
  func spring(to target: Double) -> DampedSpring { target > 0.5 ? openingSpring : closingSpring }

  /// Returns whether items go to a target in a fixed time, and not by a spring.
  func isEased(to target: Double) -> Bool { transition == .bump && target < 0.5 }
}

extension JellyMenuBody.Tuning {
  /// The numbers of KYGooeyMenu: Spring(1, 0.4, 0) out, 0.3 s back, and a bump.
  public static var classic: Self {
    get {
      let spring = DampedSpring(uikitDuration: 1, dampingRatio: 0.4)
      var tuning = Self(transition: .bump, openingSpring: spring, closingSpring: spring)
      tuning.stagger = 0.05
      tuning.roundsToDegrees = true
      return tuning
    }
  }

  /// The default tuning, chosen on film strips in the ranges of its parts.
  ///
  /// Items bud from the button, one after another, and can be sent back at any moment.
  public static var standard: Self {
    get {
      var tuning = Self(
        transition: .bud, openingSpring: DampedSpring(response: 0.44, dampingRatio: 0.58),
        closingSpring: DampedSpring(response: 0.42, dampingRatio: 0.8))
      tuning.stagger = 0.025
      return tuning
    }
  }

  /// The tuning for play: items hang on longer than in ``standard``, and go farther past their
  /// places.
  public static var liquid: Self {
    get {
      var tuning = standard
      tuning.openingSpring = DampedSpring(response: 0.54, dampingRatio: 0.46)
      tuning.closingSpring = DampedSpring(response: 0.5, dampingRatio: 0.66)
      tuning.stagger = 0.035
      tuning.bud.separationDistance = 0.9
      tuning.bud.recoilSpring = DampedSpring(response: 0.32, dampingRatio: 0.4)
      tuning.bud.buttonStretch = 0.3
      tuning.bud.tapSwell = 0.28
      return tuning
    }
  }

  /// The tuning for Reduce Motion: all items fade in at their places together, and nothing travels.
  ///
  /// By ``DampedSpring/reducedMotion`` the opacity is within a thousandth of its target after 154
  /// ms.
  public static var reduced: Self {
    @inline(never) get {  // −680 B in a page with a menu alone
      Self(transition: .fade, openingSpring: .reducedMotion, closingSpring: .reducedMotion)
    }
  }
}

@_spi(Jelly) extension JellyMenuBody.Transition: NamedCase {
  /// The name of the case.
  public var name: StaticString {
    switch self {
    case .bump: "bump"
    case .bud: "bud"
    case .fade: "fade"
    }
  }
}
