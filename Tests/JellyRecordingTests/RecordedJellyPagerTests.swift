import Foundation
import Jelly
@_spi(Jelly) import JellyRecording
import Testing

/// KYAnimatedPageControl's numbers, by hand, through trace, pager, shape and text.
@Suite("A recorded pager")
struct RecordedJellyPagerTests {
  private func record(
    _ tuning: JSONValue, _ settings: JSONValue = [:], size: JSONValue = [280, 50],
    events: [JSONValue], hertz: Double = 100, until end: Double? = nil
  ) throws -> [Frame] {
    let trace = try Trace([
      "version": 1, "control": "jelly-pager", "size": size, "tuning": tuning, "settings": settings,
      "events": .array(events),
    ])
    return Array(try Recording(of: trace, at: #require(FrameRate(hertz: hertz)), until: end))
  }

  @Test("of half a page in classic has T2's ball of factor ½")
  func classic() throws {
    let frames = try record(
      "classic", ["diameter": 18],
      events: [["at": 0, "type": "scrolled", "offset": 160, "isDragging": .bool(true)]])
    // d/3.6 = 5; e = 3.6, the tail 7.2 pt longer; the center at ½·280/5.
    #expect(
      frames.map(\.outline.pathData) == [
        "M28 19.6C33 19.6 37 20 37 25C37 30 33 30.4 28 30.4"
          + "C23 30.4 11.8 30 11.8 25C11.8 20 23 19.6 28 19.6Z"
      ])
    #expect(
      frames[0].json.text.hasSuffix(
        #""values":{"page":0,"factor":0.5,"trackLength":27},"effects":[]}"#))
  }

  @Test("reports a selected page once, by its number")
  func effects() throws {
    let frames = try record(
      "standard", ["pageCount": 3, "pageWidth": 100],
      events: [
        ["at": 0.01, "type": "scrolled", "offset": 40, "isDragging": .bool(true)],
        ["at": 0.02, "type": "scrolled", "offset": 60, "isDragging": .bool(true)],
        ["at": 0.03, "type": "scrolled", "offset": 100, "isDragging": .bool(false)],
        ["at": 0.5, "type": "tapped", "x": 275, "y": 3],
        ["at": 0.6, "type": "scrolled", "offset": 200, "isDragging": .bool(false)],
        ["at": 2, "type": "pageRequested", "page": 0],
        ["at": 2.1, "type": "dragged", "x": 140, "y": 25],
      ])
    let told = frames.filter { !$0.effects.isEmpty }
    #expect(
      told.flatMap(\.effects) == ["selected(1)", "selected(2)", "selected(0)", "selected(1)"])
    #expect(told.map(\.time) == [0.02, 0.5, 2, 2.1])
  }

  @Test("is a square, runs down, and from right to left")
  func settings() throws {
    let event: [JSONValue] = [
      ["at": 0, "type": "scrolled", "offset": 320, "isDragging": .bool(false)]
    ]
    let square = try record("reduced", ["indicatorStyle": "square"], events: event)
    #expect(square.map(\.outline.pathData) == ["M49 15L69 15L69 35L49 35Z"])
    let down = try record(
      "reduced", ["indicatorStyle": "square", "axis": "vertical"], size: [50, 280], events: event)
    #expect(down.map(\.outline.pathData) == ["M15 49L35 49L35 69L15 69Z"])
    let left = try record(
      "reduced", ["indicatorStyle": "square", "isRightToLeft": .bool(true)], events: event)
    #expect(left.map(\.outline.pathData) == ["M211 15L231 15L231 35L211 35Z"])
  }

  @Test("is another after it has been tuned and resized")
  func liveChanges() throws {
    let frames = try record(
      "classic",
      events: [
        ["at": 0, "type": "tuningChanged", "tuning": "reduced"],
        ["at": 0, "type": "sizeChanged", "size": [110, 50]],
        ["at": 0, "type": "scrolled", "offset": 1600, "isDragging": .bool(false)],
      ], until: 0)
    let numbers = frames[0].outline.pathData.split { "MLQCZ ".contains($0) }
      .compactMap { Double($0) }
    #expect(numbers.prefix(2) == [105, 15])
  }

  @Test("requires the state of a finger's drag")
  func errors() {
    let error = #expect(throws: TraceError.self) {
      try record("standard", events: [["at": 0, "type": "scrolled", "offset": 1]])
    }
    #expect(error?.description == "events[0].isDragging: must be given")
  }
}
