extension JellyBar {
  /// Handles an event; see ``ElasticBody/handle(_:at:)``.
  @discardableResult
  public mutating func handle(_ event: Event, at time: Double) -> Effect? {
    guard let now = clock.moment(of: event, at: time) else { return nil }
    edge.rest(by: now, law: law)
    switch event {
    case .touchBegan(let point, let finger):
      return grab(at: asTop(point), by: .finger(finger), now: now)
    case .touchMoved(let point, let finger):
      move(finger, to: asTop(point), now: now)
      return nil
    case .touchEnded(let point, let finger):
      guard move(finger, to: asTop(point), now: now) else { return nil }
      return release(.finger(finger), keepingVelocity: true, now: now)
    case .touchCancelled:
      return cancel(now: now)
    case .pulled(let distance, let x):
      return pull(to: Limits.position(Vector2(x, distance)), now: now)
    case .released:
      return edge.isHeldByList ? release(.list, keepingVelocity: true, now: now) : nil
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
    let (wasHeld, law) = (isHeld, law)
    if law.isSoft, case .finger(let finger) = hand {
      edge.touchSoftly(finger, at: point, law: law, now: now)
    } else {
      let amplitudes = edge.plannedAmplitudes(at: now, by: law)
      edge.hold(amplitudes, at: point, by: hand, law: law, now: now)
    }
    return wasHeld ? nil : .grabbed
  }

  /// Moves a finger, and returns whether it holds the edge.
  @discardableResult
  private mutating func move(_ finger: Int, to point: Vector2, now: Double) -> Bool {
    let law = law
    if law.isSoft {
      edge.moveSoftly(finger, to: point, law: law, now: now)
      return edge.soft.fingers.slot(of: finger) != nil
    }
    guard edge.hand == .finger(finger) else { return false }
    edge.move(to: point, law: law, at: now)
    return true
  }

  /// Handles a pull of the list: it takes hold of the edge where it is, and moves it.
  private mutating func pull(to point: Vector2, now: Double) -> Effect? {
    var effect: Effect?
    if !edge.isHeldByList {
      guard point.y > 0 else { return nil }
      effect = grab(at: Vector2(point.x, 0), by: .list, now: now)
    }
    edge.move(to: point, law: law, at: now)
    return effect
  }

  /// Lets the edge spring home after a hand has gone, unless others hold it.
  @inline(never)
  private mutating func release(
    _ hand: ElasticEdge.Hand, keepingVelocity: Bool, now: Double
  ) -> Effect? {
    let law = law
    if law.isSoft, case .finger(let finger) = hand {
      edge.releaseSoftly(finger, isCancelled: !keepingVelocity, law: law, now: now)
    } else {
      edge.letGo(
        of: edge.plannedAmplitudes(at: now, by: law),
        velocity: keepingVelocity ? edge.releaseVelocity(by: law) : .zero,
        by: tuning.spring, law: law, now: now)
    }
    return isHeld ? nil : .released
  }

  /// Lets the edge spring home after all hands have been taken away.
  private mutating func cancel(now: Double) -> Effect? {
    var effect: Effect?
    while let hand = edge.hand {
      effect = release(hand, keepingVelocity: false, now: now)
    }
    return effect
  }

  /// Changes the size and the tuning, while the edge stays where it is and keeps its motion.
  ///
  /// If the width changes, the edge's sideways place stays the same share of the width.
  private mutating func reanchor(size: Vector2, tuning: Tuning, now: Double) {
    let (old, velocity) = (law, edge.velocity(at: now, by: law))
    let wasResting = edge.isResting(at: now)
    self.size = size
    self.tuning = tuning
    let law = law
    let stretch = old.width > 0 ? law.width / old.width : 1
    let amplitudes = edge.leave(old, for: law, now: now).stretched(stretch)
    if edge.isGripped {
      edge.holdOn(amplitudes, law: law)
    } else if wasResting {
      edge.rest(by: now, law: law)
    } else {
      edge.letGo(
        of: amplitudes,
        velocity: tuning.spring.carriesVelocity ? velocity.stretched(stretch) : .zero,
        by: tuning.spring, law: law, now: now)
    }
    edge.settle(into: law, from: old, now: now)
  }
}

extension JellyBar {
  /// The rule by which a pull becomes amplitudes of this bar's edge.
  var law: ElasticEdge.Law {
    let size = side.asTop(size: size)
    return ElasticEdge.Law(tuning: tuning, width: size.x, height: size.y)
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
    case .touchBegan(let point, _), .touchMoved(let point, _), .touchEnded(let point, _):
      point.isFinite
    case .resized(let size): size.isFinite
    case .tuned(let tuning): tuning.isSound
    case .pulled(let distance, let x): Vector2(distance, x).isFinite
    case .touchCancelled, .released: true
    }
  }
}
