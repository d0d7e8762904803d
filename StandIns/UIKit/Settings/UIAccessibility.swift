/// The settings that the user has chosen for all apps, and the notifications of an app to assistive
/// technology.
@MainActor public enum UIAccessibility {
  /// A notification from an app.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// Its number.
    public var rawValue: UInt32
    /// Numbers a notification.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// A text to be spoken.
    public static let announcement = Self(rawValue: 1008)
    /// Most of the screen has changed.
    public static let screenChanged = Self(rawValue: 1000)
    /// Part of the screen has changed.
    public static let layoutChanged = Self(rawValue: 1001)
  }

  /// A Boolean value that indicates whether the user asks for less motion.
  public static var isReduceMotionEnabled: Bool { headlessReducesMotion }

  /// Posted when ``isReduceMotionEnabled`` has changed.
  public nonisolated static let reduceMotionStatusDidChangeNotification =
    NSNotification.Name("UIAccessibilityReduceMotionStatusDidChangeNotification")

  /// A Boolean value that indicates whether switches show I and O.
  public static var isOnOffSwitchLabelsEnabled: Bool { headlessLabelsSwitches }

  /// Posted when ``isOnOffSwitchLabelsEnabled`` has changed.
  public nonisolated static let onOffSwitchLabelsDidChangeNotification =
    NSNotification.Name("UIAccessibilityOnOffSwitchLabelsDidChangeNotification")

  /// The user's setting; a change is posted as the system does.
  public static var headlessLabelsSwitches = false {
    didSet {
      guard headlessLabelsSwitches != oldValue else { return }
      NotificationCenter.default.post(name: onOffSwitchLabelsDidChangeNotification, object: nil)
    }
  }

  /// A Boolean value that indicates whether VoiceOver runs.
  public static var isVoiceOverRunning: Bool { headlessReads }
  /// A Boolean value that indicates whether Switch Control runs.
  public static var isSwitchControlRunning: Bool { false }
  /// Posted when ``isVoiceOverRunning`` has changed.
  public nonisolated static let voiceOverStatusDidChangeNotification =
    NSNotification.Name("UIAccessibilityVoiceOverStatusDidChangeNotification")
  /// Posted when ``isSwitchControlRunning`` has changed.
  public nonisolated static let switchControlStatusDidChangeNotification =
    NSNotification.Name("UIAccessibilitySwitchControlStatusDidChangeNotification")

  /// Whether VoiceOver runs; a change is posted as the system does.
  public static var headlessReads = false {
    didSet {
      guard headlessReads != oldValue else { return }
      NotificationCenter.default.post(name: voiceOverStatusDidChangeNotification, object: nil)
    }
  }

  /// Tells assistive technology something.
  public static func post(notification: Notification, argument: Any?) {
    let text = argument as? String ?? (argument as? NSAttributedString)?.string
    headlessPosts.append((notification, text))
    let attributed = argument as? NSAttributedString
    if let attributed, attributed.length > 0 {
      let key = NSAttributedString.Key.accessibilitySpeechAnnouncementPriority
      let priority = attributed.attribute(key, at: 0, effectiveRange: nil)
      headlessPriorities.append((priority as? UIAccessibilityPriority)?.rawValue ?? "default")
    }
  }

  /// The priorities of the announcements with attributes that have been posted.
  public internal(set) static var headlessPriorities: [String] = []

  /// The notifications that have been posted.
  public internal(set) static var headlessPosts: [(Notification, String?)] = []

  /// The user's setting; a change is posted as the system does.
  public static var headlessReducesMotion = false {
    didSet {
      guard headlessReducesMotion != oldValue else { return }
      NotificationCenter.default.post(name: reduceMotionStatusDidChangeNotification, object: nil)
    }
  }
}

/// The role of an element for assistive technology.
public struct UIAccessibilityTraits: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt64
  /// Creates traits of bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  /// Nothing in particular.
  public static let none = Self([])
  /// A button.
  public static let button = Self(rawValue: 1 << 0)
  /// Selected among others.
  public static let selected = Self(rawValue: 1 << 3)
  /// A value that is on or off.
  public static let toggleButton = Self(rawValue: 1 << 53)
  /// It cannot be used.
  public static let notEnabled = Self(rawValue: 1 << 8)
  /// A value to be raised and lowered.
  public static let adjustable = Self(rawValue: 1 << 1)
  /// Often changing.
  public static let updatesFrequently = Self(rawValue: 1 << 2)
}

/// The kind of an element that contains others.
public enum UIAccessibilityContainerType: Int, Sendable {
  /// None.
  case none
  /// Elements that belong together.
  case semanticGroup = 4
}

/// An action of an element.
@MainActor open class UIAccessibilityCustomAction {
  /// The type of the function that performs the action.
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool
  /// The name of the action.
  open var name: String
  /// The function that performs the action.
  open var actionHandler: Handler?

  /// Creates an action.
  public init(name: String, actionHandler: Handler?) {
    self.name = name
    self.actionHandler = actionHandler
  }
}

/// An element for assistive technology that is not a view.
@MainActor open class UIAccessibilityElement {
  /// The view that contains the element.
  public private(set) weak var accessibilityContainer: UIView?
  /// The label of the element.
  open var accessibilityLabel: String?
  /// The value of the element.
  open var accessibilityValue: String?
  /// The role of the element.
  open var accessibilityTraits = UIAccessibilityTraits.none
  /// The frame of the element, in its container's points; activating it touches the middle of it.
  open var accessibilityFrameInContainerSpace = CGRect.zero

  /// Does what it is for; whether it did.
  open func accessibilityActivate() -> Bool { false }

  /// Creates an element.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as? UIView
  }
}
