extension JellyFieldBody {
  mutating func transition(on event: Event, now: Double) -> Effect? {
    rest(by: now)
    let old = model.soft
    switch event {
    case .touchBegan(let point, let finger):
      return touch(finger, at: Limits.position(point), now: now)
    case .touchMoved(let point, let finger):
      guard let slot = fingers.slot(of: finger) else { return nil }
      fingers.move(slot, to: Limits.position(point))
      waves.move(slot, to: fingers[slot].place, model: model, now: now)
      return nil
    case .touchEnded(_, let finger):
      pressTime = now
      guard let slot = fingers.slot(of: finger) else { return nil }
      fingers.touchEnded(slot)
      waves.touchEnded(slot, fingers[slot], model: model, now: now)
      return nil
    case .touchCancelled:
      pressTime = now
      endPresses(now: now)
      return nil
    case .focused(let side):
      return now - pressTime < Self.pressDuration ? nil : bulge(from: side, now: now)
    case .nudged:
      return bulge(now: now)
    case .rejected:
      return reject(now: now)
    case .sizeChanged(let size):
      model.size = Limits.size(size)
    case .tuningChanged(let tuning):
      model.tuning = tuning
      if tuning.touchResponse == .none {
        sides.settle(by: tuning.spring, now: now)
        continueShake(with: 0, now: now)
      }
      rest(by: now)
    case .settingsChanged(let settings):
      model.settings = settings.clamped
    }
    if isSoft { waves.rebase(onto: model, from: old, fingers, now: now) }
    if tuning.touchResponse == .none { endPresses(now: now) }
    return nil
  }

  /// Adopts the answer of the tuning and the headroom of the settings, if nothing moves and no
  /// finger is down.
  private mutating func rest(by now: Double) {
    guard !fingers.isAny, now >= max(sides.restTime, waves.restTime) else { return }
    model.headroom = settings.headroom
    let wantsSoft = tuning.touchResponse == .soft
    guard isSoft != wantsSoft else { return }
    isSoft = wantsSoft
    waves = FieldWaves(model: model)
  }

  /// Gives way to a finger; a soft outline for as long as the finger is down.
  ///
  /// A soft outline without an oscillation yields to no finger.
  private mutating func touch(_ finger: Int, at point: Vector2, now: Double) -> Effect? {
    pressTime = now
    if !isSoft {
      sides.send(model: model, now: now)
    } else if tuning.spring.isUnderdamped, tuning.touchResponse != .none,
      let slot = fingers.begin(finger, at: point, now: now)
    {
      waves.touch(slot, at: point, model: model, now: now)
    }
    return .nudged
  }

  private mutating func endPresses(now: Double) {
    fingers.endAll()
    waves.endAll(model: model, now: now)
  }

  /// Gives way from the focus's side, or as a whole.
  private mutating func bulge(from side: RectEdge = .top, now: Double) -> Effect? {
    if isSoft {
      waves.push(from: side, model: model, now: now)
    } else {
      sides.send(model: model, now: now)
    }
    return .nudged
  }

  /// Pushes the field to the right; the velocity of an earlier shake is added, up to the same
  /// speed.
  private mutating func reject(now: Double) -> Effect? {
    let speed = min(shake.velocity(at: now) + tuning.shakeVelocity, tuning.shakeVelocity)
    continueShake(with: speed, now: now)
    return .shaken
  }

  private mutating func continueShake(with velocity: Double, now: Double) {
    let place = shake.value(at: now)
    shake = SpringMotion(
      from: place, velocity: velocity, to: 0, spring: tuning.shakeSpring, startTime: now,
      tolerance: Limits.restTolerance)
  }
}

extension JellyFieldBody.Event: ControlEvent, TouchEvent {
  /// A Boolean value that indicates whether the event ends or cancels a touch.
  public var endsTouch: Bool {
    switch self {
    case .touchEnded, .touchCancelled: true
    default: false
    }
  }
}

@_spi(Jelly) extension JellyFieldBody.Event: VisitableEvent {
  /// Accepts a visitor of every field, which may change it, and returns the event's name.
  public mutating func accept(_ visitor: inout some FieldVisitor) -> StaticString {
    switch self {
    case .touchBegan(let point, let finger): return visitor.touchBegan(&self, point, finger)
    case .touchMoved(let point, let finger): return visitor.touchMoved(&self, point, finger)
    case .touchEnded(let point, let finger): return visitor.touchEnded(&self, point, finger)
    case .touchCancelled: return visitor.touchCancelled()
    case .focused(var edge):
      visitor.choice(&edge, "from")
      self = .focused(from: edge)
      return "focused"
    case .nudged: return "nudged"
    case .rejected: return "rejected"
    case .sizeChanged(let size): return visitor.sizeChanged(&self, size)
    case .tuningChanged(let tuning): return visitor.tuningChanged(&self, tuning)
    case .settingsChanged(let settings): return visitor.settingsChanged(&self, settings)
    }
  }
}
