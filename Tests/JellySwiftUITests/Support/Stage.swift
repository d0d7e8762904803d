import Foundation
@_spi(Jelly) import JellyRecording
import SwiftUI
import Testing

@testable import JellySwiftUI

/// A screen with a view on it, and time in the test's hand.
@MainActor final class Stage {
  let screen: Screen
  /// The events that the control itself has received.
  let log = TraceLog()

  init<Content: View>(
    _ width: Double, _ height: Double,
    environment change: (inout EnvironmentValues) -> Void = { _ in }, seed: UInt64 = 0,
    @ViewBuilder _ view: @escaping () -> Content
  ) {
    let clock = HeadlessClock(time: -1)
    var environment = EnvironmentValues()
    environment.jelly.clock = JellyClock { clock.time }
    environment.jelly.observer = log
    change(&environment)
    screen = Screen(
      size: CGSize(width: width, height: height), clock: clock, environment: environment,
      seed: seed, view)
  }

  /// The current time, in seconds.
  var now: Double { screen.now }

  /// Builds the view anew, as its owner does when what the view is made from has changed.
  func rebuild() {
    screen.size.width += 0
    screen.update()
  }

  /// Lets time pass, without a frame.
  func wait(until time: Double) { screen.clock.time = time }

  /// Shows the frame of a time, if one is wanted.
  func show(_ time: Double) {
    screen.advance(to: time)
  }

  /// Shows frames at 64 Hz until none is wanted, or `end` has come.
  func play(until end: Double = 20) {
    while screen.runningTimelines > 0, now < end { show(now + 1.0 / 64) }
  }

  /// Returns the outline that is shown.
  func outline(_ index: Int = 0) -> Outline? {
    let shapes = screen.all("shape")
    guard shapes.indices.contains(index) else { return nil }
    return shapes[index]["path", as: Path.self].map(Outline.init)
  }

  /// All texts that are shown.
  var texts: [String] { screen.all("text").compactMap { $0["text"] } }

  /// Returns the value that the first node of a kind has under a name.
  func value<Value>(_ kind: String, _ name: String = "value", as type: Value.Type = Value.self)
    -> Value?
  {
    screen.all(kind).lazy.compactMap { $0[name, as: Value.self] }.first
  }
}

extension Outline {
  /// Creates the outline that a path of SwiftUI's draws.
  init(_ path: Path) {
    self.init()
    for element in path.elements {
      switch element {
      case .move(let end): move(to: [end.x, end.y])
      case .line(let end): addLine(to: [end.x, end.y])
      case .quadCurve(let end, let control):
        addQuadCurve(to: [end.x, end.y], control: [control.x, control.y])
      case .curve(let end, let control1, let control2):
        addCurve(
          to: [end.x, end.y], control1: [control1.x, control1.y],
          control2: [control2.x, control2.y])
      case .closeSubpath: closeSubpath()
      }
    }
  }
}

/// Plays events on a stage and, as a trace, in a recording; every frame must be the same, and the
/// same again in a replay of what was recorded on the stage.
///
/// Times are multiples of 1/64 s: no clock rounds them, whatever moment it counts from.
@MainActor func expectFrames(
  of control: JSONValue, size: JSONValue, settings: JSONValue = [:], tuning: JSONValue = "standard",
  on stage: Stage, outline index: Int = 0, until end: Double? = nil,
  _ script: [(at: Double, event: [JSONValue.Member], act: () -> Void)],
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let events = script.map { JSONValue.object([JSONValue.Member("at", .number($0.at))] + $0.event) }
  let trace = try Trace([
    "version": 1, "control": control, "size": size, "settings": settings, "tuning": tuning,
    "events": .array(events),
  ])
  var coming = script[...]
  var shown: [(time: Double, outline: Outline?)] = []
  let rate = try #require(FrameRate(hertz: 64))
  for frame in try Recording(of: trace, at: rate, until: end) {
    while let next = coming.first, next.at <= frame.time {
      coming.removeFirst()
      stage.wait(until: next.at)
      next.act()
    }
    stage.show(frame.time)
    #expect(
      stage.outline(index) == frame.outline, "at \(frame.time) s", sourceLocation: sourceLocation)
    shown.append((frame.time, stage.outline(index)))
  }
  #expect(shown.count > 10, sourceLocation: sourceLocation)
  let recorded = try Trace(try #require(stage.log.json)).frames(at: shown.map { $0.time })
  for (shown, frame) in zip(shown, recorded) {
    #expect(
      shown.outline == frame.outline, "recorded otherwise at \(frame.time) s",
      sourceLocation: sourceLocation)
  }
}

extension JSONValue {
  /// Returns the members of an event at a point.
  static func touch(_ type: JSONValue, _ x: Double, _ y: Double) -> [Member] {
    [Member("type", type), Member("x", .number(x)), Member("y", .number(y))]
  }
}
