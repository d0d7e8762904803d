#if canImport(SwiftUI) && os(tvOS)
  import SwiftUI

  extension View {
    /// Calls a closure when the remote's Back button is pressed while the focus is in this view.
    func escapeKey(when isActive: Bool, perform action: @escaping @MainActor () -> Void)
      -> some View
    {
      onExitCommand(perform: isActive ? { action() } : nil)
    }
  }
#endif
