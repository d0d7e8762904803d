extension ElasticField {
  /// What the four sides do until the next event: each goes on as it is up to its reversal, and from
  /// then on goes home.
  ///
  /// Up to their reversals they share one spring, and with it one exponential; and again from when the
  /// last of them has reversed.
  struct Flight: Equatable, Sendable {
    /// When it started.
    var start: Double
    /// The spring before the reversal, and where it pulls.
    var spring: DampedSpring
    var target: Double
    /// Where the sides were at the start, from the target, and how fast.
    var offset: ElasticOutline.Bulges
    var velocity: ElasticOutline.Bulges
    /// When each side reverses.
    var reversal: ElasticOutline.Bulges
    /// The spring that takes them home from there.
    var home: DampedSpring
    /// Where they reverse, and with what velocity they set out for home.
    var reversalOffset: ElasticOutline.Bulges
    var reversalVelocity: ElasticOutline.Bulges
    /// When the last of them reverses; where they are then, and how fast.
    var lastReversal: Double
    var lastOffset: ElasticOutline.Bulges
    var lastVelocity: ElasticOutline.Bulges
    /// From this time on all are at home.
    var restTime: Double

    /// All at home.
    static var still: Self {
      let spring = DampedSpring.calm
      return Self(
        start: -.infinity, spring: spring, target: 0, offset: .zero, velocity: .zero,
        reversal: .init(repeating: -.infinity), home: spring, reversalOffset: .zero,
        reversalVelocity: .zero,
        lastReversal: -.infinity, lastOffset: .zero, lastVelocity: .zero, restTime: -.infinity)
    }

    /// Where the sides are and how fast, at `time`.
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

    /// Where a side is that has reversed and goes home, and how fast.
    @inline(never)
    private func reversed(_ side: Int, at time: Double) -> (bulge: Double, velocity: Double) {
      let response = home.response(after: time - reversal[side])
      return (
        response.offset(reversalOffset[side], reversalVelocity[side]),
        response.velocity(reversalOffset[side], reversalVelocity[side])
      )
    }

    /// Plans the reversal of each side: with the velocity that it has then and `pushes`, within
    /// ±`limit`, and with `kick` ways per second towards home.
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

    /// What the reversal of a side adds to its velocity.
    func push(of side: Int) -> Double {
      let response = spring.response(after: reversal[side] - start)
      return reversalVelocity[side] - response.velocity(offset[side], velocity[side])
    }
  }
}
