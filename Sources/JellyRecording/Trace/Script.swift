import Jelly
import JellyWords

/// The content of a trace, for any control.
///
/// It is a class, because embedded Swift knows values of a protocol only if classes conform to it.
protocol Script: AnyObject, Sendable {
  /// The time after the last event from which on nothing moves, in seconds; infinity if there is
  /// none.
  var endTime: Double { get }

  /// Plays the script from the start.
  func frames(at times: FrameTimes) -> AnyIterator<Frame>

  /// The times of the events, in order, in seconds.
  var eventTimes: [Double] { get }

  /// Where the control stands before the first event.
  var stand: ControlStand { get }

  /// The tuning before the first event.
  var tuning: TuningSheet { get }

  /// Shows the control at some times.
  ///
  /// - Parameters:
  ///   - moments: Each time with the number of events that have happened then; both never fall.
  ///   - use: Takes the picture at each of them.
  func show(at moments: [(time: Double, events: Int)], to use: (FilmPose) -> Void)
}

/// The content of a trace, in the types of its control.
final class ControlScript<Control: DescribedControl>: Script {
  /// An event and its time.
  struct Moment: Sendable {
    /// The time of the event, in seconds.
    let time: Double
    /// The event.
    let event: Control.Event
  }

  /// The control at rest, before the first event.
  let body: Control
  /// The events, in order.
  let moments: [Moment]
  let endTime: Double

  /// Reads all of a trace except the control's name.
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
      // The defaults of an event's fields are the control's values at that time.
      last.handle(event, at: time)
      moments.append(Moment(time: time, event: event))
    }
    try fields.finish()
    self.body = body
    self.moments = moments
    self.endTime = max(0, moments.last?.time ?? 0, last.restTime)
  }

  func frames(at times: FrameTimes) -> AnyIterator<Frame> {
    AnyIterator(Replay(script: self, times: times))
  }

  var eventTimes: [Double] { moments.map { $0.time } }

  var stand: ControlStand { ControlStand(size: body.size, side: body.hangingSide) }

  var tuning: TuningSheet { TuningSheet(body.tuning, of: Control.swiftName) }

  func show(at times: [(time: Double, events: Int)], to use: (FilmPose) -> Void) {
    var body = body
    var next = 0
    for (time, events) in times {
      while next < events {
        body.handle(moments[next].event, at: moments[next].time)
        next += 1
      }
      use(PoseWriter(body, at: time).pose)
    }
  }
}
