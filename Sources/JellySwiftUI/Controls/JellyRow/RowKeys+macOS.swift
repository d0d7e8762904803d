#if canImport(SwiftUI) && os(macOS)
  import SwiftUI

  extension View {
    /// Calls a closure for the command to delete, if the outermost action deletes something.
    func deletes(
      if isDestructive: Bool, perform action: @escaping @MainActor () -> Void
    ) -> some View {
      let delete: (() -> Void)? = isDestructive ? { action() } : nil
      return onDeleteCommand(perform: delete)
    }
  }
#endif
