extension SoftDrop {
  /// Handles an event; see ``ElasticBody/handle(_:at:)``.
  @discardableResult
  public mutating func handle(_ event: Event, at time: Double) -> Never? {
    guard let now = clock.moment(of: event, at: time) else { return nil }
    bounce(until: now)
    change(now: now) { $0.handle(event, now: now) }
    lookAhead(now: now)
    return nil
  }

  private mutating func handle(_ event: Event, now: Double) {
    switch event {
    case .touchBegan(let point, let finger):
      touch(finger, at: Limits.position(point), now: now)
    case .touchMoved(let point, let finger):
      let point = Limits.position(point)
      if hold?.finger == finger {
        drag(to: point, now: now)
      } else if let slot = shape.fingers.slot(of: finger) {
        press(slot, at: point, now: now)
      }
    case .touchEnded(_, let finger):
      if hold?.finger == finger {
        letGo(now: now)
      } else if let slot = shape.fingers.slot(of: finger) {
        release(slot, now: now)
      }
    case .touchCancelled:
      letGo(now: now)
      shape.releaseAll(by: law, now: now)
    case .poked(let point, let strength):
      poke(
        at: direction(of: Limits.position(point), now: now),
        strength: min(max(strength, -1), 1), now: now)
    case .sent(let home):
      // The centre's place is counted from home.
      let shift = self.home - Limits.position(home)
      self.home = Limits.position(home)
      shape.change(by: law, now: now) { body in
        Self.withPlace(shift) { body.move(along: $0, times: 1) }
      }
      goOn(now: now)
    case .resized(let size):
      self.size = Limits.size(size)
      goOn(now: now)
    case .measured(let radius):
      self.radius = Limits.length(radius)
      goOn(now: now)
    case .tuned(let tuning):
      self.tuning = tuning
      if !law.rings { shape.releaseAll(by: law, now: now) }
      goOn(now: now)
    }
  }

  /// Goes on with another home, size, radius or tuning, from where the drop is.
  private mutating func goOn(now: Double) {
    let presses = presses
    shape.become(law, now: now) { (presses.places[$0], presses.pulls[$0]) }
    guard let hold else { return }
    takeHold(hold.finger, at: hold.point, now: now)
  }

  private mutating func touch(_ finger: Int, at point: Vector2, now: Double) {
    if hold?.finger == finger { letGo(now: now) }
    if let slot = shape.fingers.slot(of: finger) { shape.release(slot, by: law, now: now) }
    let distance = (point - place(at: now)).magnitude
    if hold == nil, distance <= Self.middle * radius {
      takeHold(finger, at: point, now: now)
    } else if law.rings {
      beginPress(finger, at: point, now: now)
    }
  }

  /// A finger nearer to the centre than this holds the drop, in radii; found by eye.
  private static var middle: Double { 0.6 }
}

// MARK: - Fingers that press the outline

extension SoftDrop {
  /// The fingers that press the outline, by their slots.
  struct Presses: Equatable, Sendable {
    var grips = SoftGrips()
    /// The place of the drop's centre when each finger came down.
    private var centerX = SIMD4<Double>()
    private var centerY = SIMD4<Double>()
    /// The place that each finger holds, as a share of the round.
    private(set) var places = SIMD4<Double>()
    /// How far each finger wants the outline, as z of ``SoftDropLaw``.
    private(set) var pulls = SIMD4<Double>()
    /// How far each finger has pulled outwards, in points, pressed or not.
    private(set) var travels = SIMD4<Double>()

    /// Notes a finger that comes down.
    mutating func begin(
      _ slot: Int, at point: Vector2, place: Double, center: Vector2, now: Double
    ) {
      grips.begin(slot, at: point, now: now)
      (centerX[slot], centerY[slot], places[slot]) = (center.x, center.y, place)
    }

    /// Notes where a finger is now.
    ///
    /// A finger that goes round the drop takes its dent along. Near the centre it has no direction,
    /// so there it keeps the one it had.
    mutating func move(_ slot: Int, to point: Vector2, on drop: SoftDrop) {
      grips[slot] = point
      let center = Vector2(centerX[slot], centerY[slot])
      let (way, radius, tuning) = (point - center, drop.radius, drop.tuning)
      if way.magnitude > radius / 2 { places[slot] = way.angle / (2 * .pi) }
      let direction = Vector2(angle: 2 * .pi * places[slot])
      let travel = (way * direction).sum() - (grips.start(slot) - center).magnitude
      travels[slot] = tuning.pullLimit.scaled(by: radius).limited(travel)
      let wanted = max(radius * (1 - tuning.press) + travels[slot], 0)
      pulls[slot] = radius > 0 ? (wanted * wanted / radius - radius) / 2 : 0
    }
  }

  /// Lets a finger take hold of the outline as it is, and press it in.
  private mutating func beginPress(_ finger: Int, at point: Vector2, now: Double) {
    let place = direction(of: point, now: now)
    guard let slot = shape.touch(finger, at: place, pull: 0, by: law, now: now) else { return }
    presses.begin(slot, at: point, place: place, center: self.place(at: now), now: now)
    press(slot, at: point, now: now)
  }

  private mutating func press(_ slot: Int, at point: Vector2, now: Double) {
    presses.move(slot, to: point, on: self)
    shape.move(
      slot, to: presses.places[slot], pull: presses.pulls[slot], by: law, now: now)
  }

  /// Lets a finger go.
  ///
  /// After a short touch the outline is poked, by as much as the touch was too short. A finger that
  /// has pulled it as far as it pressed does not poke it.
  private mutating func release(_ slot: Int, now: Double) {
    let press = tuning.press * radius
    let still = press > 0 ? max(1 - abs(presses.travels[slot]) / press, 0) : 0
    let tap = presses.grips.tap(slot, now: now) * still
    shape.release(slot, by: law, now: now)
    if tap > 0 { poke(at: presses.places[slot], strength: tap, now: now) }
  }

  /// Pushes the outline in at a place.
  private mutating func poke(at place: Double, strength: Double, now: Double) {
    shape.tap(at: place, speed: -tuning.poke * radius * strength, by: law, now: now)
  }

  /// The direction from the centre to a point, as a share of the round.
  private func direction(of point: Vector2, now: Double) -> Double {
    (point - place(at: now)).angle / (2 * .pi)
  }
}

extension SoftDrop.Event: TouchEvent {
  /// Whether every number in the event is finite, and its tuning sound.
  public var isSound: Bool {
    switch self {
    case .touchBegan(let point, _), .touchMoved(let point, _), .touchEnded(let point, _),
      .resized(let point), .sent(let point):
      point.isFinite
    case .poked(let point, let strength): point.isFinite && Vector2(strength, 0).isFinite
    case .measured(let radius): Vector2(radius, 0).isFinite
    case .tuned(let tuning): tuning.isSound
    case .touchCancelled: true
    }
  }
}
