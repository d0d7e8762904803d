#if canImport(SwiftUI)
  import Foundation
  import Jelly
  import Observation
  import SwiftUI

  /// A body on a screen, which takes events and knows whether its frames must be drawn.
  ///
  /// Views observe what they read of it, so they are updated when an event changes it. Between
  /// events only an ``JellyTimeline`` draws, and only while ``isMoving``.
  @MainActor @Observable final class JellyModel<Control: JellyControl> {
    /// The latest effects of the body.
    struct Reported {
      /// The number of all effects until now.
      private(set) var number = 0
      private var effects: [Control.Effect] = []

      /// Returns the effects since the number of effects was `number`.
      func since(_ number: Int) -> ArraySlice<Control.Effect> {
        effects.suffix(self.number - number)
      }

      mutating func add(_ effect: Control.Effect) {
        number += 1
        // A view reads them before its next frame. Nobody causes more than eight in that time.
        effects = effects.suffix(7) + [effect]
      }
    }

    /// The body as of its last event.
    private(set) var jelly: Control
    /// Whether the outline changes by itself.
    private(set) var isMoving: Bool
    /// The latest effects of the body.
    private(set) var reported = Reported()
    /// The clock that gives the time of events.
    @ObservationIgnored var clock = JellyClock.system
    /// The observer of the body's events.
    @ObservationIgnored var observer: (any JellyObserver)?
    @ObservationIgnored private var lastEventTime = -Double.infinity
    /// The time of the frame that was shown last.
    ///
    /// An earlier event counts as one at this time, because that frame has been seen.
    @ObservationIgnored private var shownTime = -Double.infinity
    @ObservationIgnored private var frames = FrameTimes()

    init(_ jelly: Control) {
      self.jelly = jelly
      isMoving = jelly.restTime == .infinity
    }

    /// Lets the body handle an event, and returns the effect.
    ///
    /// - Parameters:
    ///   - event: The event.
    ///   - time: The time of the event, in seconds of the model's clock; now if nil. A time before
    ///     the last frame counts as that frame's.
    @discardableResult
    func send(_ event: Control.Event, at time: Double? = nil) -> Control.Effect? {
      let now = max(time ?? clock.now(), shownTime)
      observer?.control(jelly, willHandle: event, at: now)
      let effect = jelly.handle(event, at: now)
      lastEventTime = max(lastEventTime, now)
      let moves = jelly.restTime > lastEventTime
      if moves != isMoving { isMoving = moves }
      if let effect { reported.add(effect) }
      return effect
    }

    /// The time that a frame shows, in seconds of the model's clock.
    ///
    /// No frame shows a time before the last event. While nothing moves the timeline is paused and
    /// repeats an old date, so the date does not count, and the frame shows the rest: always at the
    /// same time, because another one would end the animation of a layout.
    func time(at date: Date) -> Double {
      let now = clock.now()
      let last = max(lastEventTime, jelly.restTime)
      guard isMoving else { return last > -.infinity ? last : now }
      shownTime = frames.time(of: date, after: lastEventTime, now: now)
      return shownTime
    }

    /// Returns the time since which the body rests, if it rests at `time`.
    func rest(by time: Double) -> Double? { time >= jelly.restTime ? jelly.restTime : nil }

    /// Stops drawing after a frame at `time`, if the body rests by then.
    func stop(after time: Double) {
      if isMoving, rest(by: time) != nil { isMoving = false }
    }
  }
#endif
