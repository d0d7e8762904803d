#if canImport(SwiftUI) && os(macOS)
  import SwiftUI

  extension View {
    /// Lets a pointer find the view in a shape; a Mac has no look for a pointer that only hovers.
    func touchShape(_ shape: some Shape) -> some View { contentShape(shape) }
  }
#endif
