extension DropTrack {
  enum Event: Equatable, Sendable {
    case touchBegan(Vector2, id: Int)
    case touchMoved(Vector2, id: Int)
    case touchEnded(Vector2, id: Int)
    case touchCancelled
    /// The finger that is down drags, although it has not moved.
    case dragBegan
    /// A key or an assistive technology changes the value by some steps.
    case stepped(Double)
    /// Code sets the value.
    case valueChanged(Double, isAnimated: Bool)
    case layoutChanged(TrackLayout)
    case tuningChanged(JellyTrackTuning)
  }

  enum Effect: Equatable, Sendable {
    /// A finger has come down.
    case grabbed
    /// The value has changed, by other than code.
    case changed
    /// A finger has dragged the drop to another stop, which is not the value yet.
    case crossed(Double)
    /// The finger has left, and the value is as it was.
    case released
  }

  mutating func transition(on event: Event, now: Double) -> Effect? {
    adoptLimits(now: now)
    defer { drop.settle(now: now) }
    switch (event, state) {
    case (.touchBegan(let point, let finger), .free):
      return touchBegan(at: position(of: point), finger, now: now)
    case (.touchMoved(let point, let finger), .pressed(let holder, let start, let hold))
    where finger == holder:
      let position = position(of: point)
      tracker.add(Vector2(position, 0), at: now)
      guard abs(position - start) > threshold(isOnDrop: hold != nil) else { return nil }
      return beginDrag(by: finger, from: start, to: position, hold: hold, now: now)
    case (.touchMoved(let point, let finger), .dragged(let holder, _, let grip, let stop))
    where finger == holder:
      let position = position(of: point)
      tracker.add(Vector2(position, 0), at: now)
      return drag(by: finger, to: position, grip: grip, past: stop, now: now)
    case (.dragBegan, .pressed(let finger, let start, nil)) where layout.isContinuous:
      return beginDrag(by: finger, from: start, to: start, hold: nil, now: now)
    case (.touchEnded(let point, let finger), .pressed(let holder, let start, let hold))
    where finger == holder:
      let position = point.isFinite ? position(of: point) : start
      // A tap on the thumb of a slider selects nothing, and whoever leaves far away takes it back.
      let isKept = layout.isContinuous && hold != nil || isFarAway(point)
      return settle(
        at: isKept ? value : layout.value(ofTapAt: position, insteadOf: value), now: now)
    case (.touchEnded(let point, let finger), .dragged(let holder, let last, let grip, let stop))
    where finger == holder:
      let position = point.isFinite ? position(of: point) : last
      if point.isFinite { tracker.add(Vector2(position, 0), at: now) }
      return release(
        from: position - grip, past: stop, velocity: tracker.velocity(at: now).x, now: now)
    case (.touchCancelled, .pressed), (.touchCancelled, .dragged):
      return settle(at: value, now: now)
    case (.stepped(let steps), _):
      guard layout.isEnabled, !layout.isEmpty else { return nil }
      let steps = min(max(steps, -Self.maximumSteps), Self.maximumSteps)
      return set(layout.value(value, steppedBy: steps), now: now) ? .changed : nil
    case (.valueChanged(let value, let isAnimated), _):
      let hasChanged = set(layout.nearest(to: value), now: now)
      if hasChanged, !isAnimated, state == .free {
        drop = layout.drop(at: self.value, springs: tuning.springs)
      }
      return nil
    case (.layoutChanged(let layout), _): return setLayout(layout, now: now)
    case (.tuningChanged(let tuning), _):
      self.tuning = tuning
      drop.setSprings(tuning.springs, target: target, isHeld: isHeld, now: now)
      adoptLimits(now: now)
      return nil
    case (.touchBegan, .pressed), (.touchBegan, .dragged),
      (.touchMoved, .free), (.touchMoved, .pressed), (.touchMoved, .dragged),
      (.touchEnded, .free), (.touchEnded, .pressed), (.touchEnded, .dragged),
      (.touchCancelled, .free), (.dragBegan, .free), (.dragBegan, .pressed), (.dragBegan, .dragged):
      // Another finger, one whose touch was cancelled, or one that holds the drop already.
      return nil
    }
  }

  // MARK: - A touch

