#if canImport(SwiftUI)
  import Foundation
  import Jelly
  import Observation
  import SwiftUI

  /// A body on a screen: takes events, and knows whether a clock has to show it.
  ///
  /// What views read of it is observed, so an event shows what it has changed; between events only
  /// the clock of an ``ElasticTimeline`` does, and it runs while ``isMoving``.
  @MainActor @Observable final class ElasticModel<Elastic: ElasticControl> {
    /// What the body has told lately.
    struct Told {
      /// How much it has told in all.
      private(set) var number = 0
      private var effects: [Elastic.Effect] = []

      /// What it has told since it had told `number`.
      func since(_ number: Int) -> ArraySlice<Elastic.Effect> {
        effects.suffix(self.number - number)
      }

      mutating func add(_ effect: Elastic.Effect) {
        number += 1
        // A view is told of them before its next frame; no hand is so fast.
        effects = effects.suffix(7) + [effect]
      }
    }

    /// The body as of its last event.
    private(set) var elastic: Elastic
    /// Whether the outline changes by itself.
    private(set) var isMoving: Bool
    /// What the body has told lately.
    private(set) var told = Told()
    /// What time it is.
    @ObservationIgnored var clock = ElasticClock.system
    /// Hears every event of the body.
    @ObservationIgnored var witness: (any ElasticWitness)?
    @ObservationIgnored private var lastEventTime = -Double.infinity
    /// The time of the frame shown last: no event happens before what has been seen.
    @ObservationIgnored private var shownTime = -Double.infinity
    @ObservationIgnored private var frames = FrameTimes()

    init(_ elastic: Elastic) {
      self.elastic = elastic
      isMoving = elastic.restTime == .infinity
    }

    /// Tells the body what has happened, and says what it has to tell.
    ///
    /// - Parameters:
    ///   - event: What has happened.
    ///   - time: When, in seconds of the model's clock; now if nil. A time before the last frame
    ///     counts as that frame's.
    @discardableResult
    func send(_ event: Elastic.Event, at time: Double? = nil) -> Elastic.Effect? {
      let now = max(time ?? clock.now(), shownTime)
      witness?.hears(event, at: now, of: elastic)
      let effect = elastic.handle(event, at: now)
      lastEventTime = max(lastEventTime, now)
      let moves = elastic.restTime > lastEventTime
      if moves != isMoving { isMoving = moves }
      if let effect { told.add(effect) }
      return effect
    }

    /// The time that a frame shows, in seconds of the model's clock.
    ///
    /// No frame shows a time before the last event. While nothing moves the timeline is paused and
    /// repeats an old date, so the date does not count, and the frame shows the rest.
    func time(at date: Date) -> Double {
      let now = clock.now()
      guard isMoving else { return max(now, elastic.restTime) }
      shownTime = frames.time(of: date, after: lastEventTime, now: now)
      return shownTime
    }

    /// Since when the body rests, if it does at `time`.
    func rest(by time: Double) -> Double? { time >= elastic.restTime ? elastic.restTime : nil }

    /// Stops the clock after a frame at `time`, unless the body moves on since.
    func stop(after time: Double) {
      if isMoving, rest(by: time) != nil { isMoving = false }
    }
  }
#endif
