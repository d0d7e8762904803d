#if canImport(UIKit) && !os(watchOS)
  import Jelly
  import UIKit

  extension Set<UIPress> {
    /// Whether the middle of a remote, or the Return key, is among the presses; it activates the
    /// view that has the focus.
    @MainActor var select: Bool {
      contains { $0.type == .select || $0.key?.keyCode == .keyboardReturnOrEnter }
    }
  }

  extension UIFocusUpdateContext {
    /// The page that a remote asks for when it moves the focus along a page control.
    ///
    /// - Parameters:
    ///   - page: The selected page.
    ///   - layout: The direction in which the dots run.
    func page(from page: Int, in layout: GooeyPager.Layout) -> Int {
      let ways: [UIFocusHeading] = layout.axis == .vertical ? [.up, .down] : [.left, .right]
      let (previous, next) = layout.isMirrored ? (ways[1], ways[0]) : (ways[0], ways[1])
      if focusHeading.contains(next) { return page + 1 }
      return focusHeading.contains(previous) ? page - 1 : page
    }
  }
#endif
