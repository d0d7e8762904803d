/// A control that stores the time of its last event.
protocol ClockedControl: JellyControl where Event: VisitableEvent {
  /// When its events were.
  var clock: EventClock { get set }

  /// Handles an event that is valid, and that does not set what is set already.
  mutating func transition(on event: Event, now: Double) -> Effect?
}

extension ClockedControl {
  /// Handles an event as ``JellyBody/handle(_:at:)`` describes: some events are ignored, and time
  /// does not run back.
  @inline(never)  // −1,517 B
  mutating func process(_ event: Event, at time: Double) -> Effect? {
    guard !event.sets(size, settings, tuning), event.isValid,
      let now = clock.moment(of: event, at: time)
    else { return nil }
    return transition(on: event, now: now)
  }
}

/// When a control's events were.
package struct EventClock: Sendable {
  /// The time of the last event, in seconds; minus infinity before the first.
  private(set) var time = -Double.infinity

  /// Makes a clock before the first event.
  package init() {}

  /// Remembers the time of an event and returns it; nil if the control must ignore the event.
  ///
  /// A time before the last event's counts as that event's. If its time is not finite or beyond
  /// ``Limits/time``, an event is ignored, unless it ends a touch that an earlier event began.
  package mutating func moment(of event: some ControlEvent, at time: Double) -> Double? {
    if abs(time) <= Limits.time {
      self.time = max(time, self.time)
    } else if !event.endsTouch || self.time == -.infinity {
      return nil
    }
    return self.time
  }
}
