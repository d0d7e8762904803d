#if canImport(SwiftUI) && !os(watchOS) && !os(macOS)
  import SwiftUI

  extension View {
    /// Lets fingers, a pointer, a gaze and a remote find the view in a shape.
    func touchShape(_ shape: some Shape) -> some View {
      contentShape([.interaction, .hoverEffect], shape).hoverEffect()
    }
  }
#endif
