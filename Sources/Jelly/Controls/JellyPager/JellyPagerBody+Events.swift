extension JellyPagerBody {
  mutating func transition(on event: Event, now: Double) -> Effect? {
    let pause = now - lastTime
    lastTime = now
    rest(by: now)
    switch event {
    case .scrolled(let offset, let isDragging):
      // Without a place, a report can only end a drag.
      guard offset.isFinite || state == .dragged else { return nil }
      let position = offset.isFinite ? settings.position(of: offset) : self.position
      // A browser reports a scroll and its end in one frame; only another frame shows that the
      // scroll stands still.
      let isRepeated = position == self.position && now - scrollTime < Self.shortestFrame
      guard !isRepeated || isDragging != (state == .dragged) else { return nil }
      scrollTime = now
      return scroll(to: position, isDragging: isDragging, after: pause, now: now)
    case .pageRequested(let page):
      return jump(to: settings.nearest(to: Double(page)), now: now)
    case .tapped(let point):
      return jump(to: page(under: point), now: now)
    case .dragged(let point):
      let page = page(under: point)
      return page == self.page ? nil : jump(to: page, now: now)
    case .tuningChanged(let tuning):
      retune(tuning, now: now)
      return nil
    case .sizeChanged(let size):
      self.size = Limits.size(size)
      fitLine(now: now)
      return nil
    case .settingsChanged(let settings):
      return set(settings.clamped, now: now)
    }
  }

  /// The page whose dot is nearest to a finger.
  private func page(under point: Vector2) -> Int { track.page(at: Limits.position(point)) }

  /// Handles a report that the scroll has another position, in pages.
  private mutating func scroll(
    to position: Double, isDragging: Bool, after pause: Double, now: Double
  ) -> Effect? {
    let old = state
    let nearest = settings.nearest(to: position)
    let rests = abs(position - Double(nearest)) <= Self.landingTolerance
    let isUnmoved = position == self.position
    state = nextState(
      isDragging: isDragging, restsOn: rests ? nearest : nil, isUnmoved: isUnmoved, after: pause)
    if state == .dragged, old != .dragged { topSpeed = 0 }
    if state == .dragged || state == .driven {
      beginTravel(now: now)
      if line.target != nil { redraw(lineTo: nil, now: now) }
    }
    self.position = position
    tracker.add(Vector2(settings.within(position), 0), at: now)
    topSpeed = max(topSpeed, abs(tracker.velocity.x))
    switch tuning.stretchSource {
    case .distance: follow(from: old, now: now)
    case .speed: followSpeed(from: old, isUnmoved: isUnmoved, now: now)
    }
    if state == .resting { topSpeed = 0 }
    return selectCrossedPage()
  }

  /// The state of the scroll after a report.
  private func nextState(
    isDragging: Bool, restsOn page: Int?, isUnmoved: Bool, after pause: Double
  ) -> State {
    if isDragging { return .dragged }
    switch state {
    case .dragged, .released: return page == nil ? .released : .resting
    case .resting, .driven: return page == nil ? .driven : .resting
    case .jumping(let target, let motions):
      if page == target { return .resting }
      // The scroll stands still at another place, or something else moves it now.
      let isGivenUp = isUnmoved ? motions == 0 : pause > Self.patience
      guard isGivenUp else {
        return .jumping(to: target, motions: isUnmoved ? motions : max(motions - 1, 0))
      }
      return page == nil ? .driven : .resting
    }
  }

  /// Selects the page that the scroll has reached, unless it goes to a chosen page.
  private mutating func selectCrossedPage() -> Effect? {
    if case .jumping = state { return nil }
    guard settings.pageCount > 0, abs(settings.within(position) - Double(page)) > 0.5 else {
      return nil
    }
    page = settings.nearest(to: position)
    return .selected(page)
  }

  /// Handles a request for a page.
  private mutating func jump(to target: Int, now: Double) -> Effect? {
    guard settings.pageCount > 0 else { return nil }
    let share = Double(abs(target - page)) / Double(settings.pageCount)
    let isForward = Double(target) >= position
    beginTravel(now: now)
    redraw(lineTo: target, now: now)
    let isThere = abs(position - Double(target)) <= Self.landingTolerance
    let isResting = state == .resting
    state = isThere && isResting ? .resting : .jumping(to: target, motions: isResting ? 1 : 2)
    topSpeed = 0
    let start = now + tuning.wobbleDelay
    switch tuning.stretchSource {
    case .distance where start > now:
      wobble(over: share, isForward: isForward, from: start, now: now)
    // T2's wobble starts from a given stretch: without a delay the ball would jump to it.
    case .distance, .speed:
      squeeze(by: tuning.wobble(over: share), isForward: isForward, now: now)
    }
    guard target != page else { return nil }
    page = target
    return .selected(target)
  }

  /// Lets the colored part of the track go to a page, or follow the ball, from its present length.
  private mutating func redraw(lineTo target: Int?, now: Double) {
    let place = line.place(at: now, ball: position)
    // Without a duration the colored part always follows the ball.
    let target = tuning.trackDuration > 0 ? target : nil
    line = Line(
      target: target, residual: place - (target.map(Double.init) ?? position), startTime: now,
      duration: line.duration(by: tuning), tolerance: lineTolerance)
  }

  /// The residual of the line within which nobody sees it move, in pages.
  private var lineTolerance: Double { Limits.restTolerance / max(track.spacing, 1) }

  /// Gives a line that is still moving the tolerance on a track with another distance of its dots.
  private mutating func fitLine(now: Double) {
    if now < line.restTime { line.tolerance = lineTolerance }
  }

  /// Handles a change of the settings.
  private mutating func set(_ settings: Settings, now: Double) -> Effect? {
    self.settings = settings
    fitLine(now: now)
    // The tail keeps its length.
    let travel = position - travelStart
    position = settings.reachable(position)
    travelStart = position - travel
    line.target = line.target.map { settings.nearest(to: Double($0)) }
    if case .jumping(let target, let motions) = state {
      state = .jumping(to: settings.nearest(to: Double(target)), motions: motions)
    }
    let selected = settings.nearest(to: Double(page))
    guard selected != page else { return nil }
    page = selected
    return .selected(selected)
  }

  /// Adopts the tuning's limits if the ball is round.
  private mutating func rest(by now: Double) {
    if now >= sway.restTime, sway.target == .zero { limits = tuning.limits }
  }

  /// Changes the tuning; the stretch and the colored part of the track go on from where they are.
  private mutating func retune(_ tuning: Tuning, now: Double) {
    let (old, oldLean) = (self.tuning, lean)
    if old.stretchSource != tuning.stretchSource { travelStart = position }
    self.tuning = tuning
    if old.trackDuration != tuning.trackDuration { redraw(lineTo: line.target, now: now) }
    rest(by: now)
    guard now < sway.second.startTime, old.stretchSource == tuning.stretchSource else {
      let present = now < sway.second.startTime ? sway.first : sway.second
      sway = TwoStageMotion(continued(present, to: lean, by: tuning.wobbleSpring, now: now))
      return
    }
    let isFollowing = sway.first.spring == old.stretchSpring
    sway.first = continued(
      sway.first, to: sway.first.target + (lean - oldLean),
      by: isFollowing ? tuning.stretchSpring : tuning.wobbleSpring, now: now)
    let end = sway.second.startTime
    switch tuning.stretchSource {
    case .distance: startWobble(from: sway.second.offset, at: end)
    case .speed: endFollowing(at: end)
    }
  }

  /// A motion of the stretch that goes on to a target, by a spring of the present tuning.
  private func continued(
    _ motion: SpringMotion<Vector2>, to target: Vector2, by spring: DampedSpring, now: Double
  ) -> SpringMotion<Vector2> {
    motion.continued(to: target, by: spring, at: now, tolerance: tolerance)
  }

  /// The distance from a page at which the scroll counts as resting on it, in pages; nearer than
  /// that nobody sees it move.
  private static var landingTolerance: Double { 0.02 }

  /// The time for which a scroll to a page may stand still before it counts as given up, in
  /// seconds.
  private static var patience: Double { 0.5 }

  /// The duration of a frame of the fastest screens, in seconds: 240 frames per second.
  private static var shortestFrame: Double { 1.0 / 240 }
}

