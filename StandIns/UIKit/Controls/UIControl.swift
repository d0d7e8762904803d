/// An element of a menu.
@MainActor open class UIMenuElement {
  /// The appearance and availability of the action.
  public struct Attributes: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates attributes of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// It cannot be chosen.
    public static let disabled = Self(rawValue: 1)
    /// It deletes something.
    public static let destructive = Self(rawValue: 1 << 1)
    /// It is not shown.
    public static let hidden = Self(rawValue: 1 << 2)
  }
}

/// A menu, or a part of one.
@MainActor open class UIMenu: UIMenuElement {
  /// Its name.
  public private(set) var title: String
  /// Its elements.
  public private(set) var children: [UIMenuElement]

  /// Creates a menu.
  public init(title: String = "", children: [UIMenuElement] = []) {
    self.title = title
    self.children = children
  }
}

/// Something that is done, with a name and a picture to show for it.
@MainActor public final class UIAction: UIMenuElement {
  /// The type of the function that the action calls.
  public typealias Handler = (UIAction) -> Void

  /// Its name.
  public var title: String
  /// Its picture.
  public var image: UIImage?
  /// The appearance and availability of the action.
  public var attributes: UIMenuElement.Attributes
  /// The object that has sent it.
  public var sender: Any? { latest }
  weak var latest: UIControl?
  let handler: Handler
  /// The identifier of the action.
  public let identifier: Identifier

  /// An identifier of an action.
  public struct Identifier: Hashable, Sendable {
    // Only the main actor makes actions.
    nonisolated(unsafe) private static var count = 0
    private let number: Int
    @MainActor init() {
      Self.count += 1
      number = Self.count
    }
  }

  /// Creates an action.
  public init(
    title: String = "", image: UIImage? = nil, attributes: UIMenuElement.Attributes = [],
    handler: @escaping Handler
  ) {
    self.title = title
    self.image = image
    self.attributes = attributes
    self.handler = handler
    identifier = Identifier()
  }

  private init(copy action: UIAction) {
    title = action.title
    image = action.image
    attributes = action.attributes
    handler = action.handler
    identifier = action.identifier
  }

  /// Returns a copy, which UIKit may send instead of what it was given.
  func headlessCopy() -> UIAction { UIAction(copy: self) }
}

/// A picture.
public final class UIImage: Sendable {
  /// Its name for assistive technology, which every object of Objective-C has.
  @MainActor public var accessibilityLabel: String? {
    get { headlessLabels[ObjectIdentifier(self)] }
    set { headlessLabels[ObjectIdentifier(self)] = newValue }
  }
  /// Creates the system's picture of a name.
  public init?(systemName name: String) {}
}

@MainActor private var headlessLabels: [ObjectIdentifier: String] = [:]

