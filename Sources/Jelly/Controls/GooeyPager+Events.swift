extension GooeyPager {
  /// Takes an event and says what the host must do now.
  ///
  /// - Parameters:
  ///   - event: What happened. An event with a number in it that is not finite is ignored.
  ///   - time: When, in seconds on the host's monotonic clock. A time earlier than the last
  ///     event's counts as that event's. One that is not finite, or beyond ±10¹² s, makes the event
  ///     be ignored: no clock is there, and none of its later times could be told apart.
  public mutating func handle(_ event: Event, at time: Double) -> Effect? {
    guard abs(time) <= Limits.time, event.isFinite else { return nil }
    let now = max(time, lastEventTime)
    lastEventTime = now
    switch event {
    case .scrolled(let offset, let isDragging):
      return scroll(to: offset, isDragging: isDragging, now: now)
    case .jumped(let page):
      return jump(to: page, now: now)
    case .tapped(let point):
      return jump(to: page(at: Limits.position(point)), now: now)
    case .resized(let size):
      self.size = Limits.size(size)
      return nil
    case .paged(let count, let width):
      pages = max(count, 1)
      pageWidth = Limits.length(width)
      if let jump, jump.page >= pages { self.jump = nil }
      return nil
    case .tuned(let tuning):
      return retune(tuning, now: now)
    }
  }

  private mutating func scroll(to offset: Double, isDragging: Bool, now: Double) -> Effect? {
    let before = page
    let old = place
    place = pageWidth > 0 ? Limits.position(Vector2(offset / pageWidth, 0)).x : 0
    if tuning.followsSpeed {
      pull(by: place - old, now: now)
      dragStart = isDragging ? (dragStart ?? old) : nil
    } else {
      follow(from: old, isDragging: isDragging, now: now)
    }
    // A finger decides anew; a jump is over where it leads to, once its line is there as well.
    if isDragging { jump = nil }
    if let jump, abs(place - Double(jump.page)) < 1e-3, now >= jump.start + tuning.lineDuration {
      self.jump = nil
    }
    return page == before ? nil : .selected(page)
  }

  /// The ball is pulled by a part of a page: its tail stays behind.
  private mutating func pull(by way: Double, now: Double) {
    guard way != 0 else { return }
    let length = stretch.value(at: now)
    let along = tuning.growth * way * heading
    let isTurned = along < 0 && length + along < 0
    // The other way the tail comes in first. A ball without one has neither front nor back.
    let pulled = isTurned ? (length > 0 ? -(length + along) : length - along) : length + along
    if isTurned { heading = -heading }
    let speed = stretch.velocity(at: now)
    swing(from: pulled, velocity: isTurned && length > 0 ? -speed : speed, now: now)
  }

  /// The tail is as long as the way from where a finger took the pages up, and a wobble starts
  /// where it lets go.
  private mutating func follow(from old: Double, isDragging: Bool, now: Double) {
    let wasDragging = dragStart != nil
    if isDragging {
      if !wasDragging { dragStart = old }
      let way = place - (dragStart ?? old)
      // Beyond half a page the original lets it be.
      if way != 0, abs(way) <= 0.5 || !wasDragging { heading = way > 0 ? 1 : -1 }
    } else if wasDragging {
      dragStart = nil
      play(pagesGone: 1, at: now)
    }
  }

  /// Scrolls to a page from wherever the pages are.
  private mutating func jump(to page: Int, now: Double) -> Effect? {
    let target = min(max(page, 0), pages - 1)
    let before = self.page
    let line = linePlace(at: now)
    let gone = abs(Double(target) - place)
    dragStart = nil
    jump = Jump(page: target, start: now, lineStart: line)
    if !tuning.followsSpeed, gone > 0 {
      heading = Double(target) > place ? 1 : -1
      play(pagesGone: gone, at: now + tuning.wobbleDelay)
    }
    return target == before ? nil : .selected(target)
  }

  /// A wobble from a stretch that grows with the way.
  private mutating func play(pagesGone: Double, at time: Double) {
    let start = tuning.wobble + tuning.wobbleGrowth * pagesGone / Double(pages)
    swing(from: start, velocity: -tuning.kick * start, now: time)
  }

  private mutating func swing(from start: Double, velocity: Double, now: Double) {
    stretch = SpringMotion(
      from: start, velocity: velocity, to: 0, by: tuning.spring, at: now,
      tolerance: Self.restTolerance / max(diameter, 1))
  }

  /// The stretch stays as it is and goes on by another spring.
  private mutating func retune(_ tuning: Tuning, now: Double) -> Effect? {
    let length = factor(at: now)
    let velocity = now < stretch.startTime ? 0 : stretch.velocity(at: now)
    self.tuning = tuning
    if tuning.followsSpeed {
      swing(
        from: tuning.stretchLimit.travel(to: length),
        velocity: tuning.spring.dampingRatio < 1 ? velocity : 0, now: now)
    } else {
      let dragged = dragStart.map { min(abs(place - $0), 1) } ?? 0
      swing(from: length - dragged, velocity: velocity, now: now)
    }
    return nil
  }

  /// How far a point of the ball may still be from home when it counts as there, in points: an end
  /// goes 0.8 diameters for a stretch of 1.
  private static var restTolerance: Double { 0.01 }
}

extension GooeyPager.Event {
  /// Whether every number in the event is one that a control can work with.
  var isFinite: Bool {
    switch self {
    case .scrolled(let offset, _): Vector2(offset, 0).isFinite
    case .tapped(let point), .resized(let point): point.isFinite
    case .paged(_, let width): Vector2(width, 0).isFinite
    case .tuned(let tuning): tuning.isSound
    case .jumped: true
    }
  }
}
