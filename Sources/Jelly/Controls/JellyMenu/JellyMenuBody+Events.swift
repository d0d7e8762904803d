extension JellyMenuBody {
  mutating func transition(on event: Event, now: Double) -> Effect? {
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
      // Items that go back cannot be tapped, so a double tap selects only once.
      return button.contains(point) ? open(isTapped: true, now: now) : nil
    case (.open, .tapped(let point, let velocity)), (.opening, .tapped(let point, let velocity)):
      guard let index = item(under: point, now: now) else {
        return close(.closed, isTapped: button.contains(point), now: now)
      }
      return close(.selected(index), flick: (index, velocity), now: now)
    case (.open, .selected(let index)), (.opening, .selected(let index)):
      guard index >= 0, index < arrangement.itemCount else { return nil }
      return close(.selected(index), now: now)
    case (.closed, .selected), (.closing, .selected):
      return nil
    case (_, .settingsChanged(let settings)):
      let old = measures
      self.settings = settings.clamped
      arrange(from: old, now: now)
      return nil
    case (_, .sizeChanged(let size)):
      let old = measures
      self.size = Limits.size(size)
      arrange(from: old, now: now)
      return nil
    case (_, .tuningChanged(let tuning)):
      retune(to: tuning, now: now)
      return nil
    }
  }

  /// Arranges the items again, in the space that there is.
  ///
  /// A change that is too small to be seen leaves the bridges as they are: a bridge that would part
  /// or form again later than foreseen is not foreseen now either.
  private mutating func arrange(from old: SIMD4<Double>, now: Double) {
    arrangement = settings.fitted(in: settings.availableSpace, around: size)
    let change = measures - old
    if isMoving(at: now), (change * change).sum() >= Limits.minimumLength * Limits.minimumLength {
      bond(as: tuning, now: now)
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

  /// The numbers on which the bridges depend: the lengths, in points, and the number of items.
  private var measures: SIMD4<Double> {
    SIMD4(
      fan.distance, button.radius, arrangement.itemDiameter, Double(arrangement.itemCount))
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
    for index in 0..<arrangement.itemCount where item(index, at: now).disc.contains(point) {
      return index
    }
    return nil
  }
}

extension Disc {
  /// Returns whether a point lies within the disc, or on its edge.
  fileprivate func contains(_ point: Vector2) -> Bool {
    (Limits.position(point) - center).magnitude <= radius
  }
}

extension JellyMenuBody.Event: ControlEvent {}

@_spi(Jelly) extension JellyMenuBody.Event: VisitableEvent {
  /// Accepts a visitor of every field, which may change it, and returns the event's name.
  public mutating func accept(_ visitor: inout some FieldVisitor) -> StaticString {
    switch self {
    case .opened: return "opened"
    case .closed: return "closed"
    case .tapped(var point, var velocity):
      visitor.point(&point)
      visitor.number(&velocity.x, "vx", in: .pointsPerSecond)
      visitor.number(&velocity.y, "vy", in: .pointsPerSecond)
      self = .tapped(point, velocity: velocity)
      return "tapped"
    case .selected(var index):
      visitor.count(&index, "index")
      self = .selected(index)
      return "selected"
    case .sizeChanged(let size): return visitor.sizeChanged(&self, size)
    case .tuningChanged(let tuning): return visitor.tuningChanged(&self, tuning)
    case .settingsChanged(let settings): return visitor.settingsChanged(&self, settings)
    }
  }
}
