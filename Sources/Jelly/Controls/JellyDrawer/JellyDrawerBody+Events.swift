extension JellyDrawerBody {
  mutating func transition(on event: Event, now: Double) -> Effect? {
    switch (event, state) {
    case (.touchBegan(let point, let finger), .free):
      grab(at: Limits.position(point), by: finger, now: now)
      return .grabbed
    case (.touchMoved(let point, let finger), .held(let grip)) where finger == grip.finger:
      move(grip, to: Limits.position(point), now: now)
      return nil
    case (.touchEnded(let point, let finger), .held(var grip)) where finger == grip.finger:
      // A finger that leaves where it was last has not moved.
      if point.isFinite, Limits.position(point) != grip.place {
        grip = move(grip, to: Limits.position(point), now: now)
      }
      return release(grip, now: now)
    case (.touchCancelled, .held(let grip)):
      return cancel(grip, now: now)
    case (.selected(let index, let isAnimated), _):
      select(layout.index(nearestTo: index), isAnimated: isAnimated, now: now)
      return nil
    case (.dismissed(let isAnimated), _):
      select(nil, isAnimated: isAnimated, now: now)
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
    case (.touchBegan, .held), (.touchMoved, _), (.touchEnded, _), (.touchCancelled, .free):
      return nil
    }
  }

  // MARK: - Fingers

  /// Catches the panel where it is.
  private mutating func grab(at point: Vector2, by finger: Int, now: Double) {
    let (layout, extent) = (layout, extent(at: now))
    let velocity = waves.state(at: now).velocity
    let grip = grip(
      at: point, by: finger, way: layout.way(to: extent), extent: extent, layout: layout)
    startTracking(grip, now: now)
    hold(grip, layout: layout, from: extent, velocity: velocity, now: now)
  }

  /// The grip of a finger that begins where the panel is.
  private func grip(
    at point: Vector2, by finger: Int, way: Double, extent: Double, layout: DrawerLayout
  ) -> PanelGrip {
    PanelGrip(
      finger: finger, place: point, start: distance(of: point), startWay: way,
      residual: extent - layout.extent(ofPull: way), extent: extent)
  }

  private mutating func startTracking(_ grip: PanelGrip, now: Double) {
    tracker = VelocityTracker()
    tracker.add(Vector2(0, grip.start), at: now)
  }

  /// Moves the finger, and the panel with it.
  @discardableResult
  private mutating func move(_ grip: PanelGrip, to point: Vector2, now: Double) -> PanelGrip {
    let (layout, distance) = (layout, distance(of: point))
    tracker.add(Vector2(0, distance), at: now)
    var grip = grip
    grip.place = point
    grip.extent = max(
      layout.extent(ofPull: grip.way(at: distance)) + grip.residual(at: distance), 0)
    let driver = waves.state(at: now)
    hold(
      grip, layout: layout, from: waves.motion.target + driver.offset, velocity: driver.velocity,
      now: now)
    return grip
  }

  /// Lets a spring drive the waves that follows the held panel, from where it is.
  ///
  /// A finger's samples are steps, which the spring makes smooth; when the finger rests, the spring
  /// soon does, too.
  private mutating func hold(
    _ grip: PanelGrip, layout: DrawerLayout, from start: Double, velocity: Double,
    topSpeed: Double? = nil, now: Double
  ) {
    state = .held(grip)
    goneTime = .infinity
    leadingPosition = position(of: grip.place)
    let spring = DampedSpring(angularFrequency: tuning.followFrequency, dampingRatio: 1)
    let motion = motion(from: start, velocity: velocity, to: grip.extent, by: spring, now: now)
    let overpull = grip.way(at: distance(of: grip.place)) - layout.largest
    let tip = RubberBand(coefficient: Self.tipCoefficient, dimension: tuning.tipRange)
    driveWaves(by: motion, tip: tip.displacement(for: overpull), topSpeed: topSpeed, now: now)
  }

  /// Lets the panel go to the stop that the finger's velocity selects.
  private mutating func release(_ grip: PanelGrip, now: Double) -> Effect {
    let (layout, distance) = (layout, distance(of: grip.place))
    let (way, speed) = (grip.way(at: distance), tracker.velocity(at: now).y)
    let velocity = speed * layout.slope(ofPull: way)
    let old = selectedDetent
    let stop = layout.stop(
      from: grip.extent, velocity: velocity, selected: old, isDismissible: layout.isDismissible)
    // Against the resistance the panel goes less far than the finger.
    let isAttempt =
      !layout.isDismissible
      && layout.stop(from: max(way, 0), velocity: speed, selected: nil, isDismissible: true) == nil
    send(to: stop, from: grip.extent, velocity: velocity, now: now)
    return isAttempt ? .dismissalAttempted : effect(of: stop, after: old)
  }

  /// Returns the panel to where it was selected to be.
  private mutating func cancel(_ grip: PanelGrip, now: Double) -> Effect {
    let old = selectedDetent
    let stop = old ?? (layout.isDismissible ? nil : layout.nearestDetent(to: 0))
    send(to: stop, from: grip.extent, velocity: 0, now: now)
    return effect(of: stop, after: old)
  }

  private func effect(of stop: Int?, after old: Int?) -> Effect {
    guard stop != old else { return .released }
    return stop.map { .selected($0) } ?? .dismissed
  }

  // MARK: - Motions

  /// Selects a detent, or nil for outside, by code.
  private mutating func select(_ stop: Int?, isAnimated: Bool, now: Double) {
    guard isAnimated else {
      let target = stop.map { layout.lengths[$0] } ?? 0
      (state, selectedDetent, goneTime) = (.free, stop, .infinity)
      waves = DrivenWaves(at: target)
      return
    }
    if state == .free, stop == selectedDetent { return }
    let velocity = isHeld ? 0 : waves.state(at: now).velocity
    send(to: stop, from: extent(at: now), velocity: velocity, now: now)
  }

  /// Lets the panel go to a detent, or out.
  private mutating func send(to stop: Int?, from extent: Double, velocity: Double, now: Double) {
    state = .free
    selectedDetent = stop
    let spring = stop == nil ? tuning.closeSpring : tuning.openSpring
    let target = stop.map { layout.lengths[$0] } ?? Self.outsideTarget
    let velocity = spring.throwVelocity(
      spring.carried(velocity), from: extent, to: target, overpull: tuning.overpull)
    driveWaves(
      byFree: motion(from: extent, velocity: velocity, to: target, by: spring, now: now), now: now)
  }

  /// Lets the motion of the free panel drive the waves.
  private mutating func driveWaves(
    byFree motion: SpringMotion<Double>, topSpeed: Double? = nil, now: Double
  ) {
    goneTime = .infinity
    if selectedDetent == nil {
      let isOutside = motion.target + motion.offset <= 0
      goneTime = motion.goneTime(at: 0, isOutside: isOutside, now: now)
    }
    driveWaves(by: motion, tip: 0, topSpeed: topSpeed, now: now)
  }

  private mutating func driveWaves(
    by motion: SpringMotion<Double>, tip: Double, topSpeed: Double?, now: Double
  ) {
    waves.follow(
      motion,
      drive: DrivenWaves.Drive(
        lead: tuning.lead, maximumLead: tuning.maximumLead,
        // Under a finger the panel's acceleration would make the tip late.
        inertia: isHeld ? 0 : tuning.inertia, tip: tip, position: leadingPosition,
        bodyWeight: isHeld ? 0 : 1,
        shownShare: PanelEdge.share(
          atRestOf: max(motion.target, 0), in: settings.edge.asTop(size: size).y,
          fadingWithin: Self.fadeDistance)),
      model: waveModel, topSpeed: topSpeed, now: now)
  }

  private func motion(
    from start: Double, velocity: Double, to target: Double, by spring: DampedSpring, now: Double
  ) -> SpringMotion<Double> {
    // It ends later than what can be seen of it: the waves decide when all is at rest.
    SpringMotion(
      from: start, velocity: velocity, to: target, spring: spring, startTime: now,
      tolerance: 1e-9)
  }

  // MARK: - Changes

  /// The change of a drawer by other measures or another tuning, from the least to the most.
  private enum Change {
    /// Nothing of its motion.
    case nothing
    /// The edge or the springs; the panel goes where it went before.
    case behavior
    /// The lengths between which the panel moves.
    case layout
    /// The size of the container, or the edge: a finger is at another distance.
    case place

    init(from old: JellyDrawerBody, to new: JellyDrawerBody) {
      if new.size != old.size || new.settings.edge != old.settings.edge {
        self = .place
      } else if new.layout != old.layout {
        self = .layout
      } else {
        self = new.tuning != old.tuning || new.edgeLength != old.edgeLength ? .behavior : .nothing
      }
    }
  }

  /// Changes size, settings and tuning; the panel and its edge continue from where they are.
  private mutating func adopt(
    _ size: Vector2, _ settings: Settings, _ tuning: Tuning, now: Double
  ) {
    let (old, isResting, driver) = (self, !isHeld && now >= restTime, waves.state(at: now))
    (self.size, self.settings, self.tuning) = (size, settings, tuning)
    let change = Change(from: old, to: self)
    selectedDetent = selectedDetent.map {
      settings.detents.index(of: old.settings.detents, $0)
        ?? layout.nearestDetent(to: old.layout.lengths[$0])
    }
    let start = waves.motion.target + driver.offset
    let target = selectedDetent.map { layout.lengths[$0] } ?? waves.motion.target
    switch (state, change) {
    case (.held, .nothing): break
    case (.held(var grip), _):
      if change != .behavior { grip = renewed(grip, of: old) }
      if change == .place { startTracking(grip, now: now) }
      hold(
        grip, layout: layout, from: start, velocity: driver.velocity, topSpeed: waves.topSpeed,
        now: now)
    case (.free, .nothing) where target == waves.motion.target: break
    // Outside, nobody sees the panel come to rest.
    case (.free, _) where isGone(at: now): break
    // A container that gets another size at rest lays the drawer out anew, without a motion.
    case (.free, _) where isResting && (change == .place || target == waves.motion.target):
      waves = DrivenWaves(at: target)
    case (.free, _):
      goOn(from: start, velocity: driver.velocity, to: target, isNew: isResting, now: now)
    }
  }

  /// The grip of the same finger on the panel where it is, after a change of its layout.
  ///
  /// A residual that no finger could hold before stays so.
  private func renewed(_ grip: PanelGrip, of old: Self) -> PanelGrip {
    let excess = grip.way(at: old.distance(of: grip.place)) - old.layout.way(to: grip.extent)
    let layout = layout
    return self.grip(
      at: grip.place, by: grip.finger, way: layout.way(to: grip.extent) + excess,
      extent: grip.extent, layout: layout)
  }

  /// Lets a free panel go on, by the spring that it has now.
  ///
  /// - Parameter isNew: Whether it was at rest.
  private mutating func goOn(
    from start: Double, velocity: Double, to target: Double, isNew: Bool, now: Double
  ) {
    let spring = selectedDetent == nil ? tuning.closeSpring : tuning.openSpring
    let velocity = spring.velocity(
      continuing: velocity, of: waves.motion.spring, offset: start - target)
    driveWaves(
      byFree: motion(from: start, velocity: velocity, to: target, by: spring, now: now),
      topSpeed: isNew ? nil : waves.topSpeed(continuedTo: target, by: spring), now: now)
  }

  // MARK: - Positions

  /// The distance of a point from the container's edge, in points.
  private func distance(of point: Vector2) -> Double { settings.edge.asTop(point, in: size).y }

  /// The position of a point along the free edge, in shares of its length; a little away from the
  /// ends.
  private func position(of point: Vector2) -> Double {
    guard edgeLength > 0 else { return 0.5 }
    let position = (settings.edge.asTop(point, in: size).x - cornerRadius) / edgeLength
    return min(max(position, Self.nearestPosition), 1 - Self.nearestPosition)
  }

  /// The model of the waves of the free edge.
  private var waveModel: WaveModel {
    WaveModel(
      endCondition: .free, length: edgeLength, spring: tuning.waveSpring,
      waves: WaveTuning(
        stiffnessDamping: tuning.stiffnessDamping, foundationFraction: tuning.foundationFraction,
        bendingStiffness: tuning.bendingStiffness, contactFrequency: 0,
        touchWidth: tuning.touchWidth),
      waveCount: DrivenWaves.count)
  }

  /// The target of a panel that goes out, in points: so far outside that it leaves with speed.
  ///
  /// With half of it the last rim is seen for a frame longer, and with twice as much for one less.
  private static var outsideTarget: Double { -24 }
  /// The share of an overpull that the edge follows at first.
  ///
  /// With half of it the dome is 7 pt lower, and hardly seen beside the motion of the panel; with
  /// twice as much the edge runs 8 pt ahead.
  private static var tipCoefficient: Double { 0.35 }
  /// The position nearest to an end at which a finger can hold the edge, in shares of the length.
  private static var nearestPosition: Double { 0.04 }
}

