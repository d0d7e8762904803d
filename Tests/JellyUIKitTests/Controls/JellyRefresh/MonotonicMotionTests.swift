import Jelly
import Testing

@testable import JellyUIKit

@Suite("A monotonic motion")
struct MonotonicMotionTests {
  private let pixel = 1.0 / 3

  private func motion(from place: Double, velocity: Double, _ ratio: Double) -> MonotonicMotion {
    MonotonicMotion(
      from: place, velocity: velocity, to: 60, by: DampedSpring(response: 0.4, dampingRatio: ratio),
      at: 5, pixel: pixel)
  }

  @Test(
    "Starts where it is, never passes its end, and stays there",
    arguments: [0.2, 1, 1.6], [-4000.0, -300, 0, 300, 4000])
  func staysThere(ratio: Double, velocity: Double) {
    for start in [-80.0, 59, 61, 200] {
      let motion = motion(from: start, velocity: velocity, ratio)
      expect(motion.place(at: 5), equals: start)
      expect(motion.place(at: 0), equals: start)
      var wasAtEnd = false
      for step in 0...4000 {
        let time = 5 + Double(step) / 500
        let place = motion.place(at: time)
        expect((place - 60) * (start - 60), isAtLeast: 0, "it is beyond its end")
        expect(!wasAtEnd || place == 60, "it leaves its end")
        wasAtEnd = motion.hasArrived(at: time)
        expect(!wasAtEnd || (place == 60 && motion.velocity(at: time) == 0))
      }
      expect(wasAtEnd)
    }
  }

  @Test("Has the velocity of its place")
  func velocity() {
    let motion = motion(from: 200, velocity: 300, 0.5)
    expect(motion.velocity(at: 5), equals: 300)
    let step = 1e-6
    for time in [5.05, 5.2, 5.35] {
      let difference = (motion.place(at: time + step) - motion.place(at: time - step)) / (2 * step)
      // The error of a central difference is of the order of the step, squared, and of rounding.
      expect(abs(difference - motion.velocity(at: time)), isLessThan: 1e-3)
    }
  }

  @Test("Less than a pixel before its end counts as out")
  func out() {
    expect(MonotonicMotion.isOut(60, of: 60, pixel: pixel))
    expect(MonotonicMotion.isOut(59.8, of: 60, pixel: pixel))
    expect(!MonotonicMotion.isOut(59.5, of: 60, pixel: pixel))
  }
}
