#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  public import Jelly
  public import UIKit

  /// A refresh control with an elastic edge, which hangs from the top of a list.
  ///
  /// UIKit insets the list for the control, so large titles, safe areas and search bars keep their
  /// places. The work starts when the touch ends.
  ///
  ///     let refresh = JellyRefreshControl()
  ///     refresh.action = { try await mailbox.fetch() }
  ///     tableView.refreshControl = refresh
  ///
  /// Without an action, use the control as a `UIRefreshControl`: add an action for `valueChanged`,
  /// and call `endRefreshing()` after the work.
  ///
  /// A Mac Catalyst app with the Mac idiom must not use a refresh control.
  public final class JellyRefreshControl: UIRefreshControl, Hosting {
    /// The work of a refresh; nil for none.
    ///
    /// The refresh succeeds when the work returns, and fails when the work throws. The work is
    /// canceled when the refresh ends otherwise, and when the control leaves its window or is
    /// deallocated.
    public var action: (@MainActor () async throws -> Void)?
    /// A closure that is called once for each effect: the pull passes the threshold in either
    /// direction, the refresh begins, or the refresh ends.
    public var onEffect: ((JellyRefreshBody.Effect) -> Void)?
    /// The texts that assistive technologies announce when a refresh begins and when it ends.
    public var announcements = Announcements()

    /// The texts that are announced.
    public struct Announcements: Sendable {
      /// The text for the beginning of a refresh.
      public var refreshing = localized("Refreshing")
      /// The text for a refresh that has succeeded.
      public var success = localized("Up to date")
      /// The text for a refresh that has failed.
      public var failure = localized("Could not refresh")

      /// Creates the texts of the library, in the app's language.
      public init() {}
    }

    // A refresh does not have a height before it is pulled.
    let host = JellyHost(JellyRefreshBody(size: .zero), size: { Vector2($0.x, 0) })
    private var pull: ScrollPull?
    /// The scroll view that is pulled; under a large title UIKit shows the control in the bar
    /// instead.
    private weak var scrollView: UIScrollView?
    /// A Boolean value that indicates whether the control has looked for it in this turn of the run
    /// loop.
    private var hasSearched = false
    private let inset = RefreshInset()
    private let work = RefreshWork()
    private var start = Start.none
    /// The action by which UIKit reports that a refresh has begun.
    ///
    /// UIKit may call other targets in another way.
    private lazy var beginning = UIAction { [weak self] _ in self?.begunByUIKit() }
    private var spinnerTint: UIColor?
    /// A Boolean value that indicates whether the control is calling its targets now.
    private var isCallingTargets = false

    private enum Start {
      /// Nobody has started the refresh, or UIKit has, under a finger that is still down.
      case none
      /// The app has started it, and does the work itself.
      case app
      /// The control has started it, and calls the targets and does the work.
      case control
    }

    /// Creates a control.
    public override init() {
      super.init()
      setUp()
    }

    /// Creates a control from an Interface Builder file.
    public required init?(coder: NSCoder) {
      super.init(coder: coder)
      setUp()
    }

    private func setUp() {
      super.tintColor = .clear
      host.onEffect = { [weak self] in self?.report($0) }
      host.onFrame = { [weak self] in self?.show($0, at: $1) }
      host.attach(to: self)
      inset.isRefreshing = { [weak self] in self?.isRefreshing ?? false }
      inset.onFree = { [weak self] in self?.settle() }
      addAction(beginning, for: .valueChanged)
      host.canvas.addSubview(spinnerView)
    }

    // Settings

    /// The color of the spinner, if the spinner does not set its own; the tint color of the list
    /// if nil.
    ///
    /// UIKit draws its own spinner in the tint color, so UIKit always gets a clear color.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    public override var tintColor: UIColor! {
      get { spinnerTint ?? scrollView?.tintColor ?? super.tintColor }
      set {
        super.tintColor = .clear
        spinnerTint = newValue
        tintSpinner()
      }
    }

    /// The color that fills the edge, dynamic colors included; the tint color of the list if
    /// nil.
    @IBInspectable public dynamic var fillColor: UIColor? {
      get { host.fillColor }
      set { host.fillColor = newValue }
    }

    /// A Boolean value that indicates whether the control plays a haptic when the pull passes the
    /// threshold; true by default.
    @IBInspectable public var playsHaptics: Bool {
      get { host.haptics.isEnabled }
      set { host.haptics.isEnabled = newValue }
    }

    /// The curve of the edge; a moving edge adopts a new curve when it comes to rest.
    public var curve: JellyBarBody.EdgeCurve {
      get { host.body.settings.curve }
      set { host.set { $0.curve = newValue } }
    }

    /// The pull that is needed to refresh, in points; 95 by default.
    @IBInspectable public dynamic var threshold: CGFloat {
      get { host.body.settings.threshold }
      set { host.set { $0.threshold = newValue } }
    }

    /// The minimum time for which a refresh is shown, in seconds; 0.4 by default.
    @IBInspectable public var minimumDuration: Double {
      get { host.body.settings.minimumDuration }
      set { host.set { $0.minimumDuration = newValue } }
    }

    /// The view that shows the progress of the pull.
    public var spinnerView: any JellyRefreshSpinner = JellyRingSpinner() {
      didSet {
        oldValue.removeFromSuperview()
        host.canvas.addSubview(spinnerView)
      }
    }

    /// A view that fades out as the spinner fades in, such as a navigation bar's title.
    public weak var titleView: UIView?

    /// The present phase of the control.
    public var phase: JellyRefreshBody.Phase { host.body.phase(at: host.now) }

    // Work

    /// Begins a refresh as a pull does: runs the action and calls the targets.
    public func performRefresh() { begin(by: .control) }

    /// Shows a refresh whose work the app does itself; neither the action nor a target is called.
    public override func beginRefreshing() { begin(by: .app) }

    /// Ends the refresh, which has succeeded.
    public override func endRefreshing() { endRefreshing(.success) }

    /// Ends the refresh.
    ///
    /// - Parameter outcome: The outcome of the refresh, which the control shows.
    public func endRefreshing(_ outcome: JellyRefreshBody.Outcome) {
      work.cancel()
      host.send(.refreshEnded(outcome))
    }

    private func begin(by starter: Start) {
      guard host.body.phase(at: host.now) != .refreshing else { return }
      start = starter
      host.send(.refreshBegan)
    }

    /// UIKit refreshes by itself now: because of a pull, which decides when it is let go, or
    /// because VoiceOver has scrolled.
    private func begunByUIKit() {
      guard start == .none, !isCallingTargets else { return }
      follow()
      if inset.isPanned { inset.mend() } else { performRefresh() }
    }

    /// Begins or ends UIKit's own refresh, so that it agrees with what is shown.
    ///
    /// It waits until the finger has left, because the change would move the list or stop it.
    private func settle() {
      let phase = host.body.phase(at: host.now)
      // The control decides when the finger lets go.
      guard phase != .pulling, phase != .armed else { return }
      let isShown = phase == .refreshing
      if !isShown { start = .none }
      guard isShown != isRefreshing || inset.owes else { return inset.release() }
      guard !inset.isMoved else { return inset.waitForFinger() }
      inset.change(isKept: isShown, by: tuning.returnSpring) {
        if isShown, !isRefreshing { super.beginRefreshing() }
        if !isShown, isRefreshing { super.endRefreshing() }
      }
    }

    private func report(_ effect: JellyRefreshBody.Effect) {
      switch effect {
      case .armed: host.haptics.tick()
      case .disarmed: break
      case .refreshBegan: startWork()
      case .refreshEnded(let outcome):
        announce(outcome == .success ? announcements.success : announcements.failure)
      }
      onEffect?(effect)
    }

    private func startWork() {
      announce(announcements.refreshing)
      guard start != .app else { return }
      start = .control
      callTargets { super.sendActions(for: .valueChanged) }
      if let action { work.start(action) { [weak self] in self?.endRefreshing($0) } }
    }

    /// Tints the canvas, from which the spinner inherits its tint: the control's own is clear.
    private func tintSpinner() { host.canvas.tintColor = spinnerTint ?? scrollView?.tintColor }

    private func announce(_ text: String) {
      // A control that has left the screen announces nothing.
      guard window != nil else { return }
      UIAccessibility.post(notification: .announcement, argument: text)
    }

    // Pulls

    private func take(_ pulled: PullMoment) {
      switch pulled.moment.finger {
      case .began(let place), .moved(let place):
        if case .began = pulled.moment.finger {
          inset.hold()
          host.haptics.prepare()
          // UIKit does not report a change of the list's tint color to the control.
          host.paint()
          tintSpinner()
        }
        host.send(
          .pullChanged(distance: pulled.distance, position: place.x), at: pulled.moment.time)
      case .ended:
        host.send(.pullEnded, at: pulled.moment.time)
      case .cancelled:
        host.send(.pullCancelled, at: pulled.moment.time)
      }
    }

    /// Updates the spinner and the title from the body.
    ///
    /// UIKit and the inset of the control move the list.
    private func show(_ body: JellyRefreshBody, at time: Double) {
      settle()
      let opacity = body.spinnerOpacity(at: time)
      spinnerView.bounds.size = spinnerView.sizeThatFits(bounds.size)
      spinnerView.center = CGPoint(x: bounds.midX, y: bounds.midY)
      spinnerView.alpha = opacity
      spinnerView.update(
        strokeEnd: body.spinnerStrokeEnd(at: time), rotation: body.spinnerRotation(at: time))
      titleView?.alpha = 1 - opacity
    }

    // UIControl

    /// Calls the targets when the finger lifts, even if UIKit asks earlier.
    ///
    /// Without a finger, as when VoiceOver scrolls, it calls them at once.
    public override func sendActions(for controlEvents: UIControl.Event) {
      guard controlEvents.contains(.valueChanged), start == .none, !isCallingTargets else {
        return callTargets { super.sendActions(for: controlEvents) }
      }
      begunByUIKit()
    }

    // UIKit may call targets without the method above, but not without these two.

    public override func sendAction(_ action: UIAction) {
      if isCallingTargets || action.identifier == beginning.identifier { super.sendAction(action) }
    }

    public override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
      if isCallingTargets { super.sendAction(action, to: target, for: event) }
    }

    private func callTargets(_ action: () -> Void) {
      let wasCallingTargets = isCallingTargets
      isCallingTargets = true
      action()
      isCallingTargets = wasCallingTargets
    }

    public override func layoutSubviews() {
      super.layoutSubviews()
      search()
      // The edge waits below the inset that UIKit adds to the list.
      host.set { $0.inset = bounds.height }
    }

    public override func didMoveToWindow() {
      super.didMoveToWindow()
      if window == nil, phase == .refreshing { endRefreshing(.failure) }
      follow()
    }

    public override func didMoveToSuperview() {
      super.didMoveToSuperview()
      follow()
    }

    /// Looks for the scroll view, at most once in a turn of the run loop.
    private func search() {
      guard pull == nil, !hasSearched else { return }
      hasSearched = true
      follow()
      Task { [weak self] in self?.hasSearched = false }
    }

    /// Follows the scroll view that the control refreshes, wherever UIKit shows the control.
    private func follow() {
      let list = window == nil ? nil : superview as? UIScrollView ?? window?.list(refreshedBy: self)
      guard list !== scrollView || pull == nil else { return }
      pull?.cancel()
      scrollView = list
      inset.follow(list)
      host.tinted = list
      tintSpinner()
      pull = list.map { list in
        ScrollPull(of: list, past: .top, in: self) { [weak self] in self?.take($0) }
      }
    }

    // Accessibility

    /// Refreshes without a drag.
    public override func accessibilityActivate() -> Bool {
      performRefresh()
      return true
    }
  }

  extension UIView {
    /// Returns the scroll view in this view that has a refresh control.
    ///
    /// A refresh control does not have a reference to its scroll view: under a large title the
    /// control is in the navigation bar from the beginning.
    fileprivate func list(refreshedBy control: UIRefreshControl) -> UIScrollView? {
      if let list = self as? UIScrollView, list.refreshControl === control { return list }
      for view in subviews {
        if let list = view.list(refreshedBy: control) { return list }
      }
      return nil
    }
  }
#endif
