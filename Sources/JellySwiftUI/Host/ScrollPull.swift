#if canImport(SwiftUI) && !os(watchOS)
  import SwiftUI

  /// A modifier that reports the distance by which a finger pulls a scroll view past an end.
  struct ScrollPull: ViewModifier {
    /// The end past which the scroll view is pulled.
    let edge: VerticalEdge
    /// Called with the distance past the end, in points; 0 or less if the scroll view is not past
    /// it.
    let pulled: @MainActor (Double) -> Void
    /// Called when the finger has let go.
    let released: @MainActor () -> Void
    /// Called when the scroll view has disappeared while the finger pulled it.
    let cancelled: @MainActor () -> Void

    @State private var isHeld = false
    @State private var distance = 0.0

    func body(content: Content) -> some View {
      content
        .onScrollGeometryChange(for: Double.self) { [edge] geometry in
          geometry.distance(past: edge)
        } action: { _, distance in
          self.distance = distance
          if isHeld { pulled(distance) }
        }
        .onScrollPhaseChange { _, phase in
          let wasHeld = isHeld
          isHeld = phase == .interacting
          if isHeld, !wasHeld { pulled(distance) }
          if wasHeld, !isHeld { released() }
        }
        .onDisappear {
          if isHeld { cancelled() }
          isHeld = false
        }
    }
  }

  extension ScrollGeometry {
    /// Returns the distance past an end of the content, in points; negative before the end.
    fileprivate func distance(past edge: VerticalEdge) -> Double {
      let start = -contentInsets.top
      switch edge {
      case .top: return start - contentOffset.y
      case .bottom:
        // The visible rectangle includes the part that the insets cover.
        let end = contentSize.height + contentInsets.bottom - visibleRect.height
        return visibleRect.minY - max(end, start)
      }
    }
  }
#endif
