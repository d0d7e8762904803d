import Foundation
import Jelly
@_spi(Jelly) import JellySchema
import Testing

@testable @_spi(Jelly) import JellyRecording

/// A trace of `Web/tests/traces`, and what fingers do in it.
struct RecordedTrace {
  /// An event, as a finger plays it.
  struct Event: Decodable {
    let type: String
    var x, y: Double?
    var id: Int?
    var size: [Double]?
  }

  /// The frames that a view has shown.
  typealias Frames = [(time: Double, outline: Outline?)]

  let control: String
  let events: [Event]
  let trace: Trace
  /// The trace of what the view gets of it.
  private let expected: Trace
  /// The numbers of the events that it does not get, and draws nothing for.
  private(set) var unseen: Set<Int> = []

  /// The names of all traces.
  static var names: [String] {
    guard let files = try? FileManager.default.contentsOfDirectory(atPath: folder.path) else {
      fatalError("\(folder.path): must be the folder of the traces")
    }
    return files.filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }.sorted()
  }

  private static var folder: URL {
    var root = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { root.deleteLastPathComponent() }
    return root.appendingPathComponent("Web/tests/traces")
  }

  /// Reads a trace, with places and times that every coordinate system and clock has exactly.
  ///
  /// - Parameters:
  ///   - name: The name of the file.
  ///   - rate: The number of times in a second to which times are rounded; nil for all.
  init(_ name: String, rate: Double? = nil) throws {
    let data = try Data(contentsOf: Self.folder.appendingPathComponent("\(name).json"))
    try self.init(
      Trace(utf8: data).json.events {
        $0.map { event in
          event.numbers { name, number in
            switch name {
            case "x", "y": (number * 1024).rounded() / 1024
            case "at": rate.map { (number * $0).rounded() / $0 } ?? number
            default: number
            }
          }
        }
      })
  }

  private init(_ json: JSONValue, expected: JSONValue? = nil) throws {
    struct File: Decodable {
      let control: String
      let events: [Event]
    }
    let file = try JSONDecoder().decode(File.self, from: Data(json.text.utf8))
    (control, events) = (file.control, file.events)
    (trace, self.expected) = (try Trace(json), try Trace(expected ?? json))
  }

  /// The same for a view that is as high and as wide as the diameter of its settings.
  var square: Self {
    get throws {
      struct File: Decodable {
        struct Settings: Decodable { let diameter: Double }
        let size: [Double]
        let settings: Settings
      }
      let file = try JSONDecoder().decode(File.self, from: Data(trace.json.text.utf8))
      let diameter = file.settings.diameter
      let shift = Vector2(file.size[0] - diameter, file.size[1] - diameter) / 2
      let moved = trace.json.events {
        $0.map { event in
          event.numbers { name, number in
            name == "x" ? number - shift.x : name == "y" ? number - shift.y : number
          }
        }
      }
      return try Self(
        moved.members {
          $0.name == "size" ? .array([.number(diameter), .number(diameter)]) : $0.value
        })
    }
  }

  /// The same for a view that gets other events of it.
  ///
  /// - Parameter received: Returns the events that the view gets of one.
  func receiving(_ received: (Int, Event, JSONValue) -> [JSONValue]) throws -> Self {
    try Self(
      trace.json,
      expected: trace.json.events { values in
        zip(events.indices, values).flatMap { received($0, events[$0], $1) }
      })
  }

  /// The same for a view whose fingers drag what they come down on by its middle, which they have
  /// hit: a drag begins once the finger has moved 10 points, and goes on from there.
  var dragged: Self {
    get throws {
      guard let start = events.firstIndex(where: { $0.type == "touchBegan" }),
        let first = events.firstIndex(where: {
          $0.type == "touchMoved" && abs(($0.y ?? 0) - (events[start].y ?? 0)) > 10
        })
      else { return self }
      let (from, to) = (events[start], events[first])
      return try receiving { index, _, value in
        if index < start { return [value] }
        let moved = value.numbers { name, number in
          switch name {
          case "x": number - (to.x ?? 0) + (from.x ?? 0)
          case "y": number - (to.y ?? 0) + (from.y ?? 0)
          default: number
          }
        }
        return index < first ? [] : [index == first ? moved.named("touchBegan") : moved]
      }
    }
  }

  /// The same for a view whose fingers are its content's until they have moved 10 points, and hold
  /// it from there.
  ///
  /// - Parameters:
  ///   - caught: The numbers of those that catch the view where they come down.
  ///   - received: Returns the events that the view gets of any other one.
  func panned(
    caught: Set<Int> = [], _ received: (Int, Event, JSONValue) -> [JSONValue] = { [$2] }
  ) throws -> Self {
    var (start, number, unseen) = (Double?.none, -1, Set<Int>())
    var panned = try receiving { index, event, value in
      switch (event.type, start) {
      case ("touchBegan", _):
        number += 1
        if caught.contains(number) { return [value] }
        start = event.x
      case ("touchMoved", let from?) where abs((event.x ?? from) - from) > 10:
        start = nil
        return [value.named("touchBegan")]
      case ("touchMoved", .some): break
      default: return received(index, event, value)
      }
      unseen.insert(index)
      return []
    }
    panned.unseen = unseen
    return panned
  }

  /// The same for a view whose fingers are a list's until they have moved some points.
  func waiting(_ slop: Double) throws -> Self {
    var (start, waits) = (Vector2.zero, true)
    return try receiving { _, event, value in
      let way = Vector2(event.x ?? 0, event.y ?? 0) - start
      switch event.type {
      case "touchBegan": (start, waits) = (start + way, true)
      case "touchMoved": waits = waits && max(abs(way.x), abs(way.y)) <= slop
      default: return [value]
      }
      return event.type == "touchMoved" && waits ? [] : [value]
    }
  }

  /// The trace in the types of its control.
  func script<Control: SchemaControl>() throws -> ControlScript<Control> {
    try #require(trace.script as? ControlScript<Control>)
  }

  /// Expects the frames to be the core's, and those of what was recorded meanwhile.
  ///
  /// - Parameter isOrdered: Whether the view draws the contours in the order of the core.
  func expect(_ frames: Frames, recorded: JSONValue?, isOrdered: Bool = true) throws {
    let recorded = try Trace(try #require(recorded))
    for (name, trace) in [("the trace", expected), ("the recording", recorded)] {
      let drawn = try trace.frames(at: frames.map(\.time))
      let wrong = zip(frames, drawn).filter {
        isOrdered
          ? $0.outline != $1.outline : $0.outline?.contours != $1.outline.contours
      }.map(\.0.time)
      #expect(
        wrong.isEmpty,
        "\(wrong.count) of \(frames.count) are not those of \(name), from \(wrong.first ?? 0) s on")
    }
    #expect(Set(frames.map { $0.outline?.pathData }).count > 10, "little has moved")
  }
}

