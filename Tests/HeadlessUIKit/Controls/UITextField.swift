/// A line of text.
@MainActor open class UILabel: UIView {
  /// The text.
  open var text: String?
  /// Its colour.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textColor: UIColor!
  /// Its type.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var font: UIFont!
  /// Where it stands.
  open var textAlignment = NSTextAlignment.natural
  /// Whether its type grows and shrinks with what the user has asked for.
  open var adjustsFontForContentSizeCategory = false
  /// Whether its type shrinks where there is too little room.
  open var adjustsFontSizeToFitWidth = false
  /// How small it may get, as a share of its size.
  open var minimumScaleFactor: CGFloat = 0
}

/// Where text stands in its room.
public enum NSTextAlignment: Int, Sendable {
  /// On the left.
  case left
  /// In the middle.
  case center
  /// Where it starts.
  case natural
}

/// A type.
public final class UIFont: Sendable {
  /// What a type is for.
  public struct TextStyle: Hashable, Sendable {
    let name: String
    /// Remarks.
    public static let caption1 = Self(name: "caption1")
    /// Text.
    public static let body = Self(name: "body")
  }

  /// The system's type for a purpose, as large as the user has asked for.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont() }
}

/// A line of text that can be changed.
@MainActor open class UITextField: UIControl {
  /// Whether it draws a border of its own.
  public enum BorderStyle: Int, Sendable {
    /// None.
    case none
    /// A line.
    case line
    /// A rounded one.
    case roundedRect
  }

  /// The text.
  open var text: String?
  /// What is shown where there is none.
  open var placeholder: String?
  /// Whether it draws a border of its own.
  open var borderStyle = BorderStyle.none

  /// Makes a field.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a field of an archive, which is empty here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Where the text stands.
  open func textRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Where the placeholder stands: where the text will.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// Where the text stands while it is changed.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// It may get the keyboard.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// A tap gets the keyboard.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    becomeFirstResponder()
  }
}
