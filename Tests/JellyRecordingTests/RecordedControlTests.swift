@_spi(Jelly) import Jelly
@_spi(Jelly) import JellySchema
import Testing

@_spi(Jelly) @testable import JellyRecording

/// A control that never rests, for what the real ones do not show: every kind of field.
private struct Metronome: SchemaControl {
  struct Settings: JellySettings, FieldVisitable {
    var beats = 4
    var width = 10.0

    mutating func accept(_ visitor: inout some FieldVisitor) {
      visitor.count(&beats, "beats", recommended: 1...8, valid: 0...100)
      visitor.number(&width, "width", in: .points, recommended: 1...20, step: 1, valid: .length)
    }
  }

  enum Event: VisitableEvent {
    case beaten(isLoud: Bool)
    case sizeChanged(Vector2)
    case tuningChanged(Tuning)
    case settingsChanged(Settings)

    func sets(_ size: Vector2, _ settings: Settings, _ tuning: Tuning) -> Bool { false }

    mutating func accept(_ visitor: inout some FieldVisitor) -> StaticString {
      switch self {
      case .beaten(var isLoud):
        visitor.flag(&isLoud, "loud")
        self = .beaten(isLoud: isLoud)
        return "beaten"
      case .sizeChanged(var size):
        visitor.size(&size)
        self = .sizeChanged(size)
        return "sizeChanged"
      case .tuningChanged(var tuning):
        visitor.tuning(&tuning)
        self = .tuningChanged(tuning)
        return "tuningChanged"
      case .settingsChanged(var settings):
        settings.accept(&visitor)
        self = .settingsChanged(settings)
        return "settingsChanged"
      }
    }
  }

  struct Tuning: JellyTuning, FieldVisitable {
    var pace = 1.0

    static var standard: Self { Self() }
    static var liquid: Self { Self() }
    static var classic: Self { Self() }
    static var reduced: Self { Self() }

    mutating func accept(_ visitor: inout some FieldVisitor) {
      visitor.number(&pace, "pace", in: .ratio, recommended: 0...2, step: 0.1, valid: 0...10)
    }
  }

  let size: Vector2
  let settings: Settings
  let tuning: Tuning
  var isLoud = false
  let restTime = Double.infinity

  init(size: Vector2, settings: Settings, tuning: Tuning) {
    (self.size, self.settings, self.tuning) = (size, settings, tuning)
  }

  mutating func handle(_ event: Event, at time: Double) -> Int? {
    guard case .beaten(let isLoud) = event else { return nil }
    self.isLoud = isLoud
    return settings.beats
  }

  func draw(at time: Double, into path: inout some PathBuilder) { path.move(to: [time, 0]) }

  static let name: StaticString = "metronome"

  static func ownEvent(_ number: Int) -> Event? { number == 0 ? .beaten(isLoud: false) : nil }

  static var effectNames: StaticString { "beat" }
  static func number(of effect: Int) -> (number: Int, detail: Int?) { (0, effect) }

  func writeValues(at time: Double, to writer: inout some ValueWriter) {
    writer.write("loud", isLoud ? 1 : 0)
    writer.write("rows", count: 2, width: 2) { SIMD4(Double($0), time, 0, 0) }
  }
}

@Suite("Any control")
struct RecordedControlTests {
  private func script(
    settings: JSONValue = [:], events: JSONValue = []
  ) throws(TraceError) -> any Script {
    var fields = try Fields(["size": [1, 1], "settings": settings, "events": events], at: "")
    return try ControlScript<Metronome>(from: &fields)
  }

  @Test("can contain more than its outline")
  func values() throws {
    let script = try script(
      settings: ["beats": 3], events: [["at": 0.5, "type": "beaten", "loud": .bool(true)]])
    let lines = try Recording(of: script, at: #require(FrameRate(hertz: 2)), until: 0.5)
      .map(\.json.text)
    #expect(
      lines == [
        #"{"t":0,"outline":"M0 0","values":{"loud":0,"rows":[[0,0],[1,0]]},"effects":[]}"#,
        #"{"t":0.5,"outline":"M0.5 0","values":{"loud":1,"rows":[[0,0.5],[1,0.5]]},"#
          + #""effects":["beat(3)"]}"#,
      ])
  }

  @Test("that never rests needs an end")
  func neverRests() throws {
    let script = try script()
    #expect(throws: RecordingError.neverRests) { try Recording(of: script, at: .sixty, until: nil) }
  }

  @Test(
    "has counts, lengths and flags that must be such",
    arguments: [
      (["beats": 1.5], [], "settings.beats: must be a whole number of at least 0; got 1.5"),
      (["beats": -1], [], "settings.beats: must be a whole number of at least 0; got -1"),
      (["width": 0], [], "settings.width: must be 0.000001...1000000; got 0"),
      (
        [:], [["at": 0, "type": "beaten", "loud": 1]],
        "events[0].loud: must be true or false; got 1"
      ),
      ([:], [["at": 0, "type": "beaten"]], "events[0].loud: must be given"),
      ([:], [["at": 0]], "events[0].type: must be given"),
    ] as [(JSONValue, JSONValue, String)])
  func fields(settings: JSONValue, events: JSONValue, message: String) {
    let error = #expect(throws: TraceError.self) {
      try script(settings: settings, events: events)
    }
    #expect(error?.description == message)
  }
}
