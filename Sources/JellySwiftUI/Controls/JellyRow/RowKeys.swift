#if canImport(SwiftUI) && !os(watchOS) && !os(tvOS) && !os(macOS)
  import SwiftUI

  extension View {
    /// Lets the delete key perform the outermost action of a row, if that deletes something.
    func deletes(_ items: RowItems) -> some View {
      onKeyPress(.delete) {
        guard items.isDestructive[0] == true else { return .ignored }
        items.select(0)
        return .handled
      }
    }
  }
#endif
