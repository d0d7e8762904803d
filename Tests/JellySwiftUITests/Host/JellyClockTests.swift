import Foundation
import Jelly
import JellyRecording
import JellyTestSupport
import SwiftUI
import Testing

@testable import JellySwiftUI

extension HostTests {
  /// The clocks of gestures and timelines, of which Apple does not document what they count from.
  @MainActor @Suite("The clock of elastic views")
  struct JellyClockTests {
    private func stage(seed: UInt64 = 0) -> Stage {
      Stage(390, 100, seed: seed) { JellyBar { Text("Inbox") } }
    }

    /// The benchmark `pulls` makes other gestures, and more.
    @Test("a bar goes on from where the finger has left it, in each of 1,000 random gestures")
    func afterDrag() throws {
      let firstSeed = number("JELLY_SEED", or: 0)
      let count = number("JELLY_GESTURES", or: 1000)
      var largest = (jump: 0.0, seed: firstSeed)
      var wallJumps = 0
      for seed in firstSeed..<firstSeed + count {
        let gesture = try drag(seed: UInt64(seed))
        if gesture.jump > largest.jump { largest = (gesture.jump, seed) }
        wallJumps += gesture.wallJumps
      }
      // Clocks count from up to 2³⁰ s, and the times of a gesture and of a frame are each rounded
      // to the last digit of that. The fastest finger goes so far in this time.
      let shortest = 0.004
      let fastest = (15.0 * 15 + 25 * 25).squareRoot() / shortest
      // The velocity at the release has the error of the shortest time between two moves. A spring
      // that it alone moves goes at most v/(e·ω) far.
      let frequency = JellyBarBody.Tuning.standard.soft.spring.angularFrequency
      let share = 1 / (M_E * frequency * shortest)
      expect(
        largest.jump, isLessThan: 2 * Double(1 << 30).ulp * fastest * (1 + share),
        "JELLY_SEED=\(largest.seed) JELLY_GESTURES=1")
      expect(count < 100 || wallJumps > count / 10)
      print("\(count) gestures, wall clock set \(wallJumps) times, largest jump \(largest.jump) pt")
    }

    /// Drags a bar at random, and returns the largest distance between what is shown afterwards and
    /// the body itself, in points, and how often the wall clock was set.
    private func drag(seed: UInt64) throws -> (jump: Double, wallJumps: Int) {
      var random = SeededGenerator(seed: seed)
      let stage = stage(seed: seed)
      var bar = JellyBarBody(size: [390, 100])
      var place = CGPoint(x: 195, y: 40)
      var time = random.uniform(0...10)
      stage.wait(until: time)
      let finger = try #require(stage.screen.touch(at: place, time: time))
      _ = bar.handle(.touchBegan(Vector2(place)), at: time)
      for _ in 0..<Int.random(in: 1...8, using: &random) {
        time += random.uniform(0.004...0.02)
        place.x += random.uniform(-15...15)
        place.y += random.uniform(-5...25)
        finger.move(to: place, time: time)
        _ = bar.handle(.touchMoved(Vector2(place)), at: time)
      }
      finger.lift(at: place, time: time)
      _ = bar.handle(.touchEnded(Vector2(place)), at: time)
      expect(stage.screen.runningTimelines, equals: 1)
      var largestJump = 0.0
      for _ in 0..<12 {
        time += 1.0 / 60
        stage.show(time)
        let shown = try #require(stage.outline())
        largestJump = max(largestJump, shown.distance(to: Outline(of: bar, at: time)))
      }
      return (largestJump, stage.screen.wallJumps)
    }

    private func number(_ name: String, or standard: Int) -> Int {
      ProcessInfo.processInfo.environment[name].flatMap { Int($0) } ?? standard
    }

    @Test("a bar continues when the wall clock is set back by an hour")
    func wallClockSetBack() throws {
      let stage = stage()
      stage.wait(until: 0)
      let finger = try #require(stage.screen.touch(at: CGPoint(x: 195, y: 40), time: 0))
      finger.lift(at: CGPoint(x: 195, y: 140), time: 0.125)
      stage.show(0.25)
      let before = stage.outline()
      stage.screen.wallOffset -= 3600
      stage.show(0.375)
      expect(stage.outline(), differsFrom: before)
      stage.play()
      expect(stage.now, isLessThan: 3)
      expect(stage.screen.runningTimelines, equals: 0)
    }

    @Test("the system's clock goes on, and does not follow the wall clock")
    func systemClock() async throws {
      let start = JellyClock.system.now()
      try await Task.sleep(for: .milliseconds(20))
      expect(JellyClock.system.now() - start, isGreaterThan: 0.015)
      expect(abs(start), isLessThan: 1e6, "it counts from the start of the app")
    }
  }
}

extension Outline {
  /// Returns the maximum distance between the points of two outlines with the same steps, in
  /// points.
  func distance(to other: Outline) -> Double {
    func points(_ outline: Outline) -> [Vector2] {
      outline.commands.flatMap { (command: Command) -> [Vector2] in
        switch command {
        case .move(let point), .line(let point): [point]
        case .quadCurve(let point, let control): [point, control]
        case .curve(let point, let control1, let control2): [point, control1, control2]
        case .close: []
        }
      }
    }
    let (mine, others) = (points(self), points(other))
    guard mine.count == others.count else { return .infinity }
    return zip(mine, others).map { (($0 - $1) * ($0 - $1)).sum().squareRoot() }.max() ?? 0
  }
}
