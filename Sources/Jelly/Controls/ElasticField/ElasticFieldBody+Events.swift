extension ElasticFieldBody {
  /// Handles an event; see ``ElasticBody/handle(_:at:)``.
  @discardableResult
  public mutating func handle(_ event: Event, at time: Double) -> Effect? {
    guard !event.sets(size, settings, tuning), let now = clock.moment(of: event, at: time) else {
      return nil
    }
    rest(by: now)
    let old = softLaw
    switch event {
    case .touchBegan(let point, let finger):
      pressTime = now
      let point = Limits.position(point)
      if isSoft { press(finger, at: point, now: now) } else { bulgeSides(from: point, now: now) }
      return .bulged
    case .touchMoved(let point, let finger):
      movePress(finger, to: Limits.position(point), now: now)
      return nil
    case .touchEnded(_, let finger):
      pressTime = now
      endPress(finger, now: now)
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
      self.size = Limits.size(size)
    case .tuned(let tuning):
      self.tuning = tuning
      if tuning.answer == .stay {
        calmSides(now: now)
        continueShake(with: 0, now: now)
      }
      rest(by: now)
    case .set(let settings):
      self.settings = settings.limited
    }
    if isSoft { settleSoftly(from: old, now: now) }
    if tuning.answer == .stay { endPresses(now: now) }
    return nil
  }

  /// Gives way from the focus's side, or as a whole.
  private mutating func bulge(from side: Side = .top, now: Double) -> Effect? {
    if isSoft { pushSoftly(from: side, now: now) } else { bulgeSides(from: nil, now: now) }
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

extension ElasticFieldBody.Event: TouchEvent {
  /// Shows every field to a visitor, and returns the event's name.
  public func show(to visitor: inout some FieldVisitor) -> StaticString {
    switch self {
    case .touchBegan(let point, let finger): return visitor.touch("touch-began", point, finger)
    case .touchMoved(let point, let finger): return visitor.touch("touch-moved", point, finger)
    case .touchEnded(let point, let finger): return visitor.touch("touch-ended", point, finger)
    case .touchCancelled: return "touch-cancelled"
    case .focused(let side):
      visitor.choice(side, "from")
      return "focused"
    case .bulged: return "bulged"
    case .rejected: return "rejected"
    case .resized(let size): return visitor.resized(size)
    case .tuned(let tuning): return visitor.tuned(tuning)
    case .set(let settings): return visitor.set(settings)
    }
  }
}
