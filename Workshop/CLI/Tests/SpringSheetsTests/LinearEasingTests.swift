import Foundation
@_spi(Jelly) import Jelly
@_spi(Jelly) import JellyRecording
import Testing

@testable import SpringSheets

/// Springs of every kind, with and without velocity.
let springsOfEveryKind: [SpringSheet] = {
  var sheets: [SpringSheet] = []
  for dampingRatio in [0.1, 0.2, 0.5, 0.8, 0.95, 1, 1.3, 6] {
    for velocity in [0.0, 8, -8] {
      let spring = DampedSpring(response: 0.5, dampingRatio: dampingRatio)
      sheets.append(SpringSheet(spring, from: 20, to: -20, velocity: velocity * -40))
    }
  }
  let curve = KeyframeSpring(decay: 5, frequency: 30, duration: 0.8)
  sheets.append(SpringSheet(curve.spring, velocity: curve.initialVelocity))
  return sheets
}()

/// So many oscillations that a stop of hundreds would show the smallest lack of digits.
let barelyDamped = SpringSheet(DampedSpring(response: 0.5, dampingRatio: 0.03))

extension SpringSheet: CustomTestStringConvertible {
  package var testDescription: String { "ζ \(dampingRatio), \(velocity)/s" }
}

@Suite("linear()")
struct LinearEasingTests {
  /// The stops as a browser reads them: the first at 0 %, the last at 100 %.
  private func parsed(_ easing: LinearEasing) throws -> [GraphPoint] {
    let last = easing.arguments.count - 1
    return try easing.arguments.enumerated().map { index, argument in
      let words = argument.split(separator: " ")
      let y = try #require(Double(words[0]))
      guard words.count == 2 else {
        #expect(index == 0 || index == last)
        return GraphPoint(x: index == 0 ? 0 : 1, y: y)
      }
      return GraphPoint(x: try #require(Double(words[1].dropLast())) / 100, y: y)
    }
  }

  @Test(
    "The error is as stated, and the stated one as asked for",
    arguments: springsOfEveryKind + [barelyDamped], [0.002, 0.02])
  func error(sheet: SpringSheet, limit: Double) throws {
    let easing = try #require(LinearEasing(sheet, error: limit))
    let stops = try parsed(easing)
    #expect(easing.error <= limit)
    #expect(stops.first == GraphPoint(x: 0, y: 0))
    #expect(stops.last == GraphPoint(x: 1, y: 1))
    for (left, right) in zip(stops, stops.dropFirst()) { #expect(left.x < right.x) }
    var largest = 0.0
    var next = 1
    func look(at x: Double) {
      while next < stops.count - 1, stops[next].x < x { next += 1 }
      let line = GraphLine(through: stops[next - 1], stops[next])
      let place =
        (sheet.state(at: x * easing.duration).value - sheet.from) / (sheet.to - sheet.from)
      largest = max(largest, abs(line.height(at: x) - place))
    }
    // A prime, so that no place is one that was sampled.
    for step in 0...4001 { look(at: Double(step) / 4001) }
    next = 1
    for stop in stops { look(at: stop.x) }
    // Once the easing has ended the spring still moves.
    for step in 1...500 {
      let place = sheet.state(at: easing.duration * (1 + Double(step) / 500)).value
      largest = max(largest, abs(place - sheet.to) / sheet.distance)
    }
    // The share of the distance loses a few digits to the units it is computed in.
    #expect(largest <= easing.error + 1e-12)
    #expect(largest >= easing.error * 0.9)
  }

  /// Sampling costs a four-thousandth of the error; twice as much is allowed here.
  @Test("Rounding costs no stop: there are as few as in all digits", arguments: springsOfEveryKind)
  func fewest(sheet: SpringSheet) throws {
    let limit = 0.002
    let easing = try #require(LinearEasing(sheet, error: limit))
    let curve = try #require(
      SpringCurve(sheet, duration: easing.duration, deviation: limit / 4000))
    let tolerance = limit * 0.9995
    var gates = curve.points.map { Gate(x: $0.x, lower: $0.y - tolerance, upper: $0.y + tolerance) }
    gates[0] = Gate(x: 0, lower: 0, upper: 0)
    gates[gates.count - 1] = Gate(x: 1, lower: 1, upper: 1)
    #expect(easing.count <= TubePath.stops(through: gates).count)
  }

  @Test(
    "It never takes more stops than Ramer, Douglas and Peucker's method",
    arguments: springsOfEveryKind, [0.0005, 0.002])
  func rivals(sheet: SpringSheet, limit: Double) throws {
    let easing = try #require(LinearEasing(sheet, error: limit))
    let curve = try #require(
      SpringCurve(sheet, duration: easing.duration, deviation: limit / 2000))
    let rival = simplified(curve.points[...], within: limit)
    #expect(easing.count <= rival.count + 1)
    #expect(easing.count < rival.count || rival.count <= 6)
  }

  /// linear-easing-generator: keep the point furthest from the chord, and go on in both
  /// halves; without the first point.
  private func simplified(
    _ points: ArraySlice<GraphPoint>, within limit: Double
  ) -> [GraphPoint] {
    guard let first = points.first, let last = points.last, points.count > 2 else {
      return points.suffix(1)
    }
    let chord = GraphLine(through: first, last)
    let inner = points.dropFirst().dropLast()
    let furthest = inner.indices.max {
      abs(chord.height(at: points[$0].x) - points[$0].y)
        < abs(chord.height(at: points[$1].x) - points[$1].y)
    }
    guard let furthest,
      abs(chord.height(at: points[furthest].x) - points[furthest].y) > limit
    else { return [last] }
    return simplified(points[...furthest], within: limit)
      + simplified(points[furthest...], within: limit)
  }

  @Test("A motion that never settles has none, and one with a thousand oscillations neither")
  func refusals() {
    #expect(
      LinearEasing(SpringSheet(DampedSpring(response: 1, dampingRatio: 0)), error: 0.002) == nil)
    #expect(
      LinearEasing(SpringSheet(DampedSpring(response: 1, dampingRatio: 1e-4)), error: 0.002) == nil)
  }

  @Test("The snippet holds the duration and the stops", arguments: springsOfEveryKind)
  func snippet(sheet: SpringSheet) throws {
    let easing = try #require(LinearEasing(sheet, error: 0.002))
    let css = try sheet.css(tolerance: 0.002)
    #expect(css.contains("--spring-duration: \(Int((easing.duration * 1000).rounded()))ms;"))
    let start = try #require(css.range(of: "linear("))
    let end = try #require(css.range(of: ");", range: start.upperBound..<css.endIndex))
    let written = css[start.upperBound..<end.lowerBound].split(separator: ",")
      .map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
    #expect(written == easing.arguments)
    #expect(css.contains("\(easing.count) stops, never more than \(easing.error.numberText)"))
    for line in css.split(separator: "\n") { #expect(line.count <= 80) }
  }
}
