// A badge is a drop of liquid: where it is free of its neck it stretches along its path, and
// oscillates when it stops. Only the second of a drop's modes can be seen on something so small, so
// the stretch is a vector, one spring moves it, and the area stays the same; see
// ``Deformation/stretched(by:)``.

extension JellyBadgeBody {
  /// Stretches the badge along a velocity, until a time from which on it springs back.
  ///
  /// - Parameters:
  ///   - velocity: In points per second.
  ///   - kick: What is added to the velocity of the stretch, per second.
  ///   - end: When the badge is taken to have stopped, if no event comes before.
  ///   - now: The time, in seconds.
  mutating func stretch(
    along velocity: Vector2, kick: Vector2 = .zero, until end: Double, now: Double
  ) {
    let spring = tuning.wobbleSpring
    guard tuning.maximumStretch > 0 || now < wobble.restTime else { return }
    let speed = (Self.halfSpeed * Self.halfSpeed + (velocity * velocity).sum()).squareRoot()
    let direction = velocity / speed
    let start = wobble.value(at: now)
    let tolerance = stretchTolerance
    // A drop that tears again and again at once gets no faster than by one tear.
    let fastest = 2 * spring.angularFrequency * max(tuning.maximumStretch, start.magnitude)
    let sum = spring.carried(wobble.velocity(at: now)) + kick
    wobble.first = SpringMotion(
      from: start,
      velocity: kick == .zero || sum.magnitude <= fastest
        ? sum : sum * (fastest / sum.magnitude),
      to: Deformation.stretch(along: direction) * tuning.maximumStretch, spring: spring,
      startTime: now,
      tolerance: tolerance)
    wobble.retarget(to: .zero, spring: spring, at: end, tolerance: tolerance)
  }

  /// Goes on stretching by the spring of the present tuning, after it or the measures have changed.
  mutating func keepStretching(now: Double) {
    guard now < wobble.restTime else { return }
    let (end, target) = (wobble.second.startTime, wobble.first.target)
    let tolerance = stretchTolerance
    wobble = TwoStageMotion(
      (now < end ? wobble.first : wobble.second).continued(
        to: now < end ? target : .zero, by: tuning.wobbleSpring, at: now, tolerance: tolerance))
    guard now < end else { return }
    wobble.retarget(to: .zero, spring: tuning.wobbleSpring, at: end, tolerance: tolerance)
  }

  /// The stretch that counts as none.
  private var stretchTolerance: Double {
    // The tail of a torn neck is stretched with its drop, and may be longer.
    Limits.restTolerance / max(settings.diameter, max(breakDistance(of: look), 1))
  }

  /// Stretches the badge along the path of the finger that holds it.
  mutating func stretchUnderFinger(now: Double) {
    stretch(along: tracker.velocity, until: now + Self.patience, now: now)
  }

  /// Starts the oscillation along the neck of a drop that has just torn off it.
  mutating func recoil(now: Double) {
    let pull = contact.position - restPosition
    let length = pull.magnitude
    guard length > Limits.minimumLength else { return }
    stretch(
      along: tracker.velocity,
      kick: Deformation.stretch(along: pull / length)
        * (tuning.maximumStretch * tuning.wobbleSpring.angularFrequency / 2),
      until: now + Self.patience, now: now)
  }

  /// Stretches the badge along its path back, until it is there for the first time.
  mutating func stretchOnPathHome(from position: Vector2, now: Double) {
    // A spring takes about a quarter of its period.
    let duration = .pi / 2 / tuning.returnSpring.angularFrequency
    stretch(along: (restPosition - position) / duration, until: now + duration, now: now)
  }

  /// The share of the wobble that shows, from 0 to 1, at a distance from rest, in points.
  ///
  /// A liquid neck holds the badge round. So the wobble shows only where the badge is torn off, and
  /// all of it at a diameter from the place that the neck reaches: where it tears, and then less,
  /// until the drops could touch. The tutorial's neck tears at once, so with it the badge does not
  /// wobble.
  func wobbleShare(at distance: Double, growth: Double) -> Double {
    switch look.neck {
    case .none: return 1
    case .quadratic: return 0
    case .liquid:
      let radius = settings.diameter / 2
      let contact = radius + look.thinnestRadius(of: radius)
      let reach = contact + (breakDistance(of: look) - contact) * min(max(growth, 0), 1)
      let torn = distance - reach
      guard torn > 0 else { return 0 }
      let gone = settings.diameter > 0 ? min(torn / settings.diameter, 1) : 1
      return gone * gone * (3 - 2 * gone)
    }
  }

  /// At this speed the badge is stretched by half of what it can be, in points per second.
  ///
  /// With half of it a badge on its way home is up to 7 pt longer, and with twice as much a thrown
  /// one is nearly round.
  private static var halfSpeed: Double { 700 }

  /// The time after which a finger that has not moved is taken to have stopped, in seconds: that of
  /// ``VelocityTracker/pause``.
  private static var patience: Double { VelocityTracker.pause }
}
