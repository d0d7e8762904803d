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

    /// Leaves to others what it has not taken, and returns the rest.
    ///
    /// - Parameters:
    ///   - presses: The presses, in one phase.
    ///   - isTaken: Which of them it takes, where they begin; nil where they end.
    ///   - others: The closure that forwards presses.
    mutating func route(
      _ presses: Set<UIPress>, taking isTaken: ((UIPress) -> Bool)? = nil,
      others: (Set<UIPress>) -> Void
    ) -> Set<UIPress> {
      if let isTaken { taken.formUnion(presses.filter(isTaken)) }
      defer { if isTaken == nil { taken.subtract(presses) } }
      let rest = presses.subtracting(taken)
      if !rest.isEmpty { others(rest) }
      return presses.intersection(taken)
    }
  }

  extension UIFocusUpdateContext {
    /// The page that a remote asks for when it moves the focus along a page control.
    ///
    /// - Parameters:
    ///   - page: The selected page.
    ///   - settings: The direction in which the dots run.
    func page(from page: Int, in settings: GooeyPagerBody.Settings) -> Int {
      let headings: [UIFocusHeading] = settings.axis == .vertical ? [.up, .down] : [.left, .right]
      let (previous, next) =
        settings.isMirrored ? (headings[1], headings[0]) : (headings[0], headings[1])
      if focusHeading.contains(next) { return page + 1 }
      return focusHeading.contains(previous) ? page - 1 : page
    }
  }
#endif
