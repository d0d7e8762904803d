extension JellyPressBody {
  mutating func transition(on event: Event, now: Double) -> Effect? {
    let (wasHeld, oldSize) = (isHeld, size)
    switch event {
    case .touchBegan(let point, let finger):
      let point = Limits.position(point)
      if let slot = fingers.begin(finger, at: point, now: now) {
        addContact(slot, at: point, now: now)
      }
    case .touchMoved(let point, let finger):
      guard let slot = fingers.slot(of: finger) else { return nil }
      fingers.move(slot, to: Limits.position(point))
      sheet.move(slot, to: fingers[slot].place - offsets[slot], now: now)
    case .touchEnded(_, let finger):
      guard let slot = fingers.slot(of: finger) else { return nil }
      fingers.touchEnded(slot)
      sheet.release(slot, now: now)
    case .touchCancelled:
      fingers.endAll()
      sheet.releaseAll(now: now)
    case .pressBegan:
      if !isPressed, !isHeld { setCenter(Vector2(0.5, 0.5), now: now) }
      isPressed = true
    case .pressEnded: isPressed = false
    case .sizeChanged(let size):
      self.size = Limits.size(size)
      let side = max(self.size.x, self.size.y)
      sheet.setFrame(
        center: self.size / 2, size: side, limits: tuning.limits(ofSize: side), now: now)
    case .tuningChanged(let tuning):
      self.tuning = tuning
      sheet.setModel(tuning.model, limits: tuning.limits(ofSize: sheet.size), now: now)
    case .settingsChanged(let settings): self.settings = settings.clamped
    }
    setLift(isResized: size != oldSize, now: now)
    return isHeld == wasHeld ? nil : isHeld ? .grabbed : .released
  }

  private mutating func addContact(_ slot: Int, at position: Vector2, now: Double) {
    let map = map(at: now)
    let point = map.restPoint(for: position)
    // The finger does not pull back the displacement that the bulge gives the point.
    offsets[slot] = map(point).origin - sheet.map(at: now)(point).origin
    sheet.addContact(slot, at: position - offsets[slot], now: now)
    var share = Vector2(0.5, 0.5)
    if size.x > 0 { share.x = min(max(point.x / size.x, 0), 1) }
    if size.y > 0 { share.y = min(max(point.y / size.y, 0), 1) }
    setCenter(share, now: now)
  }

  /// Moves the center of the bulge; at once without a bulge.
  private mutating func setCenter(_ share: Vector2, now: Double) {
    if now >= lift.restTime, lift.target == 0 {
      center = .still(at: share, since: now)
    } else {
      let amount = 2 * max(liftedAmount, abs(lift.value(at: now)))
      center = center.continued(
        to: share, by: tuning.liftSpring, at: now,
        tolerance: Self.tolerance / centerReach(amount))
    }
  }

  /// Sends the amount of the bulge to what the state asks for.
  ///
  /// - Parameters:
  ///   - isResized: Whether a bulge of the same amount moves the outline by another distance now.
  ///   - now: The time.
  private mutating func setLift(isResized: Bool, now: Double) {
    let isLifted = isHeld || isPressed
    let target = isLifted ? liftedAmount : 0
    let spring = isLifted ? tuning.liftSpring : tuning.lowerSpring
    let reach = max(PressBulge.reach(in: size.magnitude), 1)
    let isOther = spring != lift.spring || isResized
    if target != lift.target || isOther && now < lift.restTime {
      lift = lift.continued(to: target, by: spring, at: now, tolerance: Self.tolerance / reach)
    }
    lift.arriveLast(
      within: Limits.restTolerance / reach,
      after: target == 0 ? sheet.restTime : max(sheet.restTime, center.restTime), now: now)
    // The amount is the target from then on.
    center.arriveLast(
      within: Limits.restTolerance / centerReach(target),
      after: max(sheet.restTime, lift.restTime), now: now)
  }

  /// The distance by which a bulge of an amount moves a point, in points, if its center moves by a
  /// share of 1.
  private func centerReach(_ amount: Double) -> Double {
    max(1, max(size.x, size.y)) * max(amount, Limits.faint)
  }

  /// The amount of the bulge of a surface that is lifted.
  private var liftedAmount: Double {
    guard min(size.x, size.y) > 0 else { return 0 }
    return PressBulge.amount(
      forSize: size, adding: tuning.growthArea, maximum: tuning.maximumGrowth)
  }

  /// The displacement that counts as none, in points: a share of what counts for an outline, as the
  /// sheet and the bulge come to rest at different times.
  private static var tolerance: Double { Limits.restTolerance / 2 }
}

extension JellyPressBody.Event: ControlEvent, TouchEvent {
  /// A Boolean value that indicates whether the event ends or cancels a touch.
  public var endsTouch: Bool {
    switch self {
    case .touchEnded, .touchCancelled, .pressEnded: true
    default: false
    }
  }
}

@_spi(Jelly) extension JellyPressBody.Event: VisitableEvent {
  /// Accepts a visitor of every field, which may change it, and returns the event's name.
  public mutating func accept(_ visitor: inout some FieldVisitor) -> StaticString {
    switch self {
    case .touchBegan(let point, let finger): return visitor.touchBegan(&self, point, finger)
    case .touchMoved(let point, let finger): return visitor.touchMoved(&self, point, finger)
    case .touchEnded(let point, let finger): return visitor.touchEnded(&self, point, finger)
    case .touchCancelled: return visitor.touchCancelled()
    case .pressBegan: return "pressBegan"
    case .pressEnded: return "pressEnded"
    case .sizeChanged(let size): return visitor.sizeChanged(&self, size)
    case .tuningChanged(let tuning): return visitor.tuningChanged(&self, tuning)
    case .settingsChanged(let settings): return visitor.settingsChanged(&self, settings)
    }
  }
}
