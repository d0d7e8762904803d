extension ElasticField {
  /// The motion of the four sides until the next event.
  ///
  /// Each side continues its present motion until its reversal, and goes home from then on.
  ///
  /// Until their reversals the sides share one spring, and so one exponential. After the last
  /// reversal they share one again.
  struct Flight: Equatable, Sendable {
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
