extension FilmTrack {
  /// A span of the film in which the shape keeps its structure, with all jumps in it.
  struct Run {
    /// The structure.
    let letters: [UInt8]
    /// The keys and jumps, as in ``FilmTrack/stops(until:)``.
    var stops: [(tick: Int, numbers: [Double])]
    /// The first tick.
    let start: Int
    /// The first tick after the run; the film's last tick for the last run.
    var end: Int
  }

  /// The runs, from the film's first tick to its last.
  func runs(until end: Int) -> [Run] {
    var runs: [Run] = []
    for piece in pieces {
      guard let first = piece.keys.first else { continue }
      let start = runs.isEmpty ? 0 : first.tick
      if let last = runs.last, last.letters == piece.letters {
        if let stop = last.stops.last, stop.tick < first.tick {
          runs[runs.count - 1].stops.append((first.tick, stop.numbers))
        }
      } else {
        if !runs.isEmpty { runs[runs.count - 1].end = start }
        runs.append(Run(letters: piece.letters, stops: [], start: start, end: end))
      }
      runs[runs.count - 1].stops += piece.keys.map { ($0.tick, $0.numbers) }
    }
    return runs
  }
}