  private mutating func touchBegan(at position: Double, _ finger: Int, now: Double) -> Effect? {
    guard takesTouch(at: position, time: now) else { return nil }
    let isOnDrop = isOnDrop(position, at: now)
    let mass = drop.mass.value(at: now)
    state = .pressed(finger: finger, start: position, hold: isOnDrop ? mass : nil)
    tracker = VelocityTracker()
    tracker.add(Vector2(position, 0), at: now)
    drop.setLifted(true, now: now)
    // A finger that comes down on the drop stops it.
    if isOnDrop { drop.hold(at: ends(around: mass), now: now) }
    return .grabbed
  }

  /// Returns whether a finger that comes down at a point of the control holds it.
  func takesTouch(at point: Vector2, time: Double) -> Bool {
    takesTouch(at: position(of: point), time: time)
  }

  /// Returns whether a key that changes the value by some steps changes it.
  func canStep(by steps: Double) -> Bool {
    layout.isEnabled && !layout.isEmpty && layout.value(value, steppedBy: steps) != value
  }

  private func takesTouch(at position: Double, time: Double) -> Bool {
    guard layout.isEnabled, !layout.isEmpty else { return false }
    return layout.allowsTrackTouch || isOnDrop(position, at: time)
  }

  /// Returns whether a finger that leaves at a point is too far away for a tap: beyond the target
  /// of a finger by as much as that is thick.
  private func isFarAway(_ point: Vector2) -> Bool {
    guard point.isFinite else { return false }
    let (along, across) = layout.isVertical ? (point.y, point.x) : (point.x, point.y)
    func isFar(_ position: Double, _ length: Double) -> Bool {
      abs(position - length / 2) > max(length, TouchTarget.length) / 2 + Self.tapMargin
    }
    return isFar(along, layout.length) || isFar(across, layout.thickness)
  }

  private func isOnDrop(_ position: Double, at time: Double) -> Bool {
    abs(position - drop.mass.value(at: time)) <= drop.width.target / 2 + tuning.dragThreshold
  }

  /// Begins a drag.
  private mutating func beginDrag(
    by finger: Int, from start: Double, to position: Double, hold: Double?, now: Double
  ) -> Effect? {
    let mass = drop.mass.value(at: now)
    // The way of the finger up to the threshold does not count.
    let threshold = threshold(isOnDrop: hold != nil)
    let origin = start + (position < start ? -threshold : threshold)
    let grip: Double
    switch (hold, layout.values) {
    case (.some(let hold), _):
      grip = origin - hold
    case (nil, .toggle):
      // A switch follows a finger anywhere on it.
      grip = origin - mass
      drop.hold(at: ends(around: mass), now: now)
    case (nil, .range), (nil, .segments):
      grip = 0
      drop.hold(at: ends(around: position), now: now)
    }
    drop.drag(to: ends(around: position - grip), now: now)
    let stop = layout.isContinuous ? value : layout.value(at: mass, insteadOf: value)
    return follow(finger, at: position, grip: grip, past: stop)
  }

  /// Moves a drop that is dragged.
  private mutating func drag(
    by finger: Int, to position: Double, grip: Double, past stop: Double, now: Double
  ) -> Effect? {
    let isStopped = isStopped(by: stop)
    let effect = follow(finger, at: position, grip: grip, past: stop)
    let ends = ends(around: position - grip)
    // A drop that has been stopped flows to the finger. So nothing moves where code answers with
    // the same stop again.
    if isStopped { drop.hold(at: ends, now: now) } else { drop.drag(to: ends, now: now) }
    return effect
  }

  /// Continues a drag, and reports the value or the stop to which it has come.
  private mutating func follow(
    _ finger: Int, at position: Double, grip: Double, past stop: Double
  ) -> Effect? {
    let nearest = layout.value(
      at: position - grip, insteadOf: layout.isContinuous ? value : stop)
    state = .dragged(finger: finger, position: position, grip: grip, stop: nearest)
    guard layout.isContinuous else { return nearest == stop ? nil : .crossed(nearest) }
    // A finger that stays at its value leaves the one that code has set.
    guard nearest != stop, nearest != value else { return nil }
    value = nearest
    return .changed
  }

