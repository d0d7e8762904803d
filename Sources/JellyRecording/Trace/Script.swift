import Jelly

/// What a trace says, whatever its control.
protocol Script: Sendable {
  /// When everything has happened and nothing moves any more, in seconds; infinity if never.
  var endTime: Double { get }

  /// Plays it from the start, `count` frames from time 0 on.
  func frames(at rate: FrameRate, count: Int) -> AnyIterator<Frame>
}

/// What a trace says, in the types of its control.
struct ControlScript<Control: RecordedControl>: Script {
  /// Something that happens.
  struct Moment: Sendable {
    /// When, in seconds.
    let time: Double
    /// What.
    let event: Control.Body.Event
  }

  /// The words of the control.
  let control: Control
  /// The control at rest, before anything happens.
  let body: Control.Body
  /// What happens, in order.
  let moments: [Moment]

  /// Reads all of a trace but the control's name.
  init(from fields: inout Fields) throws(TraceError) {
    let size = try fields.size("size", canBeFlat: Control.canBeFlat)
    let tuning: TuningName = try fields.choice("tuning", or: .standard)
    var settings = try fields.object("settings")
    let control = try Control(settings: &settings)
    try settings.finish()
    let path = fields.path(of: "events")
    var moments: [Moment] = []
    for (index, event) in try fields.array("events").enumerated() {
      var fields = try Fields(event, at: "\(path)[\(index)]")
      let time = try fields.number("at")
      if let previous = moments.last?.time, time < previous {
        throw .outOfOrder(field: fields.path(of: "at"), time: time, previous: previous)
      }
      moments.append(Moment(time: time, event: try control.event(from: &fields)))
      try fields.finish()
    }
    try fields.finish()
    self.control = control
    self.body = control.body(size: size, tuning: tuning)
    self.moments = moments
  }

  var endTime: Double {
    var body = body
    for moment in moments { _ = body.handle(moment.event, at: moment.time) }
    return max(0, moments.last?.time ?? 0, body.restTime)
  }

  func frames(at rate: FrameRate, count: Int) -> AnyIterator<Frame> {
    AnyIterator(Replay(script: self, rate: rate, count: count))
  }
}
