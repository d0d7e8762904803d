import Jelly
import JellyWords

/// What a trace says, whatever its control.
protocol Script: Sendable {
  /// When everything has happened and nothing moves any more, in seconds; infinity if never.
  var endTime: Double { get }

  /// Plays it from the start, `count` frames from time 0 on.
  func frames(at rate: FrameRate, count: Int) -> AnyIterator<Frame>
}

/// What a trace says, in the types of its control.
struct ControlScript<Control: DescribedControl>: Script {
  /// Something that happens.
  struct Moment: Sendable {
    /// When, in seconds.
    let time: Double
    /// What.
    let event: Control.Event
  }

  /// The control at rest, before anything happens.
  let body: Control
  /// What happens, in order.
  let moments: [Moment]
  let endTime: Double

  /// Reads all of a trace but the control's name.
  init(from fields: inout Fields) throws(TraceError) {
    let size = try fields.size(canBeFlat: Control.canBeFlat)
    let tuning = fields.value("tuning")
    var settings = try fields.object("settings")
    settings.adopt("tuning", tuning, at: fields.path(of: "tuning"))
    let body = try Control.make(size: size, reading: &settings)
    try settings.finish()
    let names = Control.eventNames
    var last = body
    var moments: [Moment] = []
    let path = fields.path(of: "events")
    for (index, event) in try fields.array("events").enumerated() {
      var fields = try Fields(event, at: "\(path)[\(index)]")
      let time = try fields.number("at")
      if let previous = moments.last?.time, time < previous {
        throw .outOfOrder(field: fields.path(of: "at"), time: time, previous: previous)
      }
      let type = try fields.word("type", of: names).required(fields.path(of: "type"))
      let event = try last.event(type, reading: &fields)
      try fields.finish()
      // What an event leaves out is as it is by then.
      last.handle(event, at: time)
      moments.append(Moment(time: time, event: event))
    }
    try fields.finish()
    self.body = body
    self.moments = moments
    self.endTime = max(0, moments.last?.time ?? 0, last.restTime)
  }

  func frames(at rate: FrameRate, count: Int) -> AnyIterator<Frame> {
    AnyIterator(Replay(script: self, rate: rate, count: count))
  }
}
