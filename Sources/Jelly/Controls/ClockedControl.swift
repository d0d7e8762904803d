/// A control that knows when its last event was.
protocol ClockedControl: ElasticControl {
  /// The time of the last event.
  var clock: EventClock { get set }

  /// Handles an event that is sound and changes something.
  mutating func respond(to event: Event, now: Double) -> Effect?
}

extension ClockedControl {
  /// Handles an event; see ``ElasticBody/handle(_:at:)``.
  @discardableResult
  @inline(never)  // Inlined, the page of a shape is 1.6 kB larger.
  public mutating func handle(_ event: Event, at time: Double) -> Effect? {
    guard !event.sets(size, settings, tuning), event.isSound, let now = clock.moment(at: time)
    else { return nil }
    return respond(to: event, now: now)
  }
}

/// The time of a control's last event.
struct EventClock: Sendable {
  /// The time of the last event, in seconds; minus infinity before the first.
  private(set) var time = -Double.infinity
  /// The time between the last event and the one before it, in seconds.
  private(set) var pause = Double.infinity

  /// Remembers the time of an event and returns it; nil if the control must ignore the event.
  ///
  /// A time before the last event's counts as that event's. An event is ignored if its time is not
  /// finite or beyond ``Limits/time``.
  mutating func moment(at time: Double) -> Double? {
    guard abs(time) <= Limits.time else { return nil }
    let now = max(time, self.time)
    pause = now - self.time
    self.time = now
    return now
  }
}
