extension JellyShapeBody {
  /// Handles an event; see ``JellyBody/handle(_:at:)``.
  @discardableResult
  public mutating func handle(_ event: Event, at time: Double) -> Effect? {
    process(event, at: time)
  }

  mutating func transition(on event: Event, now: Double) -> Effect? {
    adoptSettings(at: now)
    let wasHeld = isHeld
    switch event {
    case .touchBegan(let point, let finger):
      let point = Limits.position(point)
      if let slot = fingers.begin(finger, at: point, now: now) {
        sheet.addContact(slot, at: point, now: now)
      }
    case .touchMoved(let point, let finger):
      guard let slot = fingers.slot(of: finger) else { return nil }
      let point = Limits.position(point)
      fingers.move(slot, to: point)
      sheet.move(slot, to: point, now: now)
    case .touchEnded(_, let finger):
      guard let slot = fingers.slot(of: finger) else { return nil }
      fingers.touchEnded(slot)
      sheet.release(slot, now: now)
    case .touchCancelled:
      fingers.endAll()
      sheet.releaseAll(now: now)
    case .poked(let point, let strength):
      sheet.push(
        at: Limits.position(point), speed: tuning.poke, strength: min(max(strength, -1), 1),
        now: now)
    case .pressBegan: sheet.swell(true, now: now)
    case .pressEnded: sheet.swell(false, now: now)
    case .sizeChanged(let size):
      self.size = Limits.size(size)
      fitBox(now: now)
    case .tuningChanged(let tuning):
      self.tuning = tuning
      sheet.setModel(tuning.model, limits: tuning.limits, now: now)
    case .settingsChanged(let settings):
      self.settings = settings.clamped
      adoptSettings(at: now)
    }
    return isHeld == wasHeld ? nil : isHeld ? .grabbed : .released
  }

  /// Adopts the settings if the shape is at rest.
  private mutating func adoptSettings(at now: Double) {
    guard adopted != settings, isResting(at: now) else { return }
    adopted = settings
    fitBox(now: now)
  }

  private mutating func fitBox(now: Double) {
    let box = Self.box(of: size, by: adopted)
    sheet.setFrame(center: box.center, size: box.size, now: now)
  }
}

extension JellyShapeBody.Event: ControlEvent, TouchEvent {
  /// Whether the event ends or cancels a touch.
  public var endsTouch: Bool {
    switch self {
    case .touchEnded, .touchCancelled, .pressEnded: true
    default: false
    }
  }
}

@_spi(Jelly) extension JellyShapeBody.Event: VisitableEvent {
  /// Accepts a visitor of every field, which may change it, and returns the event's name.
  public mutating func accept(_ visitor: inout some FieldVisitor) -> StaticString {
    switch self {
    case .touchBegan(let point, let finger): return visitor.touchBegan(&self, point, finger)
    case .touchMoved(let point, let finger): return visitor.touchMoved(&self, point, finger)
    case .touchEnded(let point, let finger): return visitor.touchEnded(&self, point, finger)
    case .touchCancelled: return visitor.touchCancelled()
    case .poked(var point, var strength):
      visitor.point(&point)
      visitor.number(&strength, "strength", in: .ratio)
      self = .poked(point, strength: strength)
      return "poked"
    case .pressBegan: return "pressBegan"
    case .pressEnded: return "pressEnded"
    case .sizeChanged(let size): return visitor.sizeChanged(&self, size)
    case .tuningChanged(let tuning): return visitor.tuningChanged(&self, tuning)
    case .settingsChanged(let settings): return visitor.settingsChanged(&self, settings)
    }
  }
}
