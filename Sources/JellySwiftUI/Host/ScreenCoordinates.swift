#if canImport(SwiftUI)
  import SwiftUI

  // Where text runs from right to left, SwiftUI mirrors shapes, offsets and positions. The core has
  // already mirrored them. So elastic views are laid out from left to right, and only their content
  // in the direction of text.
  extension View {
    /// Lets x grow to the right in this view, in every direction of text.
    func inScreenCoordinates() -> some View { environment(\.layoutDirection, .leftToRight) }

    /// Gives this view the direction of text that is used around the elastic view.
    func reading(_ direction: LayoutDirection) -> some View {
      environment(\.layoutDirection, direction)
    }
  }
#endif
