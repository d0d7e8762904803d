/// A badge that clings to its place until it is pulled too far.
///
///     var badge = GooeyBadge(size: Vector2(80, 60))  // at home in the middle
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
/// A flick that would carry it too far throws it away from any place; from code it can be dismissed
/// in any state. A touch catches it in mid-air where it is, and another finger takes it over from
/// the first, both without a jump.
///
/// The badge is at home in the middle of its surroundings; points are in their coordinates.
public struct GooeyBadge: ElasticControl {
  /// What can happen to a badge.
  public enum Event: Equatable, Sendable {
    /// A finger has come down on the badge.
    case touchBegan(Vector2)
    /// The finger has moved.
    case touchMoved(Vector2)
    /// The finger has left, there.
    case touchEnded(Vector2)
    /// The system has taken the finger away: the badge goes home without the finger's velocity.
    case touchCancelled
    /// The badge shall go away.
    case dismissed
    /// The badge shall come back.
    case restored
    /// The badge has another tuning from now on; it may change in mid-motion.
    case tuned(Tuning)
    /// The surroundings have another size.
    case resized(Vector2)
    /// The badge has another diameter or viscosity.
    case measured(diameter: Double, viscosity: Double)
  }

  /// What a host may want to tell.
  public enum Effect: Equatable, Sendable {
    /// A finger has taken hold of the badge.
    case grabbed
    /// The finger has let go; the badge springs home.
    case released
    /// The neck has torn.
    case detached
    /// The torn badge belongs to its place again: brought near, or let go and springing home.
    case rejoined
    /// The badge has been thrown away, or dismissed from code.
    case dismissed
    /// The badge has come back.
    case restored
  }

  /// What a badge is doing.
  public enum Phase: Int, NamedChoice {
    /// At home, and free to be taken.
    case attached
    /// Held, with the neck still whole.
    case stretched
    /// Held, the neck torn.
    case detached
    /// Let go: springing home, and free to be caught again.
    case returning
    /// Thrown away.
    case dismissed

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

  /// Width and height of the surroundings, in points.
  public internal(set) var size: Vector2
  /// The diameter of the badge at rest, in points.
  public internal(set) var diameter: Double
  /// How far it may be pulled, in points, for each point that the radius left behind shrinks by.
  public internal(set) var viscosity: Double
  /// How the badge feels.
  public internal(set) var tuning: Tuning

  var state: State
  /// Whether the neck is torn.
  var isTorn = false
  /// The hold of the finger that holds the badge, or that did last.
  var grip: Grip
  /// Where a badge that nobody holds is: on its way home, or away.
  ///
  /// Once at rest it is at home, wherever that is now, and may float.
  var motion: SpringMotion<Vector2>
  var clock = EventClock()
  /// How it is drawn; another tuning's way waits until the badge is at home.
  var look: Tuning.Look
  /// How fast the finger moves, or did.
  var tracker = VelocityTracker()
  /// The distance at which the neck parts, in points, both ways alike; short once it has torn.
  ///
  /// It goes on whatever the state, as does the growth. A vector, since the place is one: so one
  /// kind of motion does for all.
  var reach: SpringMotion<Vector2>
  /// How wide and high the badge is, in diameters, or how opaque one that fades.
  var growth: SpringMotion<Vector2>

  /// Who moves the badge.
  ///
  /// With the neck, which tears and joins by itself, this makes the public phases. What is known in
  /// each state stands beside it and not inside: small enough to be drawn from without a copy.
  enum State: Equatable, Sendable {
    /// Its spring, or nothing once it is at home: attached or returning.
    case free
    /// A finger: stretched or detached.
    case held
    /// Nobody any more; only `restored` brings it back.
    case dismissed
  }

