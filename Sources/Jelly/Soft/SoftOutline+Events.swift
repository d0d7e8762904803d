extension SoftOutline {
  /// Handles an event; see ``ElasticBody/handle(_:at:)``.
  @discardableResult
  public mutating func handle(_ event: Event, at time: Double) -> Never? {
    guard let now = clock.moment(of: event, at: time) else { return nil }
    switch event {
    case .touchBegan(let point, let finger):
      touch(finger, at: Limits.position(point), now: now)
    case .touchMoved(let point, let finger):
      if let slot = across.fingers.slot(of: finger) {
        pull(slot, to: Limits.position(point), now: now)
      }
    case .touchEnded(_, let finger):
      if let slot = across.fingers.slot(of: finger) { release(slot, now: now) }
    case .touchCancelled:
      releaseAll(now: now)
    case .poked(let point, let strength):
      poke(at: Limits.position(point), strength: min(max(strength, -1), 1), now: now)
    case .resized(let size):
      self.size = Limits.size(size)
      cutContour()
      goOn(now: now)
    case .tuned(let tuning):
      self.tuning = tuning
      if !law.rings { releaseAll(now: now) }
      goOn(now: now)
    }
    return nil
  }

  /// The fingers on the outline, by their slots.
  struct Grips: Equatable, Sendable {
    /// Where the fingers are, in the outline's coordinates.
    private var grips = SoftGrips()
    /// D where each finger holds.
    private var directionX = SIMD4<Double>()
    private var directionY = SIMD4<Double>()
    /// The place that each finger holds, as a share of the perimeter.
    private(set) var places = SIMD4<Double>()
    /// How far each finger has pulled the outline outwards and along itself, in points.
    private(set) var across = SIMD4<Double>()
    private(set) var along = SIMD4<Double>()
    /// How far each finger has pulled, in points.
    private(set) var pulls = SIMD4<Double>()

    /// Notes a finger that comes down.
    mutating func begin(
      _ slot: Int, at point: Vector2, place: Double, direction: Vector2, now: Double
    ) {
      grips.begin(slot, at: point, now: now)
      (directionX[slot], directionY[slot]) = (direction.x, direction.y)
      places[slot] = place
    }

    /// Notes where a finger is now.
    ///
    /// - Parameters:
    ///   - slot: The finger's slot.
    ///   - point: Its place, in the outline's coordinates.
    ///   - limit: The limit of its pull.
    ///   - press: How deep it presses the outline besides, in points.
    mutating func move(_ slot: Int, to point: Vector2, by limit: SoftLimit, press: Double) {
      let way = point - start(slot)
      let length = way.magnitude
      pulls[slot] = limit.limited(length)
      let pull = length > 0 ? way * (pulls[slot] / length) : .zero
      let direction = Vector2(directionX[slot], directionY[slot])
      across[slot] = (pull * direction).sum() - press
      along[slot] = pull.y * direction.x - pull.x * direction.y
    }

    /// Where a finger came down.
    func start(_ slot: Int) -> Vector2 { grips.start(slot) }

    /// How much of a tap a finger has made until now; see ``SoftGrips``.
    func tap(_ slot: Int, now: Double) -> Double { grips.tap(slot, now: now) }
  }

  /// Lets a finger take hold of the nearest place as it is, and press it in.
  ///
  /// Without a swing an outline would jump, so it does not give way.
  private mutating func touch(_ finger: Int, at point: Vector2, now: Double) {
    let law = law
    guard law.rings else { return }
    let (place, direction, _) = frame.place(nearestTo: point)
    guard let slot = across.touch(finger, at: place, pull: 0, by: law, now: now) else { return }
    along.touch(finger, at: place, pull: 0, by: law, now: now)
    grips.begin(slot, at: point, place: place, direction: direction, now: now)
    pull(slot, to: point, now: now)
  }

  private mutating func pull(_ slot: Int, to point: Vector2, now: Double) {
    grips.move(slot, to: point, by: pull, press: tuning.press * thickness)
    let (law, place) = (law, grips.places[slot])
    across.move(slot, to: place, pull: grips.across[slot], by: law, now: now)
    along.move(slot, to: place, pull: grips.along[slot], by: law, now: now)
  }

  /// Lets a finger go.
  ///
  /// After a short touch the outline is poked, by as much as the touch was too short. A finger that
  /// has pulled it as far as it pressed does not poke it.
  private mutating func release(_ slot: Int, now: Double) {
    let missing = grips.tap(slot, now: now)
    let press = tuning.press * thickness
    let still = press > 0 ? 1 - grips.pulls[slot] / press : 0
    across.release(slot, by: law, now: now)
    along.release(slot, by: law, now: now)
    if missing > 0, still > 0 { poke(at: grips.start(slot), strength: missing * still, now: now) }
  }

  private mutating func releaseAll(now: Double) {
    across.releaseAll(by: law, now: now)
    along.releaseAll(by: law, now: now)
  }

  /// Pushes the outline in at the place that is nearest to a point.
  private mutating func poke(at point: Vector2, strength: Double, now: Double) {
    let speed = -tuning.poke * thickness * strength
    across.tap(at: frame.place(nearestTo: point).place, speed: speed, by: law, now: now)
  }

  /// Goes on with another size or tuning, from where the outline is.
  private mutating func goOn(now: Double) {
    let (law, grips) = (law, grips)
    across.become(law, now: now) { (grips.places[$0], grips.across[$0]) }
    along.become(law, now: now) { (grips.places[$0], grips.along[$0]) }
  }
}

extension SoftOutline.Event: TouchEvent {
  /// Whether every number in the event is finite, and its tuning sound.
  public var isSound: Bool {
    switch self {
    case .touchBegan(let point, _), .touchMoved(let point, _), .touchEnded(let point, _),
      .resized(let point):
      point.isFinite
    case .poked(let point, let strength): point.isFinite && Vector2(strength, 0).isFinite
    case .tuned(let tuning): tuning.isSound
    case .touchCancelled: true
    }
  }
}