/// A view that reacts to touches with an action, and notifies its targets.
@MainActor open class UIControl: UIView {
  /// The events of a control.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates events of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A finger has come down.
    public static let touchDown = Self(rawValue: 1 << 0)
    /// A finger has come down again, soon.
    public static let touchDownRepeat = Self(rawValue: 1 << 1)
    /// The finger has moved, within it.
    public static let touchDragInside = Self(rawValue: 1 << 2)
    /// The finger has moved, beside it.
    public static let touchDragOutside = Self(rawValue: 1 << 3)
    /// The finger has moved into it.
    public static let touchDragEnter = Self(rawValue: 1 << 4)
    /// The finger has moved out of it.
    public static let touchDragExit = Self(rawValue: 1 << 5)
    /// A finger has left within it.
    public static let touchUpInside = Self(rawValue: 1 << 6)
    /// A finger has left beside it.
    public static let touchUpOutside = Self(rawValue: 1 << 7)
    /// The system has taken the finger away.
    public static let touchCancel = Self(rawValue: 1 << 8)
    /// All events of fingers.
    public static let allTouchEvents = Self(rawValue: 0xFFF)
    /// The user has given it another value.
    public static let valueChanged = Self(rawValue: 1 << 12)
    /// The user has done what it is for.
    public static let primaryActionTriggered = Self(rawValue: 1 << 13)
  }

  /// In which a control may be.
  public struct State: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates states of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Nothing in particular.
    public static let normal = Self([])
  }

  /// A Boolean value that indicates whether it can be used.
  open var isEnabled = true
  /// A Boolean value that indicates whether it shows that it is touched.
  open var isHighlighted = false
  /// A Boolean value that indicates whether it is in the selected state.
  open var isSelected = false
  /// A Boolean value that indicates whether a finger is on it that it follows.
  open var isTracking: Bool { headlessTracks }
  private var headlessTracks = false
  /// A Boolean value that indicates whether the finger that it follows is within it.
  open private(set) var isTouchInside = false
  private var actions: [(Event, UIAction)] = []

  /// Creates a control.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a control with an action for its primary event.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Creates a control of an archive, which is empty here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Does something at certain events.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    actions.append((controlEvents, action))
  }

  /// Does what is to be done at events.
  open func sendActions(for controlEvents: Event) { headlessTell(controlEvents) }

  func headlessTell(_ controlEvents: Event) {
    for (events, action) in actions where !events.isDisjoint(with: controlEvents) {
      sendAction(action.headlessCopy())
    }
    if headlessTargetEvents?.isDisjoint(with: controlEvents) == false {
      sendAction(Selector(), to: nil, for: nil)
    }
  }

  /// The events for which it has a target that takes the event; nil without one.
  public var headlessTargetEvents: Event?
  /// The events that the target has got, in order.
  public private(set) var headlessSentEvents: [UIEvent?] = []

  /// Does what the control is for.
  open func performPrimaryAction() { sendActions(for: .primaryActionTriggered) }

  /// Does an action.
  open func sendAction(_ action: UIAction) {
    action.latest = self
    action.handler(action)
  }

  /// Does what a target is told to do, of which there is none without Objective-C.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    headlessSentEvents.append(event)
  }

  /// Returns whether a finger that has come down is to be followed.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Returns whether the finger that has moved is to be followed on.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// The finger has left.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// The system has taken the finger away.
  open func cancelTracking(with event: UIEvent?) {}

  /// A finger has come down.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, let touch = touches.first else { return }
    isTouchInside = true
    headlessTracks = beginTracking(touch, with: event)
    isHighlighted = headlessTracks
    if headlessTracks { headlessTell(.touchDown) }
  }

  /// The finger has moved.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard headlessTracks, let touch = touches.first else { return }
    headlessTracks = continueTracking(touch, with: event)
    isTouchInside = point(inside: touch.location(in: self), with: event)
    isHighlighted = headlessTracks && isTouchInside
    if headlessTracks { headlessTell(isTouchInside ? .touchDragInside : .touchDragOutside) }
  }

  /// The finger has left.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard headlessTracks, let touch = touches.first else { return }
    let isInside = point(inside: touch.location(in: self), with: event)
    isTouchInside = isInside
    endTracking(touch, with: event)
    headlessTracks = false
    isHighlighted = false
    sendActions(for: isInside ? .touchUpInside : .touchUpOutside)
  }

  /// The system has taken the finger away.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard headlessTracks else { return }
    cancelTracking(with: event)
    headlessTracks = false
    isHighlighted = false
    sendActions(for: .touchCancel)
  }
}

/// A button.
@MainActor open class UIButton: UIControl {
  /// The appearance of a button.
  public enum ButtonType: Int, Sendable {
    /// Nothing but what it is given.
    case custom
    /// As the system's, in the tint.
    case system
  }

  /// Creates a button that does an action, with its title and image.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero)
    guard let primaryAction else { return }
    accessibilityLabel = primaryAction.title
    isAccessibilityElement = true
    accessibilityTraits = .button
    addAction(primaryAction, for: [.touchUpInside, .primaryActionTriggered])
  }

  /// Shows a title in a state.
  open func setTitle(_ title: String?, for state: State) {}

  /// The size of its title.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: 8 * (accessibilityLabel ?? "").count + 16, height: 34)
  }
}
