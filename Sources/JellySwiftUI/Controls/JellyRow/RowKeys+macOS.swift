#if canImport(SwiftUI) && os(macOS)
  import SwiftUI

  extension View {
    /// Lets the command to delete perform the outermost action of a row, if that deletes something.
    func deletes(_ items: RowItems) -> some View {
      let delete: (() -> Void)? = items.isDestructive[0] == true ? { items.select(0) } : nil
      return onDeleteCommand(perform: delete)
    }
  }
#endif
