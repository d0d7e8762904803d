import Testing

@testable import Jelly

@Suite("One motion, and from some time on another")
struct TwoStageMotionTests {
  private static let spring = DampedSpring(response: 0.4, dampingRatio: 0.3)

  private func motion(to target: Double, at time: Double, from start: Double, velocity: Double)
    -> SpringMotion<Double>
  {
    SpringMotion(
      from: start, velocity: velocity, to: target, spring: Self.spring, startTime: time,
      tolerance: 0.005)
  }

  private var relay: TwoStageMotion<Double> {
    var relay = TwoStageMotion(motion(to: 10, at: 1, from: 0, velocity: 0))
    relay.second = motion(
      to: 4, at: 1.3, from: relay.first.value(at: 1.3), velocity: relay.first.velocity(at: 1.3))
    return relay
  }

  @Test("Alone, a motion is itself")
  func alone() {
    let motion = motion(to: 10, at: 1, from: 0, velocity: 3)
    let relay = TwoStageMotion(motion)
    for time in [0, 1, 1.2, 2, 50] {
      expect(relay.value(at: time), equals: motion.value(at: time))
      expect(relay.velocity(at: time), equals: motion.velocity(at: time))
      expect(relay.target(at: time), equals: 10)
    }
    expect(relay.restTime, equals: motion.restTime)
  }

  @Test("Place and velocity do not jump where the second takes over")
  func takeOver() {
    let relay = relay
    expect(abs(relay.value(at: 1.3) - relay.value(at: 1.3 - 1e-9)), isLessThan: 1e-6)
    expect(abs(relay.velocity(at: 1.3) - relay.velocity(at: 1.3 - 1e-9)), isLessThan: 1e-4)
    expect(relay.target(at: 1.29), equals: 10)
    expect(relay.target(at: 1.3), equals: 4)
    expect(relay.target, equals: 4)
    expect(relay.value(at: relay.restTime), equals: 4)
  }

  @Test("Without a motion the value is where it is, at any time")
  func still() {
    let relay = TwoStageMotion.still(at: Vector2(3, 4))
    for time in [-.infinity, -1, 0, 1e12, .infinity] {
      expect(relay.value(at: time), equals: [3, 4])
      expect(relay.velocity(at: time), equals: .zero)
    }
    expect(relay.restTime, equals: -.infinity)
  }
}
