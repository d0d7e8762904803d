#if canImport(SwiftUI) && os(tvOS)
  import Jelly
  import SwiftUI

  // A television does not have touches, so the first three functions return the view as it is.
  extension View {
    /// Returns the view as it is.
    func fingers<Control: JellyControl>(
      hold model: JellyModel<Control>, beside isBeside: Bool = false
    ) -> some View where Control.Event: TouchEvent { self }

    /// Returns the view as it is.
    func taps(perform action: @escaping @MainActor (CGPoint) -> Void) -> some View { self }

    /// Returns the view as it is.
    func swipes(
      along axis: Axis, perform action: @escaping @MainActor (CGPoint) -> Void
    ) -> some View { self }

    /// Lets a remote give this view the focus, and calls a closure when the remote is pressed.
    func presses(perform action: @escaping @MainActor () -> Void) -> some View {
      focusable(interactions: .activate).onTapGesture(perform: action)
    }

    /// Lets a remote give this view the focus, and turn pages along an axis.
    func turnsPages(
      along axis: Axis, isMirrored: Bool, perform action: @escaping @MainActor (Int) -> Void
    ) -> some View {
      focusable(interactions: .activate).onMoveCommand { direction in
        switch (direction, axis) {
        case (.right, .horizontal): action(isMirrored ? -1 : 1)
        case (.left, .horizontal): action(isMirrored ? 1 : -1)
        case (.down, .vertical): action(isMirrored ? -1 : 1)
        case (.up, .vertical): action(isMirrored ? 1 : -1)
        default: break
        }
      }
    }
  }

  extension EnvironmentValues {
    /// Whether the system marks the view that has the focus by itself.
    static var systemMarksFocus: Bool { false }
  }
#endif
