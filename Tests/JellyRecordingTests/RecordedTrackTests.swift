import Foundation
import Jelly
@_spi(Jelly) import JellyRecording
import Testing

/// Traces of the controls with a track: their settings, events, effects and values by name.
@Suite("A recorded switch, slider or segments")
struct RecordedTrackTests {
  private func record(
    _ control: JSONValue, _ settings: JSONValue, size: JSONValue, events: [JSONValue]
  ) throws -> [Frame] {
    let trace = try Trace([
      "version": 1, "control": control, "size": size, "tuning": "reduced", "settings": settings,
      "events": .array(events),
    ])
    return Array(try Recording(of: trace, at: #require(FrameRate(hertz: 100)), until: 2))
  }

  @Test("is turned on by a tap, a key and code")
  func toggles() throws {
    let frames = try record(
      "jelly-switch", ["isOn": .bool(true), "growth": ["width": 0, "height": 0]], size: [63, 28],
      events: [
        ["at": 0.1, "type": "touchBegan", "x": 20, "y": 14],
        ["at": 0.2, "type": "touchEnded", "x": 20, "y": 14],
        ["at": 1, "type": "toggled"],
        ["at": 1.2, "type": "valueChanged", "isOn": .bool(false), "isAnimated": .bool(false)],
      ])
    #expect(frames.flatMap(\.effects) == ["grabbed", "changed(0)", "changed(1)"])
    let values = try #require(frames.last?.json.text)
    #expect(values.contains(#""isOn":0,"progress":0,"isDragged":0,"x":20.5,"y":14,"#))
    #expect(values.contains(#""width":37,"height":24"#))
  }

  @Test("has a value in its range, which the finger sets at each move")
  func slides() throws {
    let frames = try record(
      "jelly-slider",
      ["minimumValue": -10, "maximumValue": 10, "value": 0, "axis": "vertical", "step": 5],
      size: [28, 300],
      events: [
        ["at": 0.1, "type": "touchBegan", "x": 14, "y": 150],
        ["at": 0.2, "type": "touchMoved", "x": 14, "y": 80],
        ["at": 0.3, "type": "touchEnded", "x": 14, "y": 80],
        ["at": 0.5, "type": "stepped", "steps": -3],
      ])
    #expect(frames.flatMap(\.effects) == ["grabbed", "changed", "released", "changed"])
    #expect(frames.last?.json.text.contains(#""value":-10,"#) == true)
  }

  @Test("reports the segment that is selected, and the segments that are crossed")
  func selects() throws {
    let frames = try record(
      "jelly-segments",
      ["segmentCount": 3, "selectedIndex": 2, "widths": ["first": 50, "second": 100]],
      size: [304, 32],
      events: [
        ["at": 0.1, "type": "touchBegan", "x": 250, "y": 16],
        ["at": 0.2, "type": "touchMoved", "x": 120, "y": 16],
        ["at": 0.4, "type": "touchEnded", "x": 120, "y": 16],
        ["at": 1, "type": "valueChanged", "index": 0, "isAnimated": .bool(true)],
      ])
    #expect(frames.flatMap(\.effects) == ["grabbed", "crossed(1)", "changed(1)"])
    #expect(frames.last?.json.text.contains(#""selectedIndex":0,"progress":0,"#) == true)
  }
}
