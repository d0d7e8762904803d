import Jelly
@_spi(Jelly) import JellySchema

/// An iterator that plays a script frame by frame.
///
/// The body gets each event at the event's own time, before the first frame at or after it is
/// drawn. So a frame does not depend on the times of the others.
struct Replay<Control: SchemaControl>: IteratorProtocol {
  private let script: ControlScript<Control>
  private let times: FrameTimes
  private var player: ControlScript<Control>.Player
  private var frame = 0
  private var happened = 0

  init(script: ControlScript<Control>, times: FrameTimes) {
    self.script = script
    self.times = times
    self.player = script.start
  }

  mutating func next() -> Frame? {
    guard let moment = times[frame] else { return nil }
    let time = moment.time
    frame += 1
    let effects = happen(until: moment)
    var values = ValueMembers()
    player.body.writeValues(at: time, to: &values)
    var outline = Outline()
    player.draw(at: time, into: &outline)
    return Frame(
      time: time, outline: outline, members: values.members, choices: values.choices,
      effects: effects.map(Control.word))
  }

  /// Lets the body handle all events up to a moment.
  private mutating func happen(until end: FrameMoment) -> [Control.Effect] {
    var effects: [Control.Effect] = []
    while happened < script.moments.count,
      end.isAfter(event: happened, at: script.moments[happened].time)
    {
      let due = script.moments[happened]
      happened += 1
      if let effect = player.handle(due) { effects.append(effect) }
    }
    return effects
  }
}
