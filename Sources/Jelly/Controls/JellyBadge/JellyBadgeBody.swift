/// A badge that a neck holds at its place until it is pulled too far.
///
///     var badge = JellyBadgeBody(size: Vector2(80, 60))  // at rest in the middle
///     badge.handle(.touchBegan(Vector2(40, 30)), at: 0)
///     badge.handle(.touchMoved(Vector2(40, 300)), at: 0.2)  // .detached
///     badge.handle(.touchEnded(Vector2(40, 300)), at: 0.3)  // .dismissed: it bursts
///     badge.draw(at: 0.4, into: &path)
///
///     attached ──began──▸ stretched ──far──▸ detached ──ended far──▸ dismissed
///        ▴                 │  ▴  ▴            │   │                     │
///        │           ended │  │  └────near────┘   │ ended near          │
///        │                 ▾  │ began             │                     │
///        └─(rest time)── returning ◂──────────────┘                     │
///        └──────────────────────────────restored────────────────────────┘
///
/// A flick that would carry the badge too far throws it away. Code can dismiss it in any state. A
/// touch catches it in mid-flight where it is, and a second finger takes over from the first, both
/// without a jump.
///
/// The badge's rest position is the middle of its surroundings; points are in their coordinates.
public struct JellyBadgeBody: ClockedControl {
  /// An event that can happen to a badge.
  public enum Event: Equatable, Sendable {
    /// A finger has come down on the badge. The finger that came last holds it; the number
    /// distinguishes fingers that are down at the same time.
    case touchBegan(Vector2, id: Int = 0)
    /// The finger has moved; a finger that does not hold the badge is ignored.
    case touchMoved(Vector2, id: Int = 0)
    /// The finger has left, at this point.
    case touchEnded(Vector2, id: Int = 0)
    /// The system has taken all fingers away: the badge returns to rest without the finger's
    /// velocity.
    case touchCancelled
    /// Code dismisses the badge: it bursts or fades.
    case dismissed
    /// Code brings a dismissed badge back.
    case restored
    /// The badge has another tuning from now on; it may change in mid-motion.
    case tuningChanged(Tuning)
    /// The surroundings have another size.
    case sizeChanged(Vector2)
    /// The badge has other settings.
    case settingsChanged(Settings)
  }

  /// A fact that a host can announce.
  public enum Effect: Equatable, Sendable {
    /// A finger has made contact with the badge.
    case grabbed
    /// The finger has let go; the badge springs back.
    case released
    /// The neck has torn.
    case detached
    /// The torn badge has joined its place again: it was brought near, or let go and springs back.
    case reattached
    /// The badge has been thrown away, or dismissed from code.
    case dismissed
    /// The badge has come back.
    case restored
  }

  /// The properties of a badge other than the size of its surroundings.
  public struct Settings: JellySettings {
    /// The diameter of the badge at rest, in points.
    public var diameter: Double
    /// The distance that the badge may be pulled, in points, for each point by which the disc left
    /// behind shrinks in radius: 20 in KYCuteView's sample.
    public var neckStretch: Double
    /// A Boolean value that indicates whether the badge floats at rest, as in KYCuteView's sample.
    public var isFloating: Bool

    /// Creates the settings of a badge.
    ///
    /// A negative length counts as 0, and NaN as the default.
    public init(diameter: Double = 24, neckStretch: Double = 20, isFloating: Bool = false) {
      self.diameter = diameter
      self.neckStretch = neckStretch
      self.isFloating = isFloating
    }

    /// Creates the default settings.
    @_spi(Jelly) @_disfavoredOverload public init() { self.init(diameter: 24) }
  }

  /// The phase of a badge.
  public enum Phase: Int, Sendable {
    /// The badge is at rest.
    case attached
    /// A finger holds the badge, and the neck is whole.
    case stretched
    /// A finger holds the badge, and the neck is torn.
    case detached
    /// The badge has been let go and springs back; a finger can catch it again.
    case returning
    /// The badge has been thrown away, or dismissed from code.
    case dismissed
  }

  /// Width and height of the surroundings, in points.
  public internal(set) var size: Vector2
  /// The badge's settings.
  public internal(set) var settings: Settings
  /// The badge's tuning, which defines its behavior.
  public internal(set) var tuning: Tuning

  var state: State
  /// The bond of the badge and the drop that it leaves behind, which tears and joins.
  ///
  /// It goes on in every state. Only the growth of a liquid neck takes time.
  var bond = LiquidBond(isJoined: true)
  /// The fingers on the badge; the one that came last holds it.
  var fingers = Fingers()
  /// The contact of the finger that holds the badge, or that held it last.
  var contact: Contact
  /// The motion of a badge that no finger holds: back to rest, or away.
  ///
  /// Once it is over, the badge is at rest, even if that position has moved since, and may float.
  var motion: SpringMotion<Vector2>
  var clock = EventClock()
  /// The present look; the look of a new tuning is adopted when the badge is at rest.
  var look: Tuning.Look
  /// The velocity of the finger that holds the badge, or that held it last.
  var tracker = VelocityTracker()
  /// The badge's width and height, in diameters; for a badge that fades, its opacity.
  var growth: SpringMotion<Vector2>

  /// The stretch of the badge as a drop; see ``Deformation/stretched(by:)``.
  var wobble = TwoStageMotion<Vector2>.still(at: .zero)

