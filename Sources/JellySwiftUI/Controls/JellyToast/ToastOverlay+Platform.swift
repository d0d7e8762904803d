#if canImport(SwiftUI) && !os(iOS) && !os(watchOS)
  import SwiftUI

  extension View {
    #if !os(visionOS)
      /// Shows toasts over this view.
      func showsToasts(_ toasts: some View, at edge: VerticalEdge) -> some View {
        overlay(alignment: edge == .top ? .top : .bottom) { toasts }
      }
    #endif

    #if !os(tvOS)
      /// Calls a closure when a pointer comes, and leaves.
      func pausesToasts(_ action: @escaping (Bool) -> Void) -> some View {
        onHover(perform: action)
      }
    #endif
  }
#endif
