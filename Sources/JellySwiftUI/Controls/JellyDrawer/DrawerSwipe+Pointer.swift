#if canImport(SwiftUI) && (os(macOS) || os(visionOS))
  import Jelly
  import SwiftUI

  extension View {
    /// Lets a pointer, or a hand, move the panel of a drawer.
    func drawerSwipe(
      _ model: JellyModel<JellyDrawerBody>, isSwiping: Binding<Bool>
    ) -> some View {
      modifier(
        PanelDrag(model: model, begins: { _ in true }, holds: { isSwiping.wrappedValue = $0 }))
    }
  }
#endif
