/// A color of a film: red, green and blue, 0 to 255 each.
public struct FilmColor: Equatable, Sendable {
  /// Red, green and blue.
  public let red, green, blue: UInt8

  /// Creates a color from its parts.
  public init(red: UInt8, green: UInt8, blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// Reads `#rrggbb`; nil for any other text.
  public init?(_ text: some StringProtocol) {
    guard text.count == 7, text.first == "#", text.dropFirst().allSatisfy({ $0.isHexDigit }),
      let number = UInt32(text.dropFirst(), radix: 16)
    else { return nil }
    self.init(
      red: UInt8(number >> 16), green: UInt8(number >> 8 & 0xFF), blue: UInt8(number & 0xFF))
  }

  init(hex number: UInt32) {
    self.init(
      red: UInt8(number >> 16 & 0xFF), green: UInt8(number >> 8 & 0xFF), blue: UInt8(number & 0xFF))
  }

  /// The color as `#rrggbb`.
  public var text: String {
    "#"
      + [red, green, blue].map {
        let digits = String($0, radix: 16)
        return digits.count == 1 ? "0" + digits : digits
      }.joined()
  }
}

/// The colors of a film, in light and in dark surroundings.
public struct FilmColors: Equatable, Sendable {
  /// A color in light and in dark surroundings.
  public struct Pair: Equatable, Sendable {
    /// The color in light surroundings.
    public var light: FilmColor
    /// The color in dark surroundings.
    public var dark: FilmColor

    /// Creates a pair.
    public init(light: FilmColor, dark: FilmColor) {
      self.light = light
      self.dark = dark
    }

    init(_ light: UInt32, _ dark: UInt32) {
      self.init(light: FilmColor(hex: light), dark: FilmColor(hex: dark))
    }
  }

  /// The color of the control.
  ///
  /// A track has the same color, with an opacity of 30 %.
  public var fill = Pair(0xB8275A, 0xFF8FB3)
  /// The color behind the control; nil for a transparent film.
  public var background: Pair? = Pair(0xF6F5F1, 0x111216)
  /// The color of the symbols and texts on the control.
  public var symbol = Pair(0xFFFFFF, 0x111216)
  /// The color of fingers.
  public var finger = Pair(0x1D1E24, 0xFFFFFF)

  /// Creates the gallery's colors.
  public init() {}

  /// The color of a role, and its opacity.
  func paint(of role: FilmRole, isDark: Bool) -> (color: FilmColor, opacity: Double) {
    switch role {
    case .fill: (isDark ? fill.dark : fill.light, 1)
    case .track: (isDark ? fill.dark : fill.light, 0.3)
    case .symbol: (isDark ? symbol.dark : symbol.light, 1)
    case .finger: (isDark ? finger.dark : finger.light, isDark ? 0.3 : 0.28)
    }
  }

  /// The stroke of a finger's dot: its color, its opacity, and its width in points.
  static let fingerStroke = (color: FilmColor(hex: 0xFFFFFF), opacity: 0.75, width: 2.0)
  /// The width of the stroke of a ring, in points.
  static let ringWidth = 3.0
}