extension JellyDetents {
  /// The index here of a detent of another list, if possible the same one; nil if it is not here.
  fileprivate func index(of other: Self, _ index: Int) -> Int? {
    let detent = other[index]
    return index < count && self[index] == detent ? index : firstIndex(of: detent)
  }
}

extension JellyDrawerBody.Event: ControlEvent, TouchEvent {
  /// A Boolean value that indicates whether the event ends or cancels a touch.
  public var endsTouch: Bool {
    switch self {
    case .touchEnded, .touchCancelled: true
    default: false
    }
  }
}

@_spi(Jelly) extension JellyDrawerBody.Event: VisitableEvent {
  /// Accepts a visitor of every field, which may change it, and returns the event's name.
  public mutating func accept(_ visitor: inout some FieldVisitor) -> StaticString {
    switch self {
    case .touchBegan(let point, let finger): return visitor.touchBegan(&self, point, finger)
    case .touchMoved(let point, let finger): return visitor.touchMoved(&self, point, finger)
    case .touchEnded(let point, let finger): return visitor.touchEnded(&self, point, finger)
    case .touchCancelled: return visitor.touchCancelled()
    case .selected(var index, var isAnimated):
      visitor.count(&index, "index")
      visitor.flag(&isAnimated, "isAnimated")
      self = .selected(index, isAnimated: isAnimated)
      return "selected"
    case .dismissed(var isAnimated):
      visitor.flag(&isAnimated, "isAnimated")
      self = .dismissed(isAnimated: isAnimated)
      return "dismissed"
    case .sizeChanged(let size): return visitor.sizeChanged(&self, size)
    case .tuningChanged(let tuning): return visitor.tuningChanged(&self, tuning)
    case .settingsChanged(let settings): return visitor.settingsChanged(&self, settings)
    }
  }
}
