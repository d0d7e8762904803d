import Jelly
@_spi(Jelly) import JellyRecording

/// An event of a trace in its JSON form, with the fields that all controls share.
struct TraceEvent {
  /// The time in seconds.
  let time: Double
  /// The name: `touchBegan`.
  let name: String
  /// The finger that it is about; 0 if the event names none.
  let finger: Int
  /// The place, if the event has one.
  let point: Vector2?
  /// The distance that a list is pulled, if the event has one.
  let distance: Double?
  /// The strength of the wave that goes out from the place, if the event has one.
  let wave: Double?
  /// The place along the edge, if the event has one.
  let position: Double?

  init(_ json: JSONValue) {
    var numbers: [String: Double] = [:]
    var name = ""
    if case .object(let members) = json {
      for member in members {
        if case .number(let number) = member.value { numbers[member.name] = number }
        if case .string(let text) = member.value, member.name == "type" { name = text }
      }
    }
    self.time = numbers["at"] ?? 0
    self.name = name
    self.finger = numbers["id"].flatMap(Int.init(exactly:)) ?? 0
    self.position = numbers["position"]
    self.wave = numbers["wave"]
    self.distance = numbers["distance"]
    self.point = numbers["x"].flatMap { x in numbers["y"].map { Vector2(x, $0) } }
  }

  /// The names of the events that are samples of a movement which goes on between them.
  static let samples: Set = ["touchMoved", "touchEnded", "pullChanged", "scrolled"]
}

extension Trace {
  /// The events in the trace's JSON, in order.
  var jsonEvents: [TraceEvent] {
    guard case .object(let members) = json,
      case .array(let events)? = members.first(where: { $0.name == "events" })?.value
    else { return [] }
    return events.map(TraceEvent.init)
  }
}
