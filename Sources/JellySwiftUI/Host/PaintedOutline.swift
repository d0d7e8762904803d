#if canImport(SwiftUI)
  import SwiftUI

  /// An outline with its fill: a style with the shadow around, or glass where that has been asked
  /// for.
  struct PaintedOutline<Outline: Shape>: View {
    private let outline: Outline
    private let fill: AnyShapeStyle

    @Environment(\.elasticShadow) private var shadow

    /// Paints an outline that is drawn from its rectangle's origin on, whatever the rectangle's
    /// size.
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
