@testable import Jelly

/// A finger that comes down, moves steadily to another place, and is still there.
struct Drag {
  var start: Vector2
  var end: Vector2
  /// The time at which it comes down, in seconds.
  var time = 0.0
  /// The duration of the drag, in seconds.
  var duration = 0.2
  /// The number of samples on its way.
  var samples = 12

  var endTime: Double { time + duration }

  /// The finger's velocity, in points per second.
  var velocity: Vector2 { (end - start) / duration }

  var events: [(event: JellyBarBody.Event, time: Double)] {
    let moves = (1...samples).map { step in
      let share = Double(step) / Double(samples)
      return (
        event: JellyBarBody.Event.touchMoved(start + (end - start) * share),
        time: time + duration * share
      )
    }
    return [(.touchBegan(start), time)] + moves
  }
}

extension JellyBarBody {
  /// Returns a bar on which this has happened.
  func after(_ events: [(event: Event, time: Double)]) -> JellyBarBody {
    var bar = self
    for (event, time) in events { _ = bar.handle(event, at: time) }
    return bar
  }

  func after(_ drag: Drag) -> JellyBarBody { after(drag.events) }

  func after(_ event: Event, at time: Double) -> JellyBarBody { after([(event, time)]) }

  /// Returns a bar that a finger has pulled and let go: in mid-air from then on.
  func released(from drag: Drag) -> JellyBarBody {
    after(drag).after(.touchEnded(drag.end), at: drag.endTime)
  }

  /// Returns the rate of change of the amplitudes just after a time, by a difference over a
  /// microsecond.
  func velocity(after time: Double) -> EdgeAmplitudes {
    (amplitudes(at: time + 1e-6) - amplitudes(at: time)) * 1e6
  }
}
