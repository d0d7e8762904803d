extension JellyBar {
  /// Handles an event; see ``ElasticBody/handle(_:at:)``.
  @discardableResult
  public mutating func handle(_ event: Event, at time: Double) -> Effect? {
    guard let now = clock.moment(of: event, at: time) else { return nil }
    edge.rest(by: now, tuning)
    switch event {
    case .touchBegan(let point):
      return grab(at: asTop(point), by: .finger, now: now)
    case .touchMoved(let point):
      if edge.hand == .finger { edge.move(to: asTop(point), at: now) }
      return nil
    case .touchEnded(let point):
      guard edge.hand == .finger else { return nil }
      edge.move(to: asTop(point), at: now)
      return release(keepingVelocity: true, now: now)
    case .touchCancelled:
      return release(keepingVelocity: false, now: now)
    case .pulled(let distance, let x):
      return pull(to: Limits.position(Vector2(x, distance)), now: now)
    case .released:
      return edge.hand == .list ? release(keepingVelocity: true, now: now) : nil
    case .tuned(let tuning):
      reanchor(size: size, tuning: tuning, now: now)
      return nil
    case .resized(let size):
      reanchor(size: Limits.size(size), tuning: tuning, now: now)
      return nil
    }
  }

  /// Lets a hand take hold of the edge where it is.
  private mutating func grab(at point: Vector2, by hand: ElasticEdge.Hand, now: Double) -> Effect? {
    let wasHeld = isHeld
    edge.hold(amplitudes(at: now), at: point, by: hand, law: law, now: now)
    return wasHeld ? nil : .grabbed
  }

  /// Handles a pull of the list: it takes hold of the edge where it is, and moves it.
  private mutating func pull(to point: Vector2, now: Double) -> Effect? {
    var effect: Effect?
    if edge.hand != .list {
      guard point.y > 0 else { return nil }
      effect = grab(at: Vector2(point.x, 0), by: .list, now: now)
    }
    edge.move(to: point, at: now)
    return effect
  }

  /// Lets the edge spring home after its hand has gone.
  private mutating func release(keepingVelocity: Bool, now: Double) -> Effect? {
    guard isHeld else { return nil }
    let height = side.asTop(size: size).y
    edge.letGo(
      of: amplitudes(at: now),
      velocity: keepingVelocity ? edge.releaseVelocity(by: law, height: height) : .zero,
      by: tuning.spring, tuning, now: now)
    return .released
  }

  /// Changes the size and the tuning, while the edge stays where it is and keeps its motion.
  ///
  /// If the width changes, the edge's sideways place stays the same share of the width.
  private mutating func reanchor(size: Vector2, tuning: Tuning, now: Double) {
    let (before, velocity, width) = (
      amplitudes(at: now), edge.velocity(at: now, by: law), law.width
    )
    self.size = size
    self.tuning = tuning
    let stretch = width > 0 ? law.width / width : 1
    let amplitudes = before.stretched(stretch)
    if isHeld {
      edge.holdOn(amplitudes, law: law)
    } else if edge.isResting(at: now) {
      edge.rest(by: now, tuning)
    } else {
      edge.letGo(
        of: amplitudes,
        velocity: tuning.spring.carriesVelocity ? velocity.stretched(stretch) : .zero,
        by: tuning.spring, tuning, now: now)
    }
  }
}

extension JellyBar {
  /// The rule by which a pull becomes amplitudes of this bar's edge.
  var law: ElasticEdge.Law {
    ElasticEdge.Law(tuning: tuning, width: side.asTop(size: size).x)
  }

  private func asTop(_ point: Vector2) -> Vector2 {
    side.asTop(Limits.position(point), in: size)
  }
}

extension EdgeAmplitudes {
  /// The same amplitudes on a bar that is `factor` times as wide.
  fileprivate func stretched(_ factor: Double) -> Self {
    guard factor != 1 else { return self }
    let stretched = Vector2(sideways * factor, 0)
    return Self(
      sideways: stretched.isFinite ? Limits.position(stretched).x : 0, base: base, wave: wave)
  }
}

extension JellyBar.Event: TouchEvent {
  /// Whether every number in the event is finite, and its tuning sound.
  public var isSound: Bool {
    switch self {
    case .touchBegan(let point), .touchMoved(let point), .touchEnded(let point): point.isFinite
    case .resized(let size): size.isFinite
    case .tuned(let tuning): tuning.isSound
    case .pulled(let distance, let x): Vector2(distance, x).isFinite
    case .touchCancelled, .released: true
    }
  }
}
