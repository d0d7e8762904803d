extension ElasticField {
  /// Handles an event; see ``ElasticBody/handle(_:at:)``.
  @discardableResult
  public mutating func handle(_ event: Event, at time: Double) -> Effect? {
    guard let now = clock.moment(of: event, at: time) else { return nil }
    adoptAnswer(now: now)
    switch event {
    case .touchBegan(let point, let finger):
      pressTime = now
      let point = Limits.position(point)
      guard isSoft, tuning.answer != .stay else { return bulge(from: point, now: now) }
      press(finger, at: point, now: now)
      return .bulged
    case .touchMoved(let point, let finger):
      movePress(finger, to: Limits.position(point), now: now)
      return nil
    case .touchEnded(_, let finger):
      pressTime = now
      endPress(finger, now: now)
      return nil
    case .touchCancelled:
      pressTime = now
      endPresses(now: now)
      return nil
    case .focused(let side):
      return now - pressTime < Self.pressDuration ? nil : bulge(from: nil, side: side, now: now)
    case .bulged:
      return bulge(from: nil, now: now)
    case .rejected:
      return reject(now: now)
    case .resized(let size):
      self.size = Limits.size(size)
    case .tuned(let tuning):
      self.tuning = tuning
      if tuning.answer == .stay { calm(now: now) }
      adoptAnswer(now: now)
    case .shaped(let overshoot, let cornerRadius):
      self.overshoot = Limits.displacement(overshoot)
      self.cornerRadius = Limits.length(cornerRadius)
    }
    if isSoft { settleSoftly(now: now) }
    if tuning.answer == .stay { endPresses(now: now) }
    return nil
  }

  /// Sends the sides outwards, from the touched point or, without a point, all sides alike; pushes
  /// a soft outline in from a side.
  private mutating func bulge(
    from point: Vector2?, side: Side = .top, now: Double
  ) -> Effect? {
    let tuning = tuning
    guard !isSoft else {
      pushSoftly(from: side, now: now)
      return .bulged
    }
    // A quadratic comes half-way to its control point.
    let bulge = overshoot / 2
    switch tuning.answer {
    case .stay:
      break
    case .together:
      let (places, _) = flight.sides(at: now)
      let distances = bulge - places
      start(-distances, distances * tuning.outKick, by: tuning.outSpring, now: now)
      flight.target = bulge
      flight.reverse(
        at: ElasticOutline.Bulges(repeating: now + tuning.outDuration), limit: 0, kick: tuning.kick)
    case .push, .soft:
      push(by: bulge, from: point, now: now)
    }
    return .bulged
  }

  /// Sends a push through the field.
  ///
  /// If an earlier push has not arrived at a side yet, it arrives together with the new one, at the
  /// earlier of both times.
  private mutating func push(by bulge: Double, from point: Vector2?, now: Double) {
    let tuning = tuning
    let old = flight
    let (places, velocities) = old.sides(at: now)
    start(places, velocities, by: tuning.spring, now: now)
    let distances = distances(from: point)
    var times = distances / tuning.pushSpeed + now
    let kick = tuning.kick * bulge
    var pushes = ElasticOutline.Bulges.zero
    for side in 0..<4 {
      let share =
        point == nil ? tuning.focusShare : tuning.pushReach / (tuning.pushReach + distances[side])
      pushes[side] = kick * share
      guard old.reversal[side] > now else { continue }
      pushes[side] += old.push(of: side)
      times[side] = min(times[side], old.reversal[side])
    }
    flight.reverse(at: times, pushes: pushes, limit: abs(kick) * tuning.pushLimit)
  }

  /// Starts a new flight from the present places of the sides, towards home.
  private mutating func start(
    _ offset: ElasticOutline.Bulges, _ velocity: ElasticOutline.Bulges, by spring: DampedSpring,
    now: Double
  ) {
    flight.start = now
    flight.spring = spring
    flight.target = 0
    flight.offset = offset
    flight.velocity = velocity
    flight.home = tuning.spring
  }

  /// How much farther each side is from `point` than the nearest one, in points; zero without a
  /// point.
  private func distances(from point: Vector2?) -> ElasticOutline.Bulges {
    guard let point else { return .zero }
    let x = min(max(point.x, 0), size.x)
    let y = min(max(point.y, 0), size.y)
    let distances = ElasticOutline.Bulges(y, size.x - x, size.y - y, x)
    return distances - min(min(distances.x, distances.y), min(distances.z, distances.w))
  }

  /// Pushes the field to the right; the velocity of an earlier shake is added, up to the same
  /// speed.
  private mutating func reject(now: Double) -> Effect? {
    let speed = min(shake.velocity(at: now) + tuning.shakeSpeed, tuning.shakeSpeed)
    continueShake(with: speed, now: now)
    return .shaken
  }

  /// Sends everything that moves home without another swing.
  private mutating func calm(now: Double) {
    let (places, _) = flight.sides(at: now)
    start(places, .zero, by: tuning.spring, now: now)
    flight.reverse(at: ElasticOutline.Bulges(repeating: now), limit: 0)
    continueShake(with: 0, now: now)
  }

  private mutating func continueShake(with velocity: Double, now: Double) {
    let place = shake.value(at: now)
    shake = SpringMotion(
      from: place, velocity: velocity, to: 0, by: tuning.shakeSpring, at: now,
      tolerance: Limits.rest)
  }
}

extension ElasticField.Event: TouchEvent {
  /// Whether every number in the event is finite, and its tuning sound.
  public var isSound: Bool {
    switch self {
    case .touchBegan(let point, _), .touchMoved(let point, _), .touchEnded(let point, _),
      .resized(let point):
      point.isFinite
    case .shaped(let overshoot, let radius): Vector2(overshoot, radius).isFinite
    case .tuned(let tuning): tuning.isSound
    case .touchCancelled, .focused, .bulged, .rejected: true
    }
  }
}
