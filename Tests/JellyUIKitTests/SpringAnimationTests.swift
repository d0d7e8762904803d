@_spi(Jelly) import Jelly
import JellyUIKit
import Testing
import UIKit

extension UIKitTests {
  /// Core Animation's own animations show the values that the core returns.
  @MainActor
  struct SpringAnimationTests {
    nonisolated static let springs = [
      DampedSpring(response: 0.4, dampingRatio: 0.36), DampedSpring(response: 0.5, dampingRatio: 1),
      DampedSpring(response: 0.3, dampingRatio: 2.5),
      DampedSpring(mass: 2, stiffness: 90, damping: 7),
    ]

    @Test("A property animator gets the spring of the core")
    func timing() {
      let spring = DampedSpring(response: 0.3, dampingRatio: 0.5)
      let numbers = UISpringTimingParameters(spring).headlessSpring.map { Double($0) }
      expect(numbers, equals: [1, spring.stiffness(), spring.damping()])
    }

    @Test("A spring animation is the motion, velocities included", arguments: springs)
    func spring(_ spring: DampedSpring) throws {
      for (start, target, velocity) in [(0.0, 100.0, 0.0), (80, -20, 900), (5, 6, -40)] {
        let motion = SpringMotion(
          from: start, velocity: velocity, to: target, spring: spring, startTime: 3, tolerance: 0.01
        )
        let animation = try #require(CASpringAnimation(keyPath: "position.y", motion: motion))
        expect(animation.keyPath, equals: "position.y")
        for step in 0..<100 {
          let time = 3 + animation.duration * Double(step) / 100
          let value = try #require(animation.headlessValue(at: time) as? Double)
          // Two ways to compute the same, each to some rounding of the largest of its terms.
          expect(abs(value - motion.value(at: time)), isLessThan: 1e-9 * (abs(velocity) + 200))
        }
      }
    }

    @Test("The KY keyframe spring is a spring animation with its kick")
    func keyframeSpring() throws {
      let curve = KeyframeSpring(decay: 5, frequency: 30, duration: 1)
      let motion = curve.motion(from: 0.0, to: 200, at: 1, tolerance: 0.01)
      let animation = try #require(CASpringAnimation(keyPath: "position.x", motion: motion))
      expect(animation.initialVelocity, equals: 5)
      for step in 0..<100 {
        let x = Double(step) / 100
        let value = try #require(animation.headlessValue(at: 1 + x) as? Double)
        expect(abs(value - (200 - 200 * exp(-5 * x) * cos(30 * x))), isLessThan: 1e-9 * 200)
      }
    }

    @Test("A spring animation is not made of what Core Animation cannot express")
    func inexpressible() {
      let spring = DampedSpring(response: 0.4, dampingRatio: 0.5)
      let flick = SpringMotion(
        from: 10, velocity: 300, to: 10.0, spring: spring, startTime: 0, tolerance: 0.01)
      expect(CASpringAnimation(keyPath: "position.y", motion: flick) == nil)
      expect(CAKeyframeAnimation(keyPath: "position.y", motion: flick) != nil)
      let endless = SpringMotion(
        from: 10, velocity: 0, to: 0.0, spring: DampedSpring(response: 0.4, dampingRatio: 0),
        startTime: 0,
        tolerance: 0.01)
      expect(CASpringAnimation(keyPath: "position.y", motion: endless) == nil)
      expect(CAKeyframeAnimation(keyPath: "position.y", motion: endless) == nil)
    }

    @Test(
      "A keyframe animation passes through the motion and ends on its target", arguments: springs)
    func keyframes(_ spring: DampedSpring) throws {
      let motion = SpringMotion(
        from: 10, velocity: 300, to: 50.0, spring: spring, startTime: 2, tolerance: 0.01)
      let animation = try #require(CAKeyframeAnimation(keyPath: "position.y", motion: motion))
      let values = try #require(animation.values as? [Double])
      expect(values.first, equals: 10)
      expect(values.last, equals: 50)
      let interval = animation.duration / Double(values.count - 1)
      expect(interval, isAtMost: 1.0 / 120)
      for (index, value) in values.enumerated().dropLast() {
        expect(
          value,
          equals: motion.value(
            at: 2 + animation.duration * Double(index) / Double(values.count - 1))
        )
      }
    }
  }
}
