#if canImport(UIKit) && !os(watchOS)
  public import UIKit

  /// The base class of the controls that a remote or a keyboard focuses and presses.
  ///
  /// Use its subclasses: it does not draw anything.
  public class JellyFocusControl: UIControl {
    /// The object that takes the presses of the control.
    var taker: any PressTaking = SelectPresses()

    public override var canBecomeFocused: Bool { isEnabled }

    public override func didUpdateFocus(
      in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
      super.didUpdateFocus(in: context, with: coordinator)
      (self as? any Hosting)?.paintFocus()
    }

    public override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
      !taker.holdsFocus(in: self, against: context) && super.shouldUpdateFocus(in: context)
    }

    public override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      let others = taker.began(presses, in: self)
      if !others.isEmpty { super.pressesBegan(others, with: event) }
    }

    public override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      let others = taker.ended(presses, isCancelled: false)
      if !others.isEmpty { super.pressesEnded(others, with: event) }
    }

    public override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      let others = taker.ended(presses, isCancelled: true)
      if !others.isEmpty { super.pressesCancelled(others, with: event) }
    }
  }
#endif