// MARK: - The stretch

extension JellyPagerBody {
  /// The stretch at which the present state of the scroll holds the ball.
  private var lean: Vector2 {
    switch tuning.stretchSource {
    case .distance: return state == .dragged || state == .driven ? travelTail : .zero
    case .speed:
      guard state != .resting else { return .zero }
      let beyond = abs(position - settings.within(position))
      let squeeze = tuning.squeezeLimit.limited(tuning.overscrollSqueeze * beyond)
      return Vector2(-squeeze, -squeeze) / 2
    }
  }

  /// T2's tail: as long as the travel of the scroll.
  private var travelTail: Vector2 {
    let travel = position - travelStart
    return behind(min(abs(travel), 1), isForward: travel >= 0)
  }

  /// Lets T2's tail grow from the present position on, unless there is a tail already.
  private mutating func beginTravel(now: Double) {
    if sway.target(at: now) == .zero { travelStart = position }
  }

  /// A stretch behind a ball that moves to later pages, or, with `isForward` false, to earlier
  /// ones.
  private func behind(_ stretch: Double, isForward: Bool) -> Vector2 {
    isForward ? Vector2(stretch, 0) : Vector2(0, stretch)
  }

  /// Moves T2's tail: while the scroll is moved, it is as long as the travel from the last rest;
  /// when the scroll is let go, it wobbles.
  private mutating func follow(from old: State, now: Double) {
    switch (old, state) {
    case (.dragged, .released), (.dragged, .resting), (.driven, .resting):
      let isForward = sway.target(at: now).y == 0
      wobble(
        over: 1 / Double(max(settings.pageCount, 1)), isForward: isForward, from: now, now: now)
    case (_, .dragged), (_, .driven):
      growTail(now: now)
      sway.second = sway.first
    case (_, .jumping), (.jumping, .resting), (.resting, .resting):
      if now < sway.second.startTime { growTail(now: now) }
    case (_, .released), (_, .resting): break
    }
  }

