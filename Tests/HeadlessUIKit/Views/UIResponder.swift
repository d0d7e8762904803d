/// What can take touches.
@MainActor open class UIResponder: Equatable {
  /// Who takes what this one leaves.
  open var next: UIResponder? { nil }

  /// Makes a responder.
  public init() {}

  /// Whether it gets what is typed.
  open var isFirstResponder: Bool { HeadlessScreen.current.firstResponder === self }
  /// Whether it may get what is typed.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether it may leave what is typed to others.
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

  /// Whether assistive technology knows it.
  open var isAccessibilityElement = false
  /// What assistive technology knows of it, in order; what it finds by itself without.
  open var accessibilityElements: [Any]?
  /// What it is called.
  open var accessibilityLabel: String?
  /// What its value is.
  open var accessibilityValue: String?
  /// What it is.
  open var accessibilityTraits = UIAccessibilityTraits.none
  /// Whether nothing in it is known to assistive technology.
  open var accessibilityElementsHidden = false
  /// Makes its value more.
  open func accessibilityIncrement() {}
  /// Makes its value less.
  open func accessibilityDecrement() {}
  /// Does what it is for; whether it did.
  open func accessibilityActivate() -> Bool { false }
  /// Leaves what is open; whether it did.
  open func accessibilityPerformEscape() -> Bool { false }
  /// What can be done with it.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]?

  /// Whether both are the same object.
  public nonisolated static func == (left: UIResponder, right: UIResponder) -> Bool {
    left === right
  }
}
