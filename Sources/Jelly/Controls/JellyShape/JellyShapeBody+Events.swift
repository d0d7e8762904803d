extension JellyShapeBody {
  mutating func transition(on event: Event, now: Double) -> Effect? {
    adoptSettings(at: now)
    let wasHeld = isHeld
    switch event {
    case .touchBegan(let point, let finger):
      let point = Limits.position(point)
      if let slot = fingers.begin(finger, at: point, now: now) {
        parts.release(slot, now: now)
        addContact(slot, at: point, now: now)
      }
    case .touchMoved(let point, let finger):
      guard let slot = fingers.slot(of: finger) else { return nil }
      fingers.move(slot, to: Limits.position(point))
      let share = parts.isHeld(by: slot) ? SheetParts.share : 1
      let finger = fingers[slot]
      changeSheet(now: now) {
        $0.move(slot, to: finger.start + share * finger.displacement, now: now)
      }
    case .touchEnded(_, let finger):
      guard let slot = fingers.slot(of: finger) else { return nil }
      fingers.touchEnded(slot)
      parts.release(slot, now: now)
      changeSheet(now: now) { $0.release(slot, now: now) }
    case .touchCancelled:
      fingers.endAll()
      sheet.releaseAll(now: now)
      for slot in SheetContacts.slots { parts.release(slot, now: now) }
    case .poked(let point, let strength):
      poke(at: Limits.position(point), strength: min(max(strength, -1), 1), now: now)
    case .pressBegan: sheet.setPressed(true, now: now)
    case .pressEnded: sheet.setPressed(false, now: now)
    case .sizeChanged(let size):
      let before = boxSize
      self.size = Limits.size(size)
      if now < morphRestTime {
        // What flows in a larger shape is at rest later, at most as far from the wave as can be.
        morphRestTime += MorphMotion.delay(
          of: slowest(wave: 1).rates, from: before, to: boxSize)
      }
      fitBox(now: now)
    case .tuningChanged(let tuning):
      self.tuning = tuning
      sheet.setModel(tuning.model, limits: tuning.limits, now: now)
      parts.setModel(tuning.model, limits: tuning.limits, now: now)
    case .settingsChanged(let settings):
      self.settings = settings.clamped
      adoptSettings(at: now)
    case .partChanged(let part, let box):
      guard 0..<SheetParts.count ~= part else { return nil }
      partBoxes[part] = box.clamped
      adoptSettings(at: now)
    case .drawingChanged(_, let wave):
      morphRestTime = restTimeOfMorph(wave: wave, from: now)
    }
    return isHeld == wasHeld ? nil : isHeld ? .grabbed : .released
  }

  /// Adopts the settings and the boxes of the parts if the shape is at rest.
  private mutating func adoptSettings(at now: Double) {
    guard isResting(at: now), adopted != settings || adoptedBoxes != partBoxes else { return }
    (adopted, adoptedBoxes) = (settings, partBoxes)
    fitBox(now: now)
  }

  private mutating func fitBox(now: Double) {
    let box = adopted.bounds.square(in: size)
    sheet.setFrame(center: box.center, size: box.size, now: now)
    let (start, end) = adopted.bounds.corners(in: size)
    let extent = end - start
    let shorterSide = isResting(at: now) ? min(extent.x, extent.y) : nil
    for part in 0..<SheetParts.count {
      // The parts of a drawing without a size do not move either.
      let corners =
        box.size > 0 ? adoptedBoxes[part].corners(in: size) : (start: .zero, end: .zero)
      parts.setBox(
        part, from: corners.start, to: corners.end, shorterSide: shorterSide, now: now)
    }
  }
}

// MARK: - Parts

extension JellyShapeBody {
  /// The part at a position, or beside it by half of a touch target; nil for none.
  ///
  /// - Returns: The part, the point of the sheet of the drawing that is there, and the point of the
  ///   drawing at rest.
  func part(
    at position: Vector2, time: Double
  ) -> (part: Int, point: Vector2, restPoint: Vector2)? {
    guard parts.isAny else { return nil }
    let point = sheet.map(at: time).restPoint(for: position, isKept: false)
    let margin = TouchTarget.length / 2
    guard let found = parts.part(at: point, time: time, margin: margin) else { return nil }
    return (found.part, point, found.point)
  }

  private mutating func addContact(_ slot: Int, at position: Vector2, now: Double) {
    var holdsPart = false
    if let found = part(at: position, time: now) {
      holdsPart = parts.addContact(slot, with: found.part, at: found.point, now: now)
    }
    changeSheet(now: now) {
      $0.addContact(slot, at: position, presses: !holdsPart, now: now)
    }
  }

  /// Changes the fingers on the sheet of the drawing, and then brings each part that one holds to
  /// where its finger is when that sheet rests: the parts follow from the sheet, never the reverse.
  private mutating func changeSheet(now: Double, _ change: (inout SoftSheet) -> Void) {
    change(&sheet)
    moveParts(now: now)
  }

  @inline(never)  // −3,300 B
  private mutating func moveParts(now: Double) {
    guard parts.isHeld else { return }
    let map = sheet.restMap
    for slot in SheetContacts.slots where parts.isHeld(by: slot) {
      parts.move(slot, to: map.restPoint(for: fingers[slot].place, isKept: false), now: now)
    }
  }

  private mutating func poke(at position: Vector2, strength: Double, now: Double) {
    var share = 1.0
    if let found = part(at: position, time: now) {
      share = SheetParts.share
      parts.push(
        found.part, at: found.point, speed: tuning.pokeVelocity, strength: (1 - share) * strength,
        now: now)
    }
    sheet.push(at: position, speed: tuning.pokeVelocity, strength: share * strength, now: now)
  }
}

extension JellyShapeBody.Event: ControlEvent, TouchEvent {
  /// A Boolean value that indicates whether the event ends or cancels a touch.
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
    case .partChanged(var part, var box):
      visitor.count(
        &part, "part", recommended: 0...Double(SheetParts.count - 1), valid: 0...1e6)
      visitor.beginGroup("bounds")
      box.accept(&visitor)
      visitor.endGroup()
      self = .partChanged(part: part, bounds: box)
      return "partChanged"
    case .drawingChanged(var point, var wave):
      visitor.point(&point)
      visitor.number(&wave, "wave", in: .ratio)
      self = .drawingChanged(from: point, wave: wave)
      return "drawingChanged"
    }
  }
}
