import Jelly
import Testing

@testable import JellyRecording

/// A control that never rests, for what the real ones do not show: values, and every kind of field.
private struct Metronome: ElasticBody {
  var beats: Int
  var isLoud = false
  let restTime = Double.infinity

  mutating func handle(_ event: Bool, at time: Double) -> Int? {
    isLoud = event
    return beats
  }

  func draw(at time: Double, into path: inout some PathBuilder) { path.move(to: [time, 0]) }
}

private struct RecordedMetronome: RecordedControl {
  static let name = "metronome"
  let beats: Int
  let width: Double

  init(settings: inout Fields) throws(TraceError) {
    beats = try settings.count("beats", or: 4)
    width = try settings.length("width", or: 10)
  }

  func body(size: Vector2, tuning: TuningName) -> Metronome { Metronome(beats: beats) }
  func event(from fields: inout Fields) throws(TraceError) -> Bool { try fields.flag("loud") }
  func name(of effect: Int) -> String { "beat-\(effect)" }
  func values(of body: Metronome, at time: Double) -> [JSONValue.Member] {
    [.init("loud", .bool(body.isLoud)), .init("phase", .number(time))]
  }
}

@Suite("Any control")
struct RecordedControlTests {
  private func script(
    settings: JSONValue = [:], events: JSONValue = []
  ) throws(TraceError) -> any Script {
    var fields = try Fields(["size": [1, 1], "settings": settings, "events": events], at: "")
    return try ControlScript<RecordedMetronome>(from: &fields)
  }

  @Test("can say more than its outline")
  func values() throws {
    let script = try script(settings: ["beats": 3], events: [["at": 0.5, "loud": .bool(true)]])
    let lines = try Recording(of: script, at: #require(FrameRate(hertz: 2)), until: 0.5)
      .map(\.json.text)
    #expect(
      lines == [
        #"{"t":0,"outline":"M0 0","values":{"loud":false,"phase":0},"effects":[]}"#,
        #"{"t":0.5,"outline":"M0.5 0","values":{"loud":true,"phase":0.5},"effects":["beat-3"]}"#,
      ])
  }

  @Test("that never rests needs an end")
  func endless() throws {
    let script = try script()
    #expect(throws: RecordingError.endless) { try Recording(of: script, at: .sixty, until: nil) }
  }

  @Test(
    "has counts, lengths and flags that must be such",
    arguments: [
      (["beats": 1.5], [], "settings.beats: expected a whole number from 0 on, found 1.5"),
      (["beats": -1], [], "settings.beats: expected a whole number from 0 on, found -1"),
      (["width": 0], [], "settings.width: 0 is not above 0"),
      ([:], [["at": 0, "loud": 1]], "events[0].loud: expected true or false, found a number"),
      ([:], [["at": 0]], "events[0].loud: missing"),
    ] as [(JSONValue, JSONValue, String)])
  func fields(settings: JSONValue, events: JSONValue, message: String) {
    let error = #expect(throws: TraceError.self) {
      try script(settings: settings, events: events)
    }
    #expect(error?.description == message)
  }
}
