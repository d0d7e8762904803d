import Foundation
@_spi(Jelly) import JellyRecording
import SwiftUI
import Testing

/// A trace of `Web/tests/traces` that contains only touches, for fingers on a stage.
///
/// Its times are rounded to 1/64 s, because a gesture's time is a date, which rounds any other.
struct RecordedTrace: Decodable {
  struct Settings: Decodable {
    var curve, edge: String?
  }

  struct Event: Decodable {
    let at: Double
    let type: String
    var x, y: Double?
  }

  let size: [Double]
  var tuning: String?
  var settings: Settings?
  let events: [Event]

  init(_ name: String) throws {
    var root = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { root.deleteLastPathComponent() }
    let file = root.appendingPathComponent("Web/tests/traces/\(name).json")
    self = try JSONDecoder().decode(Self.self, from: Data(contentsOf: file))
  }

  /// Plays the touches by a finger, and expects each frame to be that of the core.
  @MainActor func expectFrames(
    of control: JSONValue, on stage: Stage, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    var finger: Finger?
    let script = events.map { event -> (at: Double, event: [JSONValue.Member], act: () -> Void) in
      let (at, x, y) = ((event.at * 64).rounded() / 64, event.x ?? 0, event.y ?? 0)
      let place = CGPoint(x: x, y: y)
      switch event.type {
      case "touchBegan":
        return (
          at, JSONValue.touch("touchBegan", x, y),
          { finger = stage.screen.touch(at: place, time: at) }
        )
      case "touchMoved":
        return (
          at, JSONValue.touch("touchMoved", x, y), { finger?.move(to: place, time: at) }
        )
      case "touchEnded":
        return (
          at, JSONValue.touch("touchEnded", x, y), { finger?.lift(at: place, time: at) }
        )
      default: return (at, [JSONValue.Member("type", .string(event.type))], { finger?.cancel() })
      }
    }
    let given = [("curve", settings?.curve), ("edge", settings?.edge)]
    try JellySwiftUITests.expectFrames(
      of: control, size: .array(size.map { .number($0) }),
      settings: .object(
        given.compactMap { name, value in value.map { JSONValue.Member(name, .string($0)) } }),
      tuning: .string(tuning ?? "standard"), on: stage, script, sourceLocation: sourceLocation)
    expect(stage.screen.runningTimelines, equals: 0)
  }
}
