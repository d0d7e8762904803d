extension JellyFieldBody {
  /// Handles an event; see ``JellyBody/handle(_:at:)``.
  @discardableResult
  public mutating func handle(_ event: Event, at time: Double) -> Effect? {
    process(event, at: time)
  }

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
    case .bulged:
      return bulge(now: now)
    case .rejected:
      return reject(now: now)
    case .resized(let size):
      model.size = Limits.size(size)
    case .tuned(let tuning):
      model.tuning = tuning
      if tuning.answer == .stay {
        sides.calm(by: tuning.spring, now: now)
        continueShake(with: 0, now: now)
      }
      rest(by: now)
    case .set(let settings):
      model.settings = settings.limited
    }
    if isSoft { waves.rebase(onto: model, from: old, fingers, now: now) }
    if tuning.answer == .stay { endPresses(now: now) }
    return nil
  }

  /// Adopts the answer of the tuning and the headroom of the settings, if nothing moves and no
  /// finger is down.
  private mutating func rest(by now: Double) {
    guard !fingers.isAny, now >= max(sides.restTime, waves.restTime) else { return }
    model.headroom = settings.headroom
    let wantsSoft = tuning.answer == .soft
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
    } else if tuning.spring.carriesVelocity, tuning.answer != .stay,
      let slot = fingers.begin(finger, at: point, now: now)
    {
      waves.touch(slot, at: point, model: model, now: now)
    }
    return .bulged
  }

  private mutating func endPresses(now: Double) {
    fingers.endAll()
    waves.endAll(model: model, now: now)
  }

  /// Gives way from the focus's side, or as a whole.
  private mutating func bulge(from side: Side = .top, now: Double) -> Effect? {
    if isSoft {
      waves.push(from: side, model: model, now: now)
    } else {
      sides.send(model: model, now: now)
    }
    return .bulged
  }

  /// Pushes the field to the right; the velocity of an earlier shake is added, up to the same
  /// speed.
  private mutating func reject(now: Double) -> Effect? {
    let speed = min(shake.velocity(at: now) + tuning.shakeSpeed, tuning.shakeSpeed)
    continueShake(with: speed, now: now)
    return .shaken
  }

  private mutating func continueShake(with velocity: Double, now: Double) {
    let place = shake.value(at: now)
    shake = SpringMotion(
      from: place, velocity: velocity, to: 0, by: tuning.shakeSpring, at: now,
      tolerance: Limits.rest)
  }
}

extension JellyFieldBody.Event: TouchEvent {
  /// Whether the event ends or cancels a touch.
  public var endsTouch: Bool {
    switch self {
    case .touchEnded, .touchCancelled: true
    default: false
    }
  }

  /// Accepts a visitor of every field, which may change it, and returns the event's name.
  public mutating func accept(_ visitor: inout some FieldVisitor) -> StaticString {
    switch self {
    case .touchBegan(let point, let finger): return visitor.touchBegan(&self, point, finger)
    case .touchMoved(let point, let finger): return visitor.touchMoved(&self, point, finger)
    case .touchEnded(let point, let finger): return visitor.touchEnded(&self, point, finger)
    case .touchCancelled: return visitor.touchCancelled()
    case .focused(var side):
      visitor.choice(&side, "from")
      self = .focused(from: side)
      return "focused"
    case .bulged: return "bulged"
    case .rejected: return "rejected"
    case .resized(let size): return visitor.resized(&self, size)
    case .tuned(let tuning): return visitor.tuned(&self, tuning)
    case .set(let settings): return visitor.set(&self, settings)
    }
  }
}
