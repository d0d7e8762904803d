#if canImport(SwiftUI) && (os(macOS) || os(visionOS))
  import SwiftUI

  extension View {
    /// Lets a pointer, or a hand, swipe a row.
    func rowSwipe(
      _ items: RowItems, isMirrored: Bool, isSwiping: Binding<Bool>
    ) -> some View {
      modifier(
        PanelDrag(
          model: items.model, begins: { items.begins(by: $0, isMirrored: isMirrored) },
          holds: { isSwiping.wrappedValue = $0 }))
    }
  }
#endif
