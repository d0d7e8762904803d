/// A finger on the screen.
@MainActor public final class UITouch: Hashable {
  /// The last change of the touch.
  public enum Phase: Int, Sendable {
    /// Come down.
    case began
    /// Moved.
    case moved
    /// Stayed.
    case stationary
    /// Left.
    case ended
    /// Been taken away.
    case cancelled
  }

  /// The device that a touch comes from.
  public enum TouchType: Int, Sendable {
    /// A screen.
    case direct
    /// The surface of a remote.
    case indirect
  }

  /// The device that it comes from.
  public var type: TouchType { .direct }
  /// The number of times that the finger has come down at the place, one soon after the other.
  public internal(set) var tapCount = 1
  /// The last change of the touch.
  public internal(set) var phase = Phase.began
  /// The time of the change, in the seconds of ``CACurrentMediaTime()``.
  public internal(set) var timestamp: TimeInterval
  /// The view that it came down on.
  public internal(set) weak var view: UIView?
  var place: CGPoint
  var coalesced: [UITouch] = []
  /// Whether a recognizer takes its end from the view.
  var isTaken = false

  init(at place: CGPoint, on view: UIView?, time: TimeInterval) {
    self.place = place
    self.view = view
    timestamp = time
  }

  /// Puts a finger where no view of UIKit's is.
  public convenience init(headlessAt place: CGPoint, on view: UIView? = nil) {
    self.init(at: place, on: view, time: 0)
  }

  /// Moves that finger.
  public func headlessMove(to place: CGPoint, at time: TimeInterval) {
    self.place = place
    timestamp = time
  }

  /// Returns the location, in a view's points, or in the window's.
  public func location(in view: UIView?) -> CGPoint {
    view?.convert(place, from: nil) ?? place
  }

  /// Returns whether both are the same finger.
  public nonisolated static func == (left: UITouch, right: UITouch) -> Bool { left === right }

  /// Hashes which finger it is.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A key of a keyboard, or a button of a remote, that is pressed; any thread may ask it.
public final class UIPress: Hashable {
  /// The key, if it is one.
  public let key: UIKey?
  /// The button that is pressed.
  public let type: PressType

  /// A button that can be pressed.
  public enum PressType: Int, Sendable {
    /// The middle of a remote.
    case select = 4
    /// Its Back button.
    case menu = 5
    /// Its upper edge.
    case upArrow = 0
    /// Its lower edge.
    case downArrow = 1
    /// Its left edge.
    case leftArrow = 2
    /// Its right edge.
    case rightArrow = 3
    /// None of a remote: a key.
    case headlessKey = 2000
  }

  /// Presses a key.
  @MainActor public init(headless keyCode: UIKeyboardHIDUsage) {
    key = UIKey(keyCode: keyCode)
    type = .headlessKey
  }

  /// Presses a button.
  public init(headless button: PressType) {
    key = nil
    type = button
  }

  /// Returns whether both are the same press.
  public static func == (left: UIPress, right: UIPress) -> Bool { left === right }

  /// Hashes which press it is.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A key of a keyboard.
@MainActor public final class UIKey {
  /// The code of the key.
  public let keyCode: UIKeyboardHIDUsage
  init(keyCode: UIKeyboardHIDUsage) { self.keyCode = keyCode }
}

/// The keys of a keyboard.
public enum UIKeyboardHIDUsage: Int, Sendable {
  /// Return.
  case keyboardReturnOrEnter = 40
  /// Escape.
  case keyboardEscape = 41
  /// Backspace.
  case keyboardDeleteOrBackspace = 42
  /// Space.
  case keyboardSpacebar = 44
  /// The arrow to the right.
  case keyboardRightArrow = 79
  /// The arrow to the left.
  case keyboardLeftArrow = 80
  /// The arrow down.
  case keyboardDownArrow = 81
  /// The arrow up.
  case keyboardUpArrow = 82
}

/// The changes of keys.
@MainActor public final class UIPressesEvent {}

/// The changes of all fingers.
@MainActor public final class UIEvent {
  /// An event of fingers where no view of UIKit's is.
  public static let headless = UIEvent()

  init() {}

  /// Returns all samples of a touch since the last event, the last one included.
  public func coalescedTouches(for touch: UITouch) -> [UITouch]? {
    touch.coalesced.isEmpty ? [touch] : touch.coalesced
  }
}
