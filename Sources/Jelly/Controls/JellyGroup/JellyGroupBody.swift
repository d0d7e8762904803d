/// A group of bodies that join and part like drops: the surroundings of an app's own buttons, chips
/// or cards.
///
///     var group = JellyGroupBody(size: Vector2(390, 60))
///     let play = JellyGroupBody.Box(center: Vector2(160, 30), size: Vector2(56, 56))
///     group.handle(.bodyPlaced(0, play, isAnimated: false), at: 0)
///     group.handle(.bodyPlaced(1, play), at: 1)                       // it grows in its place
///     group.handle(.bodyPlaced(1, play.moved(by: Vector2(70, 0))), at: 1)  // and buds from there
///     group.draw(at: 1.1, into: &path)                                // until group.restTime
///
/// A body is a rounded box. A spring takes it to the box where its child is laid out, or a finger
/// holds it. Two bodies whose gap gets small join by a neck, and part again at a larger gap: the
/// neck gets thin, becomes two tails, and stretches the bodies before it parts. A neck belongs to a
/// pair of bodies; the outline is the union of all bodies, necks and tails, drawn clockwise over
/// each other. So fill it by the non-zero rule.
///
/// A group has at most ``capacity`` bodies. A host puts each further child into a group of its own:
/// it is drawn, but does not join.
public struct JellyGroupBody: ClockedControl {
  /// The largest number of bodies.
  public static let capacity = 12

  /// A rounded box, in points.
  public struct Box: Equatable, Sendable {
    /// The middle.
    public var center: Vector2
    /// Width and height.
    ///
    /// A negative one counts as 0.
    public var size: Vector2
    /// The radius of the corners, limited to half of the smaller side; infinity for round ends.
    public var cornerRadius: Double

    /// Creates a box, with round ends unless a radius is given.
    public init(center: Vector2, size: Vector2, cornerRadius: Double = .infinity) {
      self.center = center
      self.size = size
      self.cornerRadius = cornerRadius
    }

    /// The same box at another place.
    public func moved(by offset: Vector2) -> Self {
      Self(center: center + offset, size: size, cornerRadius: cornerRadius)
    }
  }

  /// An event that can happen to a group.
  ///
  /// Points are in the coordinates of the group. Bodies are distinguished by numbers of the host's
  /// own, fingers likewise. In a page and in a trace each is a `Double`, which is exact up to 2⁵³.
  public enum Event: Equatable, Sendable {
    /// A finger has come down on the body that is nearest to the point, and holds it.
    ///
    /// Each finger holds one body; a second finger on a body takes it over, which is not an effect.
    case touchBegan(Vector2, id: Int = 0)
    /// The finger has moved, and its body with it.
    case touchMoved(Vector2, id: Int = 0)
    /// The finger has left: the body goes to its box, with the finger's velocity.
    case touchEnded(Vector2, id: Int = 0)
    /// The system has taken all fingers away: their bodies go to their boxes without a velocity.
    case touchCancelled
    /// A body is laid out in a box: a new one grows there, one of the group moves there.
    ///
    /// Without an animation it is there at once, and its necks are at rest. A body that a finger
    /// holds goes there when the finger leaves. A new body without a slot is ignored.
    /// If only slots of bodies that still shrink are left, it grows out of the nearest of these.
    case bodyPlaced(_ body: Int, Box, isAnimated: Bool = true)
    /// A body is taken away: it shrinks to nothing, or is gone at once.
    ///
    /// A finger that holds it loses it.
    case bodyRemoved(_ body: Int, isAnimated: Bool = true)
    /// Two bodies are joined, with a whole neck, if their gap is now below that at which they part;
    /// else nothing happens.
    case bodiesJoined(Int, Int)
    /// The group has another size, which does not move its bodies.
    case sizeChanged(Vector2)
    /// The group has another tuning from now on; it may change in mid-motion.
    case tuningChanged(Tuning)
    /// The group has other settings: bodies that may not be joined any more part.
    case settingsChanged(Settings)
  }

