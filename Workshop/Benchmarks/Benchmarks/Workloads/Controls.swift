@_spi(Jelly) import Jelly
@_spi(Jelly) import JellySchema

extension Workload {
  /// Each control: its own events in turns, and its outline after them.
  public static var controls: [Workload] {
    var list = ControlWorkloads()
    forEachControl(&list)
    return list.all
  }
}

/// A visitor that lists the workloads of each control, also of a new one.
private struct ControlWorkloads: ControlVisitor {
  private(set) var all: [Workload] = []

  mutating func visit<Control: SchemaControl>(_: Control.Type) {
    let rounds = 256
    all.append(
      Workload("event, \(Control.name), each in turns", count: rounds) {
        let events = Self.events(of: Control.self)
        return {
          var body = Control(size: Vector2(300, 200), settings: .init(), tuning: .standard)
          for round in 0..<rounds {
            _ = body.handle(events[round % events.count], at: Double(round + 1) / 120)
          }
          return body.restTime
        }
      })
    all.append(
      Workload.draw("draw, \(Control.name), after its events") {
        var body = Control(size: Vector2(300, 200), settings: .init(), tuning: .standard)
        let events = Self.events(of: Control.self)
        for (index, event) in events.enumerated() {
          _ = body.handle(event, at: 0.2 * Double(index + 1) / Double(events.count))
        }
        return body
      })
  }

  private static func events<Control: SchemaControl>(of _: Control.Type) -> [Control.Event] {
    var events: [Control.Event] = []
    while var event = Control.ownEvent(events.count) {
      var visitor = MiddleVisitor()
      _ = event.accept(&visitor)
      events.append(event)
    }
    return events
  }
}

/// A visitor that sets each number to the middle of those that look right: a finger is on the
/// control, and moves a list by as much as a hand does.
private struct MiddleVisitor: FieldVisitor {
  mutating func number(
    _ value: inout Double, _ name: StaticString, in unit: FieldUnit,
    recommended: ClosedRange<Double>, step: Double, valid: ClosedRange<Double>
  ) {
    value = (recommended.lowerBound + recommended.upperBound) / 2
  }
  mutating func flag(_ value: inout Bool, _ name: StaticString) {}
  mutating func choice<Choice: NamedCase>(_ value: inout Choice, _ name: StaticString) {}
  mutating func spring(_ value: inout DampedSpring, _ name: StaticString) {}
  mutating func beginGroup(_ name: StaticString) {}
  mutating func endGroup() {}
}
