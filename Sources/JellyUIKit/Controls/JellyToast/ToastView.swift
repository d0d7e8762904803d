#if canImport(UIKit) && !os(watchOS)
  import Jelly
  import JellyHosts
  import UIKit

  /// A toast: its text, and its action beside or below.
  @available(iOSApplicationExtension, unavailable)
  @available(tvOSApplicationExtension, unavailable)
  final class ToastView: JellyFocusControl {
    /// Runs the action.
    var onAction: (() -> Void)?
    /// A person removes the toast.
    var onDismiss: (() -> Void)?
    /// A finger or assistive technology comes, or has left, or the traits have changed.
    var onChange: (() -> Void)?
    /// A Boolean value that indicates whether a finger is down on it, whatever in it takes it.
    var isTouched: Bool { fingers.isPressed }
    /// A Boolean value that indicates whether assistive technology, or the focus of keys, is on it.
    var isRead: Bool { isFound || isFocused }
    private var isFound = false { didSet { onChange?() } }

    private let fingers = PressWatch(target: nil, action: nil)
    /// The view of all parts, which scrolls a text that is too long.
    private let scroll = UIScrollView()
    private let label = UILabel()
    private(set) var button: UIButton?
    private var customView: UIView?
    private var isWhole = false
    private static let insets = UIEdgeInsets(
      top: ToastLook.padding.end, left: ToastLook.padding.side, bottom: ToastLook.padding.end,
      right: ToastLook.padding.side)

    static let fillColor = UIColor { traits in
      let color = ToastLook.surface(isDark: traits.userInterfaceStyle == .dark)
      return UIColor(red: color.red, green: color.green, blue: color.blue, alpha: 1)
    }
    private static let textColor = UIColor { traits in
      traits.userInterfaceStyle == .dark ? .black : .white
    }

    init() {
      super.init(frame: .zero)
      taker = SelectPresses(
        leave: { [weak self] in
          guard let self, isFocused else { return false }
          onDismiss?()
          return true
        }, selected: { [weak self] in self?.onAction?() })
      layer.cornerRadius = ToastLook.cornerRadius
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
      label.numberOfLines = 0
      label.textColor = Self.textColor
      tintColor = Self.textColor
      scroll.addSubview(label)
      scroll.contentInsetAdjustmentBehavior = .never
      scroll.leaveStatusBar()
      addSubview(scroll)
      fingers.attach(to: self)
      fingers.onMoments = { [weak self] _ in self?.onChange?() }
      let traits: [UITrait] = [
        UITraitPreferredContentSizeCategory.self, UITraitAccessibilityContrast.self,
        UITraitUserInterfaceStyle.self,
      ]
      registerForTraitChanges(traits) { (view: Self, _) in
        view.drawBorder()
        view.onChange?()
      }
      drawBorder()
    }

    /// Draws a border with Increase Contrast: what is behind can have the color of the toast.
    private func drawBorder() {
      layer.borderWidth = traitCollection.accessibilityContrast == .high ? 1 : 0
      layer.borderColor = Self.textColor.resolvedColor(with: traitCollection).cgColor
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// Shows a content, as one element for assistive technology with its actions.
    func show(_ content: JellyToast.Content) {
      label.text = content.text
      label.isHidden = content.customView != nil
      isWhole = content.isWhole
      if customView !== content.customView {
        if customView?.superview === scroll { customView?.removeFromSuperview() }
        customView = content.customView
        if let customView { scroll.addSubview(customView) }
      }
      isAccessibilityElement = true
      words = content.text
      button?.removeFromSuperview()
      button = content.action.map { action in
        UIButton(
          type: .system,
          primaryAction: UIAction(title: action.title) { [weak self] _ in self?.onAction?() })
      }
      if let button, !isWhole { scroll.addSubview(button) }
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

    /// The text for assistive technology.
    private var words = ""
    override var accessibilityLabel: String? {
      get { words.isEmpty ? customView?.labels.joined(separator: ", ") : words }
      set { words = newValue ?? "" }
    }

    /// Shows the number of those that wait, which is for the eye.
    func show(count: Int) {
      label.text = "+\(count)"
      accessibilityElementsHidden = true
    }

    /// Runs the action of the app, as a button does.
    func run(_ action: UIAction) { button?.sendAction(action) }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
      let whole = contentSize(in: size.width)
      return CGSize(width: whole.width, height: min(whole.height, size.height))
    }

    /// The space around the parts; a view that fills the toast has its own.
    private var insets: UIEdgeInsets { isWhole ? .zero : Self.insets }

    /// The size that all parts need in a width.
    private func contentSize(in width: CGFloat) -> CGSize {
      let (text, button, isBelow) = parts(in: width)
      let width = isBelow ? max(text.width, button.width) : text.width + button.width
      let height = isBelow ? text.height + button.height : max(text.height, button.height)
      let gap = shownButton == nil ? 0 : ToastLook.gap
      return CGSize(
        width: width + (isBelow ? 0 : gap) + insets.left + insets.right,
        height: height + (isBelow ? gap : 0) + insets.top + insets.bottom)
    }

    private var shownButton: UIButton? { isWhole ? nil : button }

    /// The sizes of the text and of the button, and whether the button is below the text: with a
    /// large type, and where the text has more than one line beside it.
    private func parts(in width: CGFloat) -> (text: CGSize, button: CGSize, isBelow: Bool) {
      let width = width - insets.left - insets.right
      let whole = CGSize(width: width, height: .greatestFiniteMagnitude)
      let text = (customView ?? label).sizeThatFits(whole)
      guard let button = shownButton else { return (text, .zero, false) }
      let size = button.sizeThatFits(whole)
      let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
      return (text, size, isLarge || text.width + ToastLook.gap + size.width > width)
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      let whole = CGSize(width: bounds.width, height: contentSize(in: bounds.width).height)
      answerLooks(cornerRadius: layer.cornerRadius)
      scroll.frame = bounds
      scroll.contentSize = whole
      // Half a point is rounding. Else a finger anywhere on the toast drags it.
      scroll.isScrollEnabled = whole.height > bounds.height + 0.5
      let (text, size, isBelow) = parts(in: bounds.width)
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      let inside = CGRect(origin: .zero, size: whole).inset(by: insets)
      let place = { (x: CGFloat, y: CGFloat, size: CGSize) in
        CGRect(
          origin: CGPoint(x: isMirrored ? inside.maxX - x - size.width : inside.minX + x, y: y),
          size: size)
      }
      let y = isBelow ? inside.minY : inside.midY - text.height / 2
      (customView ?? label).frame = place(0, y, text)
      button?.frame =
        isBelow
        ? place(0, inside.maxY - size.height, size)
        : place(inside.width - size.width, inside.midY - size.height / 2, size)
    }

    // Touches and assistive technology

    override func accessibilityElementDidBecomeFocused() { isFound = true }
    override func accessibilityElementDidLoseFocus() { isFound = false }

    #if os(tvOS)
      /// False: the focus stays with what a person does.
      override var canBecomeFocused: Bool { false }
    #endif

    override func didUpdateFocus(
      in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
      super.didUpdateFocus(in: context, with: coordinator)
      onChange?()
    }

    override func accessibilityPerformEscape() -> Bool {
      onDismiss?()
      return true
    }

    // Apple's page lists Catalyst, and bindings made from its headers do not.
    #if !targetEnvironment(macCatalyst)
      override func accessibilityPerformMagicTap() -> Bool {
        guard button != nil else { return false }
        onAction?()
        return true
      }
    #endif
  }

  extension UIView {
    /// The labels of the elements for assistive technology in this view, from front to back.
    fileprivate var labels: [String] {
      if isAccessibilityElement { return [accessibilityLabel].compactMap(\.self) }
      if let elements = accessibilityElements {
        return elements.compactMap { ($0 as? UIAccessibilityElement)?.accessibilityLabel }
      }
      return subviews.flatMap(\.labels)
    }
  }
#endif
