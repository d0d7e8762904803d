/// A place in a rectangle, as shares of its sides.
public struct UnitPoint: Hashable, Sendable {
  /// From the left.
  public var x: CGFloat
  /// From above.
  public var y: CGFloat
  /// Creates a place.
  public init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }
  /// In the middle above.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// In the middle below.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// In the corner above where text begins.
  public static let topLeading = UnitPoint(x: 0, y: 0)
}

extension ShapeStyle where Self == Color {
  /// Mint.
  public static var mint: Color { Color("mint") }
  /// Cyan.
  public static var cyan: Color { Color("cyan") }
  /// Orange.
  public static var orange: Color { Color("orange") }
  /// Black.
  public static var black: Color { Color("black") }
}

extension Color {
  /// Mint.
  public static let mint = Color("mint")
  /// Cyan.
  public static let cyan = Color("cyan")
  /// Teal.
  public static let teal = Color("teal")
  /// Green.
  public static let green = Color("green")
  /// Yellow.
  public static let yellow = Color("yellow")
  /// Orange.
  public static let orange = Color("orange")
  /// Indigo.
  public static let indigo = Color("indigo")
}

extension Font {
  /// The largest one.
  public static let largeTitle = Font("largeTitle")
  /// A larger one.
  public static let title = Font("title")
  /// A bold one.
  public static let headline = Font("headline")
  /// A smaller one.
  public static let subheadline = Font("subheadline")
}

/// A color that runs into others.
public struct LinearGradient: ShapeStyle, View {
  /// A primitive has none.
  public typealias Body = Never
  /// Creates a gradient.
  public nonisolated init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {}
}

/// The alignment of lines of text.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
  /// The edge at which text begins.
  case leading
  /// In the middle.
  case center
  /// The edge at which text ends.
  case trailing
}

/// A view as it was before a modifier, or a transition.
public struct PlaceholderContentView<Value>: View, Primitive {
  let content: (Context) -> [Node]
  /// A primitive has none.
  public typealias Body = Never

  func build(in context: Context) -> [Node] { content(context) }
}

extension View {
  /// Says what the view is called, by what another view shows.
  public func accessibilityLabel<Content: View>(
    @ViewBuilder content: (PlaceholderContentView<Self>) -> Content
  ) -> some View {
    let label = content(PlaceholderContentView { $0.build(self, at: "p") })
    return attach("accessibilityLabel", beside: { $0.build(label, at: "label") })
  }
  /// Says what a preview is called.
  public func previewDisplayName(_ value: String?) -> some View { self }
  /// Colors what stands out.
  public func tint(_ tint: Color?) -> some View { attach("tint", ["value": tint as Any]) }
}

extension ShapeStyle where Self == Material {
  /// A bar's.
  public static var bar: Material { .bar }
}

extension View {
  /// Says where lines of text stand.
  public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View { self }
  /// Fills what is behind.
  public nonisolated func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View { self }
  /// Fills a shape behind.
  public nonisolated func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View { self }
}
