import Jelly
@_spi(Jelly) import JellyRecording
import Testing

@Suite("A recording")
struct RecordingTests {
  /// A pull, a catch in mid-air, another tuning, and a throw.
  private let trace: Trace

  init() throws {
    trace = try Trace([
      "version": 1, "control": "jelly-bar", "size": [390, 100], "settings": ["curve": "wave"],
      "events": [
        ["at": 0.01, "type": "touchBegan", "x": 195, "y": 40],
        ["at": 0.05, "type": "touchMoved", "x": 205, "y": 60],
        ["at": 0.1, "type": "touchMoved", "x": 220, "y": 90],
        ["at": 0.1, "type": "touchEnded", "x": 221, "y": 93],
        ["at": 0.17, "type": "touchBegan", "x": 100, "y": 50],
        ["at": 0.21, "type": "touchMoved", "x": 90, "y": 80],
        ["at": 0.25, "type": "tuningChanged", "tuning": "classic"],
        ["at": 0.333, "type": "touchEnded", "x": 80, "y": 100],
      ],
    ])
  }

  private func record(_ hertz: Double, until end: Double? = nil) throws -> Recording {
    try Recording(of: trace, at: #require(FrameRate(hertz: hertz)), until: end)
  }

  @Test("has frame k at k / rate, from 0 on", arguments: [24, 29.97, 60, 1000])
  func times(hertz: Double) throws {
    let recording = try record(hertz)
    var count = 0
    for frame in recording {
      #expect(frame.time == Double(count) / hertz)
      count += 1
    }
    #expect(count == recording.frameCount)
  }

  @Test("ends with the first frame at rest, exactly at rest", arguments: [30, 59.94, 120, 1000])
  func rest(hertz: Double) throws {
    let outlines = try record(hertz).map(\.outline)
    let resting = JellyBarBody(size: [390, 100], settings: .init(curve: .wave), tuning: .classic)
    #expect(outlines.last == Outline(of: resting, at: 0))
    #expect(outlines.dropLast().last != outlines.last)
  }

  @Test("shows the same at the same time, bit for bit, at any rate", arguments: [2, 4, 10])
  func frameRateInvariance(factor: Int) throws {
    let seldom = Array(try record(30, until: 2))
    let often = Array(try record(30 * Double(factor), until: 2))
    for (index, frame) in seldom.enumerated() {
      let other = often[index * factor]
      #expect(frame.time.bitPattern == other.time.bitPattern)
      #expect(frame.outline.pathData == other.outline.pathData)
      #expect(frame.members == other.members)
    }
  }

  @Test("sends each effect once, with the first frame at or after it", arguments: [0.5, 60, 977])
  func effects(hertz: Double) throws {
    let frames = Array(try record(hertz))
    #expect(frames.flatMap(\.effects) == ["grabbed", "released", "grabbed", "released"])
    for frame in frames where !frame.effects.isEmpty {
      let passed = [0.01, 0.1, 0.17, 0.333].filter {
        $0 <= frame.time && $0 > frame.time - 1 / hertz
      }
      #expect(frame.effects.count == passed.count)
    }
  }

  @Test("takes in the events of a frame's very time")
  func simultaneous() throws {
    let frames = Array(try record(10, until: 0.1))
    #expect(frames.map(\.effects) == [[], ["grabbed", "released"]])
  }

  @Test(
    "ends with the last frame at or before a given end",
    arguments: [
      (10, 0, 1), (10, 0.3, 4), (10, 0.3.nextDown, 3), (10, 0.39, 4), (30, 0.1, 4), (60, 0.7, 43),
      (120, 10, 1201), (0.5, 1.9, 1),
    ])
  func ends(hertz: Double, end: Double, count: Int) throws {
    #expect(Array(try record(hertz, until: end)).count == count)
  }

  @Test("of a held control ends with its last event")
  func held() throws {
    let trace = try Trace([
      "version": 1, "control": "jelly-bar", "size": [390, 100],
      "events": [["at": 0.1, "type": "touchBegan", "x": 1, "y": 2]],
    ])
    #expect(try Recording(of: trace, at: .sixty).frameCount == 7)
  }

  @Test("without events is one frame")
  func nothing() throws {
    let trace = try Trace([
      "version": 1, "control": "jelly-bar", "size": [390, 100], "settings": ["curve": "quadratic"],
      "events": [],
    ])
    let frames = Array(try Recording(of: trace, at: .sixty))
    let line =
      #"{"t":0,"outline":"M0 0L390 0L390 100Q195 100 0 100Z","#
      + #""values":{"depth":0,"inset":0},"effects":[]}"#
    #expect(frames.map(\.json.text) == [line])
  }

  @Test("takes what happened before time 0 into its first frame")
  func early() throws {
    let trace = try Trace([
      "version": 1, "control": "jelly-bar", "size": [390, 100],
      "events": [["at": -5, "type": "touchBegan", "x": 1, "y": 2]],
    ])
    #expect(try Recording(of: trace, at: .sixty).map(\.effects) == [["grabbed"]])
  }

  @Test("can be iterated again")
  func iterations() throws {
    let recording = try record(60)
    #expect(Array(recording) == Array(recording))
  }

  @Test("needs an end that is a time", arguments: [-0.1, .infinity, -.infinity, .nan])
  func invalidEnds(end: Double) {
    #expect(throws: RecordingError.self) { try record(60, until: end) }
  }

  @Test("of a far end is refused")
  func tooLong() throws {
    #expect(throws: RecordingError.tooLong(1e300)) { try record(60, until: 1e300) }
    let trace = try Trace([
      "version": 1, "control": "jelly-bar", "size": [390, 100],
      "events": [["at": 1e300, "type": "touchBegan", "x": 1, "y": 2]],
    ])
    #expect(throws: RecordingError.tooLong(1e300)) { try Recording(of: trace, at: .sixty) }
  }
}