extension Outline {
  /// The contours, in an order that does not depend on that of the drawing.
  fileprivate var contours: [[Command]] {
    var contours: [[Command]] = []
    for command in commands {
      if case .move = command { contours.append([]) }
      contours[contours.count - 1].append(command)
    }
    return contours.sorted { "\($0)" < "\($1)" }
  }
}

extension JSONValue {
  /// Returns a trace with other events.
  fileprivate func events(_ change: ([JSONValue]) -> [JSONValue]) -> JSONValue {
    members {
      guard $0.name == "events", case .array(let events) = $0.value else { return $0.value }
      return .array(change(events))
    }
  }

  /// Returns an event with other numbers.
  fileprivate func numbers(_ change: (String, Double) -> Double) -> JSONValue {
    members {
      guard case .number(let number) = $0.value else { return $0.value }
      return .number(change($0.name, number))
    }
  }

  /// Returns an event of another type.
  func named(_ type: String) -> JSONValue {
    members { $0.name == "type" ? .string(type) : $0.value }
  }

  /// Returns an event of another type with nothing but its time.
  func bare(_ type: String) -> JSONValue {
    guard case .object(let members) = self else { return self }
    return .object(members.filter { $0.name == "at" } + [Member("type", .string(type))])
  }

  fileprivate func members(_ change: (Member) -> JSONValue) -> JSONValue {
    guard case .object(let members) = self else { return self }
    return .object(members.map { Member($0.name, change($0)) })
  }
}
