#if canImport(SwiftUI)
  public import SwiftUI

  extension View {
    /// Gives the outlines of the elastic views inside a shadow, which follows them in each frame.
    ///
    ///     JellyBar { Text("Inbox") }
    ///       .elasticShadow(radius: 6, y: 2)
    ///
    /// SwiftUI's `shadow(color:radius:x:y:)` would also give one to all that stands on the views.
    /// An outline of glass has a shadow of the system's and no other.
    ///
    /// - Parameters:
    ///   - color: The colour of the shadow; black at a third by default, as in SwiftUI.
    ///   - radius: How far the shadow is blurred, in points; 0 for no shadow.
    ///   - x: How far the shadow lies to the right of the outline, in points.
    ///   - y: How far the shadow lies below the outline, in points.
    public func elasticShadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
      y: CGFloat = 0
    ) -> some View {
      environment(
        \.elasticShadow,
        radius > 0 ? ElasticShadow(color: color, radius: radius, x: x, y: y) : nil)
    }
  }

  /// A shadow of an outline.
  struct ElasticShadow: Equatable, Sendable {
    let color: Color
    let radius: CGFloat
    let x: CGFloat
    let y: CGFloat

    /// A style that throws this shadow.
    func under(_ fill: AnyShapeStyle) -> some ShapeStyle {
      fill.shadow(.drop(color: color, radius: radius, x: x, y: y))
    }
  }

  extension EnvironmentValues {
    /// The shadow of elastic outlines; nil for none.
    var elasticShadow: ElasticShadow? {
      get { self[ElasticShadowKey.self] }
      set { self[ElasticShadowKey.self] = newValue }
    }
  }

  private struct ElasticShadowKey: EnvironmentKey {
    static var defaultValue: ElasticShadow? { nil }
  }
#endif
