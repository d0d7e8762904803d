extension JellyBarBody {
  /// Handles an event; see ``JellyBody/handle(_:at:)``.
  @discardableResult
  public mutating func handle(_ event: Event, at time: Double) -> Effect? {
    process(event, at: time)
  }

  mutating func transition(on event: Event, now: Double) -> Effect? {
    rest(by: now)
    switch event {
    case .touchBegan(let point, let finger):
      return touch(finger, at: asTop(point), now: now)
    case .touchMoved(let point, let finger):
      edge.move(finger, to: asTop(point), model: model, now: now)
      return nil
    case .touchEnded(let point, let finger):
      let place = point.isFinite ? asTop(point) : edge.place(of: finger)
      return touchEnded(finger, at: place, now: now)
    case .touchCancelled:
      let wasHeld = isHeld
      edge.endAll(model: model, now: now)
      return wasHeld ? .released : nil
    case .pulled(let distance, let x):
      var effect: Effect?
      if !edge.isPulledByList {
        guard distance > 0 else { return nil }
        effect = touch(JellyEdge.list, at: Limits.position(Vector2(x, 0)), now: now)
      }
      edge.move(
        JellyEdge.list, to: Limits.position(Vector2(x, distance)), model: model, now: now)
      return effect
    case .released:
      return touchEnded(JellyEdge.list, at: nil, now: now)
    case .tuned(let tuning):
      reanchor(size: size, tuning: tuning, now: now)
      return nil
    case .resized(let size):
      reanchor(size: Limits.size(size), tuning: tuning, now: now)
      return nil
    case .set(let settings):
      self.settings = settings.limited
      rest(by: now)
      return nil
    }
  }

  /// Adopts the settings if the bar is at rest.
  private mutating func rest(by now: Double) {
    guard edge.isResting(at: now) else { return }
    let curve = tuning.curve(for: settings.edge)
    side = settings.side
    headroom = settings.headroom
    hasHeadroom = tuning[curve].depthLimit.free < .infinity
    edge.rest(as: model(of: curve))
  }

  /// Adds the contact of a finger, or of the list's pull, with the edge where it is.
  private mutating func touch(_ finger: Int?, at point: Vector2, now: Double) -> Effect? {
    let wasHeld = isHeld
    return edge.touch(finger, at: point, model: model, now: now) && !wasHeld ? .grabbed : nil
  }

  /// Releases a finger, and reports whether none holds the edge any more.
  private mutating func touchEnded(_ finger: Int?, at point: Vector2?, now: Double) -> Effect? {
    let (wasHeld, model) = (isHeld, model)
    if let point { edge.move(finger, to: point, model: model, now: now) }
    edge.touchEnded(finger, model: model, now: now)
    return wasHeld && !isHeld ? .released : nil
  }

  /// Changes the size and the tuning, while the edge stays where it is and keeps its motion.
  private mutating func reanchor(size: Vector2, tuning: Tuning, now: Double) {
    let (old, wasResting) = (model, edge.isResting(at: now))
    self.size = size
    self.tuning = tuning
    if wasResting { rest(by: now) }
    edge.rebase(onto: model, from: old, by: model.tuning.spring, now: now)
  }
}

extension JellyBarBody {
  /// The rule by which fingers and pulls move this bar's edge.
  @inline(__always)
  var model: EdgeModel { model(of: edge.curve) }

  @inline(__always)
  private func model(of curve: Edge) -> EdgeModel {
    EdgeModel(
      curve, tuning, barSize: side.asTop(size: size), headroom: hasHeadroom ? headroom : nil)
  }

  private func asTop(_ point: Vector2) -> Vector2 {
    side.asTop(Limits.position(point), in: size)
  }
}

extension EdgeModel {
  /// Makes the model of a bar's edge; nil for a headroom that does not limit it.
  @inline(never)  // −1,295 B
  fileprivate init(
    _ curve: JellyBarBody.Edge, _ tuning: JellyBarBody.Tuning, barSize size: Vector2,
    headroom: Double?
  ) {
    self.init(curve: curve, tuning: tuning[curve], width: size.x, height: size.y)
    guard let headroom else { return }
    room = headroom < .infinity ? headroom : Self.roomShare * size.y
  }

  /// The headroom above an edge if that of the content is not set, as a share of the height;
  /// determined empirically.
  private static var roomShare: Double { 0.2 }
}

extension JellyBarBody.Event: TouchEvent {
  /// Whether the event ends or cancels a touch.
  public var endsTouch: Bool {
    switch self {
    case .touchEnded, .touchCancelled, .released: true
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
    case .pulled(var distance, var x):
      visitor.number(&distance, "distance")
      visitor.number(&x, "x")
      self = .pulled(distance: distance, x: x)
      return "pulled"
    case .released: return "released"
    case .resized(let size): return visitor.resized(&self, size)
    case .tuned(let tuning): return visitor.tuned(&self, tuning)
    case .set(let settings): return visitor.set(&self, settings)
    }
  }
}
