#if canImport(UIKit) && !os(watchOS)
  public import Jelly
  public import UIKit

  /// A button that swells where it is pressed, and bends where a finger pulls it.
  ///
  ///     let send = JellyButton(frame: CGRect(x: 20, y: 40, width: 300, height: 50))
  ///     send.title = "Send"
  ///     send.addAction(UIAction { _ in model.send() }, for: .primaryActionTriggered)
  ///
  /// A finger, a key, a remote and an assistive technology send `.primaryActionTriggered` and
  /// `.touchUpInside`. To let any other view move under a finger, use ``JellyPressInteraction``.
  public final class JellyButton: JellyFocusControl, FillableHosting {
    /// The view for the content of the button, such as an image.
    ///
    /// It is as large as the button at rest, and moves with the middle of the button. Its subviews
    /// do not get touches.
    public let contentView = UIView()

    /// A closure that is called once for each effect: the first finger has come down, or the last
    /// one has left.
    public var onEffect: ((JellyPressBody.Effect) -> Void)?

    let host = JellyHost(JellyPressBody(size: .zero))
    private let watch = PressWatch()
    private let label = UILabel()
    /// The end of a press that has neither a finger nor a key, in the system's seconds.
    private var activationEnd = 0.0
    private lazy var link = FrameLink { [weak self] in self?.endActivation(at: $0) }

    /// Creates a button without a title.
    public override init(frame: CGRect) {
      super.init(frame: frame)
      setUp()
    }

    /// Creates a button with the title of an action, which it performs when it is pressed.
    ///
    /// Add an image of the action to ``contentView``.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
      self.init(frame: frame)
      if let primaryAction { adopt(primaryAction) }
    }

    /// In an initializer the title would not be shown: Swift does not call its observer there.
    private func adopt(_ action: UIAction) {
      if !action.title.isEmpty { title = action.title }
      addAction(action, for: .primaryActionTriggered)
    }

    /// Creates a button from an Interface Builder file.
    public required init?(coder: NSCoder) {
      super.init(coder: coder)
      setUp()
    }

    private func setUp() {
      takeAllFingers()
      // The outline goes beyond the bounds.
      clipsToBounds = false
      contentView.isUserInteractionEnabled = false
      addSubview(contentView)
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
      label.textAlignment = .center
      label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      host.haptics.isEnabled = false
      host.onEffect = { [weak self] in self?.report($0) }
      host.onFrame = { [weak self] in self?.show($0, at: $1) }
      host.onPaint = { [weak self] in self?.paint() }
      watch.yieldsToLists = true
      taker = SelectPresses(
        pressed: { [weak self] in self?.isHighlighted = $0 },
        selected: { [weak self] in if self?.isEnabled == true { self?.click() } })
      watch.onMoments = { [weak self] in self?.host.send($0) }
      watch.attach(to: self)
      host.attach(to: self)
      isAccessibilityElement = true
      accessibilityTraits = .button
      registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
        (button: JellyButton, _) in button.invalidateIntrinsicContentSize()
      }
    }

    // Settings

    /// The title in the middle of the button; nil for none.
    ///
    /// The title is also the accessibility label, unless the app has assigned another one.
    @IBInspectable public var title: String? {
      didSet {
        label.text = title
        if accessibilityLabel == oldValue { accessibilityLabel = title }
        if title == nil { label.removeFromSuperview() } else { contentView.addSubview(label) }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
      }
    }

    /// The color of the title; white by default.
    @IBInspectable public dynamic var foregroundColor: UIColor = .white {
      didSet { host.paint() }
    }

    /// The color that fills the outline, dynamic colors included; the tint color if nil.
    @IBInspectable public dynamic var fillColor: UIColor? {
      get { host.fillColor }
      set { host.fillColor = newValue }
    }

    /// The radius of the corners, in points, at most half of the shorter side; infinity by default,
    /// for a capsule.
    @IBInspectable public dynamic var cornerRadius: CGFloat {
      get { host.body.settings.cornerRadius }
      set {
        host.set { $0.cornerRadius = newValue }
        setNeedsLayout()
      }
    }

    /// A Boolean value that indicates whether a finger that comes down plays a haptic; false by
    /// default, as the system's buttons do not.
    @IBInspectable public var playsHaptics: Bool {
      get { host.haptics.isEnabled }
      set { host.haptics.isEnabled = newValue }
    }

    /// A Boolean value that indicates whether a person can use the button.
    ///
    /// A button that is disabled while it is pressed is released.
    public override var isEnabled: Bool {
      didSet {
        watch.isOff = !isEnabled
        if !isEnabled { isHighlighted = false }
        host.isEnabled = isEnabled
        describeEnabled(isEnabled)
      }
    }

    /// A Boolean value that indicates whether the button is pressed; without a finger it is lifted
    /// about its middle.
    public override var isHighlighted: Bool {
      didSet {
        if isHighlighted != oldValue { host.send(isHighlighted ? .pressBegan : .pressEnded) }
      }
    }

    // Events

    private func report(_ effect: JellyPressBody.Effect) {
      if effect == .grabbed {
        host.haptics.prepare()
        host.haptics.tick()
      }
      onEffect?(effect)
    }

    /// Presses the button for as long as it takes to rise, if a person can use it.
    public override func performPrimaryAction() {
      guard isEnabled else { return }
      isHighlighted = true
      activationEnd = CACurrentMediaTime() + tuning.liftSpring.response
      link.run()
      click()
    }

    private func click() { sendActions(for: [.touchUpInside, .primaryActionTriggered]) }

    private func endActivation(at time: Double) {
      guard time >= activationEnd else { return }
      link.stop()
      isHighlighted = false
    }

    // Drawing

    private func show(_ body: JellyPressBody, at time: Double) {
      let middle = body.size / 2
      contentView.transform = CGAffineTransform(
        body.localFrame(at: middle, time: time), at: middle)
    }

    private func paint() {
      label.textColor = foregroundColor
      guard showsFocus, isEnabled else { return }
      // A button with the focus exchanges its colors, as a television's own buttons do.
      label.textColor = fillColor ?? tintColor
      host.shape.fillColor = foregroundColor.layerColor(in: self)
    }

    // UIView

    public override var intrinsicContentSize: CGSize {
      guard title != nil else { return super.intrinsicContentSize }
      let size = label.intrinsicContentSize
      return CGSize(width: size.width + 2 * Self.padding, height: size.height + 2 * Self.padding)
    }

    public override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    /// The title, by which a row with the button is aligned; the button without a title.
    public override var forFirstBaselineLayout: UIView {
      title == nil ? super.forFirstBaselineLayout : label
    }

    public override func layoutSubviews() {
      super.layoutSubviews()
      host.answerLooks(cornerRadius: cornerRadius)
      // Not the frame, which a transform changes.
      contentView.bounds.size = bounds.size
      contentView.center = CGPoint(x: bounds.midX, y: bounds.midY)
      label.frame = contentView.bounds
    }

    public override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      host.contains(point)
    }

    public override func didMoveToWindow() {
      super.didMoveToWindow()
      guard window == nil else { return }
      link.stop()
      watch.releaseTouches()
      isHighlighted = false
    }

    public override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
      super.endTracking(touch, with: event)
      // UIKit sends only `.touchUpInside`.
      if isTouchInside { sendActions(for: .primaryActionTriggered) }
    }

    // Accessibility

    public override func accessibilityActivate() -> Bool {
      performPrimaryAction()
      return isEnabled
    }

    /// The space around the title, in points; as in the styles for SwiftUI.
    private static var padding: CGFloat { 16 }
  }
#endif
