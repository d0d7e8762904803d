#if canImport(UIKit) && !os(watchOS)
  import Jelly
  import UIKit

  /// A toast: its text, and its action beside or below.
  @available(iOSApplicationExtension, unavailable)
  @available(tvOSApplicationExtension, unavailable)
  final class ToastView: UIView {
    /// Runs the action.
    var onAction: (() -> Void)?
    /// A person removes the toast.
    var onDismiss: (() -> Void)?
    /// A finger or assistive technology comes, or has left.
    var onHold: (() -> Void)?
    /// A Boolean value that indicates whether a finger drags it, whose touch the drag cancels.
    var isDragged = false { didSet { onHold?() } }
    /// A Boolean value that indicates whether a finger is down on it.
    private(set) var isTouched = false { didSet { onHold?() } }
    /// A Boolean value that indicates whether assistive technology is on it.
    private(set) var isRead = false { didSet { onHold?() } }

    private let label = UILabel()
    private(set) var button: UIButton?
    private var action: UIAction?
    private static let insets = UIEdgeInsets(top: 12, left: 20, bottom: 12, right: 20)
    private static let gap: CGFloat = 12

    /// The colors are those of a page: 16.8 : 1, and 15 : 1 in dark mode.
    static let fillColor = UIColor { traits in
      let isDark = traits.userInterfaceStyle == .dark
      return isDark
        ? UIColor(red: 0.953, green: 0.949, blue: 0.969, alpha: 1)
        : UIColor(red: 0.114, green: 0.110, blue: 0.133, alpha: 1)
    }
    private static let textColor = UIColor { traits in
      traits.userInterfaceStyle == .dark ? .black : .white
    }

    init() {
      super.init(frame: .zero)
      layer.cornerRadius = 24
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
      label.numberOfLines = 0
      label.textColor = Self.textColor
      tintColor = Self.textColor
      addSubview(label)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// Shows a content, as one element for assistive technology with its actions.
    func show(_ content: JellyToast.Content) {
      label.text = content.text
      isAccessibilityElement = true
      accessibilityLabel = content.text
      action = content.action
      button?.removeFromSuperview()
      button = content.action.map { action in
        UIButton(
          type: .system,
          primaryAction: UIAction(title: action.title) { [weak self] _ in self?.onAction?() })
      }
      if let button { addSubview(button) }
      let acts = content.action.map { action in
        UIAccessibilityCustomAction(name: action.title) { [weak self] _ in
          self?.onAction?()
          return true
        }
      }
      let dismisses = UIAccessibilityCustomAction(name: localized("Dismiss")) { [weak self] _ in
        self?.onDismiss?()
        return true
      }
      accessibilityCustomActions = [acts, dismisses].compactMap(\.self)
      setNeedsLayout()
    }

    /// Shows the number of those that wait, which is for the eye.
    func show(count: Int) {
      label.text = "+\(count)"
      accessibilityElementsHidden = true
    }

    /// Runs the action of the app, as a button does.
    func run(_ action: UIAction) { button?.sendAction(action) }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
      let (text, button, isBelow) = parts(in: size.width)
      let width = isBelow ? max(text.width, button.width) : text.width + button.width
      let height = isBelow ? text.height + button.height : max(text.height, button.height)
      let gap = self.button == nil ? 0 : Self.gap
      return CGSize(
        width: width + (isBelow ? 0 : gap) + Self.insets.left + Self.insets.right,
        height: height + (isBelow ? gap : 0) + Self.insets.top + Self.insets.bottom)
    }

    /// The sizes of the text and of the button, and whether the button is below the text: with a
    /// large type, and where the text has more than one line beside it.
    private func parts(in width: CGFloat) -> (text: CGSize, button: CGSize, isBelow: Bool) {
      let width = width - Self.insets.left - Self.insets.right
      let whole = CGSize(width: width, height: .greatestFiniteMagnitude)
      let text = label.sizeThatFits(whole)
      guard let button else { return (text, .zero, false) }
      let size = button.sizeThatFits(whole)
      let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
      return (text, size, isLarge || text.width + Self.gap + size.width > width)
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      let (text, size, isBelow) = parts(in: bounds.width)
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      let inside = bounds.inset(by: Self.insets)
      let place = { (x: CGFloat, y: CGFloat, size: CGSize) in
        CGRect(
          origin: CGPoint(x: isMirrored ? inside.maxX - x - size.width : inside.minX + x, y: y),
          size: size)
      }
      let y = isBelow ? inside.minY : inside.midY - text.height / 2
      label.frame = place(0, y, text)
      button?.frame =
        isBelow
        ? place(0, inside.maxY - size.height, size)
        : place(inside.width - size.width, inside.midY - size.height / 2, size)
    }

    // Touches and assistive technology

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      super.touchesBegan(touches, with: event)
      isTouched = true
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      super.touchesEnded(touches, with: event)
      isTouched = false
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      super.touchesCancelled(touches, with: event)
      isTouched = false
    }

    override func accessibilityElementDidBecomeFocused() { isRead = true }
    override func accessibilityElementDidLoseFocus() { isRead = false }

    override func accessibilityPerformEscape() -> Bool {
      onDismiss?()
      return true
    }

    // Apple's page lists Catalyst, and bindings made from its headers do not.
    #if !targetEnvironment(macCatalyst)
      override func accessibilityPerformMagicTap() -> Bool {
        guard action != nil else { return false }
        onAction?()
        return true
      }
    #endif
  }
#endif
