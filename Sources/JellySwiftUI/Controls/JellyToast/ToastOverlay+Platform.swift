#if canImport(SwiftUI) && !os(iOS) && !os(watchOS) && !os(tvOS) && !os(visionOS)
  import SwiftUI

  extension View {
    /// Shows toasts over this view.
    func showsToasts(_ toasts: some View, at edge: VerticalEdge) -> some View {
      overlay(alignment: edge == .top ? .top : .bottom) { toasts }
    }

    /// Calls a closure when a pointer comes, and leaves.
    func pausesToasts(_ action: @escaping (Bool) -> Void) -> some View { onHover(perform: action) }
  }
#endif