  /// Continues the first motion, with a tail as long as the travel is now.
  private mutating func growTail(now: Double) {
    let target = sway.target(at: now)
    let tail = travelTail
    if now >= sway.second.startTime { sway.first = sway.second }
    guard target != tail else { return }
    let start = sway.first.value(at: now) + (tail - target)
    sway.first = motion(from: start, velocity: sway.first.velocity(at: now), to: tail, now: now)
  }

  /// Starts T2's wobble, as the spring that its keyframes sample.
  private mutating func wobble(
    over share: Double, isForward: Bool, from start: Double, now: Double
  ) {
    let stretch = behind(tuning.wobble(over: share), isForward: isForward)
    if now >= sway.second.startTime { sway.first = sway.second }
    startWobble(from: stretch, at: start)
  }

  /// Lets T2's wobble start from a stretch at a time.
  private mutating func startWobble(from stretch: Vector2, at start: Double) {
    // T2's formula does not have a sine, so the motion starts with the velocity of its decay.
    let velocity = stretch * -tuning.wobbleSpring.decayRate
    sway.second = motion(from: stretch, velocity: velocity, to: .zero, now: start)
  }

  /// Moves the tail to the length for the scroll's speed, and back if nothing more is reported.
  private mutating func followSpeed(from old: State, isUnmoved: Bool, now: Double) {
    if state == .resting {
      guard old != .resting else { return }
      return squeeze(
        by: tuning.landingWobble * topSpeed, isForward: tracker.velocity.x >= 0, now: now)
    }
    // The tail of a scroll that stands still returns to rest already.
    guard !isUnmoved else { return }
    let speed = tracker.velocity.x
    let tail = tuning.stretchLimit.limited(tuning.stretchPerSpeed * abs(speed))
    let target = lean + behind(tail, isForward: speed >= 0)
    sway.first = motion(
      from: sway.value(at: now), velocity: sway.velocity(at: now), to: target,
      by: tuning.stretchSpring,
      now: now)
    endFollowing(at: now + VelocityTracker.pause)
  }

