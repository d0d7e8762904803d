#if canImport(SwiftUI) && !os(watchOS)
  public import SwiftUI

  extension View {
    /// Adds a shadow to the outlines of the jelly views inside, which follows them in each frame.
    ///
    ///     JellyBar { Text("Inbox") }
    ///       .jellyShadow(radius: 6, y: 2)
    ///
    /// SwiftUI's `shadow(color:radius:x:y:)` would also add a shadow to the content of the views.
    /// An outline of glass has the system's shadow, and no other.
    ///
    /// - Parameters:
    ///   - color: The color of the shadow; by default black with an opacity of a third, as in
    ///     SwiftUI.
    ///   - radius: The blur radius of the shadow, in points; 0 for no shadow.
    ///   - x: The distance of the shadow to the right of the outline, in points.
    ///   - y: The distance of the shadow below the outline, in points.
    public nonisolated func jellyShadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
      y: CGFloat = 0
    ) -> some View {
      environment(
        \.jelly.shadow,
        radius > 0 ? JellyShadow(color: color, radius: radius, x: x, y: y) : nil)
    }
  }

  /// A shadow of an outline.
  struct JellyShadow: Equatable, Sendable {
    let color: Color
    let radius: CGFloat
    let x: CGFloat
    let y: CGFloat

    /// Returns the shadow of an outline that is lifted by 0 to 1, which is longer and softer.
    ///
    /// It grows as much as in a page.
    func lifted(by lift: Double) -> Self {
      let scale = max(1 + 1.5 * lift, 0)
      return Self(color: color, radius: radius * scale, x: x * scale, y: y * scale)
    }

    /// Returns a fill with this shadow under it.
    func under(_ fill: AnyShapeStyle) -> some ShapeStyle {
      fill.shadow(.drop(color: color, radius: radius, x: x, y: y))
    }
  }
#endif
