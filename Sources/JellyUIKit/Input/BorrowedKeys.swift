#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// The keyboard's keys while something is open that takes the escape key.
  ///
  /// Keys go to the first responder. But a field that is being written in stays it: otherwise the
  /// software keyboard would leave for as long.
  @MainActor
  struct BorrowedKeys {
    /// The view, or the view controller, that had the keys before.
    private weak var holder: UIResponder?

    /// Makes a view in a window the first responder.
    mutating func take(for view: UIView) {
      let holder = view.window?.firstResponder
      guard !(holder is any UIKeyInput) else { return }
      self.holder = holder
      view.becomeFirstResponder()
    }

    /// Gives the keys back, if the view still has them.
    func giveBack(from view: UIView) {
      guard view.isFirstResponder else { return }
      if holder?.becomeFirstResponder() != true { view.resignFirstResponder() }
    }
  }

  /// A view that is the first responder while something in it is open: keys go there.
  class KeyStage: UIView {
    private var keys = BorrowedKeys()
    private var presses = TakenPresses()

    /// Acts on a press that begins, and returns whether it has: no responder above gets it then.
    func takes(_ press: UIPress) -> Bool { false }

    func takeKeys() { keys.take(for: self) }

    func giveKeysBack() { keys.giveBack(from: self) }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      let others = self.presses.divide(presses, taking: presses.filter { takes($0) }).others
      if !others.isEmpty { super.pressesBegan(others, with: event) }
    }

    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      let others = self.presses.divide(presses).others
      if !others.isEmpty { super.pressesEnded(others, with: event) }
    }

    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      let others = self.presses.divide(presses).others
      if !others.isEmpty { super.pressesCancelled(others, with: event) }
    }
  }

  extension UIView {
    /// The first responder: this view, a view in it, or the view controller of one of them.
    fileprivate var firstResponder: UIResponder? {
      if isFirstResponder { return self }
      // The next responder of a view controller's view is the controller.
      if let next, next.isFirstResponder { return next }
      for view in subviews {
        if let responder = view.firstResponder { return responder }
      }
      return nil
    }
  }
#endif
