import Foundation
import Jelly
@_spi(Jelly) import JellyRecording
import Testing

/// The numbers of KYGooeyMenu, by hand, through trace, menu, shape and text.
@Suite("A recorded menu")
struct RecordedJellyMenuTests {
  private func record(
    _ tuning: JSONValue, _ settings: JSONValue, events: [JSONValue], until end: Double? = nil
  ) throws -> [Frame] {
    let trace = try Trace([
      "version": 1, "control": "jelly-menu", "size": [100, 100], "tuning": tuning,
      "settings": settings,
      "events": .array(events),
    ])
    return Array(try Recording(of: trace, at: #require(FrameRate(hertz: 100)), until: end))
  }

  private let opened: [JSONValue] = [["at": 0, "type": "opened"]]

  @Test("reports the places, sizes and opacities of its items, and the rotation of the cross")
  func values() throws {
    let frames = try record(
      "classic", ["itemCount": 5, "itemDiameter": 40, "itemDistance": 10], events: opened)
    let first = try #require(frames.first)
    #expect(first.members.map(\.name) == ["iconRotation", "itemsOpacity", "items", "opacity"])
    #expect(first["items"] == .array(Array(repeating: [50, 50, 1], count: 5)))
    #expect(first["opacity"] == [0, 0, 0, 0, 0])
    #expect(first["iconRotation"] == 0)
    let last = try #require(frames.last)
    for (index, item) in try #require(last["items"]?.elements).enumerated() {
      let place = try #require(item.elements).compactMap(\.number)
      let angle = Double(index + 1) * 30 * .pi / 180
      #expect(abs(place[0] - (50 + 80 * cos(angle))) <= 1e-12)
      #expect(abs(place[1] - (50 - 80 * sin(angle))) <= 1e-12)
      #expect(place[2] == 1)
    }
    #expect(last["opacity"] == [1, 1, 1, 1, 1])
    #expect(last["iconRotation"] == .number(.pi / 4))
  }

  @Test("reports each effect once")
  func effects() throws {
    let settings: JSONValue = ["itemCount": 1, "itemDiameter": 40, "itemDistance": 10]
    let frames = try record(
      "standard", settings,
      events: [
        ["at": 0, "type": "tapped", "x": 50, "y": 50], ["at": 0.01, "type": "opened"],
        ["at": 2, "type": "tapped", "x": 50, "y": -30, "vx": 0, "vy": -500],
        ["at": 3, "type": "opened"], ["at": 4, "type": "closed"], ["at": 4, "type": "closed"],
      ])
    #expect(frames.flatMap(\.effects) == ["opened", "selected(0)", "opened", "closed"])
  }

  @Test("fans out the other way from right to left, and as far as it is told")
  func direction() throws {
    func x(_ settings: JSONValue) throws -> [Double] {
      let last = try #require(try record("standard", settings, events: opened).last)
      return try #require(last["items"]?.elements).compactMap { $0.elements?[0].number }
    }
    let plain = try x(["itemCount": 3, "itemDistance": 10])
    let mirrored = try x(["itemCount": 3, "itemDistance": 10, "isRightToLeft": .bool(true)])
    #expect(zip(plain, mirrored).allSatisfy { abs(100 - $0 - $1) <= 1e-12 })
    #expect(plain[0] > 100 && plain[2] < 0)
    let clockwise = try x([
      "itemCount": 3, "itemDistance": 10, "startAngle": .number(.pi), "sweepAngle": .number(-.pi),
    ])
    #expect(zip(clockwise, plain.reversed()).allSatisfy { abs($0 - $1) <= 1e-12 })
  }

  @Test("starts and ends as the round button alone")
  func outline() throws {
    let frames = try record(
      "reduced", [:],
      events: opened + [
        ["at": 1, "type": "sizeChanged", "size": [80, 80]], ["at": 2, "type": "closed"],
      ])
    let pattern = "M50 0C"
    #expect(frames[0].outline.pathData.hasPrefix(pattern))
    #expect(frames[0].outline.pathData.filter { $0 == "M" } == "M")
    #expect(frames[50].outline.pathData.filter { $0 == "M" } == "MMMMM")
    #expect(try #require(frames.last).outline.pathData.filter { $0 == "M" } == "M")
    #expect(try #require(frames.last).outline.pathData.hasPrefix("M40 0C"))
  }

  @Test("takes any number of items and keeps a dozen; an invalid setting is an error")
  func settings() throws {
    let many = try record("standard", ["itemCount": 99], events: opened)
    #expect(many[0]["items"]?.elements?.count == 12)
    #expect(throws: TraceError.self) { try record("standard", ["itemCount": -1], events: opened) }
    #expect(throws: TraceError.self) { try record("standard", ["itemDiameter": 0], events: opened) }
    #expect(throws: TraceError.self) {
      try record("standard", ["isRightToLeft": "up"], events: opened)
    }
  }
}

extension Frame {
  fileprivate subscript(name: String) -> JSONValue? {
    members.first { $0.name == name }?.value
  }
}

extension JSONValue {
  fileprivate var elements: [JSONValue]? {
    guard case .array(let elements) = self else { return nil }
    return elements
  }

  fileprivate var number: Double? {
    guard case .number(let number) = self else { return nil }
    return number
  }
}
