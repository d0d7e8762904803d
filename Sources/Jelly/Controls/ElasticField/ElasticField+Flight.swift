extension ElasticField {
  /// What the four sides do until the next event: each goes on as it is up to its turn, and from
  /// then on goes home.
  ///
  /// Up to their turns they share one spring, and with it one exponential; and again from when the
  /// last of them has turned.
  struct Flight: Equatable, Sendable {
    /// When it started.
    var start: Double
    /// The spring before the turn, and where it pulls.
    var spring: DampedSpring
    var target: Double
    /// Where the sides were at the start, from the target, and how fast.
    var offset: ElasticOutline.Bulges
    var velocity: ElasticOutline.Bulges
    /// When each side turns.
    var turn: ElasticOutline.Bulges
    /// The spring that takes them home from there.
    var home: DampedSpring
    /// Where they turn, and with what velocity they set out for home.
    var turnOffset: ElasticOutline.Bulges
    var turnVelocity: ElasticOutline.Bulges
    /// When the last of them turns; where they are then, and how fast.
    var lastTurn: Double
    var lastOffset: ElasticOutline.Bulges
    var lastVelocity: ElasticOutline.Bulges
    /// From this time on all are at home.
    var restTime: Double

    /// All at home.
    static var still: Self {
      let spring = DampedSpring.calm
      return Self(
        start: -.infinity, spring: spring, target: 0, offset: .zero, velocity: .zero,
        turn: .init(repeating: -.infinity), home: spring, turnOffset: .zero, turnVelocity: .zero,
        lastTurn: -.infinity, lastOffset: .zero, lastVelocity: .zero, restTime: -.infinity)
    }

    /// Where the sides are and how fast, at `time`.
    func sides(
      at time: Double
    ) -> (bulges: ElasticOutline.Bulges, velocities: ElasticOutline.Bulges) {
      guard time < restTime else { return (.zero, .zero) }
      guard time < lastTurn else {
        let response = home.response(after: time - lastTurn)
        return (
          response.offset(lastOffset, lastVelocity), response.velocity(lastOffset, lastVelocity)
        )
      }
      let response = spring.response(after: time - start)
      var bulges = response.offset(offset, velocity) + target
      var velocities = response.velocity(offset, velocity)
      for side in 0..<4 where time >= turn[side] {
        (bulges[side], velocities[side]) = turned(side, at: time)
      }
      return (bulges, velocities)
    }

    /// Where a side is that has turned and goes home, and how fast.
    @inline(never)
    private func turned(_ side: Int, at time: Double) -> (bulge: Double, velocity: Double) {
      let response = home.response(after: time - turn[side])
      return (
        response.offset(turnOffset[side], turnVelocity[side]),
        response.velocity(turnOffset[side], turnVelocity[side])
      )
    }

    /// Plans the turn of each side: with the velocity that it has then and `pushes`, within
    /// ±`limit`, and with `kick` ways per second towards home.
    mutating func turn(
      at times: ElasticOutline.Bulges, pushes: ElasticOutline.Bulges = .zero,
      limit: Double, kick: Double = 0
    ) {
      turn = times
      lastTurn = max(max(times.x, times.y), max(times.z, times.w))
      restTime = start
      for side in 0..<4 {
        let response = spring.response(after: times[side] - start)
        let place = response.offset(offset[side], velocity[side]) + target
        let speed = response.velocity(offset[side], velocity[side]) + pushes[side]
        turnOffset[side] = place
        turnVelocity[side] = min(max(speed, -limit), limit) - kick * place
        (lastOffset[side], lastVelocity[side]) = turned(side, at: lastTurn)
        let settling = home.settlingTime(
          offset: place, velocity: turnVelocity[side], tolerance: tolerance(from: place))
        restTime = max(restTime, times[side] + settling)
      }
    }

    /// What the turn of a side adds to its velocity.
    func push(of side: Int) -> Double {
      let response = spring.response(after: turn[side] - start)
      return turnVelocity[side] - response.velocity(offset[side], velocity[side])
    }
  }

  /// How far what starts at `place` may still be from home when it counts as there, in points: a
  /// side's control point is up to twice as far, and nothing is there before it has moved.
  static func tolerance(from place: Double) -> Double {
    place == 0 ? Limits.rest : min(abs(place) / 2, Limits.rest)
  }
}
