/// A body whose outline is a pure function of time between two events.
///
/// A body is a value without a clock, a view or a callback. Copy it to look into its future, or
/// keep a copy to compare. You can draw a body of your own at any time, and the hosts run it if it
/// is a ``JellyControl``: see <doc:AControlOfYourOwn>.
public protocol JellyBody: Sendable {
  /// An event that can happen to the body.
  associatedtype Event: Sendable
  /// A fact that a host must receive at once, for haptics, sound, announcements and callbacks.
  associatedtype Effect: Sendable

  /// Handles an event and returns the fact that the host must receive now, if there is one.
  ///
  /// - Parameters:
  ///   - event: The event. It is ignored if one of its numbers is not finite, unless it ends a
  ///     touch: then the touch ends where it was last.
  ///   - time: The time of the event, in seconds on the host's monotonic clock. A time earlier than
  ///     the last event's counts as that event's. With a time that is not finite, or beyond
  ///     ±``EventClock/maximumTime``, the event is ignored, unless it ends a touch: then that ends
  ///     at the last event's time.
  @discardableResult
  mutating func handle(_ event: Event, at time: Double) -> Effect?

  /// Draws the outline as it is at `time`, in points, y down.
  func draw(at time: Double, into path: inout some PathBuilder)

  /// The time from which on the outline stays as it is until the next event.
  ///
  /// A host draws frames until then, one more at or after it, and then stops its clock. While a
  /// finger holds the body only events move it, so this is the time of the last event. It is
  /// infinity only for a body that moves for ever by itself.
  var restTime: Double { get }
}
