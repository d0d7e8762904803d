extension GooeyPager {
  /// Takes an event; see ``ElasticBody/handle(_:at:)``.
  @discardableResult
  public mutating func handle(_ event: Event, at time: Double) -> Effect? {
    let before = clock.time
    guard let now = clock.moment(of: event, at: time) else { return nil }
    let pause = now - before
    rest(by: now)
    switch event {
    case .scrolled(let offset, let isDragging):
      return scroll(
        to: layout.position(of: offset), isDragging: isDragging, after: pause, now: now)
    case .jumped(let page):
      return jump(to: layout.nearest(to: Double(page)), now: now)
    case .tapped(let point):
      return jump(to: page(under: point), now: now)
    case .swiped(let point):
      let page = page(under: point)
      return page == self.page ? nil : jump(to: page, now: now)
    case .tuned(let tuning):
      retune(tuning, now: now)
      return nil
    case .resized(let size):
      self.size = Limits.size(size)
      return nil
    case .laidOut(let layout):
      return lay(out: layout.bounded)
    }
  }

  /// The page whose dot is nearest to a finger.
  private func page(under point: Vector2) -> Int { track.page(at: Limits.position(point)) }

  /// The scroll is elsewhere now.
  private mutating func scroll(
    to position: Double, isDragging: Bool, after pause: Double, now: Double
  ) -> Effect? {
    let old = state
    let nearest = layout.nearest(to: position)
    let rests = abs(position - Double(nearest)) <= Self.landingTolerance
    let isUnmoved = position == self.position
    state = nextState(
      isDragging: isDragging, restsOn: rests ? nearest : nil, isUnmoved: isUnmoved, after: pause)
    if state == .dragged, old != .dragged { topSpeed = 0 }
    if state == .dragged || state == .driven {
      beginWay(now: now)
      if line.target != nil { redraw(lineTo: nil, now: now) }
    }
    self.position = position
    tracker.add(Vector2(layout.within(position), 0), at: now)
    topSpeed = max(topSpeed, abs(tracker.velocity.x))
    switch tuning.tail {
    case .way: follow(from: old, now: now)
    case .speed: chase(from: old, isUnmoved: isUnmoved, now: now)
    }
    if state == .resting { topSpeed = 0 }
    return cross()
  }

  /// What the scroll is doing after a report.
  private func nextState(
    isDragging: Bool, restsOn page: Int?, isUnmoved: Bool, after pause: Double
  ) -> State {
    if isDragging { return .dragged }
    switch state {
    case .dragged, .released: return page == nil ? .released : .resting
    case .resting, .driven: return page == nil ? .driven : .resting
    case .jumping(let target, let hasStarted):
      if page == target { return .resting }
      // It stands still elsewhere, or something else moves it now.
      let isGivenUp = isUnmoved ? hasStarted : pause > Self.patience
      guard isGivenUp else { return .jumping(to: target, hasStarted: hasStarted || !isUnmoved) }
      return page == nil ? .driven : .resting
    }
  }

  /// Selects the page that the scroll has come to, unless it is on its way to a chosen one.
  private mutating func cross() -> Effect? {
    if case .jumping = state { return nil }
    guard layout.pages > 0, abs(layout.within(position) - Double(page)) > 0.5 else { return nil }
    page = layout.nearest(to: position)
    return .selected(page)
  }

  /// A page has been asked for.
  private mutating func jump(to target: Int, now: Double) -> Effect? {
    guard layout.pages > 0 else { return nil }
    let share = Double(abs(target - page)) / Double(layout.pages)
    let isForward = Double(target) >= position
    beginWay(now: now)
    redraw(lineTo: target, now: now)
    let isThere = abs(position - Double(target)) <= Self.landingTolerance
    state = isThere && state == .resting ? .resting : .jumping(to: target, hasStarted: false)
    topSpeed = 0
    let start = now + tuning.wobbleDelay
    switch tuning.tail {
    case .way where start > now:
      wobble(over: share, isForward: isForward, from: start, now: now)
    // T2's wobble starts from a stretch of its own: without a delay the ball would jump.
    case .way, .speed:
      squeeze(by: tuning.wobble(over: share), isForward: isForward, now: now)
    }
    guard target != page else { return nil }
    page = target
    return .selected(target)
  }

  /// Lets the track go to a page, or follow the ball, from where it is.
  private mutating func redraw(lineTo target: Int?, now: Double) {
    let place = line.place(at: now, ball: position)
    // A track that is with the ball at once has no way of its own to a page.
    let target = tuning.lineDuration > 0 ? target : nil
    line = Line(
      target: target, slack: place - (target.map(Double.init) ?? position), startTime: now,
      duration: line.duration(by: tuning))
  }

  /// Pages or layout have changed.
  private mutating func lay(out layout: Layout) -> Effect? {
    self.layout = layout
    // The tail stays as long as it is.
    let way = position - wayStart
    position = layout.reachable(position)
    wayStart = position - way
    line.target = line.target.map { layout.nearest(to: Double($0)) }
    if case .jumping(let target, let hasStarted) = state {
      state = .jumping(to: layout.nearest(to: Double(target)), hasStarted: hasStarted)
    }
    let selected = layout.nearest(to: Double(page))
    guard selected != page else { return nil }
    page = selected
    return .selected(selected)
  }

  /// A ball that is round takes up limits that have waited for that.
  private mutating func rest(by now: Double) {
    if now >= sway.restTime, sway.target == .zero { limits = tuning.limits }
  }

  /// The pager has another tuning; the stretch goes on from where it is.
  ///
  /// A spring that must not overshoot starts anew without the velocity of the one before.
  private mutating func retune(_ tuning: Tuning, now: Double) {
    redraw(lineTo: nil, now: now)
    let goesOn = tuning.wobble.carriesVelocity
    let velocity = goesOn ? sway.velocity(at: now) : .zero
    if self.tuning.tail != tuning.tail { wayStart = position }
    self.tuning = tuning
    line.duration = line.duration(by: tuning)
    rest(by: now)
    sway = SpringRelay(motion(from: sway.value(at: now), velocity: velocity, to: lean, now: now))
  }

  /// How near to a page the scroll must be to rest on it, in pages: about the point within which
  /// it is not seen to move on.
  private static var landingTolerance: Double { 0.02 }

  /// How long a scroll to a page may stand still, in seconds, before it counts as given up.
  private static var patience: Double { 0.5 }
}

