extension ElasticTemplate {
  /// Handles an event; see ``ElasticBody/handle(_:at:)``.
  @discardableResult
  public mutating func handle(_ event: Event, at time: Double) -> Effect? {
    guard let now = clock.moment(of: event, at: time) else { return nil }
    switch event {
    case .pressed:
      isHeld = true
      swell(to: tuning.reach, now: now)
      return .held
    case .released:
      guard isHeld else { return nil }
      isHeld = false
      swell(to: 0, now: now)
      return .letGo
    case .resized(let size):
      self.size = Limits.size(size)
      return nil
    case .tuned(let tuning):
      self.tuning = tuning
      return nil
    }
  }

  /// Sends the sides to another place, from where they are and with their velocity.
  private mutating func swell(to target: Double, now: Double) {
    swelling = SpringMotion(
      from: swelling.value(at: now), velocity: swelling.velocity(at: now), to: target,
      by: tuning.spring, at: now, tolerance: Limits.rest)
  }
}

extension ElasticTemplate.Event: ControlEvent {
  /// Whether every number in the event is finite, and its tuning sound.
  public var isSound: Bool {
    switch self {
    case .pressed, .released: true
    case .resized(let size): size.isFinite
    case .tuned(let tuning): tuning.isSound
    }
  }
}
