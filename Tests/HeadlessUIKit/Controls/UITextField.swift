/// A line of text.
@MainActor open class UILabel: UIView {
  /// The text.
  open var text: String?
  /// Its color.
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

/// What can be written in.
@MainActor public protocol UIKeyInput: UIResponder {}

/// A line of text that can be changed.
@MainActor open class UITextField: UIControl, UIKeyInput {
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

  /// Whether its rectangles of the text ask where the views at its ends are, which nobody outside
  /// of Apple knows.
  public static var headlessAsksForViews = true
  /// What is where its text begins.
  open var leftView: UIView?
  /// What is where its text ends.
  open var rightView: UIView?
  /// How large its text is.
  public var headlessTextSize = CGSize(width: 60, height: 22)

  /// How large it would like to be.
  open override var intrinsicContentSize: CGSize { headlessTextSize }
  /// How large it is best.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { headlessTextSize }

  /// Where the text stands.
  open func textRect(forBounds bounds: CGRect) -> CGRect {
    let asks = Self.headlessAsksForViews
    var rect = bounds
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (view, place) in [
      (
        leftView,
        asks ? leftViewRect(forBounds: bounds) : ownPlace(of: leftView, !isMirrored, bounds)
      ),
      (
        rightView,
        asks ? rightViewRect(forBounds: bounds) : ownPlace(of: rightView, isMirrored, bounds)
      ),
    ] where view != nil {
      if place.midX < bounds.midX {
        rect.size.width -= place.maxX - rect.minX
        rect.origin.x = place.maxX
      } else {
        rect.size.width = place.minX - rect.minX
      }
    }
    return rect
  }

  private func ownPlace(of view: UIView?, _ isOnLeft: Bool, _ bounds: CGRect) -> CGRect {
    let size = view?.bounds.size ?? .zero
    let x = isOnLeft ? bounds.minX : bounds.maxX - size.width
    return CGRect(x: x, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  /// Where the view at its beginning is.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    ownPlace(of: leftView, effectiveUserInterfaceLayoutDirection != .rightToLeft, bounds)
  }
  /// Where the view at its end is.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    ownPlace(of: rightView, effectiveUserInterfaceLayoutDirection == .rightToLeft, bounds)
  }
  /// Where the button is that empties it.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: bounds.maxX - 19, y: bounds.midY - 9.5, width: 19, height: 19)
  }
  /// Where the placeholder stands: where the text will.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// Where the text stands while it is changed.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// It may get the keyboard.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// A tap gets the keyboard.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    becomeFirstResponder()
  }
}