  /// Lets the drop go where the finger has drawn its middle to, in points, and per second.
  private mutating func release(
    from position: Double, past stop: Double, velocity: Double, now: Double
  ) -> Effect? {
    guard layout.isContinuous else {
      drop.release(velocity: velocity, now: now)
      let landing = position + tuning.projectionTime * velocity
      return settle(at: layout.value(at: landing, insteadOf: value), now: now)
    }
    // A thumb that is drawn past the end of its track or past a stop only returns.
    let isHeldBack = layout.isPastEnd(position) || isStopped(by: stop)
    drop.release(velocity: isHeldBack ? 0 : velocity, now: now)
    // A value that code has set counts until the finger moves on.
    let nearest = layout.value(at: position, insteadOf: value)
    return settle(at: nearest == stop ? value : nearest, now: now)
  }

  /// Ends a touch, and sends the drop to a value.
  private mutating func settle(at value: Double, now: Double) -> Effect? {
    let hasChanged = value != self.value
    state = .free
    self.value = value
    drop.setLifted(false, now: now)
    send(now: now)
    return hasChanged ? .changed : .released
  }

  // MARK: - Changes

  /// Sets the value; a finger that holds the drop keeps it until the finger moves on or leaves.
  ///
  /// - Returns: Whether the value has changed.
  private mutating func set(_ value: Double, now: Double) -> Bool {
    guard value != self.value else { return false }
    self.value = value
    if state == .free { send(now: now) } else { stopDrag(now: now) }
    return true
  }

  /// Stops a drag at a value that code has set.
  private mutating func stopDrag(now: Double) {
    guard layout.isContinuous, case .dragged(_, let position, let grip, _) = state else { return }
    drop.hold(at: ends(around: position - grip), now: now)
  }

  /// Returns whether the value is not that of the finger, which has come to `stop`: code has set
  /// it.
  private func isStopped(by stop: Double) -> Bool { layout.isContinuous && stop != value }

  /// Sends the drop to the value.
  private mutating func send(now: Double) {
    destination = value
    let ends = layout.ends(at: value)
    layout.setTolerance(of: &drop, width: ends.width)
    drop.send(to: ends, now: now)
  }

  private mutating func setLayout(_ layout: TrackLayout, now: Double) -> Effect? {
    guard layout != self.layout else { return nil }
    let scale = self.layout.length > 0 ? layout.length / self.layout.length : 1
    self.layout = layout
    // The drop moves with its track, and then goes to another stop if its own is gone.
    let width = layout.ends(at: destination).width
    layout.setTolerance(of: &drop, width: width)
    drop.move(to: target(width: width), width: width, scale: scale, now: now)
    let selected = layout.nearest(to: value)
    if isHeld, !layout.isEnabled || layout.isEmpty { return settle(at: selected, now: now) }
    return set(selected, now: now) ? .changed : nil
  }

  /// Adopts the limits of the tuning; a deformed drop keeps its own, so that it does not jump.
  private mutating func adoptLimits(now: Double) {
    if isResting(at: now) { limits = tuning.limits }
  }

  // MARK: - Positions

  /// The ends to which the drop goes.
  private var target: DropEnds { target(width: drop.width.target) }

  private func target(width: Double) -> DropEnds {
    switch state {
    case .free, .pressed(_, _, nil): layout.ends(at: destination)
    case .pressed(_, _, .some(let middle)): ends(of: width, around: middle)
    case .dragged(_, let position, let grip, _): ends(of: width, around: position - grip)
    }
  }

  private func ends(around position: Double) -> DropEnds {
    ends(of: drop.width.target, around: position)
  }

  private func ends(of width: Double, around position: Double) -> DropEnds {
    if case .dragged(_, _, _, let stop) = state, isStopped(by: stop) {
      return layout.ends(
        of: width, around: position, at: value, pullLimit: tuning.pullLimit)
    }
    return layout.ends(of: width, around: position, pullLimit: tuning.pullLimit)
  }

  /// The position of a touch along the axis.
  private func position(of point: Vector2) -> Double {
    layout.position(of: Limits.position(point))
  }

  /// The distance that a finger moves before it drags; the thumb of a slider follows at once.
  private func threshold(isOnDrop: Bool) -> Double {
    layout.isContinuous && isOnDrop ? 0 : tuning.dragThreshold
  }

  /// The distance beyond the target of a finger within which a finger that leaves taps, in points.
  private static var tapMargin: Double { TouchTarget.length }

  /// The largest number of steps at once.
  private static var maximumSteps: Double { 1e9 }
}
