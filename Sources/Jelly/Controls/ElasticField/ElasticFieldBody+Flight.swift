extension ElasticFieldBody {
  /// The motion of the four sides until the next event.
  ///
  /// Each side continues its present motion until its reversal, and goes home from then on.
  ///
  /// Until their reversals the sides share one spring, and so one exponential. After the last
  /// reversal they share one again.
  struct Flight: Sendable {
    /// The time of the start, in seconds.
    var start: Double
    /// The spring before the reversal, and its target.
    var spring: DampedSpring
    var target: Double
    /// The displacements of the sides from the target at the start, and their velocities.
    var offset: ElasticOutline.Bulges
    var velocity: ElasticOutline.Bulges
    /// The time at which each side reverses.
    var reversal: ElasticOutline.Bulges
    /// The spring that takes them home from there.
    var home: DampedSpring
    /// The places where the sides reverse, and the velocities with which they then start for home.
    var reversalOffset: ElasticOutline.Bulges
    var reversalVelocity: ElasticOutline.Bulges
    /// The time of the last reversal; the places and velocities of all sides then.
    var lastReversal: Double
    var lastOffset: ElasticOutline.Bulges
    var lastVelocity: ElasticOutline.Bulges
    /// The time from which on all sides are at home.
    var restTime: Double

    /// The flight of sides that are at home and do not move.
    static var still: Self {
      let spring = DampedSpring.calm
      return Self(
        start: -.infinity, spring: spring, target: 0, offset: .zero, velocity: .zero,
        reversal: .init(repeating: -.infinity), home: spring, reversalOffset: .zero,
        reversalVelocity: .zero,
        lastReversal: -.infinity, lastOffset: .zero, lastVelocity: .zero, restTime: -.infinity)
    }

    /// The places and the velocities of the sides at `time`.
    func sides(
      at time: Double
    ) -> (bulges: ElasticOutline.Bulges, velocities: ElasticOutline.Bulges) {
      guard time < restTime else { return (.zero, .zero) }
      guard time < lastReversal else {
        let response = home.response(after: time - lastReversal)
        return (
          response.offset(lastOffset, lastVelocity), response.velocity(lastOffset, lastVelocity)
        )
      }
      let response = spring.response(after: time - start)
      var bulges = response.offset(offset, velocity) + target
      var velocities = response.velocity(offset, velocity)
      for side in 0..<4 where time >= reversal[side] {
        (bulges[side], velocities[side]) = reversed(side, at: time)
      }
      return (bulges, velocities)
    }

    /// The place and the velocity of a side that has reversed and goes home.
    @inline(never)
    private func reversed(_ side: Int, at time: Double) -> (bulge: Double, velocity: Double) {
      let response = home.response(after: time - reversal[side])
      return (
        response.offset(reversalOffset[side], reversalVelocity[side]),
        response.velocity(reversalOffset[side], reversalVelocity[side])
      )
    }

    /// Plans the reversal of each side.
    ///
    /// It starts for home with the velocity that it has then plus its push, limited to ±`limit`,
    /// plus `kick` times its distance from home, towards home.
    mutating func reverse(
      at times: ElasticOutline.Bulges, pushes: ElasticOutline.Bulges = .zero,
      limit: Double, kick: Double = 0
    ) {
      reversal = times
      lastReversal = max(max(times.x, times.y), max(times.z, times.w))
      restTime = start
      for side in 0..<4 {
        let response = spring.response(after: times[side] - start)
        let place = response.offset(offset[side], velocity[side]) + target
        let speed = response.velocity(offset[side], velocity[side]) + pushes[side]
        reversalOffset[side] = place
        reversalVelocity[side] = min(max(speed, -limit), limit) - kick * place
        (lastOffset[side], lastVelocity[side]) = reversed(side, at: lastReversal)
        restTime = max(
          restTime,
          home.restTime(
            from: times[side], offset: place, velocity: reversalVelocity[side],
            tolerance: Limits.rest))
      }
    }

    /// The velocity that the reversal of a side adds.
    func push(of side: Int) -> Double {
      let response = spring.response(after: reversal[side] - start)
      return reversalVelocity[side] - response.velocity(offset[side], velocity[side])
    }
  }
}

// MARK: - Touches

extension ElasticFieldBody {
  /// Sends the sides outwards: from the touched point or, without a point, all sides alike.
  mutating func bulgeSides(from point: Vector2?, now: Double) {
    let tuning = tuning
    // A quadratic comes half-way to its control point.
    let bulge = settings.overshoot / 2
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

  /// Sends the sides home without another swing.
  mutating func calmSides(now: Double) {
    let (places, _) = flight.sides(at: now)
    start(places, .zero, by: tuning.spring, now: now)
    flight.reverse(at: ElasticOutline.Bulges(repeating: now), limit: 0)
  }
}
