#if canImport(SwiftUI) && !os(watchOS) && !os(visionOS) && compiler(>=6.2)
  public import SwiftUI

  @available(iOS 26, macOS 26, tvOS 26, *)
  extension View {
    /// Fills the outlines of the jelly views inside with Liquid Glass.
    ///
    ///     JellyBar { Text("Inbox") }
    ///       .jellyGlass()
    ///
    /// The glass has the outline's own shape in each frame. It replaces a view's fill.
    ///
    /// - Parameter glass: The kind of glass; nil for the views' own fills.
    public nonisolated func jellyGlass(_ glass: Glass? = .regular) -> some View {
      environment(\.jellyGlass, glass)
    }
  }

  @available(iOS 26, macOS 26, tvOS 26, *)
  extension EnvironmentValues {
    /// The glass of outlines of jelly views; nil for none.
    var jellyGlass: Glass? {
      get { self[JellyGlassKey.self] }
      set { self[JellyGlassKey.self] = newValue }
    }
  }

  @available(iOS 26, macOS 26, tvOS 26, *)
  private struct JellyGlassKey: EnvironmentKey {
    static var defaultValue: Glass? { nil }
  }

  /// An outline of glass, if the system has glass and `jellyGlass(_:)` has chosen one.
  struct OutlineOrGlass<Outline: Shape, Painted: View>: View {
    /// The outline, drawn from its rectangle's origin on.
    let outline: Outline
    /// The outline with another fill.
    @ViewBuilder let painted: Painted

    var body: some View {
      if #available(iOS 26, macOS 26, tvOS 26, *) {
        GlassOutline(outline: outline, painted: painted)
      } else {
        painted
      }
    }
  }

  @available(iOS 26, macOS 26, tvOS 26, *)
  private struct GlassOutline<Outline: Shape, Painted: View>: View {
    let outline: Outline
    let painted: Painted

    @Environment(\.jellyGlass) private var glass

    var body: some View {
      if let glass {
        // Apple does not document whether glass is seen beyond its view, so the view is as large as
        // the outline, and a point larger: the box of a shape that is moved is rounded otherwise.
        let box = outline.path(in: .zero).boundingRect
        Color.clear
          .frame(width: box.width + 1, height: box.height + 1)
          .glassEffect(glass, in: MovedShape(outline: outline, x: -box.minX, y: -box.minY))
          .offset(x: box.minX, y: box.minY)
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      } else {
        painted
      }
    }
  }

  /// A shape in another place.
  private struct MovedShape<Outline: Shape>: Shape {
    let outline: Outline
    let x: CGFloat
    let y: CGFloat

    nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior {
      outline.layoutDirectionBehavior
    }

    nonisolated func path(in rect: CGRect) -> Path {
      outline.path(in: rect.offsetBy(dx: x, dy: y))
    }
  }
#endif
