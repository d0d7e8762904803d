import Jelly
@_spi(Jelly) import JellyRecording
import Testing

@Suite("A recorded badge")
struct RecordedJellyBadgeTests {
  private func record(
    _ tuning: JSONValue, settings: JSONValue = ["diameter": 30, "neckStretch": 20],
    events: [JSONValue], until end: Double? = nil
  ) throws -> [Frame] {
    let trace = try Trace([
      "version": 1, "control": "jelly-badge", "size": [200, 100], "tuning": tuning,
      "settings": settings,
      "events": .array(events),
    ])
    return Array(try Recording(of: trace, at: #require(FrameRate(hertz: 100)), until: end))
  }

  @Test("of the classic tuning is KYCuteView's at a pull of 100")
  func classic() throws {
    let frames = try record(
      "classic",
      events: [
        ["at": 0, "type": "touchBegan", "x": 100, "y": 50],
        ["at": 0, "type": "touchMoved", "x": 200, "y": 50],
      ])
    let outline = try #require(frames.last).outline.pathData
    #expect(outline.hasSuffix("M100 40Q150 40 200 35L200 65Q150 60 100 60Z"))
    #expect(
      frames.last?.members.map(\.value) == [
        .number(200), .number(50), .string("stretched"), .number(1), .number(1),
      ])
  }

  @Test("reports its place, its phases and its effects as they come")
  func story() throws {
    let frames = try record(
      "standard", settings: [:],
      events: [
        ["at": 0, "type": "touchBegan", "x": 100, "y": 50],
        ["at": 0.1, "type": "touchMoved", "x": 225, "y": 50],
        ["at": 0.2, "type": "touchMoved", "x": 150, "y": 50],
        ["at": 0.3, "type": "touchEnded", "x": 150, "y": 50],
        ["at": 3, "type": "dismissed"],
        ["at": 5, "type": "restored"],
      ])
    #expect(
      frames.flatMap(\.effects)
        == ["grabbed", "detached", "reattached", "released", "dismissed", "restored"])
    var phases: [JSONValue] = []
    for frame in frames {
      let phase = try #require(frame.members.first { $0.name == "phase" }).value
      if phases.last != phase { phases.append(phase) }
    }
    #expect(
      phases == [
        "stretched", "detached", "stretched", "returning", "attached", "dismissed", "attached",
      ])
    #expect(frames.first?.members.map(\.name) == ["x", "y", "phase", "opacity", "contentScale"])
    #expect(frames.last?.members.first?.value == .number(100))
  }

  @Test("with reduced motion fades")
  func reduced() throws {
    let frames = try record("reduced", events: [["at": 0, "type": "dismissed"]])
    let opacities = frames.compactMap { frame in
      frame.members.first { $0.name == "opacity" }?.value
    }
    #expect(opacities.first == .number(1) && opacities.last == .number(0))
    #expect(frames.count <= 26)
    #expect(frames.last?.outline.pathData == "")
  }

  @Test("takes tuned, resized and cancelled as every control does")
  func changes() throws {
    let frames = try record(
      "standard",
      events: [
        ["at": 0, "type": "tuningChanged", "tuning": "classic"],
        ["at": 0, "type": "sizeChanged", "size": [100, 60]],
        ["at": 0, "type": "touchBegan", "x": 50, "y": 30],
        ["at": 0, "type": "touchMoved", "x": 150, "y": 30],
        ["at": 0.1, "type": "touchCancelled"],
      ])
    #expect(
      frames.first?.outline.pathData.hasSuffix("M50 20Q100 20 150 15L150 45Q100 40 50 40Z") == true)
    #expect(frames.last?.members.first?.value == .number(50))
  }
}
