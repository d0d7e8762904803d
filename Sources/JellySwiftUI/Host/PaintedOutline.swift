#if canImport(SwiftUI) && !os(watchOS)
  import Jelly
  import SwiftUI

  /// An outline with its fill: a style with a shadow, or glass if `jellyGlass(_:)` has chosen it.
  ///
  /// The style of a disabled view is gray.
  struct PaintedOutline<Outline: Shape, Painted: Shape>: View {
    private let outline: Outline
    private let painted: Painted
    private let fill: AnyShapeStyle
    private let style: FillStyle

    @Environment(\.jelly.shadow) private var shadow
    @Environment(\.isEnabled) private var isEnabled

    /// Paints an outline that starts at its rectangle's origin and has a size of its own.
    ///
    /// Glass ignores the rule by which contours are filled.
    init(_ outline: Outline, _ fill: AnyShapeStyle, style: FillStyle = FillStyle())
    where Painted == Outline {
      self.outline = outline
      painted = outline
      self.fill = fill
      self.style = style
    }

    /// Paints the outline of a control that is as large as this view.
    ///
    /// Glass does not go along with an animated layout.
    init<Control: JellyControl>(fitted control: Control, at time: Double, _ fill: AnyShapeStyle)
    where Outline == JellyOutlineShape<Control>, Painted == DrawnShape {
      outline = JellyOutlineShape(control, at: time)
      painted = DrawnShape(fitted: control, at: time)
      self.fill = fill
      style = FillStyle()
    }

    var body: some View {
      OutlineOrGlass(outline: outline) {
        Group {
          if let shadow {
            painted.fill(shadow.under(fill), style: style)
          } else {
            painted.fill(fill, style: style)
          }
        }
        .saturation(isEnabled ? 1 : 0)
      }
    }
  }
#endif