  /// Makes a badge at home, or one that is not there yet.
  ///
  /// - Parameters:
  ///   - size: Width and height of the surroundings, in points; home is their middle. A
  ///     number that is negative or NaN counts as 0, here and below.
  ///   - diameter: The diameter of the badge, in points.
  ///   - viscosity: How far it may be pulled, in points, for each point that the radius left behind
  ///     shrinks by: 20 in KYCuteView's sample.
  ///   - tuning: How it feels.
  ///   - isPresent: Whether the badge is there. One that is not counts as dismissed long ago:
  ///     nothing is drawn, and ``Event/restored`` makes it grow at home.
  /// - Precondition: The tuning is sound (``ElasticTuning/isSound``).
  @inline(never)
  public init(
    size: Vector2, diameter: Double = 24, viscosity: Double = 20, tuning: Tuning = .standard,
    isPresent: Bool = true
  ) {
    precondition(
      tuning.isSound,
      "GooeyBadge.Tuning is not sound: a number is NaN or out of range (see isSound)")
    self.size = Limits.size(size)
    self.diameter = Limits.length(diameter)
    self.viscosity = Limits.length(viscosity)
    self.tuning = tuning
    self.state = isPresent ? .free : .dismissed
    self.grip = Grip(start: .zero, origin: .zero, centeringLength: 0, finger: .zero)
    self.motion = .still(
      at: Limits.size(size) / 2, since: isPresent && tuning.floatRadius > 0 ? 0 : -.infinity)
    self.look = tuning.look
    self.growth = .still(at: isPresent ? Vector2(1, 1) : .zero)
    self.reach = self.growth
    self.reach = .still(at: breakReach)
  }

  /// From this time on the outline stays as it is until the next event.
  public var restTime: Double {
    let still = max(clock.time, growth.restTime)
    switch state {
    case .free: return floats ? .infinity : max(still, motion.restTime)
    case .held: return max(still, reach.restTime)
    case .dismissed:
      return look.fades ? still : motion.startTime + Self.flightTime + DropBurst.life
    }
  }

  /// What the badge is doing at `time`.
  public func phase(at time: Double) -> Phase {
    switch state {
    case .free: time < motion.restTime ? .returning : .attached
    case .held: isTorn ? .detached : .stretched
    case .dismissed: .dismissed
    }
  }

  /// Where the badge's centre is at `time`; of a dismissed one, where it burst.
  public func position(at time: Double) -> Vector2 {
    switch state {
    case .free:
      return time < motion.restTime ? motion.value(at: time) : home + drift(at: time)
    case .held: return grip.position
    case .dismissed: return motion.value(at: min(time, motion.startTime + Self.flightTime))
    }
  }

  /// How opaque the badge is at `time`, from 0 to 1: less than 1 only where it fades.
  public func opacity(at time: Double) -> Double {
    look.fades ? min(max(growth.value(at: time).x, 0), 1) : 1
  }

  /// How large what stands on the badge is at `time`, in its size at rest: nothing once the badge
  /// has burst.
  public func contentScale(at time: Double) -> Double {
    look.fades ? 1 : isGone(at: time) ? 0 : growth.value(at: time).x
  }

  /// Whether nothing of the badge itself is left at `time`: it has burst, or faded.
  func isGone(at time: Double) -> Bool {
    guard state == .dismissed else { return false }
    return time >= (look.fades ? growth.restTime : motion.startTime + Self.flightTime)
  }

  /// Whether a finger holds the badge.
  public var isHeld: Bool { state == .held }

  /// The pull at which the neck tears, in points.
  public var breakDistance: Double { viscosity * max(diameter / 2 - thinnestRadius, 0) }

  /// How near a torn badge must be brought to join again, in points; 0 where it does not.
  public var rejoinDistance: Double { tuning.rejoinShare * breakDistance }

  /// Where the badge is at home.
  var home: Vector2 { size / 2 }

  /// The break distance as a reach.
  var breakReach: Vector2 { Vector2(breakDistance, breakDistance) }

  /// The radius left behind at the break, in points.
  private var thinnestRadius: Double { tuning.look.thinnestRadius(of: diameter / 2) }
}
