#if canImport(SwiftUI) && (os(macOS) || os(visionOS))
  import SwiftUI

  extension View {
    /// Tells where a pointer, or a hand, drags along an axis.
    func swipes(
      along axis: Axis, perform action: @escaping @MainActor (CGPoint) -> Void
    ) -> some View {
      gesture(DragGesture().onChanged { action($0.location) })
    }
  }
#endif
