/// A color of a layer: four numbers from 0 to 1.
public final class CGColor: Equatable {
  /// Red, green, blue, alpha.
  public let components: [CGFloat]?

  /// Creates a color of red, green, blue and alpha.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = [red, green, blue, alpha]
  }

  /// Returns whether the numbers are equal.
  public static func == (left: CGColor, right: CGColor) -> Bool {
    left.components == right.components
  }
}

/// A color of a view; a dynamic one is another for other traits.
public final class UIColor: Sendable {
  private let provider: @Sendable (UITraitCollection) -> [CGFloat]

  private init(provider: @escaping @Sendable (UITraitCollection) -> [CGFloat]) {
    self.provider = provider
  }

  /// Creates a color of red, green, blue and alpha.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    provider = { _ in [red, green, blue, alpha] }
  }

  /// Creates a color that depends on the traits.
  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    provider = { traits in dynamicProvider(traits).provider(traits) }
  }

  /// Returns the color that it is under the traits.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    let components = provider(traitCollection)
    return UIColor { _ in components }
  }

  /// Writes the numbers of the color; false if it does not have any.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let components = provider(UITraitCollection())
    for (place, number) in zip([red, green, blue, alpha], components) { place?.pointee = number }
    return true
  }

  /// The color for a layer, resolved with the default traits.
  public var cgColor: CGColor {
    let components = provider(UITraitCollection())
    return CGColor(
      red: components[0], green: components[1], blue: components[2], alpha: components[3])
  }

  /// Black.
  public static let black = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
  /// White.
  public static let white = UIColor(red: 1, green: 1, blue: 1, alpha: 1)
  /// Nothing.
  public static let clear = UIColor(red: 0, green: 0, blue: 0, alpha: 0)
  /// The tint where the color is used.
  public static let tintColor = UIColor { ($0.headlessTint ?? .systemBlue).provider($0) }
  /// The system's red, another one in the dark.
  public static let systemRed = UIColor { traits in
    traits.userInterfaceStyle == .dark ? [1, 0.27, 0.23, 1] : [1, 0.23, 0.19, 1]
  }
  /// The system's fourth gray, another one in the dark.
  public static let systemGray4 = UIColor { traits in
    traits.userInterfaceStyle == .dark ? [0.23, 0.23, 0.24, 1] : [0.82, 0.82, 0.84, 1]
  }
  /// The system's second gray, another one in the dark.
  public static let systemGray2 = UIColor { traits in
    traits.userInterfaceStyle == .dark ? [0.39, 0.39, 0.4, 1] : [0.68, 0.68, 0.7, 1]
  }
  /// The color of text.
  public static let label = UIColor { traits in
    traits.userInterfaceStyle == .dark ? [1, 1, 1, 1] : [0, 0, 0, 1]
  }
  /// The color under something of medium size.
  public static let secondarySystemFill = UIColor { traits in
    traits.userInterfaceStyle == .dark ? [0.47, 0.47, 0.5, 0.32] : [0.47, 0.47, 0.5, 0.16]
  }
  /// The system's gray.
  public static let systemGray = UIColor(red: 0.56, green: 0.56, blue: 0.58, alpha: 1)
  /// A third of white.
  public static let darkGray = UIColor(red: 1 / 3, green: 1 / 3, blue: 1 / 3, alpha: 1)
  /// The color under something large, behind text.
  public static let tertiarySystemFill = UIColor { traits in
    traits.userInterfaceStyle == .dark ? [0.46, 0.46, 0.5, 0.24] : [0.46, 0.46, 0.5, 0.12]
  }
  /// The system's blue, another one in the dark.
  public static let systemBlue = UIColor { traits in
    traits.userInterfaceStyle == .dark ? [0.04, 0.52, 1, 1] : [0, 0.48, 1, 1]
  }
}

extension UIColor: Equatable {
  /// Returns whether they are the same object: two dynamic colors cannot be compared otherwise.
  public static func == (left: UIColor, right: UIColor) -> Bool { left === right }
}
