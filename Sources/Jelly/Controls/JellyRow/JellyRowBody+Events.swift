extension JellyRowBody {
  mutating func transition(on event: Event, now: Double) -> Effect? {
    switch (event, state) {
    case (.touchBegan(let point, let finger), .free):
      return grab(at: Limits.position(point), by: finger, isPull: false, now: now)
    case (.touchBegan(let point, let finger), .held(let grip)) where grip.isPull:
      return grab(at: Limits.position(point), by: finger, isPull: false, now: now)
    case (.touchMoved(let point, let finger), .held(let grip))
    where !grip.isPull && finger == grip.panel.finger:
      return move(grip, to: Limits.position(point), now: now)
    case (.touchEnded(let point, let finger), .held(let grip))
    where !grip.isPull && finger == grip.panel.finger:
      let place = Limits.position(point)
      // A flick whose last sample only would arm it has not shown what it does.
      if point.isFinite, place != grip.panel.place {
        _ = move(grip, to: place, arms: false, now: now)
      }
      return release(velocity: tracker.velocity(at: now).x, now: now)
    case (.touchCancelled, .held(let grip)) where !grip.isPull:
      return cancel(now: now)
    case (.pullChanged(let distance), .free):
      guard let effect = grab(at: .zero, by: 0, isPull: true, now: now),
        case .held(let grip) = state
      else { return nil }
      _ = move(grip, to: Limits.position(Vector2(distance, 0)), now: now)
      return effect
    case (.pullChanged(let distance), .held(let grip)) where grip.isPull:
      return move(grip, to: Limits.position(Vector2(distance, 0)), now: now)
    case (.pullEnded, .held(let grip)) where grip.isPull:
      return release(velocity: 0, now: now)
    case (.pullCancelled, .held(let grip)) where grip.isPull:
      return cancel(now: now)
    case (.opened(let side, let isAnimated), _):
      select(side, isAnimated: isAnimated, now: now)
      return nil
    case (.closed(let isAnimated), _):
      select(nil, isAnimated: isAnimated, now: now)
      return nil
    case (.dismissed(let action), _):
      if !isLeaving { leave(by: action, from: freed(now: now), now: now) }
      return nil
    case (.removed, _):
      remove(now: now)
      return nil
    case (.restored(let isAnimated), _):
      restore(isAnimated: isAnimated, now: now)
      return nil
    case (.sizeChanged(let size), _):
      adopt(Limits.size(size), settings, tuning, now: now)
      return nil
    case (.settingsChanged(let settings), _):
      adopt(size, settings.clamped, tuning, now: now)
      return nil
    case (.tuningChanged(let tuning), _):
      adopt(size, settings, tuning, now: now)
      return nil
    // The first finger counts, and nothing ends what has not begun.
    case (.touchBegan, _), (.touchMoved, _), (.touchEnded, _), (.touchCancelled, _),
      (.pullChanged, _), (.pullEnded, _), (.pullCancelled, _):
      return nil
    }
  }

  // MARK: - Fingers

  /// Catches the row where it is.
  private mutating func grab(
    at point: Vector2, by finger: Int, isPull: Bool, now: Double
  ) -> Effect? {
    // What has been performed cannot be caught.
    guard !isLeaving, heightMotion.target > 0 else { return nil }
    let (layout, extent) = (layout, extent(at: now))
    let velocity = isHeld ? 0 : waves.state(at: now).velocity
    if abs(extent) < Self.closedExtent {
      // Nothing of it is seen.
      fullnessMotion = .still(at: 0, since: now)
      isArmed = false
    } else if fullnessMotion.target == 1 {
      isArmed = !isPull && extent > layout.fullExtent - Self.disarmingWay
      swell(isArmed, now: now)
    }
    let way = layout.way(to: extent)
    let grip = Grip(
      panel: PanelGrip(
        finger: finger, place: point, start: direction * point.x, startWay: way,
        residual: extent - layout.extent(ofPull: way), extent: extent),
      takesSide: abs(extent) < Self.closedExtent, isPull: isPull)
    tracker = VelocityTracker()
    tracker.add(Vector2(point.x, 0), at: now)
    let wasHeld = isHeld
    hold(grip, from: extent, velocity: velocity, now: now)
    return wasHeld ? nil : .grabbed
  }

  /// Moves the finger, and the row with it.
  private mutating func move(
    _ grip: Grip, to point: Vector2, arms: Bool = true, now: Double
  ) -> Effect? {
    var grip = grip
    var distance = direction * point.x
    if grip.takesSide, distance < grip.panel.start, layout(of: side.opposite).count > 0 {
      // A closed row takes the side that the finger opens.
      turn(to: side.opposite)
      grip.panel.start = -grip.panel.start
      distance = -distance
    }
    if distance != grip.panel.start { grip.takesSide = false }
    tracker.add(Vector2(point.x, 0), at: now)
    let layout = layout
    grip.panel.place = point
    grip.panel.extent =
      layout.extent(ofPull: grip.panel.way(at: distance)) + grip.panel.residual(at: distance)
    let driver = waves.state(at: now)
    hold(
      grip, from: waves.motion.target + driver.offset, velocity: driver.velocity, now: now)
    let extent = grip.panel.extent
    let isArmed =
      self.isArmed
      ? extent > layout.fullExtent - Self.disarmingWay
      : arms && !grip.isPull && extent >= layout.fullExtent
    guard isArmed != self.isArmed else { return nil }
    self.isArmed = isArmed
    swell(isArmed, now: now)
    schedule(now: now)
    return isArmed ? .armed : .disarmed
  }

  /// Lets a spring drive the waves that follows the held row, from where it is.
  private mutating func hold(
    _ grip: Grip, from start: Double, velocity: Double, topSpeed: Double? = nil, now: Double
  ) {
    state = .held(grip)
    let spring = DampedSpring(angularFrequency: tuning.followFrequency, dampingRatio: 1)
    drive(
      by: motion(from: start, velocity: velocity, to: grip.panel.extent, by: spring, now: now),
      topSpeed: topSpeed, now: now)
  }

  /// Lets the row go where the finger's velocity takes it, or performs what is armed.
  private mutating func release(velocity speed: Double, now: Double) -> Effect? {
    guard case .held(let grip) = state else { return nil }
    let (layout, old, extent) = (layout, openSide, grip.panel.extent)
    let way = grip.panel.way(at: direction * grip.panel.place.x)
    let velocity = speed * direction * layout.slope(ofPull: way)
    if isArmed, layout.fullExtent < .infinity {
      if settings.fullSwipe == .remove {
        leave(by: 0, from: (extent, velocity), now: now)
      } else {
        go(to: nil, from: (extent, velocity), now: now)
      }
      return .performed(side)
    }
    let opens = layout.opens(from: extent, velocity: velocity)
    go(to: opens ? side : nil, from: (extent, velocity), now: now)
    return openSide == old ? .released : openSide.map { .opened($0) } ?? .closed
  }

  /// Returns the row to where it was open or closed.
  private mutating func cancel(now: Double) -> Effect {
    go(to: openSide, from: freed(now: now), now: now)
    return .released
  }

  // MARK: - Motions

  /// The extent and the velocity with which the row goes on by itself; a finger that loses it does
  /// not throw it.
  private func freed(now: Double) -> (extent: Double, velocity: Double) {
    (extent(at: now), isHeld ? 0 : waves.state(at: now).velocity)
  }

  /// Opens a side by code, or closes the row for nil.
  private mutating func select(_ side: Side?, isAnimated: Bool, now: Double) {
    // What leaves comes back only by an event of its own.
    guard !isLeaving else { return }
    let start = freed(now: now)
    var target = side
    if let side, side != self.side {
      // The other side closes first, and what is pushed past closed returns: its place would be
      // that of an open row of the other side.
      let isClosed = abs(start.extent) < Self.closedExtent
      if isClosed || !isAnimated { turn(to: side) } else { target = nil }
    }
    if target != nil, layout.count == 0 { target = nil }
    guard isAnimated else {
      state = .free
      openSide = target
      return rest(now: now)
    }
    if state == .free, target == openSide, waves.motion.target == self.target { return }
    go(to: target, from: start, now: now)
  }

  /// Lets the row leave by an action.
  private mutating func leave(
    by action: Int, from start: (extent: Double, velocity: Double), now: Double
  ) {
    (isLeaving, isArmed, openSide) = (true, false, nil)
    if action == 0, layout.count > 0 { swell(true, now: now) }
    send(from: start, now: now)
  }

  /// Lets the height go to 0; a row that has not left closes.
  private mutating func remove(now: Double) {
    guard heightMotion.target > 0 else { return }
    // What was at rest stays so, though the row moves again.
    restartBonds(now: now)
    heightMotion = heightMotion.continued(
      to: 0, by: tuning.collapseSpring, at: now, tolerance: heightTolerance)
    if isLeaving {
      planBonds()
      return schedule(now: now)
    }
    go(to: nil, from: freed(now: now), now: now)
  }

  private mutating func restore(isAnimated: Bool, now: Double) {
    guard isLeaving || heightMotion.target == 0 else { return }
    isLeaving = false
    goneTime = .infinity
    guard isAnimated else {
      (state, openSide) = (.free, nil)
      heightMotion = .still(at: 1, since: now)
      return rest(now: now)
    }
    heightMotion = heightMotion.continued(
      to: 1, by: tuning.collapseSpring, at: now, tolerance: heightTolerance)
    go(to: nil, from: freed(now: now), now: now)
  }

  /// Lets the row go to a side that is open, or close.
  private mutating func go(
    to side: Side?, from start: (extent: Double, velocity: Double), now: Double
  ) {
    (openSide, isArmed) = (side, false)
    // A row that closes hides the other drops anyway.
    if side != nil { swell(false, now: now) }
    send(from: start, now: now)
  }

  /// The extent to which a free row goes.
  private var target: Double {
    isLeaving ? size.x + Self.outside : openSide == nil ? 0 : layout.openExtent
  }

  private var spring: DampedSpring { openSide == nil ? tuning.closeSpring : tuning.openSpring }

  private mutating func send(from start: (extent: Double, velocity: Double), now: Double) {
    state = .free
    let (spring, target) = (spring, target)
    var velocity = start.velocity
    if spring.isUnderdamped {
      velocity = spring.throwVelocity(
        velocity, from: start.extent, to: target, overpull: tuning.overpull)
    } else {
      velocity = spring.velocityWithoutOvershoot(velocity, offset: start.extent - target)
    }
    drive(
      by: motion(from: start.extent, velocity: velocity, to: target, by: spring, now: now), now: now
    )
  }

  /// Lets the outermost drop swallow the others, or give them back.
  private mutating func swell(_ isFull: Bool, now: Double) {
    let target = isFull ? 1.0 : 0
    guard fullnessMotion.target != target else { return }
    let (place, velocity) = fullnessMotion.state(at: now)
    fullnessMotion = SpringMotion(
      from: place, velocity: velocity, to: target, spring: tuning.fullSpring, startTime: now,
      tolerance: fullnessTolerance)
  }

  private var fullnessTolerance: Double { Limits.restTolerance / max(size.x, 1) }

  private var heightTolerance: Double { Limits.restTolerance / max(size.y, 1) }

  /// Shows the actions of another side, of a row that is closed.
  private mutating func turn(to side: Side) {
    self.side = side
    bonds = Four(all: RowBond(isJoined: true))
  }

  /// Puts the row at rest where it goes.
  private mutating func rest(now: Double) {
    isArmed = false
    if openSide != nil || !isLeaving { fullnessMotion = .still(at: 0, since: now) }
    waves = DrivenWaves(at: target)
    // Each drop of an open row has parted.
    let parted = target > 0 ? layout.count : 0
    bonds.forEach { $1 = RowBond(isJoined: $0 >= parted) }
    schedule(now: now)
  }

  private func motion(
    from start: Double, velocity: Double, to target: Double, by spring: DampedSpring, now: Double
  ) -> SpringMotion<Double> {
    // It ends later than what can be seen of it: the waves decide when all is at rest.
    SpringMotion(
      from: start, velocity: velocity, to: target, spring: spring, startTime: now,
      tolerance: 1e-9)
  }

  private mutating func drive(
    by motion: SpringMotion<Double>, topSpeed: Double? = nil, now: Double
  ) {
    restartBonds(now: now)
    waves.follow(
      motion,
      drive: DrivenWaves.Drive(
        lead: tuning.lead, maximumLead: tuning.maximumLead, inertia: 0, tip: 0, position: 0.5,
        bodyWeight: isHeld ? 0 : 2,
        shownShare: PanelEdge.share(
          atRestOf: min(max(motion.target, 0), size.x), in: size.x, fadingWithin: Self.fadeDistance)
      ),
      model: waveModel, topSpeed: topSpeed, now: now)
    goneTime = .infinity
    if isLeaving {
      let isOutside = motion.target + motion.offset >= size.x
      goneTime = motion.goneTime(at: size.x, isOutside: isOutside, now: now)
    }
    planBonds()
    schedule(now: now)
  }

  // MARK: - Bonds

  /// Goes on with all bonds from where they are.
  private mutating func restartBonds(now: Double) {
    let (springs, time) = (bondSprings, motionTime(at: now))
    bonds.forEach { $1.anchor(at: time, now: now, springs) }
  }

  private mutating func planBonds() {
    let (springs, layout, hit) = (bondSprings, layout, tuning.hit)
    // Held, the extent is not that of the motion that drives the waves.
    let motion: SpringMotion<Double> =
      if case .held(let grip) = state { .still(at: grip.panel.extent) } else { waves.motion }
    let joinFraction = tuning.joinFraction
    bonds.forEach {
      guard $0 < layout.count else { return }
      let (joining, parting) = layout.thresholds($0, joinFraction: joinFraction)
      $1.plan(
        RowBond.Threshold(motion: motion, joining: joining, parting: parting, push: hit), springs)
    }
  }

  /// Finds when all but the waves is at rest.
  private mutating func schedule(now: Double) {
    dropRestTime = max(fullnessMotion.restTime, heightMotion.restTime)
    if goneTime < .infinity { dropRestTime = max(dropRestTime, goneTime) }
    let count = layout.count
    var (restTime, isMoving) = (dropRestTime, dropRestTime > now)
    bonds.forEach {
      guard $0 < count else { return }
      restTime = max(restTime, $1.restTime)
      isMoving = isMoving || $1.isMoving
    }
    // The rest of a motion that nobody sees goes at the next tick, and not at an event.
    dropRestTime = isMoving ? max(restTime, now.nextUp) : restTime
  }

  var bondSprings: LiquidBond.Springs {
    LiquidBond.Springs(bridge: tuning.bridgeSpring, recoil: tuning.recoilSpring)
  }

  // MARK: - Changes

  /// Changes size, settings and tuning; the row and its edge continue from where they are.
  private mutating func adopt(
    _ size: Vector2, _ settings: Settings, _ tuning: Tuning, now: Double
  ) {
    let (old, isResting, driver) = (self, !isHeld && now >= restTime, waves.state(at: now))
    let (start, way) = (waves.motion.target + driver.offset, heldWay)
    restartBonds(now: now)
    (self.size, self.settings, self.tuning) = (size, settings, tuning)
    let layout = layout
    if openSide != nil, layout.count == 0 { openSide = nil }
    if tuning.fullSpring != old.tuning.fullSpring {
      fullnessMotion = fullnessMotion.continued(
        to: fullnessMotion.target, by: tuning.fullSpring, at: now, tolerance: fullnessTolerance)
    }
    if tuning.collapseSpring != old.tuning.collapseSpring {
      heightMotion = heightMotion.continued(
        to: heightMotion.target, by: tuning.collapseSpring, at: now, tolerance: heightTolerance)
    }
    switch state {
    case .held(var grip):
      // The same finger, on the row where it is.
      let excess = way - old.layout.way(to: grip.panel.extent)
      let own = layout.way(to: grip.panel.extent)
      grip.panel.start = direction * grip.panel.place.x
      grip.panel.startWay = own + excess
      grip.panel.residual = grip.panel.extent - layout.extent(ofPull: own + excess)
      if direction != old.direction { grip.takesSide = false }
      hold(grip, from: start, velocity: driver.velocity, topSpeed: waves.topSpeed, now: now)
    case .free where isResting && (size != old.size || target == waves.motion.target):
      rest(now: now)
    case .free:
      let spring = spring
      let velocity = spring.velocity(
        continuing: driver.velocity, of: waves.motion.spring, offset: start - target)
      drive(
        by: motion(from: start, velocity: velocity, to: target, by: spring, now: now),
        topSpeed: isResting ? nil : waves.topSpeed(continuedTo: target, by: spring), now: now)
    }
  }

  /// The way of the finger that holds the row.
  private var heldWay: Double {
    guard case .held(let grip) = state else { return 0 }
    return grip.panel.way(at: direction * grip.panel.place.x)
  }

  /// The model of the waves of the edge.
  private var waveModel: WaveModel {
    WaveModel(
      endCondition: .free, length: edgeLength, spring: tuning.waveSpring,
      waves: WaveTuning(
        stiffnessDamping: tuning.stiffnessDamping, foundationFraction: tuning.foundationFraction,
        bendingStiffness: tuning.bendingStiffness, contactFrequency: 0,
        touchWidth: tuning.touchWidth),
      waveCount: DrivenWaves.count)
  }

  /// The extent below which nothing of an open row is seen, in points.
  private static var closedExtent: Double { 1e-9 }
  /// The way back by which a full swipe is not armed any more, in points: a finger that trembles
  /// arms it once.
  private static var disarmingWay: Double { 16 }
  /// The distance beyond its end to which a row leaves, in points, so that it leaves with speed; as
  /// a drawer.
  private static var outside: Double { 24 }
}

