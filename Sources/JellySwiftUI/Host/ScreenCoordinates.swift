#if canImport(SwiftUI) && !os(watchOS)
  import SwiftUI

  // SwiftUI mirrors shapes, offsets and positions if text runs from right to left. The core has
  // already mirrored them. So jelly views are laid out from left to right, and only their content
  // in the direction of text.
  extension View {
    /// Lets x run to the right in this view, in every direction of text.
    func inScreenCoordinates() -> some View { environment(\.layoutDirection, .leftToRight) }

    /// Gives the content of a jelly view the direction of text around the view, and removes what
    /// describes the outline around the content.
    func onOutline(reading direction: LayoutDirection) -> some View {
      environment(\.layoutDirection, direction)
        .environment(\.backgroundStyle, nil)
        .environment(\.jelly.headroom, nil)
    }
  }
#endif
