extension JellyBarBody {
  mutating func transition(on event: Event, now: Double) -> Effect? {
    rest(by: now)
    switch event {
    case .touchBegan(let point, let finger):
      return touch(.finger(finger), at: asTop(point), now: now)
    case .touchMoved(let point, let finger):
      freeEdge.move(.finger(finger), to: asTop(point), model: model, now: now)
      return nil
    case .touchEnded(let point, let finger):
      let place = point.isFinite ? asTop(point) : freeEdge.place(of: .finger(finger))
      return touchEnded(.finger(finger), at: place, now: now)
    case .touchCancelled:
      let wasHeld = isHeld
      freeEdge.endAll(model: model, now: now)
      return wasHeld ? .released : nil
    case .pullChanged(let distance, let x):
      var effect: Effect?
      if !freeEdge.isPulledByList {
        guard distance > 0 else { return nil }
        effect = touch(.list, at: Limits.position(Vector2(x, 0)), now: now)
      }
      freeEdge.move(
        .list, to: Limits.position(Vector2(x, distance)), model: model, now: now)
      return effect
    case .pullEnded:
      return touchEnded(.list, at: nil, now: now)
    case .tuningChanged(let tuning):
      reanchor(size: size, tuning: tuning, now: now)
      return nil
    case .sizeChanged(let size):
      reanchor(size: Limits.size(size), tuning: tuning, now: now)
      return nil
    case .settingsChanged(let settings):
      self.settings = settings.clamped
      rest(by: now)
      return nil
    }
  }

  /// Adopts the settings if the bar is at rest.
  private mutating func rest(by now: Double) {
    guard freeEdge.isResting(at: now) else { return }
    let curve = tuning.curve(for: settings.curve)
    hangingEdge = settings.edge
    headroom = settings.headroom
    hasHeadroom = tuning[curve].depthLimit.linearRange < .infinity
    freeEdge.rest(as: model(of: curve))
  }

  /// Adds the contact of a finger, or of the list's pull, with the edge where it is.
  private mutating func touch(
    _ holder: Fingers.Holder, at point: Vector2, now: Double
  ) -> Effect? {
    let wasHeld = isHeld
    return freeEdge.touch(holder, at: point, model: model, now: now) && !wasHeld ? .grabbed : nil
  }

  /// Releases a finger, and reports whether none holds the edge any more.
  private mutating func touchEnded(
    _ holder: Fingers.Holder, at point: Vector2?, now: Double
  ) -> Effect? {
    let (wasHeld, model) = (isHeld, model)
    if let point { freeEdge.move(holder, to: point, model: model, now: now) }
    freeEdge.touchEnded(holder, model: model, now: now)
    return wasHeld && !isHeld ? .released : nil
  }

  /// Changes the size and the tuning, while the edge stays where it is and keeps its motion.
  private mutating func reanchor(size: Vector2, tuning: Tuning, now: Double) {
    let (old, wasResting) = (model, freeEdge.isResting(at: now))
    self.size = size
    self.tuning = tuning
    if wasResting { rest(by: now) }
    freeEdge.rebase(onto: model, from: old, by: model.tuning.spring, now: now)
  }
}

extension JellyBarBody {
  /// The model of this edge: its curve, tuning and size.
  @inline(__always)
  var model: EdgeModel { model(of: freeEdge.curve) }

  @inline(__always)
  private func model(of curve: EdgeCurve) -> EdgeModel {
    EdgeModel(
      curve, tuning, barSize: hangingEdge.asTop(size: size), headroom: hasHeadroom ? headroom : nil)
  }

  private func asTop(_ point: Vector2) -> Vector2 {
    hangingEdge.asTop(Limits.position(point), in: size)
  }
}

extension EdgeModel {
  /// Creates the model of a bar's edge; nil for a headroom that does not limit it.
  @inline(never)  // −1,295 B
  fileprivate init(
    _ curve: JellyBarBody.EdgeCurve, _ tuning: JellyBarBody.Tuning, barSize size: Vector2,
    headroom: Double?
  ) {
    self.init(curve: curve, tuning: tuning[curve], width: size.x, height: size.y)
    guard let headroom else { return }
    self.headroom = headroom < .infinity ? headroom : Self.headroomFraction * size.y
  }

  /// The headroom above an edge if that of the content is not set, as a share of the height.
  ///
  /// On film strips a rebound within half of it has a flat middle, and one within twice as much
  /// comes 14 pt nearer to the content.
  private static var headroomFraction: Double { 0.2 }
}

extension JellyBarBody.Event: ControlEvent, TouchEvent {
  /// A Boolean value that indicates whether the event ends or cancels a touch.
  public var endsTouch: Bool {
    switch self {
    case .touchEnded, .touchCancelled, .pullEnded: true
    default: false
    }
  }
}

@_spi(Jelly) extension JellyBarBody.Event: VisitableEvent {
  /// Accepts a visitor of every field, which may change it, and returns the event's name.
  public mutating func accept(_ visitor: inout some FieldVisitor) -> StaticString {
    switch self {
    case .touchBegan(let point, let finger): return visitor.touchBegan(&self, point, finger)
    case .touchMoved(let point, let finger): return visitor.touchMoved(&self, point, finger)
    case .touchEnded(let point, let finger): return visitor.touchEnded(&self, point, finger)
    case .touchCancelled: return visitor.touchCancelled()
    case .pullChanged(var distance, var position):
      visitor.number(&distance, "distance")
      visitor.number(&position, "position")
      self = .pullChanged(distance: distance, position: position)
      return "pullChanged"
    case .pullEnded: return "pullEnded"
    case .sizeChanged(let size): return visitor.sizeChanged(&self, size)
    case .tuningChanged(let tuning): return visitor.tuningChanged(&self, tuning)
    case .settingsChanged(let settings): return visitor.settingsChanged(&self, settings)
    }
  }
}
