extension JellyGroupBody {
  /// The motions of two bodies that may join.
  struct Pair: BondedPair {
    let first: Body
    let second: Body
    let settings: Settings
    let tuning: Tuning

    func distance(isJoined: Bool, at time: Double) -> Double {
      distance(first.box(at: time), second.box(at: time), isJoined)
    }

    private func distance(_ body: LiquidBody, _ other: LiquidBody, _ isJoined: Bool) -> Double {
      let gap = LiquidFrame(body, other).gap
      let parting = Neck.partingGap(body, other, settings, tuning)
      return isJoined ? parting - gap : gap - tuning.rejoinFraction * parting
    }

    /// The distance, and bounds of the way that it can still go after a time, in points, and of its
    /// speed.
    private func bounds(
      isJoined: Bool, after time: Double
    ) -> (distance: Double, way: Double, speed: Double) {
      let (one, two) = (first.bounds(after: time), second.bounds(after: time))
      return (
        distance(one.box, two.box, isJoined), one.way + two.way, one.speed + two.speed
      )
    }

    /// The time of the next change: Lipschitz stepping, then bisection.
    ///
    /// A step is as long as the distance takes at least, by the bound of its speed. A visit beyond
    /// the threshold that is shorter than ``shortestStep`` may be missed.
    func nextChange(isJoined: Bool, after start: Double) -> Double? {
      var (low, time) = (start, start)
      var (left, way, speed) = bounds(isJoined: isJoined, after: time)
      for _ in 0..<Self.maximumSteps where left > 0 {
        if way < left || speed == 0 { return nil }
        low = time
        time += max(left / speed, Self.shortestStep)
        (left, way, speed) = bounds(isJoined: isJoined, after: time)
      }
      guard left <= 0 else { return nil }
      guard time > low else { return time }
      // Until a time is exact to its last digits: a second less 40 bits is 1e-12 s.
      for _ in 0..<40 {
        let middle = (low + time) / 2
        if distance(isJoined: isJoined, at: middle) > 0 { low = middle } else { time = middle }
      }
      return time
    }

    /// The shortest step, in seconds: a quarter of a frame of 120 Hz.
    private static var shortestStep: Double { 1.0 / 480 }
    /// The largest number of steps: 20 to 100 are usual.
    ///
    /// They last for 4 s at least, in which a spring of a damping ratio of 0.05 loses 96 % of its
    /// oscillation. With 20,000 an event of twelve bodies on springs without damping takes 50 to
    /// 140 ms; now it takes a tenth of that.
    private static var maximumSteps: Int { 2000 }

    /// The speed at which both bodies get flat when they meet: the faster they close in, the
    /// higher.
    func hit(at time: Double) -> Double {
      let direction = LiquidFrame(first.box(at: time), second.box(at: time)).direction
      let approach = first.center.velocity(at: time) - second.center.velocity(at: time)
      let growth = first.sides.velocity(at: time) + second.sides.velocity(at: time)
      let speed = max(
        (direction * approach).sum() + abs(direction.x) * growth.x + abs(direction.y) * growth.y, 0)
      let orientation = direction.x * direction.x - direction.y * direction.y
      return -tuning.hit * LiquidBond.hitSpeed(speed) * orientation
    }
  }
}
