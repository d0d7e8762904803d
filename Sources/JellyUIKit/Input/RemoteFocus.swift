#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension Set<UIPress> {
    /// Whether a remote's middle, or the return key, is among them: it does what has the focus.
    @MainActor var select: Bool {
      contains { $0.type == .select || $0.key?.keyCode == .keyboardReturnOrEnter }
    }
  }

  extension UIFocusUpdateContext {
    /// The page at which the focus looks, from a page, when it leaves a control whose dots run so.
    func page(from page: Int, isVertical: Bool, isRightToLeft: Bool) -> Int {
      let next: UIFocusHeading = isVertical ? .down : isRightToLeft ? .left : .right
      let previous: UIFocusHeading = isVertical ? .up : isRightToLeft ? .right : .left
      if focusHeading.contains(next) { return page + 1 }
      return focusHeading.contains(previous) ? page - 1 : page
    }
  }
#endif
