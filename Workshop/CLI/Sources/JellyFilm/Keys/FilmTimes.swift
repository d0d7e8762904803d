/// The times that a format can write, and the moments of a film that are looked at.
///
/// A format writes the time of a key as a whole number of ticks. The film is sampled at every whole
/// millisecond, which no format misses by more than a tick, and at every event, where one tick has
/// the pose before and the pose after.
struct FilmTimes {
  /// A moment of the film that is looked at.
  struct Sample {
    /// The time in ticks.
    let tick: Int
    /// The moment.
    let moment: FilmScene.Moment
  }

  /// The number of ticks of the whole film.
  let ticks: Int
  /// The samples; at most two have the same tick, and then the first is right before an event.
  let samples: [Sample]

  init(_ scene: FilmScene, ticks: Int) {
    self.ticks = ticks
    self.samples = Self.samples(of: scene, ticks: ticks)
  }

  private static func samples(of scene: FilmScene, ticks: Int) -> [Sample] {
    let perMillisecond = Double(ticks) / Double(scene.milliseconds)
    // Rounded down, so that at the very millisecond of a jump the pose after it is shown; but a
    // product may miss a whole number by its last bits.
    func tick(of millisecond: Int) -> Int {
      Int((Double(millisecond) * perMillisecond + 1e-6).rounded(.down))
    }
    var samples: [Sample] = []
    func add(_ tick: Int, _ time: Double, _ turns: Int) {
      let sample = Sample(tick: tick, moment: FilmScene.Moment(time: time, turns: turns))
      // Of more than two poses at a tick, only the first and the last can be seen.
      if samples.count > 1, samples[samples.count - 2].tick == tick { samples.removeLast() }
      if let last = samples.last, last.tick == tick, last.moment.turns == turns {
        samples.removeLast()
      }
      samples.append(sample)
    }
    let turnTimes = scene.turnTimes
    var turn = 0
    for millisecond in 0...scene.milliseconds {
      let here = tick(of: millisecond)
      let now = scene.traceTime(atMillisecond: millisecond)
      while turn < turnTimes.count, scene.traceTime(ofTurn: turn) <= now {
        let exact = (turnTimes[turn] * 1000 * perMillisecond - 1e-6).rounded(.up)
        let tick = min(max(Int(exact), samples.last?.tick ?? 0), here)
        add(tick, scene.traceTime(ofTurn: turn), turn)
        add(tick, scene.traceTime(ofTurn: turn), turn + 1)
        turn += 1
      }
      add(here, now, turn)
    }
    return samples
  }
}
