extension JellyBar {
  /// Takes an event; see ``ElasticBody/handle(_:at:)``.
  @discardableResult
  public mutating func handle(_ event: Event, at time: Double) -> Effect? {
    guard let now = clock.moment(of: event, at: time) else { return nil }
    rest(by: now)
    switch event {
    case .touchBegan(let point):
      return grab(at: asTop(point), by: .finger, now: now)
    case .touchMoved(let point):
      if state == .held(by: .finger) { grip.move(to: asTop(point), at: now) }
      return nil
    case .touchEnded(let point):
      guard state == .held(by: .finger) else { return nil }
      grip.move(to: asTop(point), at: now)
      return release(keepingVelocity: true, now: now)
    case .touchCancelled:
      return release(keepingVelocity: false, now: now)
    case .pulled(let distance, let x):
      return pull(to: Limits.position(Vector2(x, distance)), now: now)
    case .released:
      return state == .held(by: .list) ? release(keepingVelocity: true, now: now) : nil
    case .tuned(let tuning):
      reanchor(size: size, tuning: tuning, now: now)
      return nil
    case .resized(let size):
      reanchor(size: Limits.size(size), tuning: tuning, now: now)
      return nil
    }
  }

  /// A hand takes hold of the edge where it is: at rest, in mid-air, or from another hand.
  private mutating func grab(at point: Vector2, by hand: Hand, now: Double) -> Effect? {
    let amplitudes = amplitudes(at: now)
    let wasHeld = isHeld
    let slackLength = now < restTime || wasHeld ? Self.slackLength : 0
    hold(amplitudes, at: point, slackLength: slackLength, now: now)
    state = .held(by: hand)
    return wasHeld ? nil : .grabbed
  }

  /// The list pulls: it takes hold of the edge where it is, and draws it along.
  private mutating func pull(to point: Vector2, now: Double) -> Effect? {
    var effect: Effect?
    if state != .held(by: .list) {
      guard point.y > 0 else { return nil }
      effect = grab(at: Vector2(point.x, 0), by: .list, now: now)
    }
    grip.move(to: point, at: now)
    return effect
  }

  /// The hand that holds the edge has gone.
  private mutating func release(keepingVelocity: Bool, now: Double) -> Effect? {
    guard isHeld else { return nil }
    let velocity = keepingVelocity ? bounded(grip.velocity(by: pull)) : .zero
    letGo(of: grip.amplitudes(by: pull), velocity: velocity, now: now)
    return .released
  }

  /// Ends a motion whose time is over, and takes up a profile that has waited for a straight edge.
  private mutating func rest(by now: Double) {
    if state == .free, now >= motion.restTime { state = .resting }
    if state == .resting { profile = tuning.profile }
  }

  /// Changes the bar under the edge, which stays where it is and goes on as it did.
  ///
  /// On a bar of another width the edge keeps its place as a share of the width. A spring that
  /// must not overshoot starts anew without the velocity of the one before.
  private mutating func reanchor(size: Vector2, tuning: Tuning, now: Double) {
    let before = amplitudes(at: now)
    let width = pull.width
    self.size = size
    self.tuning = tuning
    let stretch = width > 0 ? pull.width / width : 1
    let amplitudes = before.stretched(stretch)
    switch state {
    case .resting:
      profile = tuning.profile
    case .held:
      let tracker = grip.tracker
      hold(amplitudes, at: grip.finger, slackLength: Self.slackLength, now: now)
      grip.tracker = tracker
    case .free:
      let goesOn = tuning.spring.carriesVelocity
      let velocity = goesOn ? motion.velocity(at: now).stretched(stretch) : .zero
      letGo(of: amplitudes, velocity: velocity, now: now)
    }
  }

  private mutating func letGo(of amplitudes: EdgeAmplitudes, velocity: EdgeAmplitudes, now: Double)
  {
    // On a straight edge nothing stands aside: its points go home, which nobody sees.
    let depth = EdgeAmplitudes(base: amplitudes.base, wave: amplitudes.wave)
    let isStraight = depth.magnitude <= Limits.rest
    let staysAside = !tuning.returnsSideways && !isStraight
    let home = EdgeAmplitudes(sideways: staysAside ? amplitudes.sideways : 0)
    state = .free
    motion = SpringMotion(
      from: amplitudes, velocity: velocity, to: home,
      by: tuning.spring, at: now, tolerance: Limits.rest)
  }

  /// A finger at `point` takes hold of the edge, which is at `amplitudes`.
  private mutating func hold(
    _ amplitudes: EdgeAmplitudes, at point: Vector2, slackLength: Double, now: Double
  ) {
    let width = side.asTop(size: size).x
    let pullAtStart = pull.pull(holding: amplitudes, finger: point.x - width / 2)
    var tracker = VelocityTracker()
    tracker.add(point, at: now)
    grip = Grip(
      start: point,
      pullAtStart: pullAtStart,
      slack: amplitudes - pull.amplitudes(for: pullAtStart),
      slackLength: slackLength,
      finger: point,
      tracker: tracker)
  }

  /// A velocity that dents the bar by no more than its tuning allows.
  ///
  /// From the straight edge a velocity v carries a spring at most v/ω₀ far.
  private func bounded(_ velocity: EdgeAmplitudes) -> EdgeAmplitudes {
    let size = side.asTop(size: size)
    let reach = tuning.dentLimit * tuning.spring.angularFrequency
    let depthLimit = reach * size.y
    let sidewaysLimit = reach * size.x / 2
    let depth = velocity.base + velocity.wave
    let kept = abs(depth) > depthLimit ? depthLimit / abs(depth) : 1
    return EdgeAmplitudes(
      sideways: min(max(velocity.sideways, -sidewaysLimit), sidewaysLimit),
      base: velocity.base * kept,
      wave: velocity.wave * kept)
  }

  /// The finger's way, in points, over which a caught edge comes to where the finger wants it.
  static var slackLength: Double { 48 }
}

extension JellyBar {
  /// How a pull shows on this bar.
  var pull: Pull { Pull(tuning: tuning, width: side.asTop(size: size).x) }

  private func asTop(_ point: Vector2) -> Vector2 {
    side.asTop(Limits.position(point), in: size)
  }
}

extension EdgeAmplitudes {
  /// The same on a bar that is `factor` times as wide.
  fileprivate func stretched(_ factor: Double) -> Self {
    guard factor != 1 else { return self }
    let stretched = Vector2(sideways * factor, 0)
    return Self(
      sideways: stretched.isFinite ? Limits.position(stretched).x : 0, base: base, wave: wave)
  }
}

extension JellyBar.Grip {
  /// Takes the finger's next place.
  mutating func move(to point: Vector2, at time: Double) {
    finger = point
    tracker.add(point, at: time)
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
