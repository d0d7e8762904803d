#if canImport(UIKit) && !os(watchOS)
  public import Jelly
  public import UIKit

  /// A page control with a ball that moves from dot to dot as the pages scroll, stretches and
  /// wobbles.
  ///
  /// The control has the properties of `UIPageControl`. It can also follow a scroll view, and
  /// scroll it:
  ///
  ///     let pages = JellyPageControl()
  ///     pages.numberOfPages = 4
  ///     pages.scrollView = scrollView
  ///
  /// Without a scroll view the control scrolls an empty one of its own when another page is
  /// selected.
  public final class JellyPageControl: JellyFocusControl, Hosting {
    /// A closure that is called when another page is selected.
    public var onEffect: ((JellyPagerBody.Effect) -> Void)?
    /// A closure that returns the accessibility value for a page.
    ///
    /// Its arguments are the page, counted from 1, and the number of pages.
    public var pageLabel: (Int, Int) -> String = {
      localized("Page %1$lld of %2$lld", $0, $1)
    }
    {
      didSet { describe(anew: true) }
    }

    let host = JellyHost(JellyPagerBody(size: .zero, settings: .init(pageCount: 0)))
    private let marks = PageMarks()
    private let images = PageImages()
    private let ownScroll = UIScrollView()
    private let scroll = PageScroll()
    private let pan = AxisPan()
    private let arrows = ArrowPresses()
    private let touches = PageTouches()
    private var isAsked = false
    /// A Boolean value that indicates whether a touch is on the dots.
    private var isTouched = false
    /// The page and the number of pages in the accessibility value.
    private var described: (page: Int, count: Int)?
    private var ownValue = OwnAccessibilityValue()

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
      scroll.onScroll = { [weak self] in self?.scrolled() }
      host.onEffect = { [weak self] in self?.report($0) }
      host.onFrame = { [weak self] in self?.show($0, at: $1) }
      host.onPaint = { [weak self] in self?.paint() }
      host.attach(to: self)
      pan.attach(to: self)
      pan.takesTouch = { [weak self] _ in self?.isEnabled ?? false }
      arrows.attach(to: self)
      arrows.canStep = { [weak self] in self?.canTurn(by: $0) ?? false }
      arrows.step = { [weak self] in self?.turn(by: $0) }
      arrows.direction = { [weak host] in
        host.map { ($0.body.settings.axis, $0.body.settings.isMirrored) } ?? (.horizontal, false)
      }
      touches.control = self
      touches.frame = bounds
      touches.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(touches)
      marks.attach(to: host.canvas.layer)
      registerForTraitChanges([UITraitLayoutDirection.self]) { (control: JellyPageControl, _) in
        control.layOut()
      }
      isAccessibilityElement = true
      accessibilityTraits = .adjustable
      showRing()
      follow()
      describe()
    }

    // The properties of UIPageControl

    /// The number of pages.
    @IBInspectable public var numberOfPages: Int {
      get { host.body.settings.pageCount }
      set {
        layOut { $0.pageCount = newValue }
        showRing()
        showIfUseful()
        describe()
      }
    }

    /// The selected page, counted from 0.
    ///
    /// A change scrolls to the page and does not call any target.
    @IBInspectable public var currentPage: Int {
      get { host.body.page }
      set { setCurrentPage(newValue, animated: window != nil) }
    }

    /// Selects a page, and does not call any target.
    ///
    /// - Parameters:
    ///   - page: The page, from 0.
    ///   - animated: Whether the ball and the scroll view move to the page. If not, they are there
    ///     at once.
    public func setCurrentPage(_ page: Int, animated: Bool) {
      host.send(.pageRequested(page))
      describe()
      show(page: currentPage, animated: animated)
    }

    /// A Boolean value that indicates whether a person can select a page with the control.
    public override var isEnabled: Bool {
      didSet {
        host.isEnabled = isEnabled
        describeEnabled(isEnabled)
      }
    }

    /// A Boolean value that indicates whether the control is hidden if there is only one page;
    /// false by default.
    ///
    /// As in `UIPageControl`, the control does not change `isHidden`.
    @IBInspectable public var hidesForSinglePage: Bool = false {
      didSet { showIfUseful() }
    }

    /// A Boolean value that indicates whether a touch that moves along the dots selects pages; true
    /// by default.
    @IBInspectable public var allowsContinuousInteraction: Bool = true {
      didSet { pan.isWanted = allowsContinuousInteraction }
    }

    /// The color of the dots and the line; a gray if nil.
    @IBInspectable public dynamic var pageIndicatorTintColor: UIColor? { didSet { host.paint() } }

    /// The color of the ball, and of the dots and the line that it has passed; the tint color if
    /// nil.
    @IBInspectable public dynamic var currentPageIndicatorTintColor: UIColor? {
      get { host.fillColor }
      set { host.fillColor = newValue }
    }

    // Its images, background, direction and progress

    /// The image of every page that has none of its own; a dot if nil.
    @IBInspectable public var preferredIndicatorImage: UIImage? {
      get { images.preferred }
      set { changeImages { images.preferred = newValue } }
    }

    /// The image of the selected page.
    ///
    /// If it is nil, the page keeps the image that it has while it is not selected.
    @IBInspectable public var preferredCurrentPageIndicatorImage: UIImage? {
      get { images.preferredCurrent }
      set { changeImages { images.preferredCurrent = newValue } }
    }

    /// Returns the image that a page has of its own.
    public func indicatorImage(forPage page: Int) -> UIImage? { images.own[page] }

    /// Gives a page an image of its own.
    ///
    /// - Parameters:
    ///   - image: The image; nil for ``preferredIndicatorImage``.
    ///   - page: The page, from 0.
    public func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
      changeImages { images.own[page] = image }
    }

    /// Returns the image that a page has of its own while it is selected.
    public func currentPageIndicatorImage(forPage page: Int) -> UIImage? {
      images.ownCurrent[page]
    }

    /// Gives a page an image of its own for the time that it is selected.
    ///
    /// - Parameters:
    ///   - image: The image; nil for ``preferredCurrentPageIndicatorImage``.
    ///   - page: The page, from 0.
    public func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
      changeImages { images.ownCurrent[page] = image }
    }

    /// The color of the image on the ball.
    @IBInspectable public dynamic var foregroundColor: UIColor = .white { didSet { host.paint() } }

    /// The style of the background: always (`prominent`), never (`minimal`), or while a finger is
    /// on the control (`automatic`).
    public var backgroundStyle = UIPageControl.BackgroundStyle.automatic {
      didSet { showBackdrop() }
    }

    /// The kind of interaction by which a person is changing the page now.
    public private(set) var interactionState = UIPageControl.InteractionState.none {
      didSet { showBackdrop() }
    }

    /// The direction in which the dots, and the pages of a scroll view, run.
    ///
    /// A natural direction is that of text along ``axis``. Any other direction also sets the axis.
    public var direction = UIPageControl.Direction.natural {
      didSet {
        switch direction {
        case .leftToRight, .rightToLeft: layOut { $0.axis = .horizontal }
        case .topToBottom, .bottomToTop: layOut { $0.axis = .vertical }
        default: layOut()
        }
      }
    }

    /// The part of the selected page's time that is over, from 0 to 1, which is shown as a ring
    /// around the ball; nil for no ring.
    ///
    /// Set it in each frame of what plays on the page. A `UIPageControlProgress` gives its value
    /// only to a `UIPageControl`.
    public var currentPageProgress: Double? { didSet { showRing() } }

    private func changeImages(_ change: () -> Void) {
      change()
      marks.forget()
      images.place(for: host.body, in: touches)
      withoutImplicitAnimations { show(host.body, at: CACurrentMediaTime()) }
      host.paint()
    }

    /// Shows what the control consists of, or hides it if there is one page only.
    private func showIfUseful() {
      let isUseless = hidesForSinglePage && numberOfPages <= 1
      host.canvas.isHidden = isUseless
      touches.isHidden = isUseless
      isAccessibilityElement = !isUseless
    }

    private func showBackdrop() {
      let isTouched = interactionState != .none
      let isHidden = backgroundStyle == .minimal || backgroundStyle == .automatic && !isTouched
      marks.showBackdrop(!isHidden)
    }

    private func showRing() {
      marks.showRing(numberOfPages > 0 ? currentPageProgress : nil)
    }

    /// The size that the control needs for a number of pages, in points.
    public func size(forNumberOfPages pageCount: Int) -> CGSize {
      CGSize(host.body.settings.size(forPageCount: pageCount))
    }

    // Settings

    /// The scroll view with the pages; a page is as large as its bounds.
    public weak var scrollView: UIScrollView? { didSet { follow() } }

    /// The indicator of the page: a ball, or a square that rolls.
    public var indicatorStyle: JellyPagerBody.IndicatorStyle {
      get { host.body.settings.indicatorStyle }
      set { layOut { $0.indicatorStyle = newValue } }
    }

    /// The diameter of the ball, or the side of the square, in points; 20 by default.
    @IBInspectable public dynamic var diameter: CGFloat {
      get { host.body.settings.diameter }
      set { layOut { $0.diameter = newValue } }
    }

    /// The diameter of a dot, in points; 10 by default.
    @IBInspectable public dynamic var dotDiameter: CGFloat {
      get { host.body.settings.dotDiameter }
      set { layOut { $0.dotDiameter = newValue } }
    }

    /// The thickness of the line between the dots, in points; 2 by default.
    @IBInspectable public dynamic var lineWidth: CGFloat {
      get { host.body.settings.lineWidth }
      set { layOut { $0.lineWidth = newValue } }
    }

    /// The axis along which the dots and the pages run.
    ///
    /// A change makes ``direction`` natural.
    public var axis: JellyPagerBody.Axis {
      get { host.body.settings.axis }
      set {
        direction = .natural
        layOut { $0.axis = newValue }
      }
    }

    /// A Boolean value that indicates whether the control plays a haptic for a page that a person
    /// selects; true by default.
    @IBInspectable public var playsHaptics: Bool {
      get { host.haptics.isEnabled }
      set { host.haptics.isEnabled = newValue }
    }

    // The scroll

    private var isVertical: Bool { axis == .vertical }

    private func follow() {
      scroll.follow(scrollView ?? ownScroll)
      layOut()
    }

    private func scrolled() {
      layOut()
      host.send(.scrolled(offset: scroll.offset, isDragging: scroll.isDragged))
    }

    private func show(page: Int, animated: Bool) {
      scroll.scroll(to: page, animated: animated && !host.motion.isReduced)
    }

    /// Updates the settings of the core.
    private func layOut(_ change: (inout JellyPagerBody.Settings) -> Void = { _ in }) {
      var settings = host.body.settings
      change(&settings)
      scroll.axis = settings.axis
      pan.axis = settings.axis
      let isTextRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
      settings.isRightToLeft = direction == .natural ? isTextRightToLeft : direction == .rightToLeft
      settings.isBottomToTop = direction == .bottomToTop
      scroll.isMirrored = settings.isMirrored
      settings.pageWidth = scroll.pageWidth
      guard settings != host.body.settings else { return }
      host.send(.settingsChanged(settings))
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }

    // Drawing

    private func show(_ body: JellyPagerBody, at time: Double) {
      guard marks.draw(body, at: time, where: hasDot) else { return }
      images.place(for: body, in: touches)
      paintImages()
    }

    private func hasDot(ofPage page: Int) -> Bool { !images.hasImage(ofPage: page) }

    private func paint() {
      // A control with the focus has its tint color everywhere.
      let line = showsFocus ? tintColor : pageIndicatorTintColor
      marks.paint(
        line: (line ?? .pageMark).layerColor(in: self), ball: host.shape.fillColor,
        backdrop: UIColor.pageBackground.layerColor(in: self))
      paintImages()
    }

    private func paintImages() {
      images.paint(
        pageIndicatorTintColor ?? .pageMark, current: foregroundColor, onPage: currentPage)
    }

    // Fingers

    private func report(_ effect: JellyPagerBody.Effect) {
      describe()
      if isAsked {
        host.haptics.tick()
        show(page: currentPage, animated: true)
      }
      // A page that code sets calls no target, as in UIPageControl.
      if isAsked || scroll.isDragged { sendActions(for: .valueChanged) }
      onEffect?(effect)
    }

    /// The user has asked for a page.
    private func ask(_ event: JellyPagerBody.Event, at time: Double = CACurrentMediaTime()) {
      isAsked = true
      if interactionState == .none { interactionState = .discrete }
      host.send(event, at: time)
      if !isTouched { interactionState = .none }
      isAsked = false
    }

    private func canTurn(by step: Int) -> Bool {
      isEnabled && (0..<numberOfPages).contains(currentPage + step)
    }

    /// Selects another page as a person does.
    private func turn(by step: Int) {
      if isEnabled { ask(.pageRequested(currentPage + step)) }
    }

    /// A finger has come down on the dots.
    func touchBegan() {
      isTouched = true
      interactionState = .discrete
      host.haptics.prepare()
    }

    /// The finger has moved.
    func touchMoved(_ touch: UITouch) {
      guard pan.isGoing else { return }
      interactionState = .continuous
      ask(.dragged(Vector2(touch.location(in: self))), at: touch.timestamp)
    }

    /// The finger has left; one that has not gone along the dots has tapped.
    func touchEnded(_ touch: UITouch) {
      // The recognizer has ended before.
      if interactionState != .continuous {
        ask(.tapped(Vector2(touch.location(in: self))), at: touch.timestamp)
      }
      touchCancelled()
    }

    /// The finger has left, or a list has taken it.
    ///
    /// It asks for nothing more.
    func touchCancelled() {
      isTouched = false
      interactionState = .none
    }

    // A remote or a keyboard gives the control the focus. The directions along the dots then turn
    // the pages.

    public override var canBecomeFocused: Bool { isEnabled && numberOfPages > 1 }

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
      marks.place(in: bounds)
      host.answerLooks()
      layOut()
      // A layout that changes nothing does not stop a scroll.
      if isOther, scrollView == nil { show(page: currentPage, animated: false) }
    }

    public override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      touchArea.contains(point)
    }

    // Accessibility

    /// Assigns the accessibility value if the page or the number of pages has changed.
    private func describe(anew isAnew: Bool = false) {
      let (page, count) = (currentPage, numberOfPages)
      if !isAnew, let described, described == (page, count) { return }
      described = (page, count)
      ownValue.assign(pageLabel(page + 1, count), to: self)
    }

    public override func accessibilityIncrement() { turn(by: 1) }

    public override func accessibilityDecrement() { turn(by: -1) }
  }
#endif
