#if canImport(SwiftUI) && !os(watchOS) && !os(tvOS) && !os(macOS)
  import SwiftUI

  extension View {
    /// Does nothing: only a Mac has a command to delete.
    func deletes(if isDestructive: Bool, perform action: @escaping @MainActor () -> Void) -> Self {
      self
    }
  }
#endif
