@_spi(Jelly) import JellyRecording
import Testing

@testable import JellyFilm

@Suite("An error of a film")
struct FilmErrorTests {
  private func error(
    events: [JSONValue] = [["at": 5, "type": "touchBegan", "x": 195, "y": 40]],
    _ change: (inout FilmSettings) -> Void
  ) throws -> FilmError? {
    let trace = try Trace([
      "version": 1, "control": "jelly-bar", "size": [390, 100], "events": .array(events),
    ])
    var settings = FilmSettings()
    change(&settings)
    return #expect(throws: FilmError.self) { try Film(of: trace, as: .svg, settings: settings) }
  }

  @Test("names the setting and its range")
  func ranges() throws {
    #expect(
      try error { $0.tolerance = 0 }?.description == "tolerance: must be 0.001...10; got 0")
    #expect(
      try error { $0.tolerance = .nan }?.description == "tolerance: must be 0.001...10; got NaN")
    #expect(try error { $0.leadIn = 61 }?.description == "leadIn: must be 0...60; got 61")
    #expect(try error { $0.leadOut = -1 }?.description == "leadOut: must be 0...60; got -1")
    #expect(try error { $0.scale = 0 }?.description == "scale: must be 0.01...100; got 0")
  }

  @Test("names the end, which must be finite and not before the first event")
  func ends() throws {
    #expect(
      try error { $0.until = 1 }?.description
        == "until: must be at least 5, the time of the first event; got 1")
    #expect(
      try error { $0.until = .infinity }?.description == "until: must be finite; got Infinity")
    #expect(
      try error { $0.until = 1e6 }?.description
        == "trace: must be at most 1800 s long; got 999995 s")
    #expect(
      try error { $0.still = 100 }?.description.hasPrefix("still: must be 0...") == true)
  }

  @Test("requires an end of a motion that does not come to rest")
  func neverRests() throws {
    let trace = try Trace([
      "version": 1, "control": "jelly-refresh", "size": [60, 60],
      "events": [["at": 0, "type": "refreshBegan"]],
    ])
    let error = #expect(throws: FilmError.neverRests) { try Film(of: trace, as: .svg) }
    #expect(
      error?.description == "until: must be given, because the motion does not come to rest")
    let recording = #expect(throws: RecordingError.neverRests) {
      try Recording(of: trace, at: .sixty)
    }
    #expect(recording?.description == error?.description)
  }

  @Test("has the form of every error")
  func form() {
    let errors: [any Error] = [
      FilmError.empty, FilmError.tooLong(2000), FilmError.neverRests,
      RecordingError.invalidEnd(-1), RecordingError.tooLong(1e300),
      TraceError.missing(field: "size"), TraceError.unknownField("a.b", known: ["c", "d"]),
      TraceError.unknownSpring(field: "tuning.spring", found: "{}"),
    ]
    for error in errors {
      let text = "\(error)"
      #expect(text.contains(": must "), "\(text)")
      #expect(!text.hasSuffix(".") && !text.hasPrefix("Error"), "\(text)")
      #expect(text.first?.isLowercase == true, "\(text)")
    }
  }
}
