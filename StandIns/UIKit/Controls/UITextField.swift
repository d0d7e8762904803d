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
  /// The alignment of the text.
  open var textAlignment = NSTextAlignment.natural
  /// A Boolean value that indicates whether its type grows and shrinks with the user's setting.
  open var adjustsFontForContentSizeCategory = false
  /// A Boolean value that indicates whether its type shrinks where there is too little space.
  open var adjustsFontSizeToFitWidth = false
  /// The minimum size of the type, as a fraction of its size.
  open var minimumScaleFactor: CGFloat = 0
  /// The size of its text in a width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let whole = intrinsicContentSize
    guard whole.width > size.width, size.width > 0 else { return whole }
    let lines = (whole.width / size.width).rounded(.up)
    return CGSize(width: size.width, height: whole.height * lines)
  }
  /// The size of its text, in which each letter is equally wide here.
  open override var intrinsicContentSize: CGSize {
    let isLarge =
      adjustsFontForContentSizeCategory
      && traitCollection.preferredContentSizeCategory != .large
    let letter = isLarge ? CGSize(width: 24, height: 48) : CGSize(width: 8, height: 16)
    return CGSize(width: letter.width * CGFloat(text?.count ?? 0), height: letter.height)
  }
}

/// The alignment of text in its area.
public enum NSTextAlignment: Int, Sendable {
  /// On the left.
  case left
  /// In the middle.
  case center
  /// The side on which the text starts.
  case natural
}

/// A type.
public final class UIFont: Sendable {
  /// The purpose of a type.
  public struct TextStyle: Hashable, Sendable {
    let name: String
    /// Remarks.
    public static let caption1 = Self(name: "caption1")
    /// Notes.
    public static let footnote = Self(name: "footnote")
    /// Text.
    public static let body = Self(name: "body")
  }

  /// Returns the system's type for a purpose, as large as the user has asked for.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont() }
}

/// A responder that accepts text input.
@MainActor public protocol UIKeyInput: UIResponder {}

/// A line of text that can be changed.
@MainActor open class UITextField: UIControl, UIKeyInput {
  /// The border that it draws itself.
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
  /// The text that is shown while the field is empty.
  open var placeholder: String?
  /// The border that it draws itself.
  open var borderStyle = BorderStyle.none

  /// Creates a field.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a field of an archive, which is empty here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A Boolean value that indicates whether its rectangles of the text request those of the views
  /// at its ends, which Apple does not document.
  public static var headlessAsksForViews = true
  /// The view where its text begins.
  open var leftView: UIView?
  /// The view where its text ends.
  open var rightView: UIView?
  /// The size of its text.
  public var headlessTextSize = CGSize(width: 60, height: 22)

  /// The natural size of the field.
  open override var intrinsicContentSize: CGSize { headlessTextSize }
  /// Returns the size that fits best.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { headlessTextSize }

  /// Returns the rectangle of the text.
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

  /// Returns the rectangle of the view at its beginning.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    ownPlace(of: leftView, effectiveUserInterfaceLayoutDirection != .rightToLeft, bounds)
  }
  /// Returns the rectangle of the view at its end.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    ownPlace(of: rightView, effectiveUserInterfaceLayoutDirection == .rightToLeft, bounds)
  }
  /// Returns the rectangle of the button that empties it.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: bounds.maxX - 19, y: bounds.midY - 9.5, width: 19, height: 19)
  }
  /// Returns the rectangle of the placeholder: that of the text.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// Returns the rectangle of the text while it is changed.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// It may get the keyboard.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// A tap gets the keyboard.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    becomeFirstResponder()
  }
}

/// The scaling of measures with the size of text.
public final class UIFontMetrics: Sendable {
  /// The scaling with text of the body.
  public static let `default` = UIFontMetrics()
  // Only the main actor's tests set it.
  /// The factor of the user's size of text.
  nonisolated(unsafe) public static var headlessScale: CGFloat = 1

  /// Returns a measure for the size of text in surroundings.
  public func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat { value * Self.headlessScale }
}
