/// The time of a control's last event.
struct EventClock: Sendable {
  /// The time of the last event, in seconds; minus infinity before the first.
  private(set) var time = -Double.infinity

  /// Remembers the time of an event and returns it; nil if the control must ignore the event.
  ///
  /// A time before the last event's counts as that event's. An event is ignored if its time is not
  /// finite or beyond ``Limits/time``, or if it is not sound.
  mutating func moment(of event: some ControlEvent, at time: Double) -> Double? {
    event.isSound ? moment(at: time) : nil
  }

  /// Remembers the time of something that happens and returns it, as ``moment(of:at:)`` does.
  mutating func moment(at time: Double) -> Double? {
    guard abs(time) <= Limits.time else { return nil }
    self.time = max(time, self.time)
    return self.time
  }
}
