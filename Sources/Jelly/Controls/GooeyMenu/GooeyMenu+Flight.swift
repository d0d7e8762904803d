extension GooeyMenu {
  /// Everything that moves between two events.
  ///
  /// A number of each item is a lane of a vector, so that a dozen motions lie in place, where an
  /// array would allocate, and reading one does not copy the others.
  struct Flight: Sendable {
    typealias Lanes = SIMD16<Double>

    /// When everything was sent off, in seconds, and where to.
    var start = 0.0
    var target = 0.0
    /// From this time on nothing moves.
    var restTime = -Double.infinity
    /// The button's own motion.
    var bump = Bump()

    private var departure = Lanes()
    private var before = Lanes()
    private var earlyOffset = Lanes()
    private var earlyVelocity = Lanes()
    private var lateOffset = Lanes()
    private var lateVelocity = Lanes()

    private var isWhole = Lanes()
    private var strength = Lanes()
    private var strengthVelocity = Lanes()
    private var firstChange = Lanes()
    private var firstStrength = Lanes()
    private var secondChange = Lanes()
    private var secondStrength = Lanes()
    private var bondRestTime = Lanes()

    /// When the bonds were last looked at.
    var bondStart = 0.0

    /// A menu at rest, open or closed.
    init(isOpen: Bool) {
      target = isOpen ? 1 : 0
      before = Lanes(repeating: target)
      isWhole = Lanes(repeating: 1 - target)
      strength = isWhole * 2
      firstChange = Lanes(repeating: .infinity)
      secondChange = firstChange
    }

    /// The lane of the cross on the button, which moves as an item does.
    static var cross: Int { GooeyMenu.itemLimit }

    /// How an item moves; what is set has the flight's own start and target.
    subscript(track index: Int) -> Track {
      @inline(never) get {
        Track(
          start: start, departure: departure[index], before: before[index],
          early: Vector2(earlyOffset[index], earlyVelocity[index]), target: target,
          late: Vector2(lateOffset[index], lateVelocity[index]))
      }
      @inline(never) set {
        departure[index] = newValue.departure
        before[index] = newValue.before
        earlyOffset[index] = newValue.early.x
        earlyVelocity[index] = newValue.early.y
        lateOffset[index] = newValue.late.x
        lateVelocity[index] = newValue.late.y
      }
    }

    /// What holds an item to the button.
    subscript(bond index: Int) -> Bond {
      @inline(never) get {
        var bond = Bond(
          start: bondStart, isWhole: isWhole[index] > 0,
          state: Vector2(strength[index], strengthVelocity[index]))
        bond.firstChange = firstChange[index]
        bond.firstStrength = firstStrength[index]
        bond.secondChange = secondChange[index]
        bond.secondStrength = secondStrength[index]
        bond.restTime = bondRestTime[index]
        return bond
      }
      @inline(never) set {
        isWhole[index] = newValue.isWhole ? 1 : 0
        strength[index] = newValue.state.x
        strengthVelocity[index] = newValue.state.y
        firstChange[index] = newValue.firstChange
        firstStrength[index] = newValue.firstStrength
        secondChange[index] = newValue.secondChange
        secondStrength[index] = newValue.secondStrength
        bondRestTime[index] = newValue.restTime
      }
    }
  }

  /// Sends everything out, to 1, or back, to 0; `flick` is the velocity of one item's finger.
  @inline(never)
  mutating func move(
    to target: Double, flick: (index: Int, velocity: Vector2)? = nil, now: Double
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
    if tuning.form == .bump {
      flight.bump = Bump(isOpening: target > 0, after: flight.bump, now: now)
    }
    state = target > 0 ? .opening : .closing
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
      flight[track: lane] = Track(
        from: track.state(at: now, by: old), goingTo: track.goal(at: now),
        sentTo: flight.target, at: tuning.stagger > 0 ? max(track.departure, now) : now, by: tuning,
        now: now)
    }
    flight.start = now
    bond(as: old, now: now)
  }

  /// Finds when bridges part and form, and when all is over, as the items move from now on.
  ///
  /// - Parameters:
  ///   - old: How the menu felt until now.
  ///   - now: In seconds.
  mutating func bond(as old: Tuning, now: Double) {
    var restTime = now
    if tuning.form == .bump { restTime = max(restTime, flight.bump.restTime) }
    let fan = fan
    let levels = tuning.bud.levels(from: button, in: fan)
    let tolerance = tolerance
    for lane in 0...Self.itemLimit {
      let track = flight[track: lane]
      var itemRestTime = track.restTime(by: tuning, tolerance: tolerance)
      if tuning.form == .bud {
        let bond = flight[bond: lane].following(
          track, levels: levels, from: old.bud, by: tuning, now: now)
        flight[bond: lane] = bond
        itemRestTime = max(itemRestTime, bond.restTime)
      }
      if lane < arrangement.count || lane == Flight.cross { restTime = max(restTime, itemRestTime) }
    }
    flight.bondStart = now
    flight.restTime = restTime
  }

  /// What a flick adds to an item's velocity, in ways a second.
  private func push(of index: Int, by velocity: Vector2) -> Double {
    let fan = fan
    guard tuning.form == .bud, fan.distance > 0 else { return 0 }
    let push = (velocity * fan.direction(of: index)).sum() / fan.distance
    return min(max(push, -tuning.bud.flickLimit), tuning.bud.flickLimit)
  }

  /// The part of the way, or of the opacity, that counts as none: of the way ``Limits/rest``, of the
  /// opacity what no screen shows.
  private var tolerance: Double {
    tuning.form == .fade ? 0.001 : Limits.rest / max(fan.distance, 1)
  }
}

extension GooeyMenu.Bud {
  /// Where the bridges of a fan part and form.
  ///
  /// At a share p of the way, an item of radius r is (seed + (1 − seed)·p)·r large, and its edge
  /// D·p less that and the button's radius away from the button's.
  func levels(from button: Disc, in fan: GooeyFan) -> GooeyMenu.Bond.Levels {
    let radius = fan.arrangement.itemDiameter / 2
    let parting = partingGap(from: button, in: fan)
    let slope = fan.distance - radius * (1 - seed)
    func share(_ gap: Double) -> Double {
      slope > 0 ? (gap + button.radius + radius * seed) / slope : .infinity
    }
    return GooeyMenu.Bond.Levels(
      parting: share(parting), joining: share(parting * rejoining))
  }

  /// How thick an item's bridge is: 0 where it parts, 1 where it has just come out of the button.
  func neck(of item: Disc, from button: Disc, in fan: GooeyFan) -> Double {
    let gap = (item.center - button.center).magnitude - item.radius - button.radius
    let parting = partingGap(from: button, in: fan)
    let room = parting + 2 * item.radius
    let share = room > 0 ? (parting - gap) / room : 0
    // An item that rests where its bridge parts has none, however it rounds.
    return share > Self.leastNeck ? min(share, 1) : 0
  }

  /// How thin a neck is none, as a share.
  private static var leastNeck: Double { 1e-9 }

  /// How far an item's edge is from the button's when their bridge parts, in points.
  private func partingGap(from button: Disc, in fan: GooeyFan) -> Double {
    let radius = fan.arrangement.itemDiameter / 2
    return min(reach * radius, (fan.distance - radius - button.radius) / 2)
  }
}