// MARK: - The stretch

extension GooeyPager {
  /// The stretch that the scroll holds where it is.
  private var lean: Vector2 {
    switch tuning.tail {
    case .way: return state == .dragged || state == .driven ? wayTail : .zero
    case .speed:
      guard state != .resting else { return .zero }
      let beyond = abs(position - layout.within(position))
      let squeeze = tuning.squeezeLimit.limited(tuning.squeeze * beyond)
      return Vector2(-squeeze, -squeeze) / 2
    }
  }

  /// T2's tail: as long as the way of the scroll.
  private var wayTail: Vector2 {
    let way = position - wayStart
    return behind(min(abs(way), 1), isForward: way >= 0)
  }

  /// Lets T2's tail grow from here on, unless one holds already.
  private mutating func beginWay(now: Double) {
    if sway.target(at: now) == .zero { wayStart = position }
  }

  /// A stretch behind a ball that moves to later pages, or to earlier ones.
  private func behind(_ stretch: Double, isForward: Bool) -> Vector2 {
    isForward ? Vector2(stretch, 0) : Vector2(0, stretch)
  }

  /// T2's tail: as long as the way from the last rest while the scroll is moved, and a wobble once
  /// it is let go.
  private mutating func follow(from old: State, now: Double) {
    switch (old, state) {
    case (.dragged, .released), (.dragged, .resting), (.driven, .resting):
      let isForward = sway.target(at: now).y == 0
      wobble(over: 1 / Double(max(layout.pages, 1)), isForward: isForward, from: now, now: now)
    case (_, .dragged), (_, .driven):
      lead(now: now)
      sway.second = sway.first
    case (_, .jumping), (.jumping, .resting), (.resting, .resting):
      if now < sway.second.startTime { lead(now: now) }
    case (_, .released), (_, .resting): break
    }
  }

