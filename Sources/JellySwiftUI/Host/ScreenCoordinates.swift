#if canImport(SwiftUI)
  import SwiftUI

  // Where text runs from right to left SwiftUI mirrors shapes, offsets and positions; the core has
  // mirrored what has a left and a right itself. So elastic views are laid out from left to right,
  // and only what stands on them as the reader reads.
  extension View {
    /// Lets x grow to the right in this view, whichever way text runs.
    func inScreenCoordinates() -> some View { environment(\.layoutDirection, .leftToRight) }

    /// Lets text in this view run as it does around the elastic view.
    func reading(_ direction: LayoutDirection) -> some View {
      environment(\.layoutDirection, direction)
    }
  }
#endif
