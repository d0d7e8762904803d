#if canImport(UIKit) && !os(watchOS)
  public import Jelly
  public import UIKit

  /// A round button from which a fan of items opens.
  ///
  ///     let compose = JellyMenuButton(frame: CGRect(x: 0, y: 0, width: 56, height: 56))
  ///     compose.menu = UIMenu(children: [
  ///       UIAction(title: "Note", image: UIImage(systemName: "note.text")) { _ in newNote() },
  ///       UIAction(title: "Photo", image: UIImage(systemName: "camera")) { _ in takePhoto() },
  ///     ])
  ///
  /// The items lie beyond the button's bounds. Put the button into a view that is large enough for
  /// the items, because they can be touched only within that view.
  public final class JellyMenuButton: JellyFocusControl, Hosting {
    /// A closure that is called once for each effect: the menu opens, the menu closes, or an item
    /// is selected.
    public var onEffect: ((JellyMenuBody.Effect) -> Void)?

    // The host draws the button. The items have a layer of their own, which fades with them.
    let host = JellyHost(
      JellyMenuBody(size: .zero, settings: .init(itemCount: 0)),
      draw: { $0.drawButton(at: $1, into: &$2) })
    private let drops = CAShapeLayer()
    private let cross = CAShapeLayer()
    private var items: [UIAction] = []
    private var buttons: [UIButton] = []
    private let outside = TouchWatch()
    private var keys = BorrowedKeys()
    /// The state in the accessibility value.
    private var wasOpen: Bool?
    /// The accessibility element of the button itself while the menu is open.
    private lazy var face = ButtonElement(of: self)

    /// Creates a button.
    public override init(frame: CGRect) {
      super.init(frame: frame)
      setUp()
    }

    /// Creates a button from an Interface Builder file.
    public required init?(coder: NSCoder) {
      super.init(coder: coder)
      setUp()
    }

    private func setUp() {
      withoutImplicitAnimations {
        cross.lineWidth = MenuCross.lineWidth
        cross.lineCap = .round
        cross.fillColor = nil
      }
      host.onEffect = { [weak self] in self?.report($0) }
      host.onFrame = { [weak self] in self?.show($0, at: $1) }
      host.onPaint = { [weak self] in self?.paint() }
      host.attach(to: self)
      host.canvas.layer.insertSublayer(drops, at: 0)
      host.canvas.layer.addSublayer(cross)
      taker = SelectPresses(
        leave: { [weak self] in self?.closeByPress() ?? false },
        selected: { [weak self] in self?.isOpen.toggle() })
      registerForTraitChanges([UITraitLayoutDirection.self]) { (menu: JellyMenuButton, _) in
        menu.arrange()
      }
      outside.onTouch = { [weak self] touch in
        guard let self, !point(inside: touch.location(in: self), with: nil) else { return }
        isOpen = false
      }
      offerLargeViews()
      accessibilityLabel = localized("Menu")
      accessibilityTraits = .button
      describe()
    }

    // Settings

    /// The menu whose actions are the items; nil for none.
    ///
    /// An item shows the image of its action. Assistive technologies and the large content viewer
    /// use the title. The control follows these attributes: `disabled`, `destructive`, whose image
    /// is red, and `hidden`. The items are at most ``/Jelly/JellyMenuBody/itemLimit``.
    ///
    /// The control does not show submenus: the actions of a submenu are items, in their order.
    /// Other elements, such as a `UICommand`, are ignored.
    public var menu: UIMenu? { didSet { fill() } }

    /// A Boolean value that indicates whether the menu is open, or opening.
    ///
    /// A change is animated.
    public var isOpen: Bool {
      get { host.body.isOpen }
      set { host.send(newValue ? .opened : .closed) }
    }

    /// Opens or closes the menu.
    ///
    /// - Parameters:
    ///   - isOpen: True to open the menu, false to close it.
    ///   - animated: True to animate the change.
    public func setOpen(_ isOpen: Bool, animated: Bool) {
      guard isOpen != self.isOpen else { return }
      self.isOpen = isOpen
      if !animated { host.skip() }
    }

    /// A Boolean value that indicates whether a person can use the menu.
    ///
    /// A menu that is disabled closes.
    public override var isEnabled: Bool {
      didSet {
        if !isEnabled { setOpen(false, animated: window != nil) }
        host.isEnabled = isEnabled
        describeEnabled(isEnabled)
      }
    }

    /// The diameter of an item, in points.
    @IBInspectable public dynamic var itemDiameter: CGFloat {
      get { host.body.settings.itemDiameter }
      set { host.set { $0.itemDiameter = newValue } }
    }

    /// The distance between an open item and the button, in points; nil for 20 or more, as the
    /// items need.
    public var itemDistance: CGFloat? {
      get { host.body.settings.itemDistance.map { CGFloat($0) } }
      set { host.set { $0.itemDistance = newValue.map { Double($0) } } }
    }

    /// The angle of the first item, in radians, counter-clockwise from the edge where lines of text
    /// end.
    @IBInspectable public dynamic var startAngle: CGFloat {
      get { host.body.settings.startAngle }
      set { host.set { $0.startAngle = newValue } }
    }

    /// The angle between the first and the last item, in radians; a negative one is clockwise.
    @IBInspectable public dynamic var sweepAngle: CGFloat {
      get { host.body.settings.sweepAngle }
      set { host.set { $0.sweepAngle = newValue } }
    }

    /// The space around the button in which the items must lie, in points from each edge of the
    /// button; nil, the default, for no limit.
    ///
    /// The fan of items turns, and gets narrower, until it lies in the space. An infinite inset is
    /// no limit at that edge; a negative one means that the button itself extends beyond the space.
    public var availableSpace: UIEdgeInsets? {
      didSet {
        host.set { settings in
          settings.availableSpace =
            availableSpace.map(JellyMenuBody.Settings.AvailableSpace.init) ?? .init()
        }
      }
    }

    /// The color that fills the outline, dynamic colors included; the tint color if nil.
    @IBInspectable public dynamic var fillColor: UIColor? {
      get { host.fillColor }
      set { host.fillColor = newValue }
    }

    /// The color of the cross and of the items' images.
    @IBInspectable public dynamic var foregroundColor: UIColor = .white {
      didSet { host.paint() }
    }

    /// A Boolean value that indicates whether the menu plays a haptic when it opens, when it closes
    /// and when an item is selected; true by default.
    @IBInspectable public var playsHaptics: Bool {
      get { host.haptics.isEnabled }
      set { host.haptics.isEnabled = newValue }
    }

    // Items

    private func fill() {
      for button in buttons { button.removeFromSuperview() }
      items = Array((menu?.visibleActions ?? []).prefix(JellyMenuBody.itemLimit))
      buttons = items.enumerated().map { index, item in
        let choice = UIAction(title: item.title, image: item.image) { [weak self] _ in
          self?.host.send(.selected(index))
        }
        let button = UIButton(primaryAction: choice)
        // The button shows the image. The title is for VoiceOver and the large content viewer.
        button.setTitle(nil, for: .normal)
        button.isEnabled = !item.attributes.contains(.disabled)
        button.accessibilityLabel = item.title
        button.showLarge(as: item.title)
        addSubview(button)
        return button
      }
      arrange()
      describe()
      host.paint()
    }

    private func arrange() {
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      host.set {
        $0.itemCount = buttons.count
        $0.isRightToLeft = isMirrored
      }
    }

    private func report(_ effect: JellyMenuBody.Effect) {
      host.haptics.tick()
      let isOpen = effect == .opened
      if isOpen, let window {
        outside.attach(to: window)
        keys.take(for: self)
      } else {
        outside.detach()
        keys.giveBack(from: self)
      }
      describe()
      UIAccessibility.post(notification: .layoutChanged, argument: isOpen ? buttons.first : self)
      onEffect?(effect)
      if case .selected(let index) = effect, items.indices.contains(index) {
        sendAction(items[index])
      }
    }

    private func show(_ body: JellyMenuBody, at time: Double) {
      drops.path = CGMutablePath.drawn { body.drawItems(at: time, into: &$0) }
      drops.opacity = Float(body.itemsOpacity(at: time))
      cross.setAffineTransform(CGAffineTransform(rotationAngle: body.iconRotation(at: time)))
      for (index, button) in buttons.enumerated() where index < body.settings.itemCount {
        let item = body.item(index, at: time)
        button.bounds = CGRect(x: 0, y: 0, width: itemDiameter, height: itemDiameter)
        button.center = CGPoint(item.center)
        button.transform = CGAffineTransform(scaleX: item.scale, y: item.scale)
        button.alpha = item.opacity
        button.isUserInteractionEnabled = body.isOpen
        button.accessibilityElementsHidden = !body.isOpen
      }
    }

    private func paint() {
      drops.fillColor = host.shape.fillColor
      cross.strokeColor = foregroundColor.layerColor(in: self)
      for (item, button) in zip(items, buttons) {
        let isDestructive = item.attributes.contains(.destructive)
        button.tintColor = isDestructive ? .systemRed : foregroundColor
      }
      guard showsFocus else { return }
      // A menu with the focus exchanges its colors, as a television's own buttons do.
      (cross.strokeColor, host.shape.fillColor) = (host.shape.fillColor, cross.strokeColor)
    }

    // UIControl

    public override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
      host.haptics.prepare()
      return super.beginTracking(touch, with: event)
    }

    public override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
      super.endTracking(touch, with: event)
      guard isEnabled, let touch else { return }
      host.send(.tapped(Vector2(touch.location(in: self))), at: touch.timestamp)
    }

    // UIView

    public override func layoutSubviews() {
      super.layoutSubviews()
      host.answerLooks()
      face.accessibilityFrameInContainerSpace = bounds
      let symbol = MenuCross(on: Vector2(bounds.size))
      withoutImplicitAnimations {
        cross.position = CGPoint(x: bounds.midX, y: bounds.midY)
        cross.path = CGMutablePath.drawn { symbol.draw(into: &$0) }
      }
    }

    public override func didMoveToWindow() {
      super.didMoveToWindow()
      if window == nil {
        outside.detach()
        isOpen = false
      }
    }

    public override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      let isOnItem = isOpen && buttons.contains { $0.frame.contains(point) }
      return isOnItem || host.contains(point)
    }

    /// Returns the button for every touch on it, even if an item is still within the button.
    public override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      let hit = super.hitTest(point, with: event)
      return hit != nil && host.shape.path?.contains(point) == true ? self : hit
    }

    // Keys go to the first responder, so an open menu is the first responder.

    public override var canBecomeFirstResponder: Bool { isOpen }

    /// Closes an open menu by the escape key, and by a remote's Back button.
    private func closeByPress() -> Bool {
      defer { isOpen = false }
      return isOpen
    }

    // Accessibility

    /// Assigns the accessibility properties for the present state: one element if the menu is
    /// closed, and the button and its items if it is open.
    private func describe() {
      accessibilityElements = isOpen ? [face] + buttons : nil
      guard isOpen != wasOpen else { return }
      wasOpen = isOpen
      isAccessibilityElement = !isOpen
      accessibilityValue = localized(isOpen ? "Expanded" : "Collapsed")
    }

    public override func accessibilityActivate() -> Bool {
      if isEnabled { isOpen.toggle() }
      return isEnabled
    }

    public override func accessibilityPerformEscape() -> Bool {
      guard isOpen else { return false }
      isOpen = false
      return true
    }
  }

  /// The accessibility element of a menu button while its menu is open.
  private final class ButtonElement: UIAccessibilityElement {
    private weak var button: JellyMenuButton?

    init(of button: JellyMenuButton) {
      self.button = button
      super.init(accessibilityContainer: button)
    }

    override var accessibilityLabel: String? {
      get { button?.accessibilityLabel }
      set { button?.accessibilityLabel = newValue }
    }

    override var accessibilityValue: String? {
      get { button?.accessibilityValue }
      set { button?.accessibilityValue = newValue }
    }

    override var accessibilityTraits: UIAccessibilityTraits {
      get { button?.accessibilityTraits ?? .button }
      set { button?.accessibilityTraits = newValue }
    }
  }

  extension UIMenu {
    /// The actions of the menu and its submenus that are not hidden, in their order.
    fileprivate var visibleActions: [UIAction] {
      children.flatMap { element -> [UIAction] in
        if let menu = element as? UIMenu { return menu.visibleActions }
        guard let action = element as? UIAction, !action.attributes.contains(.hidden) else {
          return []
        }
        return [action]
      }
    }
  }

  extension JellyMenuBody.Settings.AvailableSpace {
    /// Creates the space that insets describe.
    fileprivate init(_ insets: UIEdgeInsets) {
      self.init(left: insets.left, top: insets.top, right: insets.right, bottom: insets.bottom)
    }
  }
#endif
