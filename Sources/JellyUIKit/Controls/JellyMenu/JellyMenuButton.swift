#if canImport(UIKit) && !os(watchOS)
  public import Jelly
  public import UIKit

  /// A round button from which a fan of items opens.
  ///
  ///     let compose = JellyMenuButton(frame: CGRect(x: 0, y: 0, width: 56, height: 56))
  ///     compose.items = [
  ///       UIAction(title: "Note", image: UIImage(systemName: "note.text")) { _ in newNote() },
  ///       UIAction(title: "Photo", image: UIImage(systemName: "camera")) { _ in takePhoto() },
  ///     ]
  ///
  /// The items lie beyond the button's bounds. Put the button into a view that is large enough for
  /// the items, because they can be touched only within that view.
  public final class JellyMenuButton: UIControl, JellyView {
    /// A closure that is called once for each effect: the menu opens, the menu closes, an item is
    /// chosen.
    public var onEffect: ((JellyMenuBody.Effect) -> Void)?
    /// A closure that returns the words by which assistive technology describes an open menu
    /// (`true`) or a closed one.
    public var stateDescription: (Bool) -> String = {
      localized($0 ? "Expanded" : "Collapsed")
    }

    /// What runs the control in the view.
    ///
    /// It draws the button; the items have a layer of their own, which fades where they do.
    public let host = JellyHost(
      JellyMenuBody(size: .zero, settings: .init(count: 0)),
      draw: { $0.drawButton(at: $1, into: &$2) })
    private let drops = CAShapeLayer()
    private let cross = CAShapeLayer()
    private var buttons: [UIButton] = []
    private let outside = TouchWatch()
    /// The view, or the view controller, that had the keyboard when the menu was opened.
    private weak var keyHolder: UIResponder?
    private var presses = TakenPresses()
    /// The accessibility element of the button itself while the menu is open.
    private lazy var face = UIAccessibilityElement(accessibilityContainer: self)

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
      registerForTraitChanges([UITraitLayoutDirection.self]) { (menu: JellyMenuButton, _) in
        menu.arrange()
      }
      outside.onTouch = { [weak self] touch in
        guard let self, !point(inside: touch.location(in: self), with: nil) else { return }
        isOpen = false
      }
      offerLargeViews()
      accessibilityTraits = .button
      face.accessibilityTraits = .button
    }

    // Settings

    /// The items of the menu, at most ``/Jelly/JellyMenuBody/itemLimit`` of them; those with the
    /// attribute `disabled` cannot be chosen.
    public var items: [UIAction] = [] { didSet { fill() } }

    /// Whether the menu is open, or opening.
    ///
    /// A change is animated.
    public var isOpen: Bool {
      get { host.body.isOpen }
      set { host.send(newValue ? .opened : .closed) }
    }

    /// Opens or closes the menu.
    ///
    /// - Parameters:
    ///   - isOpen: Whether the menu is open from now on.
    ///   - animated: Whether the items move to their places. If not, they are there at once.
    public func setOpen(_ isOpen: Bool, animated: Bool) {
      guard isOpen != self.isOpen else { return }
      self.isOpen = isOpen
      if !animated { host.skip() }
    }

    /// Whether the menu can be used.
    ///
    /// A menu that is disabled closes.
    public override var isEnabled: Bool {
      didSet {
        if !isEnabled { setOpen(false, animated: window != nil) }
        host.isEnabled = isEnabled
        accessibilityTraits = isEnabled ? .button : [.button, .notEnabled]
        face.accessibilityTraits = accessibilityTraits
      }
    }

    /// An item's diameter, in points.
    @IBInspectable public dynamic var itemDiameter: Double {
      get { host.body.settings.itemDiameter }
      set { host.set { $0.itemDiameter = newValue } }
    }

    /// The gap between an open item and the button, in points; if nil, 20 or more, as the items
    /// need.
    public var gap: Double? {
      get { host.body.settings.gap }
      set { host.set { $0.gap = newValue } }
    }

    /// The angle at which the fan begins, in radians, counter-clockwise from the side where text
    /// ends.
    @IBInspectable public dynamic var startAngle: Double {
      get { host.body.settings.startAngle }
      set { host.set { $0.startAngle = newValue } }
    }

    /// The angle that the fan spans, in radians; a negative one is clockwise.
    @IBInspectable public dynamic var sweep: Double {
      get { host.body.settings.sweep }
      set { host.set { $0.sweep = newValue } }
    }

    /// The room around the button, in points, in which the items must lie; no limits by default.
    ///
    /// The fan turns, and gets narrower, until it lies in the room.
    public var room: JellyMenuBody.Settings.Room {
      get { host.body.settings.room }
      set { host.set { $0.room = newValue } }
    }

    /// The color that fills the outline, dynamic colors included; the tint color if nil.
    @IBInspectable public dynamic var fillColor: UIColor? {
      get { host.fillColor }
      set { host.fillColor = newValue }
    }

    /// The color of the cross and of the items' images.
    @IBInspectable public dynamic var symbolColor: UIColor = .white { didSet { host.paint() } }

    /// Whether the menu plays a haptic when it opens, when it closes and when an item is chosen.
    @IBInspectable public dynamic var playsHaptics: Bool {
      get { host.haptics.isEnabled }
      set { host.haptics.isEnabled = newValue }
    }

    // Items

    private func fill() {
      for button in buttons { button.removeFromSuperview() }
      buttons = items.prefix(JellyMenuBody.itemLimit).enumerated().map { index, item in
        let choice = UIAction(title: item.title, image: item.image) { [weak self] _ in
          self?.host.send(.chosen(index))
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
      host.paint()
    }

    private func arrange() {
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      host.set {
        $0.count = buttons.count
        $0.isMirrored = isMirrored
      }
    }

    private func report(_ effect: JellyMenuBody.Effect) {
      host.haptics.tick()
      let isOpen = effect == .opened
      if isOpen, let window {
        outside.attach(to: window)
        takeKeys()
      } else {
        outside.detach()
        giveKeysBack()
      }
      UIAccessibility.post(notification: .layoutChanged, argument: isOpen ? buttons.first : self)
      onEffect?(effect)
      if case .selected(let index) = effect, items.indices.contains(index) {
        sendAction(items[index])
      }
    }

    private func show(_ body: JellyMenuBody, at time: Double) {
      drops.path = CGMutablePath.drawn { body.drawItems(at: time, into: &$0) }
      drops.opacity = Float(body.itemsOpacity(at: time))
      cross.setAffineTransform(CGAffineTransform(rotationAngle: body.turn(at: time)))
      for (index, button) in buttons.enumerated() where index < body.settings.count {
        let item = body.item(index, at: time)
        button.bounds = CGRect(x: 0, y: 0, width: itemDiameter, height: itemDiameter)
        button.center = CGPoint(item.disc.center)
        button.transform = CGAffineTransform(scaleX: item.scale, y: item.scale)
        button.alpha = item.opacity
        button.isUserInteractionEnabled = body.isOpen
        button.accessibilityElementsHidden = !body.isOpen
      }
    }

    private func paint() {
      drops.fillColor = host.shape.fillColor
      cross.strokeColor = symbolColor.layerColor(in: self)
      for button in buttons { button.tintColor = symbolColor }
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
      answerLooks()
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

    // A remote or a keyboard gives the button the focus, and presses it.

    public override var canBecomeFocused: Bool { isEnabled }

    public override func didUpdateFocus(
      in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
      super.didUpdateFocus(in: context, with: coordinator)
      host.paint()
    }

    /// Closes an open menu by the escape key, and by a remote's Back button.
    public override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      let taken = presses.filter { $0.leaves && isOpen || $0.selects && isFocused }
      let (own, others) = self.presses.divide(presses, taking: taken)
      if !others.isEmpty { super.pressesBegan(others, with: event) }
      if own.contains(where: \.leaves) { self.isOpen = false }
    }

    public override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      let (own, others) = self.presses.divide(presses)
      if !others.isEmpty { super.pressesEnded(others, with: event) }
      if own.contains(where: \.selects) { isOpen.toggle() }
    }

    public override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      let others = self.presses.divide(presses).others
      if !others.isEmpty { super.pressesCancelled(others, with: event) }
    }

    // Keys go to the first responder, so an open menu is the first responder. But a field that is
    // being written in stays it: otherwise the software keyboard would leave for as long.

    public override var canBecomeFirstResponder: Bool { isOpen }

    private func takeKeys() {
      let holder = window?.firstResponder
      guard !(holder is any UIKeyInput) else { return }
      keyHolder = holder
      becomeFirstResponder()
    }

    private func giveKeysBack() {
      guard isFirstResponder else { return }
      if keyHolder?.becomeFirstResponder() != true { resignFirstResponder() }
    }

    // Accessibility

    // One element while it is closed; the button and its items while it is open.

    public override var isAccessibilityElement: Bool {
      get { !isOpen }
      set {}
    }

    public override var accessibilityElements: [Any]? {
      get {
        face.accessibilityLabel = accessibilityLabel
        face.accessibilityValue = accessibilityValue
        face.accessibilityFrameInContainerSpace = bounds
        return isOpen ? [face] + buttons : nil
      }
      set {}
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

    public override var accessibilityLabel: String? {
      get { super.accessibilityLabel ?? localized("Menu") }
      set { super.accessibilityLabel = newValue }
    }

    public override var accessibilityValue: String? {
      get { stateDescription(isOpen) }
      set {}
    }
  }

  extension UIView {
    /// What gets what is typed: this view, a view in it, or the view controller of one of them.
    fileprivate var firstResponder: UIResponder? {
      if isFirstResponder { return self }
      // The next responder of a view controller's view is the controller.
      if let next, next.isFirstResponder { return next }
      for view in subviews {
        if let responder = view.firstResponder { return responder }
      }
      return nil
    }
  }
#endif
