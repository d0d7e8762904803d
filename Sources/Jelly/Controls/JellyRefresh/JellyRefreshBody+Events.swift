extension JellyRefreshBody {
  mutating func transition(on event: Event, now: Double) -> Effect? {
    rest(by: now)
    adoptSettings(now: now)
    switch event {
    case .pullChanged(let distance, let x):
      return pull(to: Limits.position(Vector2(x, distance)), now: now)
    case .pullEnded:
      return release(now: now)
    case .pullCancelled:
      return cancel(now: now)
    case .refreshBegan:
      return begin(angle: 0, now: now)
    case .refreshEnded(let outcome):
      return end(outcome, now: now)
    case .sizeChanged(let size):
      change(now: now) { $0.size = Limits.size(size) }
      return nil
    case .tuningChanged(let tuning):
      change(now: now) { $0.tuning = tuning }
      return nil
    case .settingsChanged(let settings):
      change(now: now) { $0.settings = settings.clamped }
      return nil
    }
  }

  /// Changes the size, the tuning or the settings; the edge goes on from where it is.
  private mutating func change(now: Double, _ change: (inout Self) -> Void) {
    let (old, oldBase, oldEnd) = (model, base, tuning.returnSpring)
    change(&self)
    adoptSettings(now: now)
    // A change that does not concern the motion, or cannot be seen, does not affect it.
    let isSame = model == old && tuning.returnSpring == oldEnd
    if isSame, !freeEdge.isHeld, abs(base - oldBase) < Limits.minimumLength { return }
    reanchor(from: old, now: now)
  }

  /// Adopts the curve and the clearance for dents where the edge is straight and still, and the
  /// side where no work is done.
  private mutating func adoptSettings(now: Double) {
    guard freeEdge.isResting(at: now) else { return }
    dentThreshold = settings.threshold
    if work == .none { edge = settings.edge }
    freeEdge.rest(as: model(of: tuning.bar.curve(for: settings.curve)))
  }

  /// Forgets work that is over and no longer shown.
  ///
  /// A finger that holds the edge then holds it without the inset.
  private mutating func rest(by now: Double) {
    guard case .over(_, _, let end) = work, now >= end else { return }
    if freeEdge.isHeld {
      work = .none
      reanchor(from: model, now: now)
    } else if now >= freeEdge.restTime {
      work = .none
    }
  }

  /// Handles a pull: it makes contact with the edge where it is, and moves it.
  private mutating func pull(to point: Vector2, now: Double) -> Effect? {
    if !freeEdge.isHeld {
      guard point.y > 0 else { return nil }
      if case .over(_, _, let end) = work, now >= end { work = .none }
      freeEdge.touch(.list, at: Vector2(point.x, 0), base: base, model: model, now: now)
      isArmed = false
    }
    freeEdge.move(.list, to: point, model: model, now: now)
    let wasArmed = isArmed
    isArmed =
      work == .none && settings.threshold > 0 && pulledInset(at: now) >= settings.threshold
    guard isArmed != wasArmed else { return nil }
    return isArmed ? .armed : .disarmed
  }

  /// Handles the release of a pull: an armed control refreshes at once.
  private mutating func release(now: Double) -> Effect? {
    guard freeEdge.isHeld else { return nil }
    let amplitudes = freeEdge.pulled.amplitudes(at: now, model: model)
    let velocity = freeEdge.pulled.releaseVelocity(at: now, model: model)
    let angle = spinnerRotation(at: now)
    if isArmed { work = .running(since: now, angle: angle) }
    release(of: amplitudes, velocity: velocity, now: now)
    return isArmed ? .refreshBegan : nil
  }

  /// Handles a pull that the system has taken away: an armed control does not refresh.
  private mutating func cancel(now: Double) -> Effect? {
    guard freeEdge.isHeld else { return nil }
    release(of: pulledAmplitudes(at: now), velocity: .zero, now: now)
    let wasArmed = isArmed
    isArmed = false
    return wasArmed ? .disarmed : nil
  }

  /// Starts the work from code, whether a finger holds the edge or not.
  private mutating func begin(angle: Double, now: Double) -> Effect? {
    switch work {
    case .running: return nil
    case .over(_, _, let end) where now < end: return nil
    case .over, .none: work = .running(since: now, angle: angle)
    }
    reanchor(from: model, now: now)
    return .refreshBegan
  }

  /// Ends the work; it is shown until its minimum duration has passed.
  private mutating func end(_ outcome: Outcome, now: Double) -> Effect? {
    guard case .running(let start, let angle) = work else { return nil }
    work = .over(since: start, angle: angle, end: max(now, start + settings.minimumDuration))
    if freeEdge.isHeld, now < start + settings.minimumDuration { return .refreshEnded(outcome) }
    reanchor(from: model, now: now)
    return .refreshEnded(outcome)
  }

  /// Continues from the edge's present place, held or free, after the tuning, the size or the work
  /// has changed.
  private mutating func reanchor(from old: EdgeModel, now: Double) {
    freeEdge.rebase(onto: model, from: old, base: base, by: spring(at: now), now: now)
    if freeEdge.isHeld { isArmed = isArmed && work == .none } else { goHomeLater(now: now) }
  }

  private mutating func release(
    of amplitudes: EdgeAmplitudes, velocity: EdgeAmplitudes, now: Double
  ) {
    freeEdge.release(
      of: amplitudes, velocity: velocity, to: base, by: spring(at: now), model: model, now: now)
    goHomeLater(now: now)
  }

  /// Lets an edge that waits for the end of the work's duration return to rest then.
  private mutating func goHomeLater(now: Double) {
    guard case .over(_, _, let end) = work, now < end else { return }
    freeEdge.pulled.springBack(from: end, by: tuning.returnSpring)
  }

  /// The spring that takes a free edge to its base.
  private func spring(at now: Double) -> DampedSpring {
    if case .over(_, _, let end) = work, now >= end { return tuning.returnSpring }
    return model.tuning.spring
  }

  /// The base at which the edge waits now: the inset while work is done or still shown, else 0.
  private var base: Double {
    switch work {
    case .running: settings.inset
    case .over(_, _, let end): clock.time < end ? settings.inset : 0
    case .none: 0
    }
  }

  /// The model of this edge: its curve, tuning and size.
  ///
  /// A dent is a share of the threshold, since a control may have a height of 0 at rest.
  @inline(__always)
  var model: EdgeModel { model(of: freeEdge.curve) }

  @inline(__always)
  private func model(of curve: JellyEdgeCurve) -> EdgeModel {
    EdgeModel(
      curve: curve, tuning: tuning.bar[curve], width: size.x, height: dentThreshold)
  }
}

extension JellyRefreshBody.Event: ControlEvent {
  /// A Boolean value that indicates whether the event ends or cancels a pull.
  public var endsTouch: Bool { self == .pullEnded || self == .pullCancelled }
}

@_spi(Jelly) extension JellyRefreshBody.Event: VisitableEvent {
  /// Accepts a visitor of every field, which may change it, and returns the event's name.
  public mutating func accept(_ visitor: inout some FieldVisitor) -> StaticString {
    switch self {
    case .pullChanged(var distance, var position):
      visitor.number(&distance, "distance")
      visitor.number(&position, "position")
      self = .pullChanged(distance: distance, position: position)
      return "pullChanged"
    case .pullEnded: return "pullEnded"
    case .pullCancelled: return "pullCancelled"
    case .refreshBegan: return "refreshBegan"
    case .refreshEnded(var outcome):
      visitor.choice(&outcome, "outcome")
      self = .refreshEnded(outcome)
      return "refreshEnded"
    case .sizeChanged(let size): return visitor.sizeChanged(&self, size)
    case .tuningChanged(let tuning): return visitor.tuningChanged(&self, tuning)
    case .settingsChanged(let settings): return visitor.settingsChanged(&self, settings)
    }
  }
}
