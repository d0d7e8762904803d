/// The four sides of a field, each of which a spring moves: the machine of the tutorial.
///
/// Their whole motion is known until the next event: each side continues its present motion
/// until its reversal, and goes home from then on.
///
/// Until their reversals the sides share one spring, and so one exponential. After the last
/// reversal they share one again.
struct FieldSides: Sendable {
  /// The time of the start, in seconds.
  private var start: Double
  /// The spring before the reversal, and its target.
  private var spring: DampedSpring
  private var target: Double
  /// The displacements of the sides from the target at the start, and their velocities.
  private var offset: ElasticOutline.Bulges
  private var velocity: ElasticOutline.Bulges
  /// The time at which each side reverses.
  private var reversal: ElasticOutline.Bulges
  /// The spring that takes them home from there.
  private var home: DampedSpring
  /// The places where the sides reverse, and the velocities with which they then start for home.
  private var reversalOffset: ElasticOutline.Bulges
  private var reversalVelocity: ElasticOutline.Bulges
  /// The time of the last reversal; the places and velocities of all sides then.
  private var lastReversal: Double
  private var lastOffset: ElasticOutline.Bulges
  private var lastVelocity: ElasticOutline.Bulges
  /// The time from which on all sides are at home.
  private(set) var restTime: Double

  /// Sides that are at home and do not move.
  static var still: Self {
    let spring = DampedSpring.calm
    return Self(
      start: -.infinity, spring: spring, target: 0, offset: .zero, velocity: .zero,
      reversal: .init(repeating: -.infinity), home: spring, reversalOffset: .zero,
      reversalVelocity: .zero,
      lastReversal: -.infinity, lastOffset: .zero, lastVelocity: .zero, restTime: -.infinity)
  }

  /// The bulge of each side at `time`, in points outwards.
  func bulges(at time: Double) -> ElasticOutline.Bulges { state(at: time).bulges }

  /// The places and the velocities of the sides at `time`.
  private func state(
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
  @inline(never)  // −195 B
  private func reversed(_ side: Int, at time: Double) -> (bulge: Double, velocity: Double) {
    let response = home.response(after: time - reversal[side])
    return (
      response.offset(reversalOffset[side], reversalVelocity[side]),
      response.velocity(reversalOffset[side], reversalVelocity[side])
    )
  }

  /// Draws a field with these sides, moved to the right by `shift`.
  @inline(__always)
  func draw(
    at time: Double, shift: Double, by law: ElasticFieldBody.Law, into path: inout some PathBuilder
  ) {
    ElasticOutline(
      size: law.size, cornerRadius: law.settings.cornerRadius, bulges: bulges(at: time),
      shift: shift
    ).draw(into: &path)
  }

  /// Plans the reversal of each side.
  ///
  /// It starts for home with the velocity that it has then plus its push, limited to ±`limit`,
  /// plus `kick` times its distance from home, towards home.
  private mutating func reverse(
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
  private func push(of side: Int) -> Double {
    let response = spring.response(after: reversal[side] - start)
    return reversalVelocity[side] - response.velocity(offset[side], velocity[side])
  }
}

// MARK: - Events

extension FieldSides {
  /// Sends the sides outwards: from the touched point or, without a point, all sides alike.
  mutating func bulge(from point: Vector2?, law: ElasticFieldBody.Law, now: Double) {
    let tuning = law.tuning
    // A quadratic comes half-way to its control point.
    let bulge = law.settings.overshoot / 2
    switch tuning.answer {
    case .stay:
      break
    case .together:
      let (places, _) = state(at: now)
      let distances = bulge - places
      begin(
        -distances, distances * tuning.outKick, by: tuning.outSpring, then: tuning.spring, now: now)
      target = bulge
      reverse(
        at: ElasticOutline.Bulges(repeating: now + tuning.outDuration), limit: 0, kick: tuning.kick)
    case .push, .soft:
      push(by: bulge, from: point, law: law, now: now)
    }
  }

  /// Sends a push through the field.
  ///
  /// If an earlier push has not arrived at a side yet, it arrives together with the new one, at the
  /// earlier of both times.
  private mutating func push(
    by bulge: Double, from point: Vector2?, law: ElasticFieldBody.Law, now: Double
  ) {
    let tuning = law.tuning
    let old = self
    let (places, velocities) = old.state(at: now)
    begin(places, velocities, by: tuning.spring, then: tuning.spring, now: now)
    let distances = law.distances(from: point)
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
    reverse(at: times, pushes: pushes, limit: abs(kick) * tuning.pushLimit)
  }

  /// Starts from the present places of the sides, towards home; a last spring takes them there.
  private mutating func begin(
    _ offset: ElasticOutline.Bulges, _ velocity: ElasticOutline.Bulges, by spring: DampedSpring,
    then home: DampedSpring, now: Double
  ) {
    start = now
    self.spring = spring
    target = 0
    self.offset = offset
    self.velocity = velocity
    self.home = home
  }

  /// Sends the sides home without another swing.
  mutating func calm(by spring: DampedSpring, now: Double) {
    let (places, _) = state(at: now)
    begin(places, .zero, by: spring, then: spring, now: now)
    reverse(at: ElasticOutline.Bulges(repeating: now), limit: 0)
  }
}

extension ElasticFieldBody.Law {
  /// How much farther each side is from `point` than the nearest one, in points; zero without a
  /// point.
  fileprivate func distances(from point: Vector2?) -> ElasticOutline.Bulges {
    guard let point else { return .zero }
    let x = min(max(point.x, 0), size.x)
    let y = min(max(point.y, 0), size.y)
    let distances = ElasticOutline.Bulges(y, size.x - x, size.y - y, x)
    return distances - min(min(distances.x, distances.y), min(distances.z, distances.w))
  }
}
