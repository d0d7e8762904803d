/// An elastic body that a person uses: it has a size and a tuning, and both can change.
///
///     var bar = JellyBar(size: Vector2(390, 100))
///     bar.handle(.touchBegan(Vector2(195, 60)), at: 0)
///     bar.handle(.touchMoved(Vector2(200, 140)), at: 0.1)
///     bar.handle(.touchEnded(Vector2(200, 140)), at: 0.12)
///     bar.draw(at: 0.3, into: &path)   // until bar.restTime
public protocol ElasticControl: ElasticBody
where Event: ControlEvent, Event.Tuning == Tuning, Effect: Equatable {
  /// How a control of this kind feels.
  associatedtype Tuning: ElasticTuning

  /// Width and height at rest, in points.
  var size: Vector2 { get }
  /// How the control feels.
  var tuning: Tuning { get }
}

/// What can happen to every control.
public protocol ControlEvent: Equatable, Sendable {
  /// How the control feels.
  associatedtype Tuning: ElasticTuning

  /// The control has another size, in points.
  static func resized(_ size: Vector2) -> Self
  /// The control feels different from now on.
  static func tuned(_ tuning: Tuning) -> Self

  /// Whether a control takes notice of the event: every number in it is finite, and its tuning is
  /// sound.
  var isSound: Bool { get }
}

/// What can happen to a control that a finger can hold.
///
/// Points are in the control's own coordinates.
public protocol TouchEvent: ControlEvent {
  /// A finger has come down.
  static func touchBegan(_ point: Vector2) -> Self
  /// The finger has moved.
  static func touchMoved(_ point: Vector2) -> Self
  /// The finger has left, there.
  static func touchEnded(_ point: Vector2) -> Self
  /// The system has taken the finger away.
  static var touchCancelled: Self { get }
}

/// The time of a control's last event.
struct EventClock: Equatable, Sendable {
  /// When the last event happened, in seconds; minus infinity before the first.
  private(set) var time = -Double.infinity

  /// The moment that an event counts for, which is from now on the last event's; nil if the event
  /// is to be ignored.
  ///
  /// A time before the last event's counts as that event's. A time that no clock shows, and a
  /// number that is not finite, make the event be ignored.
  mutating func moment(of event: some ControlEvent, at time: Double) -> Double? {
    guard abs(time) <= Limits.time, event.isSound else { return nil }
    self.time = max(time, self.time)
    return self.time
  }
}
