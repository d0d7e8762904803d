/// A place in a rectangle, as shares of its sides.
public struct UnitPoint: Hashable, Sendable {
  /// In the middle above.
  public static let top = UnitPoint()
  /// In the middle below.
  public static let bottom = UnitPoint()
}

extension ShapeStyle where Self == Color {
  /// Mint.
  public static var mint: Color { Color("mint") }
  /// Cyan.
  public static var cyan: Color { Color("cyan") }
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
  /// Black.
  public static let black = Color("black")
}

extension Font {
  /// A larger one.
  public static let title = Font()
  /// A bold one.
  public static let headline = Font()
  /// A smaller one.
  public static let subheadline = Font()
}