  /// A fact that a host can announce.
  ///
  /// That bodies join and part is to be read in each frame (``isJoined(_:_:at:)``), because it
  /// happens between events.
  public enum Effect: Equatable, Sendable {
    /// A finger has come down on a body that no other finger holds.
    case grabbed(Int)
    /// The last finger that held a body has left or was taken away.
    ///
    /// The way is that of the body from its box, in points, and the velocity that of the finger, in
    /// points per second. A host that throws a body away places it farther on that way, at the same
    /// time: it keeps the velocity.
    case released(Int, way: Vector2, velocity: Vector2)
    /// The system has taken the fingers away that held several bodies: all of these are released.
    case allReleased
  }

  /// The properties of a group other than its size.
  public struct Settings: JellySettings {
    /// The gap at which a neck between large bodies parts, in points.
    ///
    /// Small bodies part sooner.
    ///
    /// With 0 bodies that overlap are one, without necks.
    public var spacing: Double
    /// The only body that the others join, by its number; nil if all may join.
    public var hub: Int?

    /// Creates the settings of a group.
    ///
    /// A negative spacing counts as 0, and NaN as the default.
    public init(spacing: Double = 20, hub: Int? = nil) {
      self.spacing = spacing
      self.hub = hub
    }

    /// Creates the default settings.
    @_spi(Jelly) @_disfavoredOverload public init() { self.init(spacing: 20) }
  }

  /// Width and height of the group, in points.
  public internal(set) var size: Vector2
  /// The settings, limited to numbers that a group can work with.
  public internal(set) var settings: Settings
  /// The tuning, which defines the group's behavior.
  public internal(set) var tuning: Tuning

  /// The bodies, each in a slot of its own until it is gone.
  var bodies = Sixteen(all: Body())
  /// The slots that have a body.
  var used = SlotSet()
  /// The slots whose bodies have been removed, and shrink.
  var leaving = SlotSet()
  /// The bonds of the bodies in two slots.
  var bonds = LiquidBonds()
  /// The fingers that hold bodies.
  var grips = Four(all: Grip())
  /// The time from which on nothing moves.
  var motionRestTime = -Double.infinity
  var clock = EventClock()

  /// Creates a group without bodies.
  ///
  /// - Parameters:
  ///   - size: Width and height of the group, in points. A number that is negative or NaN counts
  ///     as 0.
  ///   - settings: The spacing, and which bodies may join.
  ///   - tuning: The tuning, which defines the group's behavior.
  /// - Precondition: The tuning is valid (``JellyTuning/isValid``).
  public init(size: Vector2, settings: Settings = Settings(), tuning: Tuning = .standard) {
    self.size = Limits.size(size)
    self.settings = settings.clamped
    self.tuning = tuning.validated
  }

  /// The time from which on the outline stays as it is until the next event.
  public var restTime: Double { max(clock.time, motionRestTime) }

  /// A Boolean value that indicates whether a finger holds a body.
  public var isHeld: Bool {
    for slot in 0..<4 where grips[slot].isDown { return true }
    return false
  }

  /// Returns where a body is at `time`, without the stretch of its outline; nil for a body that is
  /// not in the group.
  ///
  /// Put the child there.
  public func box(of body: Int, at time: Double) -> Box? {
    guard let slot = slot(of: body) else { return nil }
    let time = motionTime(at: time)
    let box = bodies.read(slot) { $0.box(at: time) }
    return Box(center: box.center, size: 2 * box.halfSize, cornerRadius: box.radius)
  }

  /// Returns whether two bodies are joined at `time`.
  public func isJoined(_ body: Int, _ other: Int, at time: Double) -> Bool {
    guard let slot = self.slot(of: body), let other = self.slot(of: other), slot != other else {
      return false
    }
    return bonds.isJoined(slot, other, at: motionTime(at: time))
  }

