#if canImport(SwiftUI) && !os(watchOS) && (os(visionOS) || compiler(<6.2))
  import SwiftUI

  /// An outline with its fill, without glass, which this system or this SDK does not have.
  struct OutlineOrGlass<Outline: Shape, Painted: View>: View {
    /// The outline.
    let outline: Outline
    /// The outline with its fill.
    @ViewBuilder let painted: Painted

    var body: some View { painted }
  }
#endif
