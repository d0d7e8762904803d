/// A toast of a stack.
public struct JellyToastEntry: Equatable, Sendable {
  /// The number of the toast, which is the host's own.
  public let id: Int
  /// A Boolean value that indicates whether the toast has an action.
  public let hasAction: Bool
  /// The time for which it is still visible, in seconds; infinity if only an event ends it.
  public internal(set) var secondsLeft: Double
  /// The reason for which it has ended; nil until then.
  public internal(set) var end: JellyToastEnd?

  /// - Parameter seconds: One that is not above 0 counts as the default.
  init(_ id: Int, seconds: Double, hasAction: Bool) {
    (self.id, self.hasAction) = (id, hasAction)
    let seconds = seconds > 0 ? seconds : JellyToastNumbers.seconds
    secondsLeft = hasAction ? max(seconds, JellyToastNumbers.actionSeconds) : seconds
  }
}

/// The urgency of a toast.
public enum JellyToastRole: Equatable, Sendable {
  /// A screen reader reads the text when it has finished what it reads.
  case status
  /// A screen reader interrupts itself for the text.
  case alert
}

/// The reason for which a toast has ended.
public enum JellyToastEnd: Equatable, Sendable {
  /// Its time was over.
  case time
  /// Its action has run.
  case action
  /// A person has thrown it away, closed it, or removed it by a key.
  case person
  /// The app has taken it away.
  case code
}

/// A reason for which the time of all toasts stands still.
public struct JellyToastPause: Equatable, Sendable {
  let rawValue: UInt8

  /// A pointer or a finger is on a toast.
  public static var pointer: Self { Self(rawValue: 1) }
  /// A toast has the focus of a keyboard or of a screen reader.
  public static var focus: Self { Self(rawValue: 2) }
  /// The page or the scene is not active, so that nobody sees it.
  public static var inactive: Self { Self(rawValue: 4) }
  /// A screen reader or a switch control runs, with which an action takes long to reach (WCAG
  /// 2.2.1); only the times of toasts with an action stand still.
  public static var assistiveTechnology: Self { Self(rawValue: 8) }
}

/// An event that can happen to a stack of toasts.
public enum JellyToastEvent: Equatable, Sendable {
  /// A toast is shown, as the newest. One that has not ended keeps its place, and its time starts
  /// again: this is its update.
  case shown(Int, seconds: Double = JellyToastNumbers.seconds, hasAction: Bool = false)
  /// A toast ends for a reason.
  case removed(Int, JellyToastEnd)
  /// A finger has let a toast go, or with nil the drop that counts those that wait: it is thrown
  /// away, and then they are, or it springs back.
  case released(Int?, way: Vector2, velocity: Vector2)
  /// So many toasts fit; at least one is visible.
  case fitted(Int)
  /// The time stands still, for one more reason.
  case paused(JellyToastPause)
  /// A reason is over.
  case resumed(JellyToastPause)

  /// Returns whether a toast that is let go is thrown away: fast enough away from its place, or far
  /// from there and not fast on the way back.
  ///
  /// - Parameters:
  ///   - way: The way from its place, in points.
  ///   - velocity: The velocity, in points per second.
  public static func isThrown(way: Vector2, velocity: Vector2) -> Bool {
    let distance = (way * way).sum().squareRoot()
    guard distance > 0, distance < .infinity else { return false }
    let speed = (way * velocity).sum() / distance
    return speed > JellyToastNumbers.throwSpeed
      || (distance > JellyToastNumbers.throwDistance && speed > -JellyToastNumbers.throwSpeed)
  }
}
