#if canImport(UIKit) && !os(watchOS)
  import Jelly
  import UIKit

  @MainActor
  extension UIPress {
    /// Whether the middle of a remote, or Return, is pressed: it activates the view with the focus.
    var selects: Bool { type == .select || key?.keyCode == .keyboardReturnOrEnter }

    /// Whether a remote's Back button, or the escape key, is pressed.
    var leaves: Bool { type == .menu || key?.keyCode == .keyboardEscape }
  }

  /// The presses that a control takes: no responder above it gets them, from their beginning to
  /// their end.
  @MainActor
  struct TakenPresses {
    private var taken: Set<UIPress> = []

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

  extension UIFocusUpdateContext {
    /// The page that a remote asks for when it moves the focus along a page control.
    ///
    /// - Parameters:
    ///   - page: The selected page.
    ///   - settings: The direction in which the dots run.
    func page(from page: Int, in settings: JellyPagerBody.Settings) -> Int {
      page + step(along: settings.axis, isMirrored: settings.isMirrored)
    }

    /// The step that a remote, or an arrow key, asks for along a control: 1, -1, or 0 across it.
    ///
    /// - Parameters:
    ///   - axis: The axis of the control.
    ///   - isMirrored: Whether the first value is on the right, or at the bottom.
    func step(along axis: JellyPagerBody.Axis, isMirrored: Bool) -> Int {
      let headings: [UIFocusHeading] = axis == .vertical ? [.up, .down] : [.left, .right]
      let (previous, next) =
        isMirrored ? (headings[1], headings[0]) : (headings[0], headings[1])
      if focusHeading.contains(next) { return 1 }
      return focusHeading.contains(previous) ? -1 : 0
    }
  }
#endif
