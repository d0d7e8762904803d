/// Something elastic: between two events it is a pure function of time.
///
/// A control is a value. Copy it to look into its future, keep one to compare; no clock, no view
/// and no callback is inside.
public protocol ElasticBody: Sendable {
  /// What can happen to it.
  associatedtype Event: Sendable
  /// What a host must know at once: a fact for haptics, sound, announcements and callbacks.
  associatedtype Effect: Sendable

  /// Takes an event and says what the host must do now.
  ///
  /// - Parameters:
  ///   - event: What happened. An event with a number in it that is not finite is ignored.
  ///   - time: When, in seconds on the host's monotonic clock. A time earlier than the last
  ///     event's counts as that event's; one that is not finite, or that no clock shows, makes the
  ///     event be ignored.
  @discardableResult
  mutating func handle(_ event: Event, at time: Double) -> Effect?

  /// Draws the outline as it is at `time`, in points, y down.
  func draw(at time: Double, into path: inout some PathBuilder)

  /// From this time on the outline stays as it is until the next event.
  ///
  /// A host draws frames until then, one more at or after it, and then stops its clock. While a
  /// finger holds the body only events move it, so this is the time of the last one; it is
  /// infinity only for what moves for ever by itself.
  var restTime: Double { get }
}
