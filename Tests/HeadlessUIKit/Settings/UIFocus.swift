/// A way in which the focus goes.
public struct UIFocusHeading: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Makes ways of bits.
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

  /// Swipes over a remote: whether the focus leaves the view that has it.
  public func swipe(_ heading: UIFocusHeading) -> Bool {
    focused?.shouldUpdateFocus(in: UIFocusUpdateContext(focusHeading: heading)) ?? true
  }
}
