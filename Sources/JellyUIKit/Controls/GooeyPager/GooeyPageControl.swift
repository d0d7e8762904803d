#if canImport(UIKit) && !os(watchOS)
  public import Jelly
  public import UIKit

  /// A page control whose ball runs along its dots with the scroll, stretches and wobbles.
  ///
  /// It is used as a `UIPageControl`, and can follow a scroll view by itself, both ways:
  ///
  ///     let pages = GooeyPageControl()
  ///     pages.numberOfPages = 4
  ///     pages.scrollView = scrollView
  ///
  /// Without one it scrolls an empty one of its own when it is told of another page.
  public final class GooeyPageControl: UIControl {
    /// Called with each fact: a page is selected from now on.
    public var onEffect: ((GooeyPager.Effect) -> Void)?
    /// What assistive technology says of a page, by its number, from 1, and the number of pages.
    public var pageDescription: (Int, Int) -> String = {
      localized("Page %1$lld of %2$lld", $0, $1)
    }

    private let host = ElasticHost(GooeyPager(size: .zero, layout: .init(pages: 0)))
    private let track = CAShapeLayer()
    /// The track as it was last drawn: it changes with the pages and not with the scroll.
    private var drawnTrack: PagerTrack?
    private let reached = CAShapeLayer()
    private let ownScroll = UIScrollView()
    private let scroll = PageScroll()
    private let pan = AxisPan()
    private let touches = PageTouches()
    private var isTold = false

    /// Creates a control.
    public override init(frame: CGRect) {
      super.init(frame: frame)
      setUp()
    }

    /// Creates a control from an Interface Builder file.
    public required init?(coder: NSCoder) {
      super.init(coder: coder)
      setUp()
    }

    private func setUp() {
      ownScroll.alpha = 0
      ownScroll.isUserInteractionEnabled = false
      ownScroll.contentInsetAdjustmentBehavior = .never
      ownScroll.leaveStatusBar()
      addSubview(ownScroll)
      scroll.onScroll = { [weak self] in self?.report() }
      host.onEffect = { [weak self] in self?.told($0) }
      host.onFrame = { [weak self] in self?.show($0, at: $1) }
      host.onPaint = { [weak self] in self?.paint() }
      host.attach(to: self)
      pan.attach(to: self)
      touches.control = self
      touches.frame = bounds
      touches.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(touches)
      host.canvas.layer.insertSublayer(reached, at: 0)
      host.canvas.layer.insertSublayer(track, at: 0)
      registerForTraitChanges([UITraitLayoutDirection.self]) { (control: GooeyPageControl, _) in
        control.layOut()
      }
      isAccessibilityElement = true
      accessibilityTraits = .adjustable
      follow()
    }

    // UIPageControl's own words

    /// The number of pages.
    public var numberOfPages: Int {
      get { host.body.layout.pages }
      set {
        layOut { $0.pages = newValue }
        if hidesForSinglePage { isHidden = newValue <= 1 }
      }
    }

    /// The page that is selected, from 0; setting it scrolls there and tells no target.
    public var currentPage: Int {
      get { host.body.page }
      set { setCurrentPage(newValue, animated: window != nil) }
    }

    /// Selects a page, and tells no target.
    ///
    /// - Parameters:
    ///   - page: The page, from 0.
    ///   - animated: Whether the ball and the scroll view move there, or are there at once.
    public func setCurrentPage(_ page: Int, animated: Bool) {
      host.send(.jumped(page: page))
      show(page: currentPage, animated: animated)
    }

    /// Whether the pages can be turned by the control.
    public override var isEnabled: Bool {
      didSet {
        host.isEnabled = isEnabled
        accessibilityTraits = isEnabled ? .adjustable : [.adjustable, .notEnabled]
      }
    }

    /// Whether the control is hidden where there is only one page.
    public var hidesForSinglePage = false {
      didSet { isHidden = hidesForSinglePage && numberOfPages <= 1 }
    }

    /// Whether a finger that moves along it goes from page to page.
    public var allowsContinuousInteraction = true {
      didSet { pan.isWanted = allowsContinuousInteraction }
    }

    /// The colour of the dots and the line; a grey without it.
    public var pageIndicatorTintColor: UIColor? { didSet { host.paint() } }

    /// The colour of the ball and of what it has reached; the tint without it.
    public var currentPageIndicatorTintColor: UIColor? {
      get { host.fillColor }
      set { host.fillColor = newValue }
    }

    /// The size that the control needs for a number of pages, in points.
    public func size(forNumberOfPages pageCount: Int) -> CGSize {
      CGSize(host.body.layout.size(forPages: pageCount))
    }

    // Settings

    /// The scroll view with the pages; a page is as large as its bounds.
    public weak var scrollView: UIScrollView? { didSet { follow() } }

    /// The tuning of the control, which can change while the control moves.
    ///
    /// - Precondition: The tuning is sound (``/Jelly/ElasticTuning/isSound``).
    public var tuning: GooeyPager.Tuning {
      get { host.tuning }
      set { host.tuning = newValue }
    }

    /// How much the control moves; by default as the Reduce Motion setting says.
    public var motion: MotionPreference {
      get { host.motion }
      set { host.motion = newValue }
    }

    /// The indicator of the page: a ball, or a square that rolls.
    public var indicator: GooeyPager.Style {
      get { host.body.layout.style }
      set { layOut { $0.style = newValue } }
    }

    /// The diameter of the ball, or the side of the square, in points; 20 unless told otherwise.
    public var diameter: Double {
      get { host.body.layout.diameter }
      set { layOut { $0.diameter = newValue } }
    }

    /// The way in which the dots, and the pages, run.
    public var axis: PagerTrack.Axis {
      get { host.body.layout.axis }
      set { layOut { $0.axis = newValue } }
    }

    /// Whether a page that a finger selects plays a haptic.
    public var playsHaptics: Bool {
      get { host.haptics.isEnabled }
      set { host.haptics.isEnabled = newValue }
    }

    // The scroll

    private var isVertical: Bool { axis == .vertical }

    private func follow() {
      scroll.follow(scrollView ?? ownScroll)
      layOut()
    }

    private func report() {
      layOut()
      host.send(.scrolled(offset: scroll.offset, isDragging: scroll.isDragged))
    }

    private func show(page: Int, animated: Bool) {
      scroll.scroll(to: page, animated: animated && !host.motion.isReduced)
    }

    /// Tells the core how many pages there are and how they are shown now.
    private func layOut(_ change: (inout GooeyPager.Layout) -> Void = { _ in }) {
      var layout = host.body.layout
      change(&layout)
      scroll.axis = layout.axis
      pan.axis = layout.axis
      scroll.isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
      layout.pageWidth = scroll.pageWidth
      layout.isRightToLeft = scroll.isRightToLeft
      guard layout != host.body.layout else { return }
      host.send(.laidOut(layout))
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }

    // Drawing

    private func show(_ body: GooeyPager, at time: Double) {
      let line = body.track
      if line != drawnTrack {
        drawnTrack = line
        track.path = CGMutablePath.drawn { line.draw(into: &$0) }
      }
      reached.path = CGMutablePath.drawn { line.draw(upTo: body.trackLength(at: time), into: &$0) }
    }

    private func paint() {
      // With the focus it shines all along.
      let mark = showsFocus ? tintColor : pageIndicatorTintColor
      track.fillColor = (mark ?? .pageMark).layerColor(in: self)
      reached.fillColor = host.shape.fillColor
    }

    // Fingers

    private func told(_ effect: GooeyPager.Effect) {
      if isTold {
        host.haptics.tick()
        show(page: currentPage, animated: true)
      }
      // Setting a page from code tells no target, as UIPageControl does.
      if isTold || scroll.isDragged { sendActions(for: .valueChanged) }
      onEffect?(effect)
    }

    /// The user has asked for a page.
    private func ask(_ event: GooeyPager.Event, at time: Double = CACurrentMediaTime()) {
      isTold = true
      host.send(event, at: time)
      isTold = false
    }

    /// A finger has come down on the dots.
    fileprivate func touchBegan() { host.haptics.prepare() }

    /// The finger has moved.
    fileprivate func touchMoved(_ touch: UITouch) {
      guard pan.isGoing else { return }
      ask(.swiped(Vector2(touch.location(in: self))), at: touch.timestamp)
    }

    /// The finger has left; one that has not gone along the dots has tapped.
    fileprivate func touchEnded(_ touch: UITouch) {
      guard !pan.isGoing else { return }
      ask(.tapped(Vector2(touch.location(in: self))), at: touch.timestamp)
    }

    // A remote, or a keyboard, gives it the focus; the ways along the dots then turn the pages.

    public override var canBecomeFocused: Bool { isEnabled && numberOfPages > 1 }

    public override func didUpdateFocus(
      in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
      super.didUpdateFocus(in: context, with: coordinator)
      host.paint()
    }

    public override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
      let page = context.page(
        from: currentPage, isVertical: isVertical, isRightToLeft: scroll.isRightToLeft)
      guard isFocused, page != currentPage, (0..<numberOfPages).contains(page) else {
        return super.shouldUpdateFocus(in: context)
      }
      ask(.jumped(page: page))
      return false
    }

    // UIView

    public override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

    public override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    public override func layoutSubviews() {
      super.layoutSubviews()
      let length = Double(max(numberOfPages, 1))
      let size = CGSize(
        width: bounds.width * (isVertical ? 1 : length),
        height: bounds.height * (isVertical ? length : 1))
      let isOther = ownScroll.frame != bounds || ownScroll.contentSize != size
      ownScroll.frame = bounds
      ownScroll.contentSize = size
      layOut()
      // A layout that changes nothing leaves a scroll on its way.
      if isOther, scrollView == nil { show(page: currentPage, animated: false) }
    }

    public override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      isEnabled && touchArea.contains(point)
    }

    // Accessibility

    public override var accessibilityValue: String? {
      get { pageDescription(currentPage + 1, numberOfPages) }
      set {}
    }

    public override func accessibilityIncrement() {
      if isEnabled { ask(.jumped(page: currentPage + 1)) }
    }

    public override func accessibilityDecrement() {
      if isEnabled { ask(.jumped(page: currentPage - 1)) }
    }
  }

  extension GooeyPager: HostedBody {}

  /// Takes the fingers of a page control.
  ///
  /// A list takes no finger away from a `UIControl`, but it does from a view in one: so a finger that
  /// comes down on the dots can scroll the list that they lie in.
  private final class PageTouches: UIView {
    weak var control: GooeyPageControl?

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      control?.point(inside: point, with: event) ?? false
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      control?.touchBegan()
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      if let touch = touches.first { control?.touchMoved(touch) }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      if let touch = touches.first { control?.touchEnded(touch) }
    }

    // A list that has begun to scroll takes the finger, which then has asked for nothing.
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  }
#endif
