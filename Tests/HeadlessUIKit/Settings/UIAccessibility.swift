/// What the user has asked of all apps, and what an app says to assistive technology.
@MainActor public enum UIAccessibility {
  /// What an app can tell.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// Its number.
    public var rawValue: UInt32
    /// Numbers a notification.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// A text to be spoken.
    public static let announcement = Self(rawValue: 1008)
    /// Part of the screen has changed.
    public static let layoutChanged = Self(rawValue: 1001)
  }

  /// Whether the user asks for less motion.
  public static var isReduceMotionEnabled: Bool { headlessReducesMotion }

  /// Posted when ``isReduceMotionEnabled`` has changed.
  public nonisolated static let reduceMotionStatusDidChangeNotification =
    NSNotification.Name("UIAccessibilityReduceMotionStatusDidChangeNotification")

  /// Tells assistive technology something.
  public static func post(notification: Notification, argument: Any?) {
    headlessPosts.append((notification, argument as? String))
  }

  /// What has been told.
  public internal(set) static var headlessPosts: [(Notification, String?)] = []

  /// The user's setting; a change is posted as the system does.
  public static var headlessReducesMotion = false {
    didSet {
      guard headlessReducesMotion != oldValue else { return }
      NotificationCenter.default.post(name: reduceMotionStatusDidChangeNotification, object: nil)
    }
  }
}

/// What an element is to assistive technology.
public struct UIAccessibilityTraits: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt64
  /// Makes traits of bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  /// Nothing in particular.
  public static let none = Self([])
  /// A button.
  public static let button = Self(rawValue: 1 << 0)
  /// It cannot be used.
  public static let notEnabled = Self(rawValue: 1 << 8)
  /// A value to be raised and lowered.
  public static let adjustable = Self(rawValue: 1 << 1)
  /// Often changing.
  public static let updatesFrequently = Self(rawValue: 1 << 2)
}

/// What can be done with an element.
@MainActor open class UIAccessibilityCustomAction {
  /// What does it.
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool
  /// What it is called.
  open var name: String
  /// What does it.
  open var actionHandler: Handler?

  /// Makes an action.
  public init(name: String, actionHandler: Handler?) {
    self.name = name
    self.actionHandler = actionHandler
  }
}

/// What assistive technology knows of that is no view.
@MainActor open class UIAccessibilityElement {
  /// In whose room it is.
  public private(set) weak var accessibilityContainer: UIView?
  /// What it is called.
  open var accessibilityLabel: String?
  /// What its value is.
  open var accessibilityValue: String?
  /// What it is.
  open var accessibilityTraits = UIAccessibilityTraits.none
  /// Where it is, in the room's points; activating it touches the middle of it.
  open var accessibilityFrameInContainerSpace = CGRect.zero

  /// Makes an element.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as? UIView
  }
}
