#if canImport(UIKit) && !os(watchOS)
  public import Jelly
  public import UIKit

  /// A slider whose thumb is a drop, which stretches behind the finger.
  ///
  /// The slider has the main properties of `UISlider`, and sends its touch events:
  ///
  ///     let volume = JellySliderControl(frame: CGRect(x: 20, y: 60, width: 300, height: 28))
  ///     volume.maximumValue = 11
  ///     volume.addAction(UIAction { _ in player.volume = volume.value }, for: .valueChanged)
  ///
  /// The value is that of the finger at each move; only the outline of the thumb is late. A finger
  /// beside the thumb does nothing, as with a `UISlider`, unless ``allowsTrackTouch`` is true.
  public final class JellySliderControl: JellyFocusControl, FillableHosting {
    /// A closure that is called once for each effect, such as grabbed or changed.
    public var onEffect: ((JellySliderBody.Effect) -> Void)?
    /// A closure that returns the accessibility value for a value; nil for a percentage of the
    /// range.
    public var valueLabel: ((Float) -> String)? { didSet { describe() } }

    let host = JellyHost(JellySliderBody(size: .zero))
    private let stage = TrackStage<JellySliderBody>()
    private let arrows = ArrowPresses()
    /// The value that the targets have been told of, or that code has set.
    private var reportedValue: Float = 0
    private var ownValue = OwnAccessibilityValue()

    /// Creates a slider from 0 to 1, at 0.
    public override init(frame: CGRect) {
      super.init(frame: frame)
      setUp()
      setContentHuggingPriority(.defaultHigh, for: .vertical)
    }

    /// Creates a slider from an Interface Builder file.
    public required init?(coder: NSCoder) {
      super.init(coder: coder)
      setUp()
    }

    private func setUp() {
      host.onEffect = { [weak self] in self?.report($0) }
      host.onFrame = { [weak self] in self?.show($0, at: $1) }
      host.contentProperties = [.path(of: stage.fill)]
      host.onPaint = { [weak self] in self?.paint() }
      stage.attach(host, to: self)
      stage.takesTouch = { [weak host] point in
        host.map { $0.body.takesTouch(at: point, time: $0.now) } ?? false
      }
      arrows.attach(to: self)
      arrows.canStep = { [weak host] in host?.body.canStep(by: Double($0)) ?? false }
      arrows.step = { [weak self] in self?.step(by: Double($0)) }
      arrows.direction = { [weak host] in
        host.map { ($0.body.settings.axis, $0.body.settings.isMirrored) } ?? (.horizontal, false)
      }
      registerForTraitChanges([UITraitLayoutDirection.self]) { (control: JellySliderControl, _) in
        control.layOut()
      }
      isAccessibilityElement = true
      accessibilityTraits = .adjustable
      layOut()
      describe()
    }

    // The main properties of UISlider

    /// The value; one outside of the range counts as the nearest value in the range.
    ///
    /// A change is not animated, and does not call any target.
    @IBInspectable public var value: Float {
      get { Float(host.body.value) }
      set { setValue(newValue, animated: false) }
    }

    /// Sets the value, and does not call any target.
    ///
    /// - Parameters:
    ///   - value: The value; one that is NaN changes nothing.
    ///   - animated: Whether the thumb moves to its place. If not, it is there at once. A thumb
    ///     that a finger holds stays where it is until the finger moves or leaves.
    public func setValue(_ value: Float, animated: Bool) {
      host.send(.valueChanged(value: Double(value), isAnimated: animated))
      reportedValue = self.value
      describe()
    }

    /// The smallest value; 0 by default.
    ///
    /// If it gets larger than the largest value, it is that value, too.
    @IBInspectable public var minimumValue: Float {
      get { Float(host.body.settings.minimumValue) }
      set {
        layOut {
          $0.minimumValue = Double(newValue)
          $0.maximumValue = max($0.maximumValue, Double(newValue))
        }
      }
    }

    /// The largest value; 1 by default.
    ///
    /// If it gets smaller than the smallest value, it is that value, too.
    @IBInspectable public var maximumValue: Float {
      get { Float(host.body.settings.maximumValue) }
      set {
        layOut {
          $0.maximumValue = Double(newValue)
          $0.minimumValue = min($0.minimumValue, Double(newValue))
        }
      }
    }

    /// A Boolean value that indicates whether the targets are called at each move of a finger; true
    /// by default.
    ///
    /// If it is false, they are called once when the finger leaves.
    @IBInspectable public var isContinuous: Bool = true

    /// The color of the track up to the thumb; the tint color if nil.
    @IBInspectable public dynamic var minimumTrackTintColor: UIColor? {
      didSet { host.paint() }
    }

    /// The color of the track beyond the thumb; a gray if nil.
    @IBInspectable public dynamic var maximumTrackTintColor: UIColor? {
      didSet { host.paint() }
    }

    /// The color of the thumb; white if nil.
    @IBInspectable public dynamic var thumbTintColor: UIColor? {
      didSet { host.fillColor = thumbTintColor ?? .white }
    }

    /// A Boolean value that indicates whether a person can use the slider.
    ///
    /// A slider that is disabled while a finger holds it keeps its value.
    public override var isEnabled: Bool {
      didSet {
        layOut()
        describeEnabled(isEnabled)
        host.haptics.isMuted = !isEnabled
        host.paint()
      }
    }

    /// A Boolean value that indicates whether a finger holds the slider.
    public override var isTracking: Bool { host.body.isHeld }

    // Settings

    /// The distance of the values, counted from the smallest one; 0, the default, for all values of
    /// the range.
    ///
    /// The thumb follows the finger, and goes to its value when the finger leaves.
    @IBInspectable public var stepValue: Float {
      get { Float(host.body.settings.step) }
      set { layOut { $0.step = Double(newValue) } }
    }

    /// A Boolean value that indicates whether a finger beside the thumb moves the thumb; false by
    /// default.
    @IBInspectable public var allowsTrackTouch: Bool {
      get { host.body.settings.allowsTrackTouch }
      set { layOut { $0.allowsTrackTouch = newValue } }
    }

    /// The axis along which the slider runs; the smallest value of a vertical one is at the bottom.
    public var axis: JellySliderBody.Axis {
      get { host.body.settings.axis }
      set {
        guard newValue != axis else { return }
        layOut { $0.axis = newValue }
        invalidateIntrinsicContentSize()
        // The slider is as thick as it must be, and as long as it may be.
        let across = contentHuggingPriority(for: .horizontal)
        setContentHuggingPriority(contentHuggingPriority(for: .vertical), for: .horizontal)
        setContentHuggingPriority(across, for: .vertical)
      }
    }

    /// The width of the thumb along the track, in points.
    @IBInspectable public dynamic var thumbWidth: CGFloat {
      get { host.body.settings.thumbWidth }
      set { layOut { $0.thumbWidth = newValue } }
    }

    /// The thickness of the track, in points.
    @IBInspectable public dynamic var trackHeight: CGFloat {
      get { host.body.settings.trackHeight }
      set { layOut { $0.trackHeight = newValue } }
    }

    /// The distance of the thumb from the edges of the slider, in points.
    @IBInspectable public dynamic var inset: CGFloat {
      get { host.body.settings.inset }
      set { layOut { $0.inset = newValue } }
    }

    /// The amounts by which the thumb is longer and thicker while a finger holds it, in points.
    @IBInspectable public var growth: CGSize {
      get { host.body.settings.growth.size }
      set { layOut { $0.growth = DropGrowth(newValue) } }
    }

    /// A Boolean value that indicates whether the slider plays haptics at its ends and at its
    /// steps; true by default.
    @IBInspectable public var playsHaptics: Bool {
      get { host.haptics.isEnabled }
      set { host.haptics.isEnabled = newValue }
    }

    /// Updates the settings of the core.
    private func layOut(_ change: (inout JellySliderBody.Settings) -> Void = { _ in }) {
      host.set {
        change(&$0)
        $0.isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        $0.isEnabled = isEnabled
      }
      stage.pan.axis = axis
      describe()
    }

    // Events

    private func report(_ effect: JellySliderBody.Effect) {
      switch effect {
      case .grabbed: stage.grabbed()
      case .changed:
        describe()
        if stage.isAsked, isTickingAtValue { stage.crossed() }
      case .released: break
      }
      if effect != .grabbed { reportValue() }
      onEffect?(effect)
      stage.endIfReleased()
    }

    /// Calls the targets if a person has changed the value since they were called.
    private func reportValue() {
      guard stage.isAsked else {
        reportedValue = value
        return
      }
      guard isContinuous || !isTracking, value != reportedValue else { return }
      reportedValue = value
      stage.report { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    }

    /// A Boolean value that indicates whether a person feels that the slider has come to its value.
    private var isTickingAtValue: Bool {
      stepValue > 0 || value == minimumValue || value == maximumValue
    }

    /// Changes the value by a number of steps as a person does.
    private func step(by steps: Double) {
      if isEnabled { stage.ask(.stepped(steps: steps)) }
    }

    // UIControl

    /// A Boolean value that indicates whether the finger that holds the slider is on it.
    public override var isTouchInside: Bool { stage.isTouchInside }

    /// A target that takes the event gets that of the finger, which `sendActions(for:)` does not
    /// have.
    public override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
      super.sendAction(action, to: target, for: event ?? stage.event)
    }

    // Drawing

    private func show(_ body: JellySliderBody, at time: Double) {
      stage.show(body.thumb(at: time))
      stage.track.path = CGMutablePath.drawn { body.drawTrack(into: &$0) }
      stage.fill.path = CGMutablePath.drawn { body.drawFill(at: time, into: &$0) }
    }

    private func paint() {
      let passed: UIColor = isEnabled ? minimumTrackTintColor ?? tintColor : .pageMark
      // A slider with the focus has its tint color everywhere.
      let rest = showsFocus ? passed : maximumTrackTintColor ?? .trackFill
      stage.track.fillColor = rest.layerColor(in: self)
      stage.fill.fillColor = passed.layerColor(in: self)
    }

    // UIView

    public override var intrinsicContentSize: CGSize {
      let thickness = JellySliderBody.standardThickness
      return axis == .vertical
        ? CGSize(width: thickness, height: UIView.noIntrinsicMetric)
        : CGSize(width: UIView.noIntrinsicMetric, height: thickness)
    }

    public override func sizeThatFits(_ size: CGSize) -> CGSize {
      let thickness = JellySliderBody.standardThickness
      return axis == .vertical
        ? CGSize(width: thickness, height: size.height)
        : CGSize(width: size.width, height: thickness)
    }

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

    /// Assigns the accessibility value.
    private func describe() {
      let value =
        valueLabel?(value)
        ?? host.body.share.formatted(.percent.precision(.fractionLength(0)))
      ownValue.assign(value, to: self)
    }

    public override func accessibilityIncrement() { step(by: 1) }

    public override func accessibilityDecrement() { step(by: -1) }
  }
#endif
