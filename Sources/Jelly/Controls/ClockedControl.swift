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
  ///
  /// It is public, as what a public protocol requires must be; the protocol itself is not.
  @inline(never)  // −1,517 B
  @discardableResult
  public mutating func handle(_ event: Event, at time: Double) -> Effect? {
    guard !event.sets(size, settings, tuning), event.isValid,
      let now = clock.moment(of: event, at: time)
    else { return nil }
    return transition(on: event, now: now)
  }
}

/// The time of a control's last event, which decides the time of the next one.
///
/// A control keeps one, and begins ``JellyBody/handle(_:at:)`` with it:
///
///     guard event.isValid, let now = clock.moment(of: event, at: time) else { return nil }
public struct EventClock: Sendable {
  /// The maximum distance of a time from 0, in seconds: after 30,000 years, where a double still
  /// distinguishes 0.1 ms.
  ///
  /// A control ignores an event at any other time, unless it ends a touch.
  public static let maximumTime = 1e12

  /// The time of the last event, in seconds; minus infinity before the first.
  public private(set) var time = -Double.infinity

  /// Creates a clock before the first event.
  public init() {}

  /// Stores the time of an event and returns it; nil if the control must ignore the event.
  ///
  /// A time before the last event's counts as that event's. If its time is not finite or beyond
  /// ``maximumTime``, an event is ignored, unless it ends a touch that an earlier event began: that
  /// happens at the last event's time.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - time: The time of the event, in seconds on the host's clock.
  public mutating func moment(of event: some ControlEvent, at time: Double) -> Double? {
    if abs(time) <= Self.maximumTime {
      self.time = max(time, self.time)
    } else if !event.endsTouch || self.time == -.infinity {
      return nil
    }
    return self.time
  }
}
