public import Jelly
public import JellyWords

/// A recorder that stands between a host and a control, and writes a trace of what has happened.
///
///     var recorder = TraceRecorder(JellyBar(size: [390, 100]))
///     recorder.handle(.touchBegan([195, 60]), at: now)   // instead of bar.handle
///     recorder.control.draw(at: now, into: &path)
///     …
///     recorder.json.text                                 // the trace
///
/// **What was on the screen is what the trace says**: replayed, it gives the same outlines at the
/// same times, bit for bit. For that the recording must begin when the control rests as it was
/// made: a menu closed, a refresh idle, no finger down. Every event counts, a changed tuning too.
public struct TraceRecorder<Control: RecordableControl>: Sendable {
  /// The control as of its last event.
  public private(set) var control: Control
  /// The number of events that have been recorded.
  public var eventCount: Int { events.count }

  private let first: Control
  private var events: [(time: Double, event: Control.Event)] = []

  /// Begins to record a control at rest, to which nothing has happened yet.
  public init(_ control: Control) {
    self.first = control
    self.control = control
  }

  /// Gives an event to the control, and keeps it.
  ///
  /// - Parameters:
  ///   - event: What has happened.
  ///   - time: When, in seconds on the host's clock.
  /// - Returns: What the control tells its host.
  @discardableResult
  public mutating func handle(_ event: Control.Event, at time: Double) -> Control.Effect? {
    note(event, at: time)
    return control.handle(event, at: time)
  }

  /// Keeps an event that the host itself gives to the control.
  ///
  /// An event that the control ignores, because a number in it is not finite, is left out: a trace
  /// cannot say such a number. A time before the last event's counts as that event's, as in the
  /// control.
  public mutating func note(_ event: Control.Event, at time: Double) {
    guard event.isSound, time.isFinite else { return }
    events.append((max(time, events.last?.time ?? time), event))
  }

  /// Whether an event only changes the size or the settings, which a control can be made with.
  static func isSetting(_ event: Control.Event, of control: Control) -> Bool {
    var words = WordMembers()
    let name = "\(Control.say(event, to: &words))"
    var settings = WordMembers()
    control.saySettings(to: &settings)
    // An event that says all settings begins as they do.
    let first = words.members.first?.name
    return name == "\(Control.eventName(0) ?? "")" || name == "\(Control.eventName(1) ?? "")"
      || (first != nil && first == settings.members.first?.name)
  }

  /// The trace as JSON, with the times of the host's clock.
  public var json: JSONValue { json(since: 0) }

  /// The trace as JSON, with time 0 at a moment of the host's clock.
  ///
  /// A difference of two times is rounded, so the outlines of such a trace can differ in their last
  /// bits from what was on the screen.
  ///
  /// - Parameter start: In seconds on the host's clock; not after the first event.
  public func json(since start: Double) -> JSONValue {
    var settings = WordMembers()
    first.saySettings(to: &settings)
    let tuning = settings.members.first { $0.name == "tuning" }?.value ?? .null
    return [
      "control": .string("\(Control.name)"),
      "size": [.number(first.size.x), .number(first.size.y)],
      "tuning": tuning,
      "settings": .object(settings.members.filter { $0.name != "tuning" }),
      "events": .array(
        events.map { time, event in
          var words = WordMembers()
          let name = Control.say(event, to: &words)
          return .object(
            [.init("at", .number(time - start)), .init("type", .string("\(name)"))] + words.members)
        }),
    ]
  }
}

/// A writer that collects the fields of a control or an event as members of a JSON object.
private struct WordMembers: WordWriter {
  private(set) var members: [JSONValue.Member] = []

  private mutating func add(_ name: StaticString, _ value: JSONValue) {
    members.append(JSONValue.Member("\(name)", value))
  }

  mutating func number(_ name: StaticString, _ number: Double) { add(name, .number(number)) }
  mutating func count(_ name: StaticString, _ count: Int) { add(name, .number(Double(count))) }
  mutating func flag(_ name: StaticString, _ flag: Bool) { add(name, .bool(flag)) }
  mutating func choice<Choice: NamedChoice>(_ name: StaticString, _ choice: Choice) {
    add(name, .string("\(choice.name)"))
  }
  mutating func point(_ point: Vector2) {
    add("x", .number(point.x))
    add("y", .number(point.y))
  }
  mutating func size(_ size: Vector2) { add("size", [.number(size.x), .number(size.y)]) }
  mutating func tuning(_ tuning: some ElasticTuning) { add("tuning", tuning.json) }
}
