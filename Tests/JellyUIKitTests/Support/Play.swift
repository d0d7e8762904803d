import Jelly
@_spi(Jelly) import JellyRecording
import JellyUIKit
import Testing
import UIKit

/// Actions on a screen, and the trace of them.
@MainActor
struct Play {
  /// A function that does something, and returns the events that the core should receive for it.
  typealias Act = () -> [[JSONValue.Member]]

  private let screen: HeadlessScreen
  /// The events that the control itself has received.
  private let log = TraceLog()
  private var acts: [(time: Double, act: Act)] = []

  init(on screen: HeadlessScreen, with control: some JellyView) {
    self.screen = screen
    control.observer = log
  }

  /// Plans something that happens at a time; acts are planned in order.
  mutating func at(_ time: Double, _ act: @escaping Act) { acts.append((time, act)) }

  /// Plays all, and holds each frame's outline to the one that the core draws of the trace, and to
  /// the one that it draws of what was recorded meanwhile.
  func expectEqualOutlines(
    control: String, size: Vector2, settings: JSONValue = [:], tuning: String,
    minimumCount: Int = 10, sourceLocation: SourceLocation = #_sourceLocation,
    outline: () -> Outline
  ) throws {
    var events: [JSONValue] = []
    var shown: [Outline] = []
    var acts = acts[...]
    let end = (acts.last?.time ?? 0) + 3
    var frame = 0
    while Double(frame) / 120 <= end {
      let time = Double(frame) / 120
      while let next = acts.first, next.time <= time {
        acts.removeFirst()
        screen.run(until: next.time)
        events += next.act().map { .object([.init("at", .number(next.time))] + $0) }
      }
      screen.run(until: time)
      shown.append(outline())
      frame += 1
    }
    let trace = try Trace([
      "version": 1, "control": .string(control), "size": [.number(size.x), .number(size.y)],
      "tuning": .string(tuning), "settings": settings, "events": .array(events),
    ])
    let rate = try #require(FrameRate(hertz: 120))
    var drawn = try Recording(of: trace, at: rate, until: end).map(\.outline)
    while drawn.count < shown.count, let last = drawn.last { drawn.append(last) }
    let unequal = zip(shown, drawn).enumerated().filter { $1.0 != $1.1 }.map { $0.offset }
    #expect(
      unequal.isEmpty, "\(unequal.count) of \(shown.count), first \(unequal.first ?? 0)",
      sourceLocation: sourceLocation)
    let recorded = try Trace(try #require(log.json)).frames(
      at: shown.indices.map { Double($0) / 120 })
    let wrong = zip(shown, recorded).enumerated().filter { $1.0 != $1.1.outline }.map { $0.offset }
    #expect(
      wrong.isEmpty, "recorded otherwise: \(wrong.count) of \(shown.count), first \(wrong)",
      sourceLocation: sourceLocation)
    let count = Set(shown.map(\.pathData)).count
    #expect(count >= minimumCount, "little has moved", sourceLocation: sourceLocation)
  }
}

extension [JSONValue.Member] {
  /// Creates an event of a trace.
  init(_ type: String, _ members: (String, JSONValue)...) {
    self = [.init("type", .string(type))] + members.map { .init($0.0, $0.1) }
  }

  /// Creates an event with a place.
  init(_ type: String, _ point: Vector2) {
    self.init(type, ("x", .number(point.x)), ("y", .number(point.y)))
  }
}
