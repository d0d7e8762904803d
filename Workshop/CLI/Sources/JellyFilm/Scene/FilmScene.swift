@_spi(Jelly) import Jelly
@_spi(Jelly) import JellyRecording

/// A trace on the time line of a film, which returns the pose at any time.
///
/// Film time begins `leadIn` seconds before the first event of the trace, rounded down to a whole
/// millisecond. Before that event the control is at rest. After the end it does not change.
///
/// **Between two samples of a finger** a held control stands still and then jumps. A film shows no
/// staircase: in drawing only, each such jump Δ at an event's time tₑ is spread over the time since
/// the event before, though not over more than 1/15 s:
///
///     film(t) = P(t) + Δ·(t − t₀)/(tₑ − t₀)   for t₀ ≤ t < tₑ
///
/// So every pose right after an event, and every free motion, is exactly that of the trace.
struct FilmScene: Sendable {
  /// Events of one time, and how the control looks right before and right after them.
  private struct Turn: Sendable {
    let time: Double
    /// The number of all events up to and with these.
    let events: Int
    /// A Boolean value that indicates whether a jump is spread over the time before.
    var isSpread: Bool
    /// The time from which on the jump is spread.
    let start: Double
    var left = FilmPose()
    var right = FilmPose()
  }

  /// The longest time over which a jump is spread, in seconds: a finger that has not been heard of
  /// for longer has rested.
  static let spread = 1.0 / 15

  /// The trace time at which film time is the lead-in, in whole milliseconds.
  private let startMilliseconds: Double
  /// Rest before the first event, in whole milliseconds.
  let leadIn: Int
  /// The length of the film in milliseconds.
  let milliseconds: Int
  private let trace: Trace
  /// The position of the control before the first event.
  let stand: ControlStand
  private let end: Double
  private let fingers: [FingerTrail]
  private var turns: [Turn]
  /// The largest number of layers at any event, without fingers.
  private var layerCount = 0

  /// The maximum length of a film, in milliseconds: half an hour.
  static let maximumMilliseconds = 1_800_000.0

  init(of trace: Trace, settings: FilmSettings) throws(FilmError) {
    let times = trace.eventTimes
    guard times.allSatisfy({ abs($0) < 1e12 }) else { throw .tooLong(.infinity) }
    let start = ((times.first ?? 0) * 1000).rounded(.down)
    let rest = times.isEmpty ? 0 : trace.restTime
    let end = settings.until ?? rest
    guard end < .infinity else { throw .neverRests }
    guard end * 1000 >= start else { throw .endsBeforeStart(end, start / 1000) }
    let leadIn = (settings.leadIn * 1000).rounded()
    let length = (end * 1000 - start).rounded(.up) + leadIn + (settings.leadOut * 1000).rounded()
    guard length <= Self.maximumMilliseconds else { throw .tooLong(end - start / 1000) }
    self.startMilliseconds = start
    self.leadIn = Int(leadIn)
    self.milliseconds = max(Int(length), 1)
    self.trace = trace
    self.stand = ControlStand(size: trace.size, side: trace.hangingSide)
    self.end = end
    let events = trace.jsonEvents
    let spread = settings.interpolates ? Self.spread : 0
    self.fingers =
      settings.showsTouches
      ? FingerTrail.all(of: events, stand: stand, spread: spread) : []
    self.turns = Self.turns(of: events, until: end, interpolates: settings.interpolates)
    lookAtTurns()
  }

  private static func turns(
    of events: [TraceEvent], until end: Double, interpolates: Bool
  ) -> [Turn] {
    var turns: [Turn] = []
    for (index, event) in events.enumerated() where event.time <= end {
      let isSample = interpolates && TraceEvent.samples.contains(event.name)
      let isSame = turns.last?.time == event.time
      let isSpread = isSample && (!isSame || turns.last?.isSpread == true)
      if isSame { turns.removeLast() }
      let start = max(turns.last?.time ?? -.infinity, event.time - spread)
      turns.append(Turn(time: event.time, events: index + 1, isSpread: isSpread, start: start))
    }
    return turns
  }

  /// Notes how the control looks before and after each event.
  private mutating func lookAtTurns() {
    var moments: [(time: Double, events: Int)] = []
    for (index, turn) in turns.enumerated() {
      moments.append((turn.time, index > 0 ? turns[index - 1].events : 0))
      moments.append((turn.time, turn.events))
    }
    var poses: [FilmPose] = []
    trace.show(at: moments) { poses.append(FilmPose($0)) }
    layerCount = poses.map { $0.layers.count }.max() ?? 0
    for index in turns.indices {
      turns[index].left = poses[2 * index]
      turns[index].right = poses[2 * index + 1]
    }
  }
}

extension FilmScene {
  /// A moment of the film: a time, and the number of turns that have happened then.
  struct Moment: Equatable, Sendable {
    /// The trace's time in seconds.
    var time: Double
    /// The number of turns: distinct times of events.
    var turns: Int
  }

  /// The length of the film in seconds.
  var duration: Double { Double(milliseconds) / 1000 }

  /// The trace's time at a time of the film, both in seconds; exact for whole milliseconds.
  func traceTime(at filmTime: Double) -> Double {
    (startMilliseconds - Double(leadIn) + filmTime * 1000) / 1000
  }

  /// The trace's time at a millisecond of the film.
  func traceTime(atMillisecond millisecond: Int) -> Double {
    (startMilliseconds + Double(millisecond - leadIn)) / 1000
  }

  /// The times of the turns in the film, in seconds.
  var turnTimes: [Double] {
    turns.map { ($0.time * 1000 - startMilliseconds + Double(leadIn)) / 1000 }
  }

  /// The trace's time of a turn.
  func traceTime(ofTurn index: Int) -> Double { turns[index].time }

  /// The number of turns at or before a time of the trace.
  func turnCount(through time: Double) -> Int {
    // The times are in order.
    var (low, high) = (0, turns.count)
    while low < high {
      let middle = (low + high) / 2
      if turns[middle].time <= time { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The poses at some moments, whose times and turns never fall.
  ///
  /// All have the same number of layers; the fingers come last.
  func poses(at moments: [Moment]) -> [FilmPose] {
    var poses: [FilmPose] = []
    poses.reserveCapacity(moments.count)
    let first = turns.first?.time ?? 0
    let times = moments.map {
      (
        time: min(max($0.time, first), end),
        events: $0.turns > 0 ? turns[$0.turns - 1].events : 0
      )
    }
    trace.show(at: times) { poses.append(FilmPose($0)) }
    let count = max(layerCount, poses.map { $0.layers.count }.max() ?? 0)
    for (index, moment) in moments.enumerated() {
      if moment.turns < turns.count {
        let next = turns[moment.turns]
        if next.isSpread, moment.time > next.start {
          let share = min((moment.time - next.start) / (next.time - next.start), 1)
          poses[index].add(share, ofJumpFrom: next.left, to: next.right)
        }
      }
      while poses[index].layers.count < count {
        poses[index].layers.append(FilmPose.Layer(role: .fill, shape: FilmShape(), opacity: 0))
      }
      poses[index].layers += fingers.map { $0.layer(at: moment.time) }
    }
    return poses
  }

  /// The pose at a time of the film, in seconds.
  func pose(at filmTime: Double) -> FilmPose {
    let time = traceTime(at: filmTime)
    return poses(at: [Moment(time: time, turns: turnCount(through: time))])[0]
  }
}
