#if canImport(SwiftUI) && os(tvOS)
  import SwiftUI

  extension View {
    /// Returns the view as it is: a television does not have touches.
    func dragged(_ number: Int?, in group: JellyGroupLink) -> some View { self }
  }
#endif
