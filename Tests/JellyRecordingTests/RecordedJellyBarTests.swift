import Foundation
import Jelly
@_spi(Jelly) import JellyRecording
import Testing

/// The numbers of the tutorials, by hand, through trace, bar, shape and text.
@Suite("A recorded jelly bar")
struct RecordedJellyBarTests {
  private func record(
    _ tuning: JSONValue, _ settings: JSONValue, size: JSONValue = [390, 100],
    events: [JSONValue], hertz: Double = 100, until end: Double? = nil
  ) throws -> [Frame] {
    let trace = try Trace([
      "version": 1, "control": "jelly-bar", "size": size, "tuning": tuning, "settings": settings,
      "events": .array(events),
    ])
    return Array(try Recording(of: trace, at: #require(FrameRate(hertz: hertz)), until: end))
  }

  /// A touch that goes 10 pt aside and 20 pt down, and leaves at 0.2 s.
  private let pull: [JSONValue] = [
    ["at": 0, "type": "touchBegan", "x": 195, "y": 40],
    ["at": 0.1, "type": "touchMoved", "x": 205, "y": 60],
    ["at": 0.2, "type": "touchEnded", "x": 205, "y": 60],
  ]

  @Test("of the classic single edge has its control point at 0.7 of the pull")
  func classicSingle() throws {
    let frames = try record("classic", ["curve": "quadratic"], events: pull)
    #expect(frames[9].outline.pathData == "M0 0L390 0L390 100Q195 100 0 100Z")
    for frame in frames[10...20] {
      #expect(frame.outline.pathData == "M0 0L390 0L390 100Q205 114 0 100Z")
    }
    #expect(frames.last?.outline.pathData == "M0 0L390 0L390 100Q195 100 0 100Z")
  }

  @Test("of the classic quadratic edge returns by UIKit's spring of 1 s and 0.5")
  func classicRelease() throws {
    let zeta = 0.5
    let root = (1 - zeta * zeta).squareRoot()
    let omega = log(zeta / (0.001 * root)) / zeta
    #expect(abs(omega - 12.7169) < 0.00005)
    let frames = try record("classic", ["curve": "quadratic"], events: pull, hertz: 1000)
    for frame in frames[200..<(frames.count - 1)] {
      let t = frame.time - 0.2
      let phase = omega * root * t
      let left = exp(-zeta * omega * t) * (cos(phase) + zeta / root * sin(phase))
      let control = try #require(frame.outline.quadControl)
      // Rounding alone: a few ulps of 200 pt.
      #expect(abs(control.x - (195 + 10 * left)) < 1e-12)
      #expect(abs(control.y - (100 + 14 * left)) < 1e-12)
    }
    let highest = frames.compactMap(\.outline.quadControl?.y).min()
    let overshoot = exp(-.pi * zeta / root)
    #expect(abs(overshoot - 0.163) < 0.0005)
    // A thousand frames a second miss the peak by at most ω₀²·t²/2 of it, t half a frame.
    #expect(abs(try #require(highest) - (100 - 14 * overshoot)) < 14 * overshoot * 2.1e-5)
  }

  @Test(
    "of the classic single edge hangs from any side",
    arguments: [
      ("bottom", [195, 60], [205, 40], "M0 100L390 100L390 0Q205 -14 0 0Z"),
      ("left", [150, 50], [170, 60], "M0 0L0 100L390 100Q404 60 390 0Z"),
      ("right", [150, 50], [130, 60], "M390 0L390 100L0 100Q-14 60 0 0Z"),
    ] as [(JSONValue, [Double], [Double], String)])
  func sides(side: JSONValue, from: [Double], to: [Double], outline: String) throws {
    let frames = try record(
      "classic", ["edge": side],
      events: [
        ["at": 0, "type": "touchBegan", "x": .number(from[0]), "y": .number(from[1])],
        ["at": 0, "type": "touchMoved", "x": .number(to[0]), "y": .number(to[1])],
      ])
    #expect(frames.map(\.outline.pathData) == [outline])
  }

  @Test(
    "of the classic wave has the tutorial's seven points",
    arguments: [
      // Waves of 30, 60 and 100 pt; shoulders hang 0.64 of it below the base, the tip 1.36.
      (50, 70, 89.2, 110.8), (100, 90, 128.4, 171.6), (250, 200, 264, 336),
    ] as [(Double, Double, Double, Double)])
  func classicWave(pull: Double, base: Double, shoulder: Double, tip: Double) throws {
    let frames = try record(
      "classic", ["curve": "wave"], size: [375, 50],
      events: [
        ["at": 0, "type": "touchBegan", "x": 187.5, "y": 20],
        ["at": 0, "type": "touchMoved", "x": 187.5, "y": .number(20 + pull)],
      ])
    let expected: [Double] = [
      0, 0, 0, base, 0, base, 82.5, base, 133.125, shoulder, 187.5, tip, 241.875, shoulder,
      241.875, shoulder, 241.875, shoulder, 292.5, base, 375, base, 375, 0,
    ]
    let numbers = try #require(frames.first).outline.numbers
    try #require(numbers.count == expected.count)
    // Rounding alone: a few ulps of 400 pt.
    for (number, other) in zip(numbers, expected) { #expect(abs(number - other) < 1e-12) }
  }

  @Test("is another after it has been tuned and resized")
  func liveChanges() throws {
    let frames = try record(
      "standard", ["curve": "quadratic"],
      events: [
        ["at": 0, "type": "tuningChanged", "tuning": "classic"],
        ["at": 0, "type": "sizeChanged", "size": [300, 80]],
        ["at": 0, "type": "touchBegan", "x": 195, "y": 40],
        ["at": 0, "type": "touchMoved", "x": 205, "y": 60],
      ])
    #expect(frames.map(\.outline.pathData) == ["M0 0L300 0L300 80Q160 94 0 80Z"])
  }

  @Test("that the system cancels returns like one that is let go at rest")
  func cancelled() throws {
    var events = pull
    events[2] = ["at": 0.2, "type": "touchCancelled"]
    let cancelled = try record("classic", [:], events: events)
    #expect(cancelled == (try record("classic", [:], events: pull)))
  }
}

extension Outline {
  /// The control point of the quadratic curve.
  fileprivate var quadControl: Vector2? {
    for case .quadCurve(_, let control) in commands { return control }
    return nil
  }

  /// All coordinates in the order of the path data.
  fileprivate var numbers: [Double] {
    pathData.split { "MLQCZ ".contains($0) }.compactMap { Double($0) }
  }
}
