/// A colour of a film: red, green and blue, 0 to 255 each.
public struct FilmColour: Equatable, Sendable {
  /// Red, green and blue.
  public let red, green, blue: UInt8

  /// Makes a colour from its parts.
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

  /// The colour as `#rrggbb`.
  public var text: String {
    "#"
      + [red, green, blue].map {
        let digits = String($0, radix: 16)
        return digits.count == 1 ? "0" + digits : digits
      }.joined()
  }
}

/// The colours of a film, in light and in dark surroundings.
public struct FilmColours: Equatable, Sendable {
  /// A colour in light and in dark surroundings.
  public struct Pair: Equatable, Sendable {
    /// The colour in light surroundings.
    public var light: FilmColour
    /// The colour in dark surroundings.
    public var dark: FilmColour

    /// Makes a pair.
    public init(light: FilmColour, dark: FilmColour) {
      self.light = light
      self.dark = dark
    }

    init(_ light: UInt32, _ dark: UInt32) {
      self.init(light: FilmColour(hex: light), dark: FilmColour(hex: dark))
    }
  }

  /// The colour of the control; that of its ground is the same, with 30 % opacity.
  public var body = Pair(0xB8275A, 0xFF8FB3)
  /// The colour behind everything; nil for none.
  public var page: Pair? = Pair(0xF6F5F1, 0x111216)
  /// The colour of what stands on the control.
  public var sign = Pair(0xFFFFFF, 0x111216)
  /// The colour of fingers.
  public var finger = Pair(0x1D1E24, 0xFFFFFF)

  /// Makes the gallery's colours.
  public init() {}

  /// The colour of an ink, and its opacity.
  func paint(of ink: FilmInk, isDark: Bool) -> (colour: FilmColour, opacity: Double) {
    switch ink {
    case .body: (isDark ? body.dark : body.light, 1)
    case .ground: (isDark ? body.dark : body.light, 0.3)
    case .sign: (isDark ? sign.dark : sign.light, 1)
    case .finger: (isDark ? finger.dark : finger.light, isDark ? 0.3 : 0.28)
    }
  }

  /// The stroke of a finger's dot: its colour, its opacity, and its width in points.
  static let fingerStroke = (colour: FilmColour(hex: 0xFFFFFF), opacity: 0.75, width: 2.0)
  /// The width of the stroke of a ring, in points.
  static let ringWidth = 3.0
}
