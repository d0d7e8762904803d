#if canImport(UIKit) && !os(watchOS)
  public import Jelly
  public import UIKit

  /// Segments with a drop on the selected one, which flows from segment to segment.
  ///
  /// The control has the main properties of `UISegmentedControl`, and sends its touch events:
  ///
  ///     let range = JellySegmentedControl(items: ["Day", "Week", "Month"])
  ///     range.selectedSegmentIndex = 1
  ///     range.addAction(UIAction { _ in show(range.selectedSegmentIndex) }, for: .valueChanged)
  ///
  /// A tap selects the segment under the finger. A finger along the segments drags the drop, and
  /// one across them scrolls the list around the control. One segment is always selected, except in
  /// a control without segments; a momentary control does not exist.
  public final class JellySegmentedControl: JellyFocusControl, FillableHosting {
    /// A closure that is called once for each effect, such as crossed or changed.
    public var onEffect: ((JellySegmentsBody.Effect) -> Void)?

    let host = JellyHost(JellySegmentsBody(size: .zero, settings: .init(segmentCount: 0)))
    private let stage = TrackStage<JellySegmentsBody>()
    private let arrows = ArrowPresses()
    private var segments: [Segment] = []
    /// The size and the settings of the body for which the segments have been placed.
    private var placed: (size: Vector2, settings: JellySegmentsBody.Settings)?

    /// Creates a control without segments.
    public override init(frame: CGRect) {
      super.init(frame: frame)
      setUp()
      setContentHuggingPriority(.defaultHigh, for: .vertical)
    }

    /// Creates a control with segments, and with the size that they need.
    ///
    /// - Parameter items: The titles (`String`), images (`UIImage`) or actions (`UIAction`) of the
    ///   segments, as for a `UISegmentedControl`. Other objects are ignored.
    public convenience init(items: [Any]?) {
      self.init(frame: .zero)
      for item in items ?? [] {
        let index = numberOfSegments
        if let title = item as? String {
          insertSegment(withTitle: title, at: index, animated: false)
        } else if let image = item as? UIImage {
          insertSegment(with: image, at: index, animated: false)
        } else if let action = item as? UIAction {
          insertSegment(action: action, at: index, animated: false)
        }
      }
      bounds.size = intrinsicContentSize
    }

    /// Creates a control with a segment for each action; see
    /// ``insertSegment(action:at:animated:)``.
    public convenience init(frame: CGRect, actions: [UIAction]) {
      self.init(frame: frame)
      for action in actions {
        insertSegment(action: action, at: numberOfSegments, animated: false)
      }
    }

    /// Creates a control from an Interface Builder file.
    public required init?(coder: NSCoder) {
      super.init(coder: coder)
      setUp()
    }

    private func setUp() {
      host.onEffect = { [weak self] in self?.report($0) }
      host.onFrame = { [weak self] in self?.show($0, at: $1) }
      host.contentProperties = [.path(of: stage.track)]
      host.onPaint = { [weak self] in self?.paint() }
      stage.attach(host, to: self)
      arrows.attach(to: self)
      // The core's steps go around, and the focus does not.
      arrows.canStep = { [weak self] in self?.canStep(by: $0) ?? false }
      arrows.step = { [weak self] in self?.step(by: $0) }
      arrows.direction = { [weak host] in
        (.horizontal, host?.body.settings.isRightToLeft ?? false)
      }
      registerForTraitChanges([UITraitLayoutDirection.self]) {
        (control: JellySegmentedControl, _) in
        control.layOut()
      }
      registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
        (control: JellySegmentedControl, _) in control.invalidateIntrinsicContentSize()
      }
      // So that the control's own label is read before that of a segment.
      accessibilityContainerType = .semanticGroup
      host.fillColor = .selectedSegment
      layOut()
    }

    // The segments

    /// The number of segments.
    public var numberOfSegments: Int { segments.count }

    /// Inserts a segment with a title before another one.
    ///
    /// The same segment remains selected.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - segment: The index of the other one. An index outside of the segments counts as the
    ///     nearest one.
    ///   - animated: Whether the drop moves to its new place. If not, it is there at once.
    public func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
      insert(Segment(title: title), at: segment, animated: animated)
    }

    /// Inserts a segment with an image before another one.
    ///
    /// Give the image an accessibility label, or use ``insertSegment(action:at:animated:)``, whose
    /// title is the label.
    ///
    /// - Parameters:
    ///   - image: The image.
    ///   - segment: The index of the other one. An index outside of the segments counts as the
    ///     nearest one.
    ///   - animated: Whether the drop moves to its new place. If not, it is there at once.
    public func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
      insert(Segment(image: image), at: segment, animated: animated)
    }

    /// Inserts a segment that performs an action when a person selects it.
    ///
    /// The segment shows the image of the action, or the title without an image. The title is
    /// the accessibility label.
    ///
    /// - Parameters:
    ///   - action: The action.
    ///   - segment: The index of the other one. An index outside of the segments counts as the
    ///     nearest one.
    ///   - animated: Whether the drop moves to its new place. If not, it is there at once.
    public func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
      insert(
        Segment(title: action.title, image: action.image, action: action), at: segment,
        animated: animated)
    }

    /// Removes a segment; an index outside of the segments removes nothing.
    ///
    /// If the segment is selected, the one that takes its place is selected.
    public func removeSegment(at segment: Int, animated: Bool) {
      guard segments.indices.contains(segment) else { return }
      change(animated: animated) { selected in
        segments.remove(at: segment).remove()
        return segment < selected ? selected - 1 : selected
      }
    }

    /// Removes all segments.
    public func removeAllSegments() {
      change(animated: false) { _ in
        for segment in segments { segment.remove() }
        segments = []
        return 0
      }
    }

    /// Sets the title of a segment, which then does not show an image.
    public func setTitle(_ title: String?, forSegmentAt segment: Int) {
      replace(segment) { Segment(title: title, action: $0.action) }
    }

    /// Returns the title of a segment; nil if it shows an image.
    public func titleForSegment(at segment: Int) -> String? {
      guard segments.indices.contains(segment) else { return nil }
      return segments[segment].image == nil ? segments[segment].title : nil
    }

    /// Sets the image of a segment, which then does not show a title.
    public func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
      replace(segment) { Segment(title: $0.title, image: image, action: $0.action) }
    }

    /// Returns the image of a segment; nil if it shows a title.
    public func imageForSegment(at segment: Int) -> UIImage? {
      segments.indices.contains(segment) ? segments[segment].image : nil
    }

    private func insert(_ segment: Segment, at index: Int, animated: Bool) {
      change(animated: animated) { selected in
        let index = min(max(index, 0), segments.count)
        segments.insert(segment, at: index)
        stage.add(segment.view)
        return index <= selected ? selected + 1 : selected
      }
    }

    private func replace(_ index: Int, _ change: (Segment) -> Segment) {
      guard segments.indices.contains(index) else { return }
      let segment = change(segments[index])
      segments[index].remove()
      segments[index] = segment
      stage.add(segment.view)
      placeAnew()
    }

    /// Changes the segments with a closure that gets the index of the selected segment and returns
    /// the one of the segment that is selected then.
    private func change(animated: Bool, _ change: (Int) -> Int) {
      let selected = change(selectedSegmentIndex)
      layOut { $0.segmentCount = segments.count }
      setSelectedSegmentIndex(selected, animated: animated)
      placeAnew()
    }

    private func placeAnew() {
      placed = nil
      withoutImplicitAnimations { show(host.body, at: host.now) }
      host.paint()
      invalidateIntrinsicContentSize()
    }

    // The selection

    /// The index of the selected segment, from 0; −1 without segments.
    ///
    /// An index outside of the segments counts as the nearest one. A change is animated in a
    /// window, and does not call any target.
    @IBInspectable public var selectedSegmentIndex: Int {
      get { host.body.selectedIndex }
      set { setSelectedSegmentIndex(newValue, animated: window != nil) }
    }

    /// Selects a segment, and does not call any target.
    ///
    /// - Parameters:
    ///   - index: The index of the segment, from 0.
    ///   - animated: Whether the drop moves to the segment. If not, it is there at once. A drop
    ///     that a finger holds stays where it is until the finger leaves.
    public func setSelectedSegmentIndex(_ index: Int, animated: Bool) {
      host.send(.valueChanged(index: index, isAnimated: animated))
      describe()
    }

    /// The color of the drop; white if nil, and a gray in the dark.
    @IBInspectable public dynamic var selectedSegmentTintColor: UIColor? {
      didSet { host.fillColor = selectedSegmentTintColor ?? .selectedSegment }
    }

    /// The color of the track under all segments; a gray if nil.
    @IBInspectable public dynamic var trackTintColor: UIColor? { didSet { host.paint() } }

    /// The color of the titles and images; the system's label color by default.
    @IBInspectable public dynamic var foregroundColor: UIColor = .label {
      didSet { host.paint() }
    }

    /// A Boolean value that indicates whether a person can select a segment.
    ///
    /// A control that is disabled while a finger holds it keeps its selection.
    public override var isEnabled: Bool {
      didSet {
        layOut()
        host.haptics.isMuted = !isEnabled
        host.paint()
      }
    }

    /// A Boolean value that indicates whether a finger holds the control.
    public override var isTracking: Bool { host.body.isHeld }

    // Settings

    /// The distance of the drop from the edges of the control, in points.
    @IBInspectable public dynamic var inset: CGFloat {
      get { host.body.settings.inset }
      set { layOut { $0.inset = newValue } }
    }

    /// The radius of the corners of the drop, in points; infinity, the default, for round ends.
    @IBInspectable public dynamic var cornerRadius: CGFloat {
      get { host.body.settings.cornerRadius }
      set { layOut { $0.cornerRadius = newValue } }
    }

    /// The amounts by which the drop is wider and higher while a finger holds it, in points.
    @IBInspectable public var growth: CGSize {
      get { host.body.settings.growth.size }
      set { layOut { $0.growth = DropGrowth(newValue) } }
    }

    /// A Boolean value that indicates whether the control plays a haptic for a segment to which a
    /// person moves the drop; true by default.
    @IBInspectable public var playsHaptics: Bool {
      get { host.haptics.isEnabled }
      set { host.haptics.isEnabled = newValue }
    }

    /// Updates the settings of the core.
    private func layOut(_ change: (inout JellySegmentsBody.Settings) -> Void = { _ in }) {
      host.set {
        change(&$0)
        $0.isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        $0.isEnabled = isEnabled
      }
      describe()
    }

    // Events

    private func report(_ effect: JellySegmentsBody.Effect) {
      switch effect {
      case .grabbed: stage.grabbed()
      case .crossed: stage.crossed()
      case .released: break
      case .changed(let index):
        describe()
        guard stage.isAsked else { break }
        stage.changed()
        stage.report {
          if segments.indices.contains(index), let action = segments[index].action {
            sendAction(action)
          }
          sendActions(for: [.valueChanged, .primaryActionTriggered])
        }
      }
      onEffect?(effect)
      stage.endIfReleased()
    }

    /// Selects a segment as a person does.
    fileprivate func select(_ index: Int) -> Bool {
      guard isEnabled, segments.indices.contains(index) else { return false }
      stage.ask(.stepped(steps: Double(index - selectedSegmentIndex)))
      return true
    }

    private func canStep(by step: Int) -> Bool {
      isEnabled && segments.indices.contains(selectedSegmentIndex + step)
    }

    private func step(by step: Int) { _ = select(selectedSegmentIndex + step) }

    // UIControl

    /// A Boolean value that indicates whether the finger that holds the control is on it.
    public override var isTouchInside: Bool { stage.isTouchInside }

    /// A target that takes the event gets that of the finger, which `sendActions(for:)` does not
    /// have.
    public override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
      super.sendAction(action, to: target, for: event ?? stage.event)
    }

    // Drawing

    private func show(_ body: JellySegmentsBody, at time: Double) {
      stage.show(body.thumb(at: time))
      stage.track.path = CGMutablePath.drawn { body.drawTrack(at: time, into: &$0) }
      if let placed, placed == (body.size, body.settings) { return }
      placed = (body.size, body.settings)
      for (index, segment) in segments.enumerated() {
        let frame = body.frame(ofSegment: index)
        segment.frame = CGRect(origin: CGPoint(frame.origin), size: CGSize(frame.size))
      }
      describe()
    }

    private func paint() {
      stage.track.fillColor = (trackTintColor ?? .pageBackground).layerColor(in: self)
      // A control with the focus has its tint color everywhere.
      if showsFocus { stage.track.fillColor = tintColor.layerColor(in: self) }
      for segment in segments { segment.paint(isEnabled ? foregroundColor : .pageMark) }
    }

    // UIView

    public override var intrinsicContentSize: CGSize {
      let sizes = segments.map(\.view.intrinsicContentSize)
      let widest = sizes.map(\.width).max() ?? 0
      let highest = sizes.map(\.height).max() ?? 0
      return CGSize(host.body.settings.size(forLabel: Vector2(widest, highest)))
    }

    public override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    /// The first title, by which a row with the control is aligned; the control without titles.
    public override var forFirstBaselineLayout: UIView {
      segments.lazy.map(\.view).first { $0 is UILabel } ?? super.forFirstBaselineLayout
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

    // A remote or a keyboard gives the control the focus. The directions along the segments then
    // select them.

    public override var canBecomeFocused: Bool { isEnabled && numberOfSegments > 1 }

    // Accessibility

    /// Assigns the accessibility elements: a button for each segment.
    private func describe() {
      if accessibilityElements?.count != segments.count {
        accessibilityElements = segments.indices.map {
          let element = SegmentElement(of: self, index: $0)
          element.accessibilityValue = localized("%1$lld of %2$lld", $0 + 1, segments.count)
          return element
        }
      }
      for (index, element) in (accessibilityElements ?? []).enumerated() {
        guard let element = element as? SegmentElement, segments.indices.contains(index) else {
          continue
        }
        element.accessibilityLabel = segments[index].label
        element.accessibilityFrameInContainerSpace = segments[index].frame
        var traits = UIAccessibilityTraits.button
        if index == selectedSegmentIndex { traits.insert(.selected) }
        if !isEnabled { traits.insert(.notEnabled) }
        element.accessibilityTraits = traits
      }
    }
  }

  /// A title or an image of a control with segments.
  @MainActor
  private struct Segment {
    let title: String?
    let image: UIImage?
    let action: UIAction?
    /// The view that shows the image, or the title without an image.
    let view: UIView

    init(title: String? = nil, image: UIImage? = nil, action: UIAction? = nil) {
      self.title = title
      self.image = image
      self.action = action
      if let image {
        let picture = UIImageView(image: image)
        picture.contentMode = .scaleAspectFit
        view = picture
      } else {
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: .footnote)
        label.adjustsFontForContentSizeCategory = true
        label.adjustsFontSizeToFitWidth = true
        label.textAlignment = .center
        label.text = title
        view = label
      }
    }

    /// The label for assistive technologies.
    var label: String? { title ?? image?.accessibilityLabel }

    var frame: CGRect {
      get { view.frame }
      nonmutating set { view.frame = newValue }
    }

    func paint(_ color: UIColor) {
      view.tintColor = color
      (view as? UILabel)?.textColor = color
    }

    func remove() { view.removeFromSuperview() }
  }

  /// The accessibility element of a segment.
  private final class SegmentElement: UIAccessibilityElement {
    private weak var control: JellySegmentedControl?
    private let index: Int

    init(of control: JellySegmentedControl, index: Int) {
      self.control = control
      self.index = index
      super.init(accessibilityContainer: control)
    }

    override func accessibilityActivate() -> Bool { control?.select(index) ?? false }
  }

  extension UIColor {
    /// The color of the drop under a selected segment.
    fileprivate static var selectedSegment: UIColor {
      UIColor { $0.userInterfaceStyle == .dark ? .darkSegment : .white }
    }
  }
#endif
