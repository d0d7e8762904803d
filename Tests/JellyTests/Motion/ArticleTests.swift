import Foundation
import Testing

@_spi(Jelly) @testable import Jelly

/// The numbers that the articles of the documentation print are those that the core returns.
@Suite("Numbers in the articles")
struct ArticleTests {
  /// Half of the last printed digit, and a rounding of the sum with it.
  private func isPrinted(_ text: String, for value: Double) -> Bool {
    let plain = text.replacing("−", with: "-").replacing(" %", with: "")
    guard let printed = Double(plain) else { return false }
    let decimals = plain.split(separator: ".").dropFirst().first?.count ?? 0
    return abs(printed - value) <= 0.5 * power(10, -Double(decimals)) + 1e-9
  }

  /// Returns the cells after the first in the row of an article's table that begins with `name`.
  private func row(_ name: String, of article: String) throws -> [String] {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let file = root.appendingPathComponent("Sources/Jelly/Jelly.docc/\(article).md")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    let line = try #require(
      lines.first { $0.hasPrefix("| \(name) ") }, "\(article) has no row \(name)")
    return line.split(separator: "|").dropFirst().map {
      $0.trimmingCharacters(in: .whitespaces)
    }
  }

  private static let parameterSets: [(name: String, spring: DampedSpring)] = [
    ("SwiftUI's `smooth`", DampedSpring(duration: 0.5, bounce: 0)),
    ("SwiftUI's `snappy`", DampedSpring(duration: 0.5, bounce: 0.15)),
    ("SwiftUI's `bouncy`", DampedSpring(duration: 0.5, bounce: 0.3)),
    ("with a bounce of −½", DampedSpring(duration: 0.5, bounce: -0.5)),
    ("Core Animation's default", DampedSpring(mass: 1, stiffness: 100, damping: 10)),
    ("UIKit's default timing", DampedSpring(mass: 3, stiffness: 1000, damping: 500)),
    ("UIKit's 1 s with 0.5", DampedSpring(uikitDuration: 1, dampingRatio: 0.5)),
    ("the keyframe spring", KeyframeSpring(decay: 5, frequency: 30, duration: 1).spring),
    (
      "Android's default",
      DampedSpring(angularFrequency: 1500.0.squareRoot(), dampingRatio: 0.5)
    ),
    ("react-spring's default", DampedSpring(mass: 1, stiffness: 170, damping: 26)),
  ]

  @Test("The table of parameters is right to its last digit", arguments: parameterSets)
  func parametersAreAsPrinted(name: String, spring: DampedSpring) throws {
    let cells = try row(name, of: "SpringParameters")
    let values = [
      spring.angularFrequency, spring.dampingRatio, spring.duration, spring.bounce,
      spring.stiffness(), spring.damping(),
    ]
    expect(cells.count, equals: values.count)
    for (cell, value) in zip(cells, values) {
      expect(isPrinted(cell, for: value), "\(cell) is \(value)")
    }
  }

  @Test(
    "The table of UIKit's springs is right to its last digit",
    arguments: ["0.1", "0.2", "0.3", "0.5", "0.7", "0.9", "1"])
  func uikitIsAsPrinted(name: String) throws {
    let cells = try row(name, of: "SpringParameters")
    let dampingRatio = try #require(Double(name))
    let spring = DampedSpring(uikitDuration: 1, dampingRatio: dampingRatio)
    let motion = SpringMotion(
      from: 1.0, velocity: 0, to: 0, spring: spring, startTime: 0, tolerance: 1e-300)
    let left = motion.amplitude(at: 1) ?? motion.value(at: 1)
    var values = [spring.angularFrequency, 100 * left, spring.response]
    if dampingRatio < 1 {
      let ratio = spring.decayRate / spring.signedSquare.squareRoot()
      values.append(logarithm((1 + ratio) / 0.001) / spring.decayRate)
    }
    for (cell, value) in zip(cells, values) {
      expect(isPrinted(cell, for: value), "\(cell) is \(value)")
    }
    expect(cells.count, equals: 4)
  }

  @Test(
    "Settling takes as many responses as the article says",
    arguments: [(0.2, 5.25), (0.5, 2.05), (1, 1.5)] as [(Double, Double)])
  func responsesToSettle(dampingRatio: Double, responses: Double) {
    let spring = DampedSpring(response: 1, dampingRatio: dampingRatio)
    let settled = spring.settlingTime(offset: 1.0, velocity: 0, tolerance: 0.001)
    expect(abs(settled - responses), isLessThan: 0.05)
  }

  @Test("The motion in Nothing Is Stepped is where its comments say")
  func exampleIsAsPrinted() {
    let motion = SpringMotion(
      from: 0.0, velocity: 0, to: 100, spring: DampedSpring(duration: 0.5, bounce: 0.3),
      startTime: 10,
      tolerance: 0.01)
    // Digits cut off, not rounded.
    expect(abs(motion.value(at: 10.25) - 98.4085), isAtMost: 0.0005)
    expect(abs(motion.value(at: 10.05) - 14.5715), isAtMost: 0.0005)
    expect(abs(motion.velocity(at: 10.05) - 491.705), isAtMost: 0.005)
    expect(abs(motion.restTime - 11.0685), isAtMost: 0.0005)
    let turned = SpringMotion(
      from: motion.value(at: 10.1), velocity: motion.velocity(at: 10.1), to: 40,
      spring: motion.spring,
      startTime: 10.1, tolerance: 0.01)
    expect(abs(motion.value(at: 10.1) - 42.3305), isAtMost: 0.0005)
    expect(abs(turned.value(at: 10.1) - 42.3305), isAtMost: 0.0005)
  }

  @Test("A fling meets the end of its list as fast as Scroll Physics says")
  func flingIsAsPrinted() throws {
    // x = v₀(1 − e^(−λt))/λ and v = v₀e^(−λt)
    let rate = -1000 * Elementary.log(0.998)
    let left = 1800 - rate * 350
    let arrival = Elementary.log(1800 / left) / rate
    expect(abs(left - 1099.3), isAtMost: 0.05)
    let bounce = SpringMotion(
      from: 350.0, velocity: left, to: 350, spring: DampedSpring(response: 0.6, dampingRatio: 1),
      startTime: arrival, tolerance: 0.05)
    let turn = try #require(bounce.nextExtremum(after: arrival))
    expect(abs(bounce.value(at: turn) - 350 - 38.6), isAtMost: 0.05)
    expect(abs(rate - 2.002), isAtMost: 0.0005)
    expect(abs(JellyBadgeBody.flingDecayRate - 10.05), isAtMost: 0.005)
  }

  @Test(
    "A spring let go at rest overshoots by e^(−πζ/√(1 − ζ²))",
    arguments: [(0.2, 0.53), (0.5, 0.16)] as [(Double, Double)])
  func overshootIsAsPrinted(dampingRatio: Double, printed: Double) {
    let motion = SpringMotion(
      from: 0.0, velocity: 0, to: 1,
      spring: DampedSpring(response: 1, dampingRatio: dampingRatio), startTime: 0, tolerance: 1e-9)
    let root = (1 - dampingRatio * dampingRatio).squareRoot()
    expect(abs(motion.overshoot - exponential(-.pi * dampingRatio / root)), isAtMost: 1e-12)
    expect(abs(motion.overshoot - printed), isAtMost: 0.005)
  }
}
