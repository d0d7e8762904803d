import Jelly
import JellyWords

/// An iterator that plays a script frame by frame.
///
/// The body gets each event at the event's own time, before the first frame at or after it is
/// drawn. So a frame does not depend on the frame rate.
struct Replay<Control: DescribedControl>: IteratorProtocol {
  private let script: ControlScript<Control>
  private let rate: FrameRate
  private let count: Int
  private var body: Control
  private var frame = 0
  private var moment = 0

  init(script: ControlScript<Control>, rate: FrameRate, count: Int) {
    self.script = script
    self.rate = rate
    self.count = count
    self.body = script.body
  }

  mutating func next() -> Frame? {
    guard frame < count else { return nil }
    let time = rate.time(of: frame)
    frame += 1
    let effects = happen(until: time)
    var values = ValueMembers()
    body.say(at: time, to: &values)
    return Frame(
      time: time, outline: Outline(of: body, at: time), values: values.members,
      effects: effects.map(Control.word))
  }

  /// Lets the body handle all events up to `time`.
  private mutating func happen(until time: Double) -> [Control.Effect] {
    var effects: [Control.Effect] = []
    while moment < script.moments.count, script.moments[moment].time <= time {
      let due = script.moments[moment]
      moment += 1
      if let effect = body.handle(due.event, at: due.time) { effects.append(effect) }
    }
    return effects
  }
}
