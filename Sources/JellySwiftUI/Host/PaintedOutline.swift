#if canImport(SwiftUI)
  import SwiftUI

  /// An outline with its fill: a style with a shadow, or glass if `elasticGlass(_:)` has chosen it.
  struct PaintedOutline<Outline: Shape>: View {
    private let outline: Outline
    private let fill: AnyShapeStyle

    @Environment(\.elasticShadow) private var shadow

    /// Paints an outline that starts at its rectangle's origin and has a size of its own.
    init(_ outline: Outline, _ fill: AnyShapeStyle) {
      self.outline = outline
      self.fill = fill
    }

    var body: some View {
      OutlineOrGlass(outline: outline) {
        if let shadow {
          outline.fill(shadow.under(fill))
        } else {
          outline.fill(fill)
        }
      }
    }
  }
#endif
