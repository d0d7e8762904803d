#if canImport(SwiftUI) && (os(macOS) || os(visionOS))
  import SwiftUI

  extension View {
    /// Calls a closure with the place of a pointer, or a hand, that drags along an axis.
    func swipes(
      along axis: Axis, perform action: @escaping @MainActor (CGPoint) -> Void
    ) -> some View {
      gesture(DragGesture().onChanged { action($0.location) })
    }
  }
#endif
