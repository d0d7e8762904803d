#if canImport(SwiftUI) && os(tvOS)
  import Jelly
  import SwiftUI

  extension View {
    /// Returns the view as it is: a television does not have touches.
    func drawerSwipe(
      _ model: JellyModel<JellyDrawerBody>, isSwiping: Binding<Bool>
    ) -> some View { self }
  }
#endif
