#if canImport(SwiftUI) && !os(watchOS) && !os(tvOS)
  import SwiftUI

  extension View {
    /// Calls a closure when the escape key is pressed, wherever the keyboard's focus is.
    ///
    /// - Parameters:
    ///   - isActive: Whether the key is for this view now.
    ///   - action: The closure that is called.
    func escapeKey(when isActive: Bool, perform action: @escaping @MainActor () -> Void)
      -> some View
    {
      // A key press goes to the view that has the focus, a shortcut to the whole window.
      background {
        if isActive {
          Button(action: action) { Color.clear }
            .keyboardShortcut(.cancelAction)
            .buttonStyle(.plain)
            .frame(width: 0, height: 0)
            .accessibilityHidden(true)
        }
      }
    }
  }
#endif
