extension GooeyMenu {
  /// Handles an event; see ``ElasticBody/handle(_:at:)``.
  @discardableResult
  public mutating func handle(_ event: Event, at time: Double) -> Effect? {
    guard let now = clock.moment(of: event, at: time) else { return nil }
    rest(by: now)
    switch (state, event) {
    case (.closed, .opened), (.closing, .opened):
      return open(now: now)
    case (.open, .opened), (.opening, .opened):
      return nil
    case (.open, .closed), (.opening, .closed):
      return close(.closed, now: now)
    case (.closed, .closed), (.closing, .closed):
      return nil
    case (.closed, .tapped(let point, _)), (.closing, .tapped(let point, _)):
      // Items on their way back cannot be tapped, so a double tap selects only once.
      return button.contains(point) ? open(isTapped: true, now: now) : nil
    case (.open, .tapped(let point, let velocity)), (.opening, .tapped(let point, let velocity)):
      guard let index = item(under: point, now: now) else {
        return close(.closed, isTapped: button.contains(point), now: now)
      }
      return close(.selected(index), flick: (index, velocity), now: now)
    case (.open, .chosen(let index)), (.opening, .chosen(let index)):
      guard index >= 0, index < arrangement.count else { return nil }
      return close(.selected(index), now: now)
    case (.closed, .chosen), (.closing, .chosen):
      return nil
    case (_, .arranged(let arrangement)):
      self.arrangement = arrangement
      if isMoving(at: now) { bond(as: tuning, now: now) }
      return nil
    case (_, .resized(let size)):
      self.size = Limits.size(size)
      if isMoving(at: now) { bond(as: tuning, now: now) }
      return nil
    case (_, .tuned(let tuning)):
      retune(to: tuning, now: now)
      return nil
    }
  }

  /// Ends motions whose time is over.
  private mutating func rest(by now: Double) {
    guard now >= restTime else { return }
    switch state {
    case .opening: state = .open
    case .closing: state = .closed
    case .open, .closed: break
    }
  }

  private mutating func open(isTapped: Bool = false, now: Double) -> Effect {
    move(to: 1, isTapped: isTapped, now: now)
    return .opened
  }

  private mutating func close(
    _ effect: Effect, flick: (index: Int, velocity: Vector2)? = nil, isTapped: Bool = false,
    now: Double
  ) -> Effect {
    move(to: 0, flick: flick, isTapped: isTapped, now: now)
    return effect
  }

  /// The item under a finger; nil over the button, because an item there has not come out.
  private func item(under point: Vector2, now: Double) -> Int? {
    guard !button.contains(point) else { return nil }
    for index in 0..<arrangement.count where item(index, at: now).disc.contains(point) {
      return index
    }
    return nil
  }
}

extension Disc {
  /// Whether a point lies within the disc, or on its edge.
  fileprivate func contains(_ point: Vector2) -> Bool {
    (Limits.position(point) - center).magnitude <= radius
  }
}

extension GooeyMenu.Event: ControlEvent {
  /// Whether every number in the event is finite, and its tuning sound.
  public var isSound: Bool {
    switch self {
    case .tapped(let point, let velocity): point.isFinite && velocity.isFinite
    case .resized(let size): size.isFinite
    case .tuned(let tuning): tuning.isSound
    case .arranged, .opened, .closed, .chosen: true
    }
  }
}
