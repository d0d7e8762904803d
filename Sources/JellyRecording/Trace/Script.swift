@_spi(Jelly) import Jelly
@_spi(Jelly) import JellySchema

/// The content of a trace, for any control.
///
/// It is a class, because Embedded Swift supports existential values only of classes.
protocol Script: AnyObject, Sendable {
  /// The time after the last event from which on nothing moves, in seconds; infinity if there is
  /// none.
  var endTime: Double { get }

  /// Plays the script from the start.
  func frames(at times: FrameTimes) -> AnyIterator<Frame>

  /// The times of the events, in order, in seconds.
  var eventTimes: [Double] { get }

  /// Width and height of the control before the first event, in points.
  var size: Vector2 { get }

  /// The edge that the control hangs from before the first event; nil if it stands free.
  var hangingSide: RectEdge? { get }

  /// The tuning before the first event.
  var tuning: TuningSheet { get }

  /// Shows the control at some times.
  ///
  /// - Parameters:
  ///   - moments: Each time with the number of events that have happened then; both never fall.
  ///   - use: Takes the picture at each of them.
  func show(at moments: [(time: Double, events: Int)], to use: (RecordedPicture) -> Void)
}

/// The content of a trace, in the types of its control.
final class ControlScript<Control: SchemaControl>: Script {
  /// An event and its time.
  struct Moment: Sendable {
    /// The time of the event, in seconds.
    let time: Double
    /// The event.
    let event: Control.Event
    /// The drawing to which the event changes, in the size of the control before the first event;
    /// nil for the same.
    let drawing: TraceForm?
  }

  /// The control at rest, before the first event.
  let body: Control
  /// The drawing that the control bends, in the size of `body`; nil if the control draws its own
  /// outline.
  private let drawing: TraceForm?
  /// The events, in order.
  let moments: [Moment]
  let endTime: Double

  /// Reads all of a trace except the control's name.
  init(from fields: inout Fields) throws(TraceError) {
    var (size, tuning, settings) = (Vector2.zero, Control.Tuning.standard, Control.Settings())
    try fields.read {
      $0.canBeFlat = Control.canBeFlat
      $0.size(&size)
      $0.tuning(&tuning)
    }
    var start = try fields.object("settings")
    try start.read { settings.accept(&$0) }
    var body = Control(size: size, settings: settings, tuning: tuning)
    try start.read { body.acceptInitialState(&$0) }
    drawing = Control.bendsDrawing ? try start.drawing() : nil
    try start.finish()
    var last = body
    var moments: [Moment] = []
    let names = Control.events
    let path = fields.path(of: "events")
    for (index, event) in try fields.array("events").enumerated() {
      var fields = try Fields(event, at: "\(path)[\(index)]")
      let time = try fields.number("at")
      if let previous = moments.last?.time, time < previous {
        throw .outOfOrder(field: fields.path(of: "at"), time: time, previous: previous)
      }
      let first = moments.first?.time ?? time
      guard time - first <= Trace.maximumDuration else {
        throw .outOfRange(
          field: fields.path(of: "at"), value: time,
          range: first...(first + Trace.maximumDuration))
      }
      // The settings that an event leaves out are those of that time.
      if let event = try Self.event(of: last, named: names, from: &fields) {
        last.handle(event, at: time)
        let drawing = last.morphStart(of: event) == nil ? nil : try fields.drawing()
        moments.append(Moment(time: time, event: event, drawing: drawing))
      }
      try fields.finish()
    }
    try fields.finish()
    self.body = body
    self.moments = moments
    self.endTime = max(0, moments.last?.time ?? 0, last.restTime)
  }

  /// Reads an event of a control as it is then.
  private static func event(
    of control: Control, named names: [String], from fields: inout Fields
  ) throws(TraceError) -> Control.Event? {
    let path = fields.path(of: "type")
    let number = try fields.value("type").required(path).word(of: names, at: path)
    guard var event = Control.event(number, settings: control.settings) else { return nil }
    try fields.read {
      $0.isOfEvent = names[number] != "settingsChanged"
      $0.canBeFlat = Control.canBeFlat
      _ = event.accept(&$0)
    }
    return event
  }

  /// A control before the first event, with its drawing.
  var start: Player { Player(body: body, drawing: drawing.map { TraceDrawing($0, in: size) }) }

  /// A control that gets the script's events one after another.
  struct Player {
    fileprivate(set) var body: Control
    fileprivate var drawing: TraceDrawing?

    /// Lets the control handle an event.
    mutating func handle(_ moment: Moment) -> Control.Effect? {
      let effect = body.handle(moment.event, at: moment.time)
      if let drawing = moment.drawing, let start = body.morphStart(of: moment.event) {
        self.drawing?.change(to: drawing, start)
      }
      return effect
    }

    /// Draws the outline at `time`, or the trace's drawing as the control bends it.
    func draw(at time: Double, into path: inout Outline) {
      guard let drawing else { return body.draw(at: time, into: &path) }
      drawing.draw(on: body, at: time, into: &path)
    }

    /// The picture at `time`, in which the trace's drawing is painted.
    func picture(at time: Double) -> RecordedPicture {
      RecordedPicture(of: body, at: time) {
        guard let drawing else {
          var outline = Outline()
          body.draw(at: time, into: &outline)
          return [TraceStrand(outline: outline)]
        }
        return drawing.strands(on: body, at: time)
      }
    }
  }

  func frames(at times: FrameTimes) -> AnyIterator<Frame> {
    AnyIterator(Replay(script: self, times: times))
  }

  var eventTimes: [Double] { moments.map { $0.time } }

  var size: Vector2 { body.size }

  var hangingSide: RectEdge? { body.hangingSide }

  var tuning: TuningSheet { TuningSheet(body.tuning, of: Control.swiftName) }

  func show(at times: [(time: Double, events: Int)], to use: (RecordedPicture) -> Void) {
    var player = start
    var next = 0
    for (time, events) in times {
      while next < events {
        _ = player.handle(moments[next])
        next += 1
      }
      use(player.picture(at: time))
    }
  }
}
