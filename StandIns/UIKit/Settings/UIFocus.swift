/// A way in which the focus goes.
public struct UIFocusHeading: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates ways of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Up.
  public static let up = Self(rawValue: 1)
  /// Down.
  public static let down = Self(rawValue: 2)
  /// To the left.
  public static let left = Self(rawValue: 4)
  /// To the right.
  public static let right = Self(rawValue: 8)
}

/// The destination of the focus.
@MainActor public final class UIFocusUpdateContext {
  /// The way in which it goes.
  public let focusHeading: UIFocusHeading
  init(focusHeading: UIFocusHeading) { self.focusHeading = focusHeading }
}

/// The coordinator of animations for a change of focus.
@MainActor public final class UIFocusAnimationCoordinator {}

extension HeadlessScreen {
  /// Gives a view the focus, if it may have it.
  public func focus(_ view: UIView?) {
    let old = focused
    focused = view?.canBecomeFocused == true ? view : nil
    for changed in [old, focused].compactMap({ $0 }) {
      changed.didUpdateFocus(
        in: UIFocusUpdateContext(focusHeading: []), with: UIFocusAnimationCoordinator())
    }
  }

  /// Moves the focus, as a swipe over a remote does: whether it leaves the view that has it.
  ///
  /// Without another view in that direction, no view is asked.
  public func swipe(_ heading: UIFocusHeading) -> Bool {
    guard let focused, let next = focusable(heading, from: focused) else { return false }
    guard focused.shouldUpdateFocus(in: UIFocusUpdateContext(focusHeading: heading)) else {
      return false
    }
    focus(next)
    return true
  }

  /// Presses an arrow of a remote: the view with the focus gets it, and then the focus moves.
  public func press(_ arrow: UIPress.PressType, toward heading: UIFocusHeading) -> Bool {
    guard let focused else { return false }
    let press = UIPress(headless: arrow)
    focused.pressesBegan([press], with: UIPressesEvent())
    let leaves = swipe(heading)
    focused.pressesEnded([press], with: UIPressesEvent())
    return leaves
  }

  /// Presses a key over a view: the recognizers of it, and of those that it is in, get it.
  public func press(_ key: UIKeyboardHIDUsage, over view: UIView) {
    for view in sequence(first: view, next: { $0.superview }) {
      for recognizer in view.gestureRecognizers ?? [] {
        recognizer.pressesBegan([UIPress(headless: key)], with: UIPressesEvent())
      }
    }
  }

  /// Returns another view in a direction that may have the focus.
  private func focusable(_ heading: UIFocusHeading, from view: UIView) -> UIView? {
    let start = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    var views: [UIView] = [window]
    while let next = views.popLast() {
      views += next.subviews
      let place = next.convert(CGPoint(x: next.bounds.midX, y: next.bounds.midY), to: nil)
      let isThere =
        heading == .left && place.x < start.x || heading == .right && place.x > start.x
        || heading == .up && place.y < start.y || heading == .down && place.y > start.y
      if next !== view, next.canBecomeFocused, isThere { return next }
    }
    return nil
  }
}
