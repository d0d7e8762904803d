#if canImport(SwiftUI) && !os(watchOS) && !os(tvOS)
  import SwiftUI

  extension View {
    /// Calls a closure with the place of each tap, beside all other gestures.
    func taps(perform action: @escaping @MainActor (CGPoint) -> Void) -> some View {
      simultaneousGesture(SpatialTapGesture().onEnded { action($0.location) })
    }

    /// Lets a keyboard give this view the focus, and calls a closure when it presses the view.
    func presses(perform action: @escaping @MainActor () -> Void) -> some View {
      focusable(interactions: .activate)
        .onKeyPress(.space) { handled(action) }
        .onKeyPress(.return) { handled(action) }
    }

    /// Lets a keyboard give this view the focus, and turn pages along an axis with its arrows.
    ///
    /// - Parameters:
    ///   - axis: The axis along which the pages run.
    ///   - isMirrored: Whether the first page is on the right, or at the bottom.
    ///   - canTurn: Whether there is a page before this one, and one after it.
    ///   - action: The closure that gets the step to the next page: 1 or -1.
    func turnsPages(
      along axis: Axis, isMirrored: Bool, canTurn: (back: Bool, on: Bool),
      perform action: @escaping @MainActor (Int) -> Void
    ) -> some View {
      focusable(interactions: .activate)
        .onKeyPress(axis == .vertical ? .upArrow : .leftArrow) {
          handled { action(isMirrored ? 1 : -1) }
        }
        .onKeyPress(axis == .vertical ? .downArrow : .rightArrow) {
          handled { action(isMirrored ? -1 : 1) }
        }
    }

    private func handled(_ action: @MainActor () -> Void) -> KeyPress.Result {
      action()
      return .handled
    }
  }

  extension EnvironmentValues {
    /// A Boolean value that indicates whether the system marks the view that has the focus by
    /// itself: by a ring.
    static var systemMarksFocus: Bool { true }
  }
#endif
