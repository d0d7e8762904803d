import Foundation
@_spi(Jelly) import JellyTestSupport
import Testing

@testable import Jelly

@Suite("An elastic field")
struct JellyFieldTests {
  private let size = Vector2(300, 44)
  /// The tunings whose sides bulge, or stay.
  private static let sides: [JellyFieldBody.Tuning] = [.classic, .reduced]

  private func touched(
    _ tuning: JellyFieldBody.Tuning, at point: Vector2 = [20, 4], overshoot: Double = 10,
    cornerRadius: Double = 0
  ) -> JellyFieldBody {
    var field = JellyFieldBody(
      size: size, settings: .init(pressDepth: overshoot, cornerRadius: cornerRadius), tuning: tuning
    )
    _ = field.handle(.touchBegan(point), at: 0)
    return field
  }

  /// T4 by hand: UIKit's spring of a duration and a ratio, from an offset, with a velocity in ways.
  private func uikit(
    _ duration: Double, _ zeta: Double, kick: Double, from offset: Double, after t: Double
  ) -> Double {
    let root = (1 - zeta * zeta).squareRoot()
    let omega = log(zeta / (0.001 * root)) / (zeta * duration)
    let phase = omega * root * t
    let velocity = -kick * offset
    return exp(-zeta * omega * t)
      * (offset * cos(phase) + (velocity + zeta * omega * offset) / (omega * root) * sin(phase))
  }

  @Test("At rest is a box of four quadratics from corner to corner")
  func restOutline() {
    let outline = JellyFieldBody(size: size, tuning: .classic).outline(at: 0)
    expect(outline.letters, equals: "MQQQQZ")
    expect(
      outline.segments.prefix(4).map(\.end), equals: [[300, 0], [300, 44], [0, 44], [0, 0]])
    expect(
      outline.curves.map { $0.points[1] }, equals: [[150, 0], [300, 22], [150, 44], [0, 22]])
  }

  @Test("Classic goes out by T4's first spring for a quarter of a second, and back by its second")
  func classicPhases() {
    let field = touched(.classic)
    let turn = 10 + uikit(0.25, 0.9, kick: 1.5, from: -10, after: 0.25)
    for step in 0...100 {
      let t = Double(step) / 100
      let control =
        t < 0.25
        ? 10 + uikit(0.25, 0.9, kick: 1.5, from: -10, after: t)
        : uikit(0.45, 0.15, kick: 5.5, from: turn, after: t - 0.25)
      guard t < field.restTime else { break }
      let curves = field.outline(at: t).curves
      // The control point of the upper side, and of each other the same way out.
      expect(abs(curves[0].points[1].y + control), isLessThan: 1e-10)
      expect(abs(curves[1].points[1].x - 300 - control), isLessThan: 1e-10)
      expect(abs(curves[2].points[1].y - 44 - control), isLessThan: 1e-10)
      expect(abs(curves[3].points[1].x + control), isLessThan: 1e-10)
    }
  }

  @Test("A negative overshoot dents, and the corners stay", arguments: sides)
  func dents(tuning: JellyFieldBody.Tuning) {
    let field = touched(tuning, overshoot: -40)
    for step in 0...50 {
      let t = Double(step) / 100
      expect(
        field.outline(at: t).curves.map(\.end), equals: [[300, 0], [300, 44], [0, 44], [0, 0]])
    }
    if tuning != .reduced { expect(field.sideDisplacements(at: 0.05).x, isLessThan: 0) }
  }

  @Test("Taps in a row do not pile up")
  func taps() {
    var field = touched(.classic)
    var widest = 0.0
    for tap in 1...40 {
      for step in 0..<10 {
        widest = max(
          widest, abs(field.sideDisplacements(at: 0.06 * Double(tap) + 0.006 * Double(step)).x))
      }
      _ = field.handle(.touchBegan([20, 4]), at: 0.06 * Double(tap))
    }
    // Half of the overshoot of one tap is 5.
    expect(widest, isLessThan: 2 * 5)
    expect(widest, isGreaterThan: 2)
  }

  @Test("A mirrored touch gives the mirrored outline", arguments: sides)
  func mirror(tuning: JellyFieldBody.Tuning) {
    let left = touched(tuning, at: [30, 10], cornerRadius: 8)
    let right = touched(tuning, at: [270, 10], cornerRadius: 8)
    for step in 0...60 {
      let (a, b) = (
        left.sideDisplacements(at: Double(step) / 60),
        right.sideDisplacements(at: Double(step) / 60)
      )
      expect(a.x == b.x && a.z == b.z && a.y == b.w && a.w == b.y)
    }
  }

  @Test("With round corners the outline is smooth at every joint", arguments: [4, 12, 22])
  func smoothness(radius: Double) {
    let field = touched(.classic, overshoot: 24, cornerRadius: radius)
    for step in 0...60 {
      let curves = field.outline(at: Double(step) / 60).curves
        .filter { ($0.end - $0.start).magnitude > 1e-9 }
      for (before, after) in zip(curves, curves.dropFirst() + curves.prefix(1)) {
        expect(degrees(between: before.directionAtEnd, after.directionAtStart), isLessThan: 0.1)
      }
    }
  }

  @Test("What is rejected shakes from side to side, with its outline, and comes back")
  func shake() {
    var field = JellyFieldBody(size: size)
    expect(field.handle(.rejected, at: 0), equals: .shaken)
    let shifts = (0...200).map { field.shakeOffset(at: Double($0) / 200) }
    expect(shifts.max()! > 4 && shifts.max()! < 14)
    expect(shifts.min()!, isLessThan: -3)
    let outline = field.outline(at: 0.03)
    expect(abs(outline.points[0].x - field.shakeOffset(at: 0.03)), isLessThan: 1e-12)
    expect(field.restTime, isLessThan: 1.5)
    expect(field.shakeOffset(at: field.restTime), equals: 0)
  }

  @Test("Reduced stays in its place and reports the same")
  func reduced() {
    var field = touched(.reduced)
    expect(field.handle(.touchBegan([20, 4]), at: 0), equals: .nudged)
    expect(field.handle(.rejected, at: 0.1), equals: .shaken)
    expect(field.restTime, isAtMost: 0.1)
    expect(
      field.outline(at: 0.1), equals: JellyFieldBody(size: size, tuning: .reduced).outline(at: 0))
  }

  @Test("A field that becomes reduced in mid-motion is at rest within a quarter of a second")
  func becomesReduced() {
    var field = touched(.standard, overshoot: 40)
    _ = field.handle(.rejected, at: 0)
    _ = field.handle(.tuningChanged(.reduced), at: 0.04)
    expect(field.restTime, isAtMost: 0.04 + 0.25)
    let start = field.sideDisplacements(at: 0.04).x
    for step in 0...50 {
      expect(field.sideDisplacements(at: 0.04 + Double(step) / 200).x, isAtMost: start)
    }
  }
}
