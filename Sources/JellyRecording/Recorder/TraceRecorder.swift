@_spi(Jelly) public import Jelly
@_spi(Jelly) public import JellySchema

/// A recorder that stands between a host and a control, and writes a trace of what has happened.
///
///     var recorder = TraceRecorder(JellyBarBody(size: [390, 100]))
///     recorder.handle(.touchBegan([195, 60]), at: now)   // instead of bar.handle
///     recorder.control.draw(at: now, into: &path)
///     …
///     recorder.text                                      // the trace
///
/// A replayed trace gives the outlines of the screen at the same times, bit for bit. For that the
/// recording must begin while the control is at rest in its initial state: a menu closed, a refresh
/// idle, no finger down. Every event is recorded, also a changed tuning.
///
/// It records the controls of the library. The ``text`` of a control of an app's own is empty.
public struct TraceRecorder<Control: JellyControl>: Sendable {
  /// The control as of its last event.
  public private(set) var control: Control
  /// The number of events that have been recorded.
  public var eventCount: Int { events.count }

  private let first: Control
  /// The drawing that the control bends before the first event; nil if it is not known.
  private let drawing: TraceForm?
  /// The events, in order, and the drawings to which they change.
  private var events: [(time: Double, event: Control.Event, drawing: TraceForm?)] = []

  /// Begins to record a control at rest, to which nothing has happened yet.
  ///
  /// - Parameter control: A control of the library; the ``text`` of any other one is empty, because
  ///   a trace names only those.
  public init(_ control: Control) { self.init(control, drawing: nil) }

  /// Begins to record a control at rest that bends a drawing.
  init(_ control: Control, drawing: TraceForm?) {
    self.first = control
    self.control = control
    self.drawing = drawing
  }

  /// Width and height of the control before the first event, in points.
  var size: Vector2 { first.size }

  /// Gives an event to the control, and keeps it.
  ///
  /// - Parameters:
  ///   - event: What has happened.
  ///   - time: When, in seconds on the host's clock.
  /// - Returns: The effect of the event.
  @discardableResult
  public mutating func handle(_ event: Control.Event, at time: Double) -> Control.Effect? {
    append(event, at: time)
    return control.handle(event, at: time)
  }

  /// Keeps an event that the host itself gives to the control.
  ///
  /// An event that the control ignores, because a number in it is not finite, is left out: a trace
  /// cannot contain such a number. The end of a touch is never left out: without a valid time or
  /// place it has those of the events before it, as in the control. A time before the last event's
  /// counts as that event's.
  public mutating func append(_ event: Control.Event, at time: Double) {
    append(event, at: time, drawing: nil)
  }

  /// Keeps an event with the drawing to which it changes, in the size before the first event.
  mutating func append(_ event: Control.Event, at time: Double, drawing: TraceForm?) {
    guard event.isValid, time.isFinite || (event.endsTouch && !events.isEmpty) else { return }
    let last = events.last?.time ?? time
    events.append((time.isFinite ? max(time, last) : last, event, drawing))
  }

  #if !hasFeature(Embedded)
    /// The trace as JSON text, with the times of the host's clock.
    public var text: String {
      guard let first = first as? any SchemaControl else { return "" }
      return text(of: first)
    }

    private func text<Recorded: SchemaControl>(of _: Recorded) -> String {
      (self as? TraceRecorder<Recorded>)?.json.text ?? ""
    }
  #endif
}

@_spi(Jelly) extension TraceRecorder where Control: SchemaControl {
  /// The events that make a new control as the first one was, at the time of the first event.
  private var initialEvents: [(time: Double, event: Control.Event, drawing: TraceForm?)] {
    guard let time = events.first?.time else { return [] }
    var initial: [(time: Double, event: Control.Event, drawing: TraceForm?)] = []
    while let event = first.initialEvent(initial.count) { initial.append((time, event, nil)) }
    return initial
  }

  /// The trace as JSON, with the times of the host's clock.
  public var json: JSONValue { json(since: 0) }

  /// The trace as JSON, with time 0 at a moment of the host's clock.
  ///
  /// A difference of two times is rounded, so the outlines of such a trace can differ in their last
  /// bits from what was on the screen.
  ///
  /// - Parameter zero: In seconds on the host's clock; not after the first event.
  public func json(since zero: Double) -> JSONValue {
    var settings = FieldMembers()
    var (values, start) = (first.settings, first)
    // The last numbers of each finger.
    var last: [Double: [String: Double]] = [:]
    values.accept(&settings)
    start.acceptInitialState(&settings)
    return [
      "version": Trace.version,
      "control": .string("\(Control.name)"),
      "size": [.number(first.size.x), .number(first.size.y)],
      "tuning": first.tuning.json,
      "settings": .object(settings.members + (drawing?.members ?? [])),
      "events": .array(
        (initialEvents + events).compactMap { time, event, drawing in
          var (event, fields) = (event, FieldMembers())
          let name = event.accept(&fields)
          let finger = fields.numbers["id"] ?? 0
          if event.endsTouch {
            fields.complete(by: last[finger] ?? [:])
            // Without an event before it, it ended nothing.
            guard fields.areAllFinite else { return nil }
          }
          last[finger, default: [:]].merge(fields.numbers) { $1 }
          return .object(
            [.init("at", .number(time - zero)), .init("type", .string("\(name)"))]
              + fields.members + (drawing?.members ?? []))
        }),
    ]
  }
}

/// A visitor that writes fields as members of a JSON object.
private struct FieldMembers: FieldVisitor {
  private(set) var members: [JSONValue.Member] = []
  /// The groups that are open, and the members before each of them.
  private var around: [(name: String, members: [JSONValue.Member])] = []
  /// The numbers, by name.
  private(set) var numbers: [String: Double] = [:]

  /// A Boolean value that indicates whether each number is finite.
  var areAllFinite: Bool { !numbers.values.contains { !$0.isFinite } }

  /// Replaces all numbers by others of their names, if any of them is not finite.
  mutating func complete(by others: [String: Double]) {
    guard !areAllFinite else { return }
    for index in members.indices {
      let name = members[index].name
      guard numbers[name] != nil, let other = others[name] else { continue }
      members[index] = JSONValue.Member(name, .number(other))
      numbers[name] = other
    }
  }

  private mutating func add(_ name: StaticString, _ value: JSONValue) {
    members.append(JSONValue.Member("\(name)", value))
  }

  mutating func beginGroup(_ name: StaticString) {
    around.append(("\(name)", members))
    members = []
  }

  mutating func endGroup() {
    var (name, outer) = around.removeLast()
    outer.append(JSONValue.Member(name, .object(members)))
    members = outer
  }

  mutating func number(
    _ value: inout Double, _ name: StaticString, in unit: FieldUnit,
    recommended: ClosedRange<Double>, step: Double, valid: ClosedRange<Double>
  ) {
    numbers["\(name)"] = value
    // JSON does not have infinity.
    add(name, value < .infinity ? .number(value) : .null)
  }

  mutating func flag(_ value: inout Bool, _ name: StaticString) { add(name, .bool(value)) }

  mutating func choice<Choice: NamedCase>(_ value: inout Choice, _ name: StaticString) {
    add(name, .string("\(value.name)"))
  }

  mutating func size(_ value: inout Vector2) {
    add("size", [.number(value.x), .number(value.y)])
  }

  mutating func tuning(_ value: inout some JellyTuning & FieldVisitable) {
    add("tuning", value.json)
  }

  // Only tunings have springs.
  mutating func spring(_ value: inout DampedSpring, _ name: StaticString) {}
}
