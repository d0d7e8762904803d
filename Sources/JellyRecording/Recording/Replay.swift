import Jelly

/// Plays a script frame by frame.
///
/// Events reach the body at their own times, before the first frame at or after them is drawn: what
/// a frame shows does not depend on how many others are asked for.
struct Replay<Control: RecordedControl>: IteratorProtocol {
  private let script: ControlScript<Control>
  private let rate: FrameRate
  private let count: Int
  private var body: Control.Body
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
    return Frame(
      time: time,
      outline: Outline(of: body, at: time),
      values: script.control.values(of: body, at: time),
      effects: effects.map(script.control.name))
  }

  /// Lets everything happen that is due at `time`.
  private mutating func happen(until time: Double) -> [Control.Body.Effect] {
    var effects: [Control.Body.Effect] = []
    while moment < script.moments.count, script.moments[moment].time <= time {
      let due = script.moments[moment]
      moment += 1
      if let effect = body.handle(due.event, at: due.time) { effects.append(effect) }
    }
    return effects
  }
}