  /// Lets the tail that shows the scroll's speed return to rest at a time, unless more is reported.
  private mutating func endFollowing(at end: Double) {
    sway.retarget(to: lean, spring: tuning.wobbleSpring, at: end, tolerance: tolerance)
  }

  /// Lets the ball wobble, squeezed first.
  ///
  /// From rest a velocity v moves a spring about v/ω₀ far.
  ///
  /// A ball is squeezed from both sides, so it stays on its dot. A square cannot be squeezed; it is
  /// rotated.
  private mutating func squeeze(by stretch: Double, isForward: Bool, now: Double) {
    let speed = tuning.squeezeLimit.limited(stretch) * tuning.wobbleSpring.angularFrequency
    let kick =
      settings.indicatorStyle == .ball
      ? Vector2(speed, speed) / 2 : behind(speed, isForward: isForward)
    let velocity = sway.velocity(at: now) - kick
    sway = TwoStageMotion(motion(from: sway.value(at: now), velocity: velocity, to: lean, now: now))
  }

  /// A motion of the stretch to a target, by the wobble or by another spring.
  private func motion(
    from stretch: Vector2, velocity: Vector2, to target: Vector2, by spring: DampedSpring? = nil,
    now: Double
  ) -> SpringMotion<Vector2> {
    SpringMotion(
      from: stretch, velocity: velocity, to: target, spring: spring ?? tuning.wobbleSpring,
      startTime: now,
      tolerance: tolerance)
  }

  /// The stretch that counts as none: such that no point of the outline moves by more than 0.1 pt
  /// in the last step.
  private var tolerance: Double {
    Limits.restTolerance / max(settings.diameter * outlinePerStretch, 1)
  }

  /// The distance by which the mark's outline moves for a stretch of 1, in diameters.
  ///
  /// A stretch turns a square, whose corners are 1/√2 of a side from its center.
  private var outlinePerStretch: Double {
    switch settings.indicatorStyle {
    case .ball: JellyBall.growth / 2
    case .square: max(abs(tuning.rollTurns * tuning.rollLag) * .pi / 2 * 0.5.squareRoot(), 1)
    }
  }
}

extension JellyPagerBody.Event: ControlEvent {
  /// A Boolean value that indicates whether the event ends a drag, if there is one: a report that
  /// nothing drags the scroll.
  public var endsTouch: Bool {
    if case .scrolled(_, isDragging: false) = self { true } else { false }
  }
}

@_spi(Jelly) extension JellyPagerBody.Event: VisitableEvent {
  /// Accepts a visitor of every field, which may change it, and returns the event's name.
  public mutating func accept(_ visitor: inout some FieldVisitor) -> StaticString {
    switch self {
    case .scrolled(var offset, var isDragging):
      visitor.number(&offset, "offset")
      visitor.flag(&isDragging, "isDragging")
      self = .scrolled(offset: offset, isDragging: isDragging)
      return "scrolled"
    case .pageRequested(var page):
      visitor.count(&page, "page")
      self = .pageRequested(page)
      return "pageRequested"
    case .tapped(var point):
      visitor.point(&point)
      self = .tapped(point)
      return "tapped"
    case .dragged(var point):
      visitor.point(&point)
      self = .dragged(point)
      return "dragged"
    case .sizeChanged(let size): return visitor.sizeChanged(&self, size)
    case .tuningChanged(let tuning): return visitor.tuningChanged(&self, tuning)
    case .settingsChanged(let settings): return visitor.settingsChanged(&self, settings)
    }
  }
}
