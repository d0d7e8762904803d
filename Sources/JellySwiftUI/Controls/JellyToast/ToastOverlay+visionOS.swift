#if canImport(SwiftUI) && os(visionOS)
  import SwiftUI

  extension View {
    /// Shows toasts at an edge of the scene: two windows of a scene have no defined depth.
    func showsToasts(_ toasts: some View, at edge: VerticalEdge) -> some View {
      ornament(attachmentAnchor: .scene(edge == .top ? .top : .bottom)) { toasts }
    }
  }
#endif
