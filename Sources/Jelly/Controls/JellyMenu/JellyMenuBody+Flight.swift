extension JellyMenuBody {
  /// All motions between two events.
  ///
  /// Each item has a lane in every vector. So a dozen motions are stored in place, where an array
  /// would allocate, and reading one does not copy the others.
  struct Flight: Sendable {
    typealias Lanes = SIMD16<Double>

    /// The time at which the motions began, in seconds, and their target.
    var start = 0.0
    var target = 0.0
    /// The time from which on nothing moves.
    var restTime = -Double.infinity
    /// The button's own motion.
    var bump = Bump()
    /// The growth of the button's width after a finger's tap, as a share of its radius.
    var swell = SpringMotion.still(at: 0.0)
    /// The button's stretch after it has caught items; those that it will catch come on top of it.
    var buttonOscillation = SpringMotion.still(at: Vector2.zero)
    /// The time from which on that stretch and those to come cannot be seen.
    var oscillationRestTime = -Double.infinity

    private var departure = Lanes()
    private var before = Lanes()
    private var earlyOffset = Lanes()
    private var earlyVelocity = Lanes()
    private var lateOffset = Lanes()
    private var lateVelocity = Lanes()

    /// The bonds of the items and the button.
    var bonds = Sixteen(all: LiquidBond())

    /// Creates the flight of a menu at rest, open or closed.
    init(isOpen: Bool) {
      target = isOpen ? 1 : 0
      before = Lanes(repeating: target)
      bonds = Sixteen(all: LiquidBond(isJoined: !isOpen))
    }

    /// The lane of the cross on the button, which moves as an item does.
    static var cross: Int { JellyMenuBody.itemLimit }

    /// The motion of an item.
    ///
    /// Setting one does not store its start and target, which are the flight's.
    subscript(track index: Int) -> Track {
      @inline(never) get {
        Track(
          start: start, departure: departure[index], before: before[index],
          early: Vector2(earlyOffset[index], earlyVelocity[index]), target: target,
          late: Vector2(lateOffset[index], lateVelocity[index]))
      }
      @inline(never) set {  // −6,967 B
        departure[index] = newValue.departure
        before[index] = newValue.before
        earlyOffset[index] = newValue.early.x
        earlyVelocity[index] = newValue.early.y
        lateOffset[index] = newValue.late.x
        lateVelocity[index] = newValue.late.y
      }
    }
  }

  /// Sends all items out, to 1, or back, to 0.
  ///
  /// - Parameters:
  ///   - target: 1 or 0.
  ///   - flick: The velocity of the finger on one item.
  ///   - isTapped: Whether a finger has tapped the button.
  ///   - now: The time, in seconds.
  @inline(never)  // −1,273 B
  mutating func move(
    to target: Double, flick: (index: Int, velocity: Vector2)? = nil, isTapped: Bool = false,
    now: Double
  ) {
    if !isMoving(at: now) { flight = Flight(isOpen: isOpen) }
    for lane in 0...Self.itemLimit {
      let track = flight[track: lane]
      var state = track.state(at: now, by: tuning)
      if let flick, flick.index == lane { state.y += push(of: lane, by: flick.velocity) }
      let delay = lane == Flight.cross ? 0 : tuning.stagger * Double(lane + 1)
      flight[track: lane] = Track(
        from: state, goingTo: track.goal(at: now), sentTo: target, at: now + delay, by: tuning,
        now: now)
    }
    flight.start = now
    flight.target = target
    if tuning.transition == .bump {
      flight.bump = Bump(isOpening: target > 0, after: flight.bump, now: now)
    }
    state = target > 0 ? .opening : .closing
    if isTapped { keepSwelling(isTapped: true, now: now) }
    bond(as: tuning, now: now)
  }

  /// Continues every moving item under the new tuning, to its present goal and no earlier than its
  /// scheduled start.
  mutating func retune(to tuning: Tuning, now: Double) {
    let old = self.tuning
    self.tuning = tuning
    guard isMoving(at: now) else { return }
    for lane in 0...Self.itemLimit {
      let track = flight[track: lane]
      guard !track.keepsCurve(from: old, to: tuning, now: now) else { continue }
      flight[track: lane] = Track(
        from: track.state(at: now, by: old), goingTo: track.goal(at: now),
        sentTo: flight.target, at: tuning.stagger > 0 ? max(track.departure, now) : now,
        isStopped: tuning.transition != old.transition, by: tuning, now: now)
    }
    flight.start = now
    keepSwelling(now: now)
    bond(as: old, now: now)
  }

  /// Computes when bridges part and form, and when all motion ends, after the items' motions have
  /// changed.
  ///
  /// - Parameters:
  ///   - old: The tuning that applied until now.
  ///   - now: The time, in seconds.
  mutating func bond(as old: Tuning, now: Double) {
    var restTime = now
    switch tuning.transition {
    case .bump: restTime = max(restTime, flight.bump.restTime)
    case .bud:
      keepOscillating(as: old, now: now)
      restTime = max(restTime, flight.swell.restTime)
    case .fade: break
    }
    let fan = fan
    let (springs, tolerance, restStretch) = (tuning.bud.bondSprings, tolerance, restStretch)
    for lane in 0...Self.itemLimit {
      let track = flight[track: lane]
      let isCross = lane == Flight.cross
      if lane < arrangement.itemCount || isCross {
        restTime = max(
          restTime,
          track.restTime(
            by: tuning, tolerance: isCross ? tolerance.cross : tolerance.item, now: now))
      }
      guard tuning.transition == .bud, !isCross else { continue }
      var bond = flight.bonds[lane]
      bond.anchor(bond.state(at: now, old.bud.bondSprings), now: now)
      // An item that is left out hangs on nothing, and is not caught.
      if lane < arrangement.itemCount {
        bond.plan(Hanging(track, on: self, in: fan))
        bond.findRest(springs, tolerance: Self.bondTolerance, hitTolerance: restStretch)
        flight.oscillationRestTime = max(flight.oscillationRestTime, bond.restTime)
      }
      flight.bonds[lane] = bond
    }
    flight.restTime =
      tuning.transition == .bud ? max(restTime, flight.oscillationRestTime) : restTime
  }

  /// The growth that counts as none: a thousandth of a tail.
  private static var bondTolerance: Double { 0.001 }

  /// The velocity that a flick adds to an item, as a multiple of its distance per second.
  private func push(of index: Int, by velocity: Vector2) -> Double {
    let fan = fan
    guard tuning.transition == .bud, fan.distance > 0 else { return 0 }
    let push = (velocity * fan.direction(of: index)).sum() / fan.distance
    return min(max(push, -tuning.bud.maximumFlickVelocity), tuning.bud.maximumFlickVelocity)
  }

  /// The share of its distance that counts as 0: for an item that of ``Limits/restTolerance``, and
  /// for the cross the same at the ends of its arms.
  private var tolerance: (item: Double, cross: Double) {
    let share = Limits.restTolerance / max(fan.distance, 1)
    switch tuning.transition {
    case .bump: return (share, share)
    case .bud:
      let ends = Limits.restTolerance / max(cross.arm * .pi / 4, 1)
      return (hidesItems(at: Limits.faint) ? max(share, Limits.faint) : share, ends)
    case .fade: return (Limits.faint, Limits.faint)
    }
  }

  /// Returns whether the button hides the outlines of items that return and are not farther from
  /// its middle than a share of their distance.
  private func hidesItems(at share: Double) -> Bool {
    let radius =
      arrangement.itemDiameter / 2
      * (tuning.bud.initialScale + (1 - tuning.bud.initialScale) * share)
    return flight.target == 0 && fan.distance * share + radius <= button.radius
  }
}

