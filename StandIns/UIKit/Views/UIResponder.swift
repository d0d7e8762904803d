/// The members that every class of UIKit inherits from `NSObject` where there is Objective-C.
///
/// A delegate that is not an `NSObject` does not compile there: in Apple's headers each protocol of
/// a delegate refines `NSObjectProtocol` (madsmtm/objc2-generated, UIKit: "NSObjectProtocol +
/// MainThreadOnly").
public protocol HeadlessObject: NSObjectProtocol {}

extension HeadlessObject {
  /// Returns whether both are the same object.
  public func isEqual(_ object: Any?) -> Bool { (object as AnyObject?) === self }
  /// Its hash.
  public var hash: Int { ObjectIdentifier(self).hashValue }
  /// Itself.
  public func `self`() -> Self { self }
  /// A Boolean value that indicates whether it stands for another object.
  public func isProxy() -> Bool { false }
  /// Its type.
  public var description: String { "\(type(of: self))" }
}

/// An object that can take touches.
@MainActor open class UIResponder: HeadlessObject, Equatable {
  /// The responder that takes what this one leaves.
  open var next: UIResponder? { nil }

  /// Posted when the keyboard is about to have another place.
  public nonisolated static let keyboardWillChangeFrameNotification =
    NSNotification.Name("UIKeyboardWillChangeFrameNotification")
  /// The key of the place that the keyboard will have.
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// The key of whether the keyboard is that of this app, and not of one beside it.
  public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"

  /// Creates a responder.
  public init() {}

  /// A Boolean value that indicates whether it gets what is typed.
  open var isFirstResponder: Bool { HeadlessScreen.current.firstResponder === self }
  /// A Boolean value that indicates whether it may get what is typed.
  open var canBecomeFirstResponder: Bool { false }
  /// A Boolean value that indicates whether it may leave what is typed to others.
  open var canResignFirstResponder: Bool { true }

  /// Gets what is typed from now on, if it may.
  @discardableResult open func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    let isShown = (self as? UIView).map { $0.window != nil } ?? true
    guard canBecomeFirstResponder, isShown else { return false }
    let old = HeadlessScreen.current.firstResponder
    guard old?.resignFirstResponder() ?? true else { return false }
    HeadlessScreen.current.firstResponder = self
    return true
  }

  /// Leaves what is typed to others.
  @discardableResult open func resignFirstResponder() -> Bool {
    if isFirstResponder { HeadlessScreen.current.firstResponder = nil }
    return true
  }

  /// Fingers have come down.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Fingers have moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Fingers have left.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// The system has taken fingers away.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// Keys have been pressed.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }

  /// Keys have been let go.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  /// The system has taken keys away.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  // Of every object where there is an Objective-C runtime.

  /// A Boolean value that indicates whether it is an element for assistive technology.
  open var isAccessibilityElement = false
  /// The elements for assistive technology, in order; without them, those that it finds by itself.
  open var accessibilityElements: [Any]?
  /// The label of the element.
  open var accessibilityLabel: String?
  /// The value of the element.
  open var accessibilityValue: String?
  /// The role of the element.
  open var accessibilityTraits = UIAccessibilityTraits.none
  /// The kind of what it is to the elements in it.
  open var accessibilityContainerType = UIAccessibilityContainerType.none
  /// A Boolean value that indicates whether everything in it is hidden from assistive technology.
  open var accessibilityElementsHidden = false
  /// A Boolean value that indicates whether assistive technology finds nothing beside it.
  open var accessibilityViewIsModal = false
  /// Makes its value more.
  open func accessibilityIncrement() {}
  /// Makes its value less.
  open func accessibilityDecrement() {}
  /// Does what it is for; whether it did.
  open func accessibilityActivate() -> Bool { false }
  /// Leaves what is open; whether it did.
  open func accessibilityPerformEscape() -> Bool { false }
  /// Does the main thing of the screen; whether it did.
  open func accessibilityPerformMagicTap() -> Bool { false }
  /// Assistive technology is on it.
  open func accessibilityElementDidBecomeFocused() {}
  /// Assistive technology is on it no more.
  open func accessibilityElementDidLoseFocus() {}
  /// The actions of the element.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]?

  /// Returns whether both are the same object.
  public nonisolated static func == (left: UIResponder, right: UIResponder) -> Bool {
    left === right
  }
}
