#if canImport(SwiftUI) && os(tvOS)
  import SwiftUI

  extension View {
    /// Does something when the remote's Back button is pressed while the focus is in this view.
    ///
    /// - Parameters:
    ///   - isActive: Whether the button means this view now.
    ///   - action: What it does.
    func escapeKey(when isActive: Bool, perform action: @escaping @MainActor () -> Void)
      -> some View
    {
      onExitCommand(perform: isActive ? action : nil)
    }
  }
#endif
