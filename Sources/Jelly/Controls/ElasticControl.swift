/// An elastic body that a person uses.
///
/// It has a size and a tuning, and both can change.
///
///     var bar = JellyBar(size: Vector2(390, 100))
///     bar.handle(.touchBegan(Vector2(195, 60)), at: 0)
///     bar.handle(.touchMoved(Vector2(200, 140)), at: 0.1)
///     bar.handle(.touchEnded(Vector2(200, 140)), at: 0.12)
///     bar.draw(at: 0.3, into: &path)   // until bar.restTime
public protocol ElasticControl: ElasticBody
where Event: ControlEvent, Event.Tuning == Tuning, Effect: Equatable {
  /// The numbers, springs and choices that decide how a control of this kind feels.
  associatedtype Tuning: ElasticTuning

  /// Width and height at rest, in points.
  var size: Vector2 { get }
  /// The tuning, which decides how the control feels.
  var tuning: Tuning { get }
}

/// The events that can happen to every control.
public protocol ControlEvent: Equatable, Sendable {
  /// The tuning of the control.
  associatedtype Tuning: ElasticTuning

  /// The control has another size, in points.
  static func resized(_ size: Vector2) -> Self
  /// The control has another tuning from now on.
  static func tuned(_ tuning: Tuning) -> Self

  /// Whether a control handles the event: every number in it is finite, and its tuning is sound. A
  /// control ignores every other event.
  var isSound: Bool { get }
}

/// The events of a control that a finger can hold.
///
/// Points are in the control's own coordinates.
public protocol TouchEvent: ControlEvent {
  /// A finger has come down.
  ///
  /// The number tells fingers apart that are down at the same time.
  static func touchBegan(_ point: Vector2, finger: Int) -> Self
  /// The finger has moved.
  static func touchMoved(_ point: Vector2, finger: Int) -> Self
  /// The finger has left, at this point.
  static func touchEnded(_ point: Vector2, finger: Int) -> Self
  /// The system has taken all fingers away.
  static var touchCancelled: Self { get }
}

/// The time of a control's last event.
struct EventClock: Equatable, Sendable {
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