  /// The mover of the badge: its spring, a finger, or nothing any more.
  ///
  /// Together with the neck, which tears and joins independently, this gives the public phase. The
  /// data of each state is stored beside it and not inside, so that drawing makes no copy of it.
  enum State: Equatable, Sendable {
    /// A spring moves the badge, or nothing once it is at rest: attached or returning.
    case free
    /// A finger holds the badge: stretched or detached.
    case held
    /// The badge is gone; only `restored` brings it back.
    case dismissed
  }

  /// Creates a badge at rest, or one that is not present.
  ///
  /// - Parameters:
  ///   - size: Width and height of the surroundings, in points; it rests in their middle. A number
  ///     that is negative or NaN counts as 0.
  ///   - settings: The badge's diameter, and how far it may be pulled.
  ///   - tuning: The tuning, which defines the badge's behavior.
  ///   - isPresented: Whether the badge is present. If not, it counts as dismissed long ago:
  ///     nothing is drawn, and ``Event/restored`` makes it grow at rest. Use that for a count of 0.
  /// - Precondition: The tuning is valid (``JellyTuning/isValid``).
  public init(
    size: Vector2, settings: Settings = Settings(), tuning: Tuning = .standard, isPresented: Bool
  ) {
    self.size = Limits.size(size)
    self.settings = settings.clamped
    self.tuning = tuning.validated
    self.state = isPresented ? .free : .dismissed
    self.contact = Contact(start: .zero, origin: .zero, centeringLength: 0, finger: .zero)
    self.motion = .still(
      at: Limits.size(size) / 2,
      since: isPresented && (settings.isFloating || tuning.floatAmplitude > 0) ? 0 : -.infinity)
    self.look = tuning.look
    self.growth = .still(at: isPresented ? Vector2(1, 1) : .zero)
  }

  /// Creates a badge at rest.
  public init(size: Vector2, settings: Settings = Settings(), tuning: Tuning = .standard) {
    self.init(size: size, settings: settings, tuning: tuning, isPresented: true)
  }

  /// The time from which on the outline stays as it is until the next event.
  public var restTime: Double {
    let still = max(clock.time, max(growth.restTime, wobble.restTime))
    switch state {
    case .free: return floats ? .infinity : max(still, motion.restTime)
    case .held: return max(still, bond.restTime)
    case .dismissed:
      return look.fades ? still : motion.startTime + Self.flightTime + DropBurst.life
    }
  }

  /// The badge's phase at `time`.
  public func phase(at time: Double) -> Phase {
    switch state {
    case .free: time < motion.restTime ? .returning : .attached
    case .held: isTorn ? .detached : .stretched
    case .dismissed: .dismissed
    }
  }

  /// The position of the badge's center at `time`; for a badge that has burst, the place where it
  /// did.
  public func position(at time: Double) -> Vector2 {
    switch state {
    case .free:
      return time < motion.restTime ? motion.value(at: time) : restPosition + drift(at: time)
    case .held: return contact.position
    case .dismissed: return motion.value(at: min(time, motion.startTime + Self.flightTime))
    }
  }

  /// The badge's opacity at `time`, from 0 to 1: less than 1 only if it fades.
  public func opacity(at time: Double) -> Double {
    look.fades ? min(max(growth.value(at: time).x, 0), 1) : 1
  }

  /// The size of the badge's content at `time`, as a multiple of its size at rest: 0 once the badge
  /// has burst.
  public func contentScale(at time: Double) -> Double {
    look.fades ? 1 : isGone(at: time) ? 0 : growth.value(at: time).x
  }

  /// Returns whether the badge itself is gone at `time`: it has burst, or faded.
  func isGone(at time: Double) -> Bool {
    guard state == .dismissed else { return false }
    return time >= (look.fades ? growth.restTime : motion.startTime + Self.flightTime)
  }

  /// A Boolean value that indicates whether a finger holds the badge.
  public var isHeld: Bool { state == .held }

  /// A Boolean value that indicates whether the neck is torn.
  var isTorn: Bool { !bond.state.isJoined }

  /// The pull at which the neck tears, in points; at most 100,000.
  package var breakDistance: Double { breakDistance(of: tuning.look) }

  /// The pull at which the neck of a look tears, in points.
  func breakDistance(of look: Tuning.Look) -> Double {
    let radius = settings.diameter / 2
    return min(
      settings.neckStretch * max(radius - look.thinnestRadius(of: radius), 0), Self.maximumBreak)
  }

  /// Farther than any screen, yet near enough for the shape of the neck.
  private static var maximumBreak: Double { 1e5 }

  /// The distance to which a torn badge must be brought to join again, in points; 0 if it cannot.
  package var rejoinDistance: Double { tuning.reattachFraction * breakDistance }

  /// The position of the badge at rest.
  var restPosition: Vector2 { size / 2 }
}

@_spi(Jelly) extension JellyBadgeBody.Phase: NamedCase {
  /// The name of the case.
  public var name: StaticString {
    switch self {
    case .attached: "attached"
    case .stretched: "stretched"
    case .detached: "detached"
    case .returning: "returning"
    case .dismissed: "dismissed"
    }
  }
}

@_spi(Jelly) extension JellyBadgeBody.Settings: FieldVisitable {
  /// Accepts a visitor of every field, which may change it.
  public mutating func accept(_ visitor: inout some FieldVisitor) {
    visitor.number(
      &diameter, "diameter", in: .points, recommended: 16...44, step: 1, valid: .length)
    visitor.number(
      &neckStretch, "neckStretch", in: .points, recommended: 8...40, step: 1, valid: .length)
    visitor.flag(&isFloating, "isFloating")
  }
}
