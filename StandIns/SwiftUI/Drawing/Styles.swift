/// A color, or what else shapes are filled with.
public protocol ShapeStyle: Sendable {}

/// Any of them.
public struct AnyShapeStyle: ShapeStyle, CustomStringConvertible {
  private let style: any ShapeStyle
  /// Hides which.
  public init<Style: ShapeStyle>(_ style: Style) { self.style = style }
  /// A description of the erased style.
  public var description: String { "\(style)" }
}

/// The style of text.
public struct ForegroundStyle: ShapeStyle {
  /// Creates it.
  public init() {}
}

/// The style of prominent elements.
public struct TintShapeStyle: ShapeStyle {
  /// Creates it.
  public init() {}
}

/// The style of backgrounds.
public struct BackgroundStyle: ShapeStyle {
  /// Creates it.
  public init() {}
}

/// The style of a bar's background.
public struct Material: ShapeStyle {
  /// A bar's.
  public static let bar = Material()
}

/// Less and less of what text is painted with.
public struct HierarchicalShapeStyle: ShapeStyle {
  let level: Int
  /// Most.
  public static let primary = Self(level: 1)
  /// Less.
  public static let secondary = Self(level: 2)
  /// Least.
  public static let quaternary = Self(level: 4)
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The style of text.
  public static var foreground: Self { Self() }
}
extension ShapeStyle where Self == TintShapeStyle {
  /// The style of prominent elements.
  public static var tint: Self { Self() }
}
extension ShapeStyle where Self == BackgroundStyle {
  /// The style of backgrounds.
  public static var background: Self { Self() }
}
extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// Most.
  public static var primary: Self { HierarchicalShapeStyle(level: 1) }
  /// Less.
  public static var secondary: Self { HierarchicalShapeStyle(level: 2) }
  /// Least.
  public static var quaternary: Self { HierarchicalShapeStyle(level: 4) }
}
extension ShapeStyle where Self == Color {
  /// Red.
  public static var red: Self { Color("red") }
  /// White.
  public static var white: Self { Color("white") }
  /// Blue.
  public static var blue: Self { Color("blue") }
  /// Gray.
  public static var gray: Self { Color("gray") }
}

/// A shadow.
public struct ShadowStyle: Equatable, Sendable {
  let text: String
  /// One that is thrown on what is behind.
  public static func drop(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(text: "\(color), \(radius), \(x), \(y)")
  }
}

/// A style with a shadow.
struct ShadowedStyle: ShapeStyle, CustomStringConvertible {
  let description: String
}

extension ShapeStyle {
  /// Returns the same with a shadow.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    ShadowedStyle(description: "\(self) shadow(\(style.text))")
  }
}

/// Liquid Glass.
@available(iOS 26, macOS 26, tvOS 26, *)
public struct Glass: Equatable, Sendable {
  let name: String
  /// As it usually is.
  public static let regular = Glass(name: "regular")
  /// More transparent.
  public static let clear = Glass(name: "clear")
}

extension View {
  /// Shows glass behind the view.
  ///
  /// Here glass cannot be seen beyond its view's bounds; Apple does not document whether it can.
  @available(iOS 26, macOS 26, tvOS 26, *)
  public func glassEffect<S: Shape>(_ glass: Glass = .regular, in shape: S) -> some View {
    attach(
      "glass",
      [
        "style": "\(glass.name)",
        "draw": { (size: CGSize) in
          shape.path(in: CGRect(origin: .zero, size: size))
        },
      ])
  }
}

/// A color.
public struct Color: ShapeStyle, Hashable {
  private let name: String
  /// Creates a color of a name.
  public nonisolated init(_ name: String) { self.name = name }
  /// The color space of a color's components.
  public enum RGBColorSpace: Hashable, Sendable {
    /// As screens have them.
    case sRGB
    /// The same, linear.
    case sRGBLinear
  }
  /// Creates a gray.
  public nonisolated init(_ space: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    name = "white \(white) at \(opacity)"
  }
  /// Creates a color.
  public nonisolated init(
    _ space: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {
    name = "\(red) \(green) \(blue) at \(opacity)"
  }
  /// Black.
  public static let black = Color("black")
  /// None.
  public static let clear = Color("clear")
  /// As errors are.
  public static let red = Color("red")
  /// White.
  public static let white = Color("white")
  /// Blue.
  public static let blue = Color("blue")
  /// The color of prominent elements.
  public static let accentColor = Color("accentColor")
}

extension Color: View, Primitive {
  /// A primitive has none.
  public typealias Body = Never

  func build(in context: Context) -> [Node] { [Node("color", ["name": name], [], in: context)] }
}

/// An angle.
public struct Angle: Hashable, Sendable {
  /// In radians.
  public var radians: Double
  /// Of radians.
  public init(radians: Double) { self.radians = radians }
  /// Of radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
}