  /// Goes on with the first motion, its tail as long as the way is now.
  private mutating func lead(now: Double) {
    let target = sway.target(at: now)
    let tail = wayTail
    if now >= sway.second.startTime { sway.first = sway.second }
    guard target != tail else { return }
    let start = sway.first.value(at: now) + (tail - target)
    sway.first = motion(from: start, velocity: sway.first.velocity(at: now), to: tail, now: now)
  }

  /// T2's wobble, as the spring that its keyframes were taken from.
  private mutating func wobble(
    over share: Double, isForward: Bool, from start: Double, now: Double
  ) {
    let stretch = behind(tuning.wobble(over: share), isForward: isForward)
    if now >= sway.second.startTime { sway.first = sway.second }
    // Keyframes without a sine start with the velocity of their decay.
    let velocity = stretch * -tuning.wobble.decayRate
    sway.second = motion(from: stretch, velocity: velocity, to: .zero, now: start)
  }

  /// The tail that shows the speed: on its way to it, and home when nothing more is reported.
  private mutating func chase(from old: State, isUnmoved: Bool, now: Double) {
    if state == .resting {
      guard old != .resting else { return }
      return squeeze(
        by: tuning.landing * topSpeed, isForward: tracker.velocity.x >= 0, now: now)
    }
    // What stands still has a tail that goes home already.
    guard !isUnmoved else { return }
    let speed = tracker.velocity.x
    let tail = tuning.stretchLimit.limited(tuning.gain * abs(speed))
    let target = lean + behind(tail, isForward: speed >= 0)
    sway.first = motion(
      from: sway.value(at: now), velocity: sway.velocity(at: now), to: target, by: tuning.spring,
      now: now)
    let end = now + VelocityTracker.pause
    sway.second = motion(
      from: sway.first.value(at: end), velocity: sway.first.velocity(at: end), to: lean, now: end)
  }

  /// Sets the ball wobbling, squeezed first; from rest a velocity v carries a spring v/ω₀ far.
  ///
  /// A ball is squeezed from both sides and stays on its dot. A square has no sides: it is turned.
  private mutating func squeeze(by stretch: Double, isForward: Bool, now: Double) {
    let reach = tuning.squeezeLimit.limited(stretch) * tuning.wobble.angularFrequency
    let kick =
      layout.style == .ball ? Vector2(reach, reach) / 2 : behind(reach, isForward: isForward)
    let velocity = sway.velocity(at: now) - kick
    sway = SpringRelay(motion(from: sway.value(at: now), velocity: velocity, to: lean, now: now))
  }

  /// A motion of the stretch, home by the wobble or by another spring.
  ///
  /// It counts as arrived where no point of the outline moves by more than 0.01 pt in the last step.
  private func motion(
    from stretch: Vector2, velocity: Vector2, to target: Vector2, by spring: DampedSpring? = nil,
    now: Double
  ) -> SpringMotion<Vector2> {
    SpringMotion(
      from: stretch, velocity: velocity, to: target, by: spring ?? tuning.wobble, at: now,
      tolerance: Limits.rest / max(layout.diameter, 1))
  }
}

extension GooeyPager.Event: ControlEvent {
  /// Whether every number in the event is finite, and its tuning sound.
  public var isSound: Bool {
    switch self {
    case .scrolled(let offset, _): offset * 0 == 0
    case .tapped(let point), .swiped(let point): point.isFinite
    case .resized(let size): size.isFinite
    case .tuned(let tuning): tuning.isSound
    case .laidOut, .jumped: true
    }
  }
}