extension JellyMenuBody {
  /// An item that may hang on the button: at its place it has parted, in the button it has joined.
  ///
  /// At a share p of its distance D, an item of radius r has the radius s = (seed + (1 −
  /// seed)·p)·r. The gap between its edge and that of a button of radius R is D·p − s − R.
  private struct Hanging: BondedPair {
    let track: Track
    let tuning: Tuning
    /// The velocity of an item as a multiple of its distance that is one of a radius of the button.
    let speed: Double
    /// The places where it parts and joins, as shares of the distance to its place.
    let (parting, joining): (Double, Double)

    init(_ track: Track, on menu: JellyMenuBody, in fan: JellyFan) {
      (self.track, tuning) = (track, menu.tuning)
      let (button, bud, radius) = (menu.button, tuning.bud, fan.arrangement.itemDiameter / 2)
      speed = fan.distance / max(button.radius, 1)
      let partingGap = bud.partingGap(from: button, in: fan)
      let slope = fan.distance - radius * (1 - bud.initialScale)
      func share(_ gap: Double) -> Double {
        slope > 0 ? (gap + button.radius + radius * bud.initialScale) / slope : .infinity
      }
      (parting, joining) = (share(partingGap), share(partingGap * bud.rejoinFraction))
    }

    func distance(isJoined: Bool, at time: Double) -> Double {
      if time == .infinity { return (track.target == 0) == isJoined ? 1 : -1 }
      let place = track.state(at: time, by: tuning).x
      return isJoined ? parting - place : place - joining
    }

    func nextChange(isJoined: Bool, after start: Double) -> Double? {
      let time = track.arrival(
        at: isJoined ? parting : joining, isRising: isJoined, from: start,
        by: tuning)
      return time < .infinity ? time : nil
    }

    func hit(at time: Double) -> Double {
      JellyMenuBody.impactRate(speed * track.state(at: time, by: tuning).y, by: tuning.bud)
    }
  }
}

extension JellyMenuBody.Bud {
  /// The springs of the bonds.
  var bondSprings: LiquidBond.Springs {
    LiquidBond.Springs(bridge: bridgeSpring, recoil: recoilSpring)
  }

  /// The share of the button's stretch that an item takes: 1 while a neck holds it or it touches
  /// the button, and 0 where its tail is drawn in and the button is out of reach.
  ///
  /// So an item that touches the button again is stretched with it before they are one outline.
  ///
  /// - Parameters:
  ///   - gap: The gap between the item and the button as they are without its stretch, in points.
  ///   - growth: The growth of their bond.
  ///   - fan: The places of the items.
  func stretchShare(gap: Double, _ growth: Double, in fan: JellyFan) -> Double {
    let farthest = max(separationDistance * fan.arrangement.itemDiameter / 2, Limits.minimumLength)
    let apart = min(max(gap / farthest, 0), 1)
    let near = (1 - apart * apart) * (1 - apart * apart)
    return near + (1 - near) * min(max(growth, 0), 1)
  }

  /// The gap between the edges of an item and the button at which their neck parts, in points.
  func partingGap(from button: Disc, in fan: JellyFan) -> Double {
    let radius = fan.arrangement.itemDiameter / 2
    return min(separationDistance * radius, (fan.distance - radius - button.radius) / 2)
  }
}