extension JellyRowBody.Event: ControlEvent, TouchEvent {
  /// A Boolean value that indicates whether the event ends or cancels a touch or a pull.
  public var endsTouch: Bool {
    switch self {
    case .touchEnded, .touchCancelled, .pullEnded, .pullCancelled: true
    default: false
    }
  }
}

@_spi(Jelly) extension JellyRowBody.Event: VisitableEvent {
  /// Accepts a visitor of every field, which may change it, and returns the event's name.
  public mutating func accept(_ visitor: inout some FieldVisitor) -> StaticString {
    switch self {
    case .touchBegan(let point, let finger): return visitor.touchBegan(&self, point, finger)
    case .touchMoved(let point, let finger): return visitor.touchMoved(&self, point, finger)
    case .touchEnded(let point, let finger): return visitor.touchEnded(&self, point, finger)
    case .touchCancelled: return visitor.touchCancelled()
    case .pullChanged(var distance):
      visitor.number(&distance, "distance")
      self = .pullChanged(distance: distance)
      return "pullChanged"
    case .pullEnded: return "pullEnded"
    case .pullCancelled: return "pullCancelled"
    case .opened(var side, var isAnimated):
      visitor.choice(&side, "side")
      visitor.flag(&isAnimated, "isAnimated")
      self = .opened(side, isAnimated: isAnimated)
      return "opened"
    case .closed(var isAnimated):
      visitor.flag(&isAnimated, "isAnimated")
      self = .closed(isAnimated: isAnimated)
      return "closed"
    case .dismissed(var action):
      visitor.count(&action, "action")
      self = .dismissed(action: action)
      return "dismissed"
    case .removed: return "removed"
    case .restored(var isAnimated):
      visitor.flag(&isAnimated, "isAnimated")
      self = .restored(isAnimated: isAnimated)
      return "restored"
    case .sizeChanged(let size): return visitor.sizeChanged(&self, size)
    case .tuningChanged(let tuning): return visitor.tuningChanged(&self, tuning)
    case .settingsChanged(let settings): return visitor.settingsChanged(&self, settings)
    }
  }
}
