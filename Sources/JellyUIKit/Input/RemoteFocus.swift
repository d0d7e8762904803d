#if canImport(UIKit) && !os(watchOS)
  import Jelly
  import UIKit

  @MainActor
  extension UIPress {
    /// A Boolean value that indicates whether the middle of a remote, Return or Space is pressed:
    /// it activates the view with the focus.
    var selects: Bool {
      type == .select || key?.keyCode == .keyboardReturnOrEnter || key?.keyCode == .keyboardSpacebar
    }

    /// A Boolean value that indicates whether a remote's Back button, or the escape key, is
    /// pressed.
    var leaves: Bool { type == .menu || key?.keyCode == .keyboardEscape }

    /// The direction of an arrow of a remote or a keyboard; empty for any other press.
    var heading: UIFocusHeading {
      let arrows: [(button: PressType, key: UIKeyboardHIDUsage, heading: UIFocusHeading)] = [
        (.leftArrow, .keyboardLeftArrow, .left), (.rightArrow, .keyboardRightArrow, .right),
        (.upArrow, .keyboardUpArrow, .up), (.downArrow, .keyboardDownArrow, .down),
      ]
      return arrows.first { type == $0.button || key?.keyCode == $0.key }?.heading ?? []
    }
  }

  /// The presses that a control takes: no responder above it gets them, from their beginning to
  /// their end.
  @MainActor
  struct TakenPresses {
    private var taken: Set<UIPress> = []

    /// A Boolean value that indicates whether none of its presses is down.
    var isEmpty: Bool { taken.isEmpty }

    /// Divides presses into those that it has taken and those that the caller forwards.
    ///
    /// - Parameters:
    ///   - presses: The presses, in one phase.
    ///   - new: Those of them that it takes, where they begin; nil where they end.
    mutating func divide(
      _ presses: Set<UIPress>, taking new: Set<UIPress>? = nil
    ) -> (own: Set<UIPress>, others: Set<UIPress>) {
      if let new { taken.formUnion(new) }
      defer { if new == nil { taken.subtract(presses) } }
      return (presses.intersection(taken), presses.subtracting(taken))
    }
  }

  /// The object that takes presses for a control; it acts before the other presses are forwarded.
  @MainActor
  protocol PressTaking {
    /// Takes presses that begin in a view, and returns the others.
    func began(_ presses: Set<UIPress>, in view: UIView) -> Set<UIPress>
    /// Returns the presses that end and that it has not taken.
    func ended(_ presses: Set<UIPress>, isCancelled: Bool) -> Set<UIPress>
    /// Returns whether the focus stays in a view.
    func holdsFocus(in view: UIView, against context: UIFocusUpdateContext) -> Bool
  }

  /// The presses that activate a control with the focus, and those that leave it.
  @MainActor
  final class SelectPresses: PressTaking {
    private let leave: () -> Bool
    private let pressed: (Bool) -> Void
    private let selected: () -> Void
    private var presses = TakenPresses()

    /// Creates it with closures, which must not retain the view.
    ///
    /// - Parameters:
    ///   - leave: Leaves what is open; returns false if there is nothing to leave.
    ///   - pressed: Called with whether the control is pressed.
    ///   - selected: Called where a press ends that activates the control.
    init(
      leave: @escaping () -> Bool = { false }, pressed: @escaping (Bool) -> Void = { _ in },
      selected: @escaping () -> Void = {}
    ) {
      (self.leave, self.pressed, self.selected) = (leave, pressed, selected)
    }

    func began(_ presses: Set<UIPress>, in view: UIView) -> Set<UIPress> {
      let new = presses.filter { $0.leaves && leave() || $0.selects && view.isFocused }
      if new.contains(where: \.selects) { pressed(true) }
      return self.presses.divide(presses, taking: new).others
    }

    func ended(_ presses: Set<UIPress>, isCancelled: Bool) -> Set<UIPress> {
      let (own, others) = self.presses.divide(presses)
      if own.contains(where: \.selects) {
        pressed(false)
        if !isCancelled { selected() }
      }
      return others
    }

    func holdsFocus(in view: UIView, against context: UIFocusUpdateContext) -> Bool { false }
  }

  /// The arrows that change the value of a control with the focus.
  ///
  /// The focus system asks a view whether the focus may leave only if there is another view in that
  /// direction, and may ask more than once. So the presses change the value, and the answer does
  /// not.
  @MainActor
  final class ArrowPresses: PressTaking {
    /// A Boolean value that indicates whether a step, 1 or −1, changes the value; it must not
    /// retain the view.
    var canStep: (Int) -> Bool = { _ in false }
    /// Changes the value by a step; it must not retain the view.
    var step: (Int) -> Void = { _ in }
    /// Returns the axis of the control and whether it is mirrored; it must not retain the view.
    var direction: () -> (axis: JellyPagerBody.Axis, isMirrored: Bool) = { (.horizontal, false) }
    private var presses = TakenPresses()
    private var swipes: [AnyObject] = []

    /// Takes the arrows of a control, and swipes over a remote, which are not presses.
    func attach(to view: JellyFocusControl) {
      view.taker = self
      swipes = view.takeSwipes { [weak self] in self?.move($0) }
    }

    /// Takes the arrows along a control with the focus that change its value.
    func began(_ presses: Set<UIPress>, in view: UIView) -> Set<UIPress> {
      let own = presses.filter { view.isFocused && canMove($0.heading) }
      let others = self.presses.divide(presses, taking: own).others
      for press in own { move(press.heading) }
      return others
    }

    func ended(_ presses: Set<UIPress>, isCancelled: Bool) -> Set<UIPress> {
      self.presses.divide(presses).others
    }

    /// The focus stays if the value can change in that direction, or has just come to its end.
    func holdsFocus(in view: UIView, against context: UIFocusUpdateContext) -> Bool {
      let step = step(of: context.focusHeading)
      return view.isFocused && step != 0 && (canStep(step) || !presses.isEmpty)
    }

    private func canMove(_ heading: UIFocusHeading) -> Bool {
      let step = step(of: heading)
      return step != 0 && canStep(step)
    }

    private func move(_ heading: UIFocusHeading) {
      let step = step(of: heading)
      if step != 0 { self.step(step) }
    }

    /// The step along the control: 1, −1, or 0 across it.
    private func step(of heading: UIFocusHeading) -> Int {
      let (axis, isMirrored) = direction()
      let headings: [UIFocusHeading] = axis == .vertical ? [.up, .down] : [.left, .right]
      let (previous, next) =
        isMirrored ? (headings[1], headings[0]) : (headings[0], headings[1])
      if heading.contains(next) { return 1 }
      return heading.contains(previous) ? -1 : 0
    }
  }
#endif
