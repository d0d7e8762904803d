import Foundation
@_spi(Jelly) import JellyTestSupport

/// So many runs of random events on one kind of control.
struct Fuzzing: Sendable {
  /// The number of events of a run.
  static let events: UInt64 = 64

  /// The control's name.
  let name: String
  /// The number of runs.
  let runs: UInt64
  /// The seed of the first run; the others follow it.
  let seed: UInt64

  /// Runs them and prints the result.
  ///
  /// - Returns: The status to leave with: 0 if every invariant was satisfied, else 1.
  func run<Body: InvariantCheckable>(_ random: (inout SeededGenerator) -> Body) -> Int32 {
    let clock = ContinuousClock()
    let start = clock.now
    var generator = SeededGenerator(seed: seed)
    var invariants = InvariantChecker(of: random(&generator), seed: seed)
    // A search for jumps takes as long as a hundred events: the tests do it.
    invariants.searchShare = 0
    for run in 0..<runs {
      var generator = SeededGenerator(seed: seed &+ run)
      invariants.start(with: random(&generator), seed: seed &+ run)
      // That the same events give the same is looked at now and then: it takes as long again.
      if let broken = invariants.run(events: Int(Self.events), isRepeated: run % 16 == 0) {
        say("\(name) violates an invariant: \(broken)")
        say("fuzz \(name) 1 \(broken.seed) repeats it")
        return 1
      }
      // About once in four million events.
      if (run + 1) % 65536 == 0 { say(progress(run + 1, since: start, by: clock)) }
    }
    say(progress(runs, since: start, by: clock) + ", no invariant violated")
    return 0
  }

  private func progress(
    _ done: UInt64, since start: ContinuousClock.Instant, by clock: ContinuousClock
  ) -> String {
    let seconds = (clock.now - start) / .seconds(1)
    let events = done * Self.events
    let each = seconds / Double(events) * 1e6
    return "\(name): \(events) events in \(done) runs from seed \(seed), "
      + String(format: "%.0f s, %.2f µs an event", seconds, each)
  }

  private func say(_ line: String) {
    print(line)
    fflush(nil)
  }
}
