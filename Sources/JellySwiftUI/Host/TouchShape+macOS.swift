#if canImport(SwiftUI) && os(macOS)
  import SwiftUI

  extension View {
    /// Lets a pointer find the view in a shape; a Mac does not mark a view under the pointer.
    func touchShape(_ shape: some Shape) -> some View { contentShape(shape) }
  }
#endif
