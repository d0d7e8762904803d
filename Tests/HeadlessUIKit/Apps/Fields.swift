/// Which keys a keyboard has.
public enum UIKeyboardType: Int, Sendable {
  /// All.
  case `default` = 0
  /// Digits.
  case numberPad = 4
  /// What addresses need.
  case emailAddress = 7
}

/// What a field is for.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// Its name.
  public let rawValue: String
  /// Of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Who signs in.
  public static let username = Self(rawValue: "username")
  /// What only they know.
  public static let password = Self(rawValue: "password")
}

/// Which letters a field makes large.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// None.
  case none
  /// The first of a sentence.
  case sentences = 2
}

extension UITextField {
  /// Which keys its keyboard has.
  public var keyboardType: UIKeyboardType {
    get { .default }
    set {}
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// What it is for.
  public var textContentType: UITextContentType! {
    get { nil }
    set {}
  }
  /// Which letters it makes large.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { .sentences }
    set {}
  }
  /// Whether nobody is to see what is in it.
  public var isSecureTextEntry: Bool {
    get { false }
    set {}
  }
  /// Its type.
  public var font: UIFont? {
    get { nil }
    set {}
  }
  /// Whether its type grows and shrinks with what the user has asked for.
  public var adjustsFontForContentSizeCategory: Bool {
    get { false }
    set {}
  }
  /// Whether nothing is in it.
  public var hasText: Bool { false }
}

extension UIButton {
  /// How a button looks.
  public struct Configuration: Sendable {
    /// Filled.
    public static func filled() -> Configuration { Configuration() }
    /// What stands on it.
    public var title: String?
  }

  /// Makes a button that looks so.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system, primaryAction: primaryAction)
  }
}

extension UILabel {
  /// How many lines it has at most; 0 is as many as it takes.
  public var numberOfLines: Int {
    get { 1 }
    set {}
  }
}

extension UIColor {
  /// What is behind all.
  public class var systemBackground: UIColor { .white }
  /// What is behind what stands out from it.
  public class var secondarySystemBackground: UIColor { .white }
  /// Indigo.
  public class var systemIndigo: UIColor { .black }
  /// Mint.
  public class var systemMint: UIColor { .white }
  /// Orange.
  public class var systemOrange: UIColor { .white }
  /// Cyan.
  public class var systemCyan: UIColor { .white }
}

extension UIFont.TextStyle {
  /// A title.
  public static let title1 = Self.body
  /// A smaller one.
  public static let title2 = Self.body
  /// A bold one.
  public static let headline = Self.body
}
