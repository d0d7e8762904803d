#if canImport(UIKit) && !os(watchOS)
  public import Jelly
  public import UIKit

  /// A badge on an elastic neck, which a person can tear off and throw away.
  ///
  ///     let badge = JellyBadgeView(frame: CGRect(x: 36, y: 0, width: 24, height: 24))
  ///     badge.text = "3"
  ///     badge.addAction(UIAction { _ in inbox.markAllRead() }, for: .primaryActionTriggered)
  ///     icon.addSubview(badge)
  ///
  /// The badge sends `primaryActionTriggered` when it has been dismissed. While the badge is away
  /// from its place it is drawn above everything else in its window, and nothing clips it.
  public final class JellyBadgeView: JellyFocusControl, Hosting {
    /// A closure that is called once for each effect, such as grabbed, detached or dismissed.
    public var onEffect: ((JellyBadgeBody.Effect) -> Void)?
    /// The name of the action that dismisses the badge, for assistive technology.
    public var dismissActionName = localized("Dismiss")

    let host = JellyHost(JellyBadgeBody(size: .zero))
    private let canvas = RaisedCanvas()
    private let label = BadgeLabel()
    private var fingers = TouchingFingers()
    private let keeper = FingerKeeper()

    /// Creates a badge.
    public override init(frame: CGRect) {
      super.init(frame: frame)
      setUp()
    }

    /// Creates a badge from an Interface Builder file.
    public required init?(coder: NSCoder) {
      super.init(coder: coder)
      setUp()
    }

    private func setUp() {
      takeAllFingers()
      keeper.attach(to: self)
      taker = SelectPresses(selected: { [weak self] in self?.dismiss() })
      canvas.attach(to: self)
      label.attach(to: canvas)
      host.fillColor = .systemRed
      host.onEffect = { [weak self] in self?.report($0) }
      host.onPaint = { [weak self] in self?.paint() }
      host.onFrame = { [weak self] in self?.show($0, at: $1) }
      host.attach(to: self, raised: canvas)
      isAccessibilityElement = true
      accessibilityTraits = .button
    }

    // Settings

    /// The text on the badge.
    @IBInspectable public var text: String? {
      get { label.text }
      set { label.text = newValue }
    }

    /// The number on the badge, in the digits of the user's language; 0 hides the badge.
    ///
    /// A badge that has been dismissed returns with the next number.
    @IBInspectable public var count: Int = 0 {
      didSet {
        // A badge on its way out keeps its number.
        if count != 0 { text = count.formatted() }
        isHidden = count == 0
        if count != 0, phase == .dismissed { restore() }
      }
    }

    /// The color of the text on the badge.
    @IBInspectable public dynamic var foregroundColor: UIColor? = .white {
      didSet { host.paint() }
    }

    /// The color that fills the badge, dynamic colors included; the system's red by default.
    @IBInspectable public dynamic var fillColor: UIColor? {
      get { host.fillColor }
      set { host.fillColor = newValue }
    }

    /// The distance that the badge can be pulled, in points, for each point by which the circle
    /// left behind gets smaller.
    @IBInspectable public dynamic var neckStretch: CGFloat {
      get { host.body.settings.neckStretch }
      set { host.set { $0.neckStretch = newValue } }
    }

    /// A Boolean value that indicates whether the badge floats at its place; false by default.
    @IBInspectable public var isFloating: Bool {
      get { host.body.settings.isFloating }
      set { host.set { $0.isFloating = newValue } }
    }

    /// A Boolean value that indicates whether the control plays haptics; true by default.
    @IBInspectable public var playsHaptics: Bool {
      get { host.haptics.isEnabled }
      set { host.haptics.isEnabled = newValue }
    }

    /// The present phase of the control.
    public var phase: JellyBadgeBody.Phase { host.body.phase(at: host.now) }

    /// A Boolean value that indicates whether a person can pull the badge.
    public override var isEnabled: Bool {
      didSet {
        host.isEnabled = isEnabled
        describeEnabled(isEnabled)
      }
    }

    /// Dismisses the badge, which bursts.
    public func dismiss() { host.send(.dismissed) }

    /// Brings the badge back.
    public func restore() { host.send(.restored) }

    // Events

    private func report(_ effect: JellyBadgeBody.Effect) {
      switch effect {
      case .grabbed: host.haptics.prepare()
      case .detached, .reattached: host.haptics.tick()
      case .released: break
      case .dismissed:
        host.haptics.tick()
        isAccessibilityElement = false
        UIAccessibility.post(notification: .layoutChanged, argument: nil)
      case .restored:
        isAccessibilityElement = true
        UIAccessibility.post(notification: .layoutChanged, argument: self)
      }
      onEffect?(effect)
      if effect == .dismissed { sendActions(for: .primaryActionTriggered) }
    }

    private func show(_ body: JellyBadgeBody, at time: Double) {
      let phase = body.phase(at: time)
      let isGone = phase == .dismissed && time >= body.restTime
      canvas.setRaised(phase != .attached && !isGone)
      let place = body.position(at: time)
      label.center = CGPoint(place)
      let scale = body.contentScale(at: time)
      label.transform = CGAffineTransform(scaleX: scale, y: scale)
      canvas.alpha = body.opacity(at: time)
    }

    // UIView

    public override func layoutSubviews() {
      super.layoutSubviews()
      host.answerLooks()
      let diameter = min(bounds.width, bounds.height)
      label.bounds = CGRect(x: 0, y: 0, width: diameter, height: diameter)
      host.set { $0.diameter = diameter }
    }

    public override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      isEnabled && phase != .dismissed && host.contains(point)
    }

    public override func didMoveToWindow() {
      super.didMoveToWindow()
      if window == nil { host.send(fingers.reset()) }
    }

    public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      host.send(fingers.began(touches, in: self))
    }

    public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      host.send(fingers.moved(touches, with: event, in: self))
    }

    public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      host.send(fingers.ended(touches, in: self))
    }

    public override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      host.send(fingers.cancelled(touches, in: self))
    }

    // A remote or a keyboard gives the badge the focus. A press then dismisses the badge.

    public override var canBecomeFocused: Bool { isEnabled && phase != .dismissed }

    private func paint() {
      label.textColor = foregroundColor
      guard showsFocus, let foregroundColor, let fillColor else { return }
      // A badge with the focus exchanges its colors, as a television's own buttons do.
      label.textColor = fillColor
      host.shape.fillColor = foregroundColor.layerColor(in: self)
    }

    // Accessibility

    public override var accessibilityLabel: String? {
      get { super.accessibilityLabel ?? text }
      set { super.accessibilityLabel = newValue }
    }

    public override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
      get {
        let dismissal = UIAccessibilityCustomAction(name: dismissActionName) { [weak self] _ in
          self?.dismiss()
          return self != nil
        }
        return (super.accessibilityCustomActions ?? []) + [dismissal]
      }
      set { super.accessibilityCustomActions = newValue }
    }
  }

  /// The text on a badge: small, white, scaled as the user has asked for, and no larger than fits.
  private final class BadgeLabel: UILabel {
    /// Puts the label into a view, with its text in the middle.
    func attach(to view: UIView) {
      font = .preferredFont(forTextStyle: .caption1)
      adjustsFontForContentSizeCategory = true
      adjustsFontSizeToFitWidth = true
      // Half of a caption is the smallest that can be read; longer texts are cut off.
      minimumScaleFactor = 0.5
      textAlignment = .center
      textColor = .white
      view.addSubview(self)
    }
  }
#endif