  /// A body with a number in the group; bodies that leave do not count.
  func slot(of body: Int) -> Int? {
    for slot in 0..<Self.capacity where present[slot] && bodies.read(slot, { $0.id }) == body {
      return slot
    }
    return nil
  }

  /// The slots of the bodies in the group.
  var present: SlotSet { SlotSet(bits: used.bits & ~leaving.bits) }

  /// The springs of the bonds.
  var bondSprings: LiquidBond.Springs {
    LiquidBond.Springs(bridge: tuning.bridgeSpring, recoil: tuning.recoilSpring)
  }

  /// A time as the motions count it: from the rest time on all of them are over.
  func motionTime(at time: Double) -> Double { time < restTime ? time : .infinity }
}

@_spi(Jelly) extension JellyGroupBody.Settings: FieldVisitable {
  /// Accepts a visitor of every field, which may change it; a hub of −1 stands for nil.
  public mutating func accept(_ visitor: inout some FieldVisitor) {
    visitor.number(
      &spacing, "spacing", in: .points, recommended: 0...40, step: 1, valid: .notNegative)
    var number = Double(hub ?? -1)
    let old = number
    visitor.number(
      &number, "hub", in: .ratio, recommended: -1...11, step: 1, valid: -1...1e9)
    if number != old { hub = number >= 0 ? Int(min(number, 1e9)) : nil }
  }
}

// MARK: - For traces and pages

@_spi(Jelly) extension JellyGroupBody {
  /// The number of bodies that do not leave.
  public var bodyCount: Int { present.count }

  /// The rows of a group for a page at some time: a row for each body that does not leave.
  public struct Rows {
    private var numbers = Sixteen(all: SIMD4<Double>())
    private var measures = Sixteen(all: SIMD4<Double>())

    fileprivate init(of group: JellyGroupBody, at time: Double) {
      let (present, time) = (group.present, group.motionTime(at: time))
      var row = 0
      for slot in 0..<JellyGroupBody.capacity where present[slot] {
        let box = group.bodies.read(slot) { $0.box(at: time) }
        var (joined, bit) = (0.0, 1.0)
        for other in 0..<JellyGroupBody.capacity where present[other] {
          if other != slot, group.bonds.isJoined(slot, other, at: time) { joined += bit }
          bit *= 2
        }
        numbers[row] = SIMD4(Double(group.bodies[slot].id), box.center.x, box.center.y, joined)
        measures[row] = SIMD4(2 * box.halfSize.x, 2 * box.halfSize.y, box.radius, 0)
        row += 1
      }
    }

    /// The number and the center of the body in a row, and a sum of 2ⁿ for the rows n to which it
    /// is joined.
    public func place(_ row: Int) -> SIMD4<Double> { numbers[row] }

    /// The width, the height and the corner radius of the body in a row.
    public func size(_ row: Int) -> SIMD4<Double> { measures[row] }
  }

  /// The rows at a time, for which each body is evaluated once.
  public func rows(at time: Double) -> Rows { Rows(of: self, at: time) }

  /// The events that make an empty group as this one, which is at rest: its bodies, then its joined
  /// pairs; nil beyond the last.
  public func restoringEvent(_ number: Int) -> Event? {
    var left = number
    for slot in 0..<Self.capacity where present[slot] {
      if left == 0 {
        let box = bodies[slot].target
        return .bodyPlaced(
          bodies[slot].id,
          Box(center: box.center, size: 2 * box.halfSize, cornerRadius: box.radius),
          isAnimated: false)
      }
      left -= 1
    }
    for other in 0..<Self.capacity where present[other] {
      for slot in 0..<other where present[slot] && bonds.isJoined(slot, other, at: .infinity) {
        if left == 0 { return .bodiesJoined(bodies[slot].id, bodies[other].id) }
        left -= 1
      }
    }
    return nil
  }
}
