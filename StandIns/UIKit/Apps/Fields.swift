/// The keys of a keyboard.
public enum UIKeyboardType: Int, Sendable {
  /// All.
  case `default` = 0
  /// Digits.
  case numberPad = 4
  /// The keyboard for email addresses.
  case emailAddress = 7
}

/// The purpose of a field.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// Its name.
  public let rawValue: String
  /// Of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The name of the user who signs in.
  public static let username = Self(rawValue: "username")
  /// A password.
  public static let password = Self(rawValue: "password")
}

/// The letters that a field makes large.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// None.
  case none
  /// The first of a sentence.
  case sentences = 2
}

extension UITextField {
  /// The keys of its keyboard.
  public var keyboardType: UIKeyboardType {
    get { .default }
    set {}
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The purpose of the field.
  public var textContentType: UITextContentType! {
    get { nil }
    set {}
  }
  /// The letters that it makes large.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { .sentences }
    set {}
  }
  /// A Boolean value that indicates whether its content is hidden.
  public var isSecureTextEntry: Bool {
    get { false }
    set {}
  }
  /// Its type.
  public var font: UIFont? {
    get { nil }
    set {}
  }
  /// A Boolean value that indicates whether its type grows and shrinks with the user's setting.
  public var adjustsFontForContentSizeCategory: Bool {
    get { false }
    set {}
  }
  /// A Boolean value that indicates whether it has text.
  public var hasText: Bool { false }
}

extension UIButton {
  /// The appearance of a button.
  public struct Configuration: Sendable {
    /// Filled.
    public static func filled() -> Configuration { Configuration() }
    /// The title of the button.
    public var title: String?
  }

  /// Creates a button that looks so.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system, primaryAction: primaryAction)
  }
}

extension UILabel {
  /// The maximum number of lines; 0 does not limit them.
  public var numberOfLines: Int {
    get { 1 }
    set {}
  }
}

extension UIColor {
  /// The background of everything.
  public class var systemBackground: UIColor { .white }
  /// The background of elements that stand out from the main one.
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
