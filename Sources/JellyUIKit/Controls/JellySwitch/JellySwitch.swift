#if canImport(UIKit) && !os(watchOS)
  public import Jelly
  public import UIKit

  /// A switch whose thumb is a drop, which stretches on its way from one end to the other.
  ///
  /// The switch has the main properties of `UISwitch`, and sends its touch events:
  ///
  ///     let airplane = JellySwitch()
  ///     airplane.setOn(true, animated: false)
  ///     airplane.addAction(UIAction { _ in save(airplane.isOn) }, for: .valueChanged)
  ///     cell.accessoryView = airplane
  ///
  /// A switch of any other size is drawn in its bounds. In a list, a finger along the switch drags
  /// the thumb, and one across it scrolls the list.
  public final class JellySwitch: JellyFocusControl, FillableHosting {
    /// A closure that is called once for each effect, such as crossed or changed.
    public var onEffect: ((JellySwitchBody.Effect) -> Void)?

    let host = JellyHost(JellySwitchBody(size: .zero))
    private let stage = TrackStage<JellySwitchBody>()
    private var ownValue = OwnAccessibilityValue()
    private let onLabel = CAShapeLayer()
    private let offLabel = CAShapeLayer()
    private var labelSetting: NotificationObservation?

    /// Creates a switch, which is off.
    ///
    /// As with `UISwitch`, a frame without a size gets that of the switch.
    public override init(frame: CGRect) {
      super.init(frame: frame)
      setUp()
      setContentHuggingPriority(.defaultHigh, for: .horizontal)
      setContentHuggingPriority(.defaultHigh, for: .vertical)
    }

    /// Creates a switch from an Interface Builder file.
    public required init?(coder: NSCoder) {
      super.init(coder: coder)
      setUp()
    }

    private func setUp() {
      if bounds.size == .zero { bounds.size = intrinsicContentSize }
      host.onEffect = { [weak self] in self?.report($0) }
      host.onFrame = { [weak self] in self?.show($0, at: $1) }
      host.contentProperties =
        [.path(of: stage.track), .path(of: stage.fill)]
        + [stage.fill, onLabel, offLabel].map(MovingProperty.opacity)
      host.onPaint = { [weak self] in self?.paint() }
      stage.attach(host, to: self)
      taker = SelectPresses(selected: { [weak self] in self?.toggle() })
      registerForTraitChanges([UITraitLayoutDirection.self]) { (control: JellySwitch, _) in
        control.layOut()
      }
      for label in [onLabel, offLabel] {
        label.fillColor = nil
        label.lineWidth = JellySwitchBody.labelWidth
        host.canvas.layer.addSublayer(label)
      }
      labelSetting = NotificationObservation(
        of: UIAccessibility.onOffSwitchLabelsDidChangeNotification
      ) { [weak self] in self?.host.repaint() }
      isAccessibilityElement = true
      // Those of a `UISwitch`.
      accessibilityTraits = [.button, .toggleButton]
      layOut()
      describe()
    }

    // The main properties of UISwitch

    /// A Boolean value that indicates whether the switch is on.
    ///
    /// A change is not animated, and does not call any target.
    @IBInspectable public var isOn: Bool {
      get { host.body.isOn }
      set { setOn(newValue, animated: false) }
    }

    /// Turns the switch on or off, and does not call any target.
    ///
    /// - Parameters:
    ///   - on: Whether the switch is on.
    ///   - animated: Whether the thumb moves to its place. If not, it is there at once. A thumb
    ///     that a finger holds stays where it is until the finger leaves.
    public func setOn(_ on: Bool, animated: Bool) {
      host.send(.valueChanged(isOn: on, isAnimated: animated))
      describe()
    }

    /// The color of the track while the switch is on; the tint color if nil.
    @IBInspectable public dynamic var onTintColor: UIColor? { didSet { host.paint() } }

    /// The color of the thumb; white if nil.
    @IBInspectable public dynamic var thumbTintColor: UIColor? {
      didSet { host.fillColor = thumbTintColor ?? .white }
    }

    /// A Boolean value that indicates whether a person can use the switch.
    ///
    /// A switch that is disabled while a finger holds it keeps its value.
    public override var isEnabled: Bool {
      didSet {
        layOut()
        describeEnabled(isEnabled)
        host.haptics.isMuted = !isEnabled
        host.paint()
      }
    }

    /// A Boolean value that indicates whether a finger holds the switch.
    public override var isTracking: Bool { host.body.isHeld }

    // Settings

    /// The width of the thumb, in points.
    @IBInspectable public dynamic var thumbWidth: CGFloat {
      get { host.body.settings.thumbWidth }
      set { host.set { $0.thumbWidth = newValue } }
    }

    /// The distance of the thumb from the edges of the track, in points.
    @IBInspectable public dynamic var inset: CGFloat {
      get { host.body.settings.inset }
      set { host.set { $0.inset = newValue } }
    }

    /// The amounts by which the thumb is wider and higher while a finger holds it, in points.
    @IBInspectable public var growth: CGSize {
      get { host.body.settings.growth.size }
      set { host.set { $0.growth = DropGrowth(newValue) } }
    }

    /// A Boolean value that indicates whether the switch plays haptics; true by default.
    @IBInspectable public var playsHaptics: Bool {
      get { host.haptics.isEnabled }
      set { host.haptics.isEnabled = newValue }
    }

    /// Updates the settings of the core.
    private func layOut() {
      host.set {
        $0.isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        $0.isEnabled = isEnabled
      }
    }

    // Events

    private func report(_ effect: JellySwitchBody.Effect) {
      switch effect {
      case .grabbed: stage.grabbed()
      case .crossed: stage.crossed()
      case .released: break
      case .changed:
        describe()
        guard stage.isAsked else { break }
        stage.changed()
        stage.report { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
      }
      onEffect?(effect)
      stage.endIfReleased()
    }

    /// Turns the switch on or off as a person does.
    private func toggle() { stage.ask(.toggled) }

    // UIControl

    /// A Boolean value that indicates whether the finger that holds the switch is on it.
    public override var isTouchInside: Bool { stage.isTouchInside }

    /// A target that takes the event gets that of the finger, which `sendActions(for:)` does not
    /// have.
    public override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
      super.sendAction(action, to: target, for: event ?? stage.event)
    }

    // Drawing

    private func show(_ body: JellySwitchBody, at time: Double) {
      stage.show(body.thumb(at: time))
      let path = CGMutablePath.drawn { body.drawTrack(at: time, into: &$0) }
      stage.track.path = path
      stage.fill.path = path
      let progress = Float(body.progress(at: time))
      stage.fill.opacity = progress
      guard UIAccessibility.isOnOffSwitchLabelsEnabled else {
        (onLabel.path, offLabel.path) = (nil, nil)
        return
      }
      onLabel.path = CGMutablePath.drawn { body.drawOnLabel(into: &$0) }
      offLabel.path = CGMutablePath.drawn { body.drawOffLabel(into: &$0) }
      (onLabel.opacity, offLabel.opacity) = (progress, 1 - progress)
    }

    private func paint() {
      let on: UIColor = isEnabled ? onTintColor ?? tintColor : .pageMark
      stage.track.fillColor = UIColor.trackFill.layerColor(in: self)
      stage.fill.fillColor = on.layerColor(in: self)
      onLabel.strokeColor = UIColor.white.layerColor(in: self)
      offLabel.strokeColor = UIColor.label.layerColor(in: self)
      if showsFocus { stage.track.fillColor = UIColor.pageMark.layerColor(in: self) }
    }

    // UIView

    public override var intrinsicContentSize: CGSize { CGSize(JellySwitchBody.standardSize) }

    public override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    public override func layoutSubviews() {
      super.layoutSubviews()
      host.answerLooks()
      layOut()
    }

    public override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      touchArea.contains(point)
    }

    public override func didMoveToWindow() {
      super.didMoveToWindow()
      if window == nil { stage.reset() }
    }

    // Accessibility

    /// Assigns the accessibility value, which is that of a `UISwitch`.
    private func describe() { ownValue.assign(isOn ? "1" : "0", to: self) }

    public override func accessibilityActivate() -> Bool {
      if isEnabled { toggle() }
      return isEnabled
    }
  }
#endif
