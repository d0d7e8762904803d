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
    ///
    /// The focus leaves only at the last page.
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
      modifier(
        RemotePages(axis: axis, isMirrored: isMirrored, canTurn: canTurn, action: action))
    }
  }

  private struct RemotePages: ViewModifier {
    let axis: Axis
    let isMirrored: Bool
    let canTurn: (back: Bool, on: Bool)
    let action: @MainActor (Int) -> Void

    @FocusState private var isFocused: Bool

    func body(content: Content) -> some View {
      content
        .focusable(interactions: .activate)
        .focused($isFocused)
        .onMoveCommand { direction in
          switch (direction, axis) {
          case (.right, .horizontal), (.down, .vertical): action(isMirrored ? -1 : 1)
          case (.left, .horizontal), (.up, .vertical): action(isMirrored ? 1 : -1)
          default: break
          }
        }
        .modifier(
          FocusFences(
            axis: axis, isClosedBefore: isFocused && (isMirrored ? canTurn.on : canTurn.back),
            isClosedAfter: isFocused && (isMirrored ? canTurn.back : canTurn.on)))
    }
  }

  extension EnvironmentValues {
    /// A Boolean value that indicates whether the system marks the view that has the focus by
    /// itself.
    static var systemMarksFocus: Bool { false }
  }
#endif
