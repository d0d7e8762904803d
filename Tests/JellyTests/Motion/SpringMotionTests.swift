@_spi(Jelly) import JellyTestSupport
import Testing

@testable import Jelly

@Suite("A spring that has been let go")
struct SpringMotionTests {
  private func motion(
    _ dampingRatio: Double, from start: Double = 90, velocity: Double = -400, at time: Double = 5
  ) -> SpringMotion<Double> {
    SpringMotion(
      from: start, velocity: velocity, to: 20,
      spring: DampedSpring(angularFrequency: 15, dampingRatio: dampingRatio),
      startTime: time, tolerance: 0.01)
  }

  @Test("It starts where it was let go, as fast as it was", arguments: dampingRatios)
  func startsWhereItWas(dampingRatio: Double) {
    let motion = motion(dampingRatio)
    expect(motion.value(at: 5), equals: 90)
    // Over-damped, the velocity is a difference of two roots over their distance.
    expect(abs(motion.velocity(at: 5) + 400), isAtMost: 400 * 4 * Double.roundOff)
  }

  @Test(
    "Before its start it is where it starts", arguments: [4.999, 0, -1e308, -.infinity] as [Double])
  func waitsAtTheStart(time: Double) {
    expect(motion(0.36).value(at: time), equals: 90)
  }

  @Test("From its rest time on it is the target, to the bit", arguments: dampingRatios)
  func restsOnTheTarget(dampingRatio: Double) {
    guard dampingRatio > 0 else { return }
    let motion = motion(dampingRatio)
    expect(motion.restTime, isLessThan: .infinity)
    for time in [motion.restTime, motion.restTime.nextUp, motion.restTime + 1, 1e308, .infinity] {
      expect(motion.value(at: time), equals: 20)
      expect(motion.velocity(at: time), equals: 0)
    }
  }

  /// A large clock time has a resolution no finer than its ulp; the value moves meanwhile.
  @Test(
    "The last step to the target is no longer than the tolerance",
    arguments: dampingRatios, [0, 5, 1e6, 1e9])
  func lastStepIsSmall(dampingRatio: Double, start: Double) {
    guard dampingRatio > 0 else { return }
    let motion = motion(dampingRatio, at: start)
    let before = motion.restTime.nextDown
    let step = abs(motion.value(at: before) - 20)
    let blur = 2 * motion.restTime.ulp * abs(motion.velocity(at: before))
    expect(step, isAtMost: 0.01 + blur + 1e-13)
  }

  @Test("Without damping it never rests, and is finite for ever")
  func undampedNeverRests() {
    let motion = motion(0)
    expect(motion.restTime, equals: .infinity)
    for time: Double in [1e3, 1e9, 1e300, .greatestFiniteMagnitude] {
      expect(abs(motion.value(at: time)), isLessThan: 110)
    }
    expect(motion.value(at: .infinity), equals: 20)
  }

  @Test("Let go on its target, it rests at once", arguments: dampingRatios)
  func restsAtOnce(dampingRatio: Double) {
    let motion = motion(dampingRatio, from: 20, velocity: 0)
    expect(motion.restTime, equals: 5)
    expect(motion.value(at: 5), equals: 20)
  }

  @Test("No time is no number's undoing", arguments: dampingRatios)
  func noTimeIsHarmless(dampingRatio: Double) {
    expect(motion(dampingRatio).value(at: .nan).isFinite)
    expect(motion(dampingRatio).velocity(at: .nan).isFinite)
  }

  @Test("Caught and let go on the way, it goes on as before", arguments: dampingRatios)
  func passingOnChangesNothing(dampingRatio: Double) {
    let motion = motion(dampingRatio, at: 0)
    let handover = 0.1
    let next = self.motion(
      dampingRatio, from: motion.value(at: handover), velocity: motion.velocity(at: handover),
      at: handover)
    for step in 1...40 {
      let time = handover + 0.01 * Double(step)
      let error = abs(next.value(at: time) - motion.value(at: time))
      // Both rest within the tolerance; until then only rounding of numbers up to 100 differs.
      let isAtRest = time >= min(motion.restTime, next.restTime)
      expect(error, isAtMost: (isAtRest ? 0.01 : 1e-12), "at \(time)")
    }
  }

  @Test("The components of a vector move as they would alone", arguments: dampingRatios)
  func componentsMoveAlone(dampingRatio: Double) {
    let spring = DampedSpring(angularFrequency: 15, dampingRatio: dampingRatio)
    func release<Value: MotionValue>(_ start: Value, _ velocity: Value) -> SpringMotion<Value> {
      SpringMotion(
        from: start, velocity: velocity, to: .zero, spring: spring, startTime: 0, tolerance: 1e-9)
    }
    let both = release(Vector2(90, -3), Vector2(-400, 70))
    let (first, second) = (release(90.0, -400), release(-3.0, 70))
    for time in [0, 0.01, 0.1, 0.5] {
      expect(both.value(at: time), equals: Vector2(first.value(at: time), second.value(at: time)))
    }
  }

  @Test(
    "Is where it was let go at that very time, however near, fast or late that is",
    arguments: dampingRatios, [1e-9, 1, 15, 1e9])
  func startsWhereItIs(dampingRatio: Double, angularFrequency: Double) {
    let spring = DampedSpring(angularFrequency: angularFrequency, dampingRatio: dampingRatio)
    for start in [1e-6, 0.004, 0.006, 3, 1e6] {
      for time in [0, -40, 1e9, 1e12] {
        let motion = SpringMotion(
          from: start, velocity: 0, to: 0, spring: spring, startTime: time, tolerance: 0.005)
        expect(motion.value(at: time), equals: start)
        expect(motion.value(at: motion.restTime), equals: 0)
      }
    }
  }

  @Test("Rests at once where it is let go on its target", arguments: dampingRatios)
  func restsAtOnceOnItsTarget(dampingRatio: Double) {
    let spring = DampedSpring(angularFrequency: 15, dampingRatio: dampingRatio)
    for start in [0, 1e-12] {
      let motion = SpringMotion(
        from: start, velocity: 0, to: 0, spring: spring, startTime: 3, tolerance: 0.005)
      expect(motion.restTime, equals: 3)
    }
  }
}
