#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  public import Jelly
  public import UIKit

  extension UIViewController {
    /// The drawer in which this view controller is presented.
    ///
    ///     let menu = MenuController()
    ///     menu.jellyDrawer.edge = .leading
    ///     menu.jellyDrawer.detents = [.length(300)]
    ///     present(menu, animated: true)
    ///
    /// The first use of this property sets `modalPresentationStyle` to `custom`, and the
    /// `transitioningDelegate`. The view controller retains the drawer.
    public var jellyDrawer: JellyDrawerPresentation {
      if let drawer = keptDrawer as? JellyDrawerPresentation { return drawer }
      let drawer = JellyDrawerPresentation(of: self)
      keptDrawer = drawer
      modalPresentationStyle = .custom
      transitioningDelegate = drawer.transitions
      return drawer
    }
  }

  /// The methods by which a drawer asks whether a person may dismiss it, and reports what a person
  /// has done.
  ///
  /// The methods of `UIAdaptivePresentationControllerDelegate` are called as for a sheet: not for
  /// changes by code.
  @MainActor
  public protocol JellyDrawerPresentationDelegate: UIAdaptivePresentationControllerDelegate {
    /// A person has selected another detent; does nothing by default.
    func drawerDidChangeSelectedDetent(_ drawer: JellyDrawerPresentation)
  }

  extension JellyDrawerPresentationDelegate {
    /// Does nothing.
    public func drawerDidChangeSelectedDetent(_ drawer: JellyDrawerPresentation) {}
  }

  /// The presentation of a view controller in a drawer: a panel that comes from an edge, with an
  /// elastic free edge that a finger can catch at any time.
  ///
  /// The properties have the names of `UISheetPresentationController`. A change outside of
  /// ``animateChanges(_:)`` is not animated, unless the drawer moves at that moment.
  ///
  /// Give the presented view a clear background: the drawer fills its outline by itself
  /// (``JellyDrawerView/fillColor``), and an opaque view covers the dents of the edge.
  @MainActor public final class JellyDrawerPresentation {
    /// An edge that a drawer comes from; the opposite edge of the drawer moves.
    public enum Edge: Hashable, Sendable {
      /// The top edge.
      case top
      /// The edge where lines of text start.
      case leading
      /// The bottom edge.
      case bottom
      /// The edge where lines of text end.
      case trailing
    }

    /// The view of the drawer: its tuning, its fill, its shadow.
    public private(set) lazy var drawerView = JellyDrawerView(of: self)
    /// The object that decides whether a person may dismiss the drawer; nil for always.
    ///
    /// A presented view controller whose `isModalInPresentation` is true cannot be dismissed by a
    /// person either.
    public weak var delegate: (any JellyDrawerPresentationDelegate)? {
      didSet { controller?.delegate = delegate }
    }
    /// A closure that is called with ``progress`` in each frame in which the drawer moves.
    public var onProgress: ((CGFloat) -> Void)?

    /// The presentation that the drawer is in; nil while it is not presented, also if UIKit has
    /// made one for later.
    private(set) weak var controller: DrawerPresentationController?
    private weak var presented: UIViewController?
    private var isAnimating = false
    private var isArranging = false
    /// A Boolean value that indicates whether a content without a length has been reported.
    private var hasReported = false
    /// The detent at which the drawer opens.
    private var firstDetent: JellyDetent?
    /// The detent that was selected last, as far as the delegate has heard.
    private var knownDetent: JellyDetent?
    /// The length by which a keyboard covers the container, in points.
    var keyboardLength = 0.0 { didSet { animateChanges { arrange() } } }
    private var keyboard: AnyObject?
    /// The recognizer whose finger holds the drawer from when it opens.
    private weak var recognizer: UIPanGestureRecognizer?

    /// The object that UIKit asks for the presentation.
    private(set) lazy var transitions = DrawerTransitions(self)

    init(of controller: UIViewController) { presented = controller }

    // Settings

    /// The edge that the drawer comes from; the bottom by default.
    public var edge = Edge.bottom {
      didSet {
        // Its width depends on it, too; the layout arranges the rest.
        controller?.stage.setNeedsLayout()
        controller?.stage.layoutIfNeeded()
      }
    }

    /// The lengths at which the drawer rests, in any order, at most eight; `.large` alone by
    /// default, and instead of an empty array.
    ///
    /// Lengths are measured from the edge of the container, including its safe area, and limited to
    /// the space that there is: the container without the safe area at its far end and a margin, or
    /// all of it for a drawer with a ``preferredCornerRadius`` of 0. They are at least 44 points,
    /// which a finger needs. A content without a length of its own, such as a table, counts as
    /// `.medium`. A detent whose number is NaN is ignored. A drawer from the top or the bottom has
    /// no `.small` and no `.medium` where the height is compact, if it has another detent.
    public var detents: [JellyDetent] = [.large] { didSet { arrange() } }

    /// The detent that is selected; before the presentation, the one at which the drawer opens.
    ///
    /// It is nil while the drawer leaves, and before the presentation by default, which stands for
    /// the smallest detent. One that is not in ``detents`` is ignored, and so is nil during the
    /// presentation.
    public var selectedDetent: JellyDetent? {
      get { controller == nil ? firstDetent : host.body.detent }
      set {
        if controller == nil { firstDetent = newValue }
        guard controller != nil, let newValue,
          let index = host.body.settings.detents.firstIndex(of: newValue)
        else { return }
        select(index, isAnimated: isAnimating)
      }
    }

    /// The largest detent at which the backdrop does not dim the views below, and at which touches
    /// beside the drawer reach them; nil, the default, for none.
    public var largestUndimmedDetent: JellyDetent? { didSet { arrange() } }

    /// A Boolean value that indicates whether the drawer shows a grabber, which a tap moves to the
    /// next detent; false by default.
    ///
    /// Assistive technologies find the grabber of a drawer with several detents in either case.
    public var prefersGrabberVisible = false { didSet { arrange() } }

    /// The radius of the two free corners, in points; nil, the default, for that of the core.
    ///
    /// A drawer with a radius of 0 is a page: it can cover the whole container.
    public var preferredCornerRadius: CGFloat? { didSet { arrange() } }

    /// A Boolean value that indicates whether a finger that scrolls outwards in the drawer
    /// lengthens the drawer first; true by default.
    public var prefersScrollingExpandsWhenScrolledToEdge = true { didSet { arrange() } }

    /// The distance between the free edge and the content, in points: the greatest depth of a dent;
    /// 18 by default.
    public var headroom: CGFloat {
      get { host.body.settings.headroom }
      set { host.set { $0.headroom = newValue } }
    }

    /// The color over the views below, which appears as the drawer grows; dynamic colors included.
    ///
    /// By default black with an opacity of a fifth, and of a half in the dark.
    public var backdropColor: UIColor = .backdrop {
      didSet { controller?.stage.backdrop.backgroundColor = backdropColor }
    }

    /// Measures the content of a `.content` detent again, after a change of its constraints.
    ///
    /// A change of `preferredContentSize` and a layout of the container do so by themselves.
    public func invalidateDetents() { arrange() }

    /// Animates the changes that a closure makes, as a person's drag ends.
    public func animateChanges(_ changes: () -> Void) {
      let wasAnimating = isAnimating
      isAnimating = true
      changes()
      isAnimating = wasAnimating
    }

    // State

    /// The share of the way from outside to the smallest detent that is visible now, from 0 to 1.
    ///
    /// A page transition moves the page below by it: see ``onProgress``.
    public var progress: CGFloat { host.body.progress(at: host.now) }

    /// Lets the finger of a pan recognizer hold the drawer, as if the finger were on it.
    ///
    /// Call this method when a recognizer at the edge of the screen has begun, before `present`, so
    /// that the free edge comes with the finger:
    ///
    ///     @objc func pull(_ pan: UIScreenEdgePanGestureRecognizer) {
    ///       guard pan.state == .began else { return }
    ///       menu.jellyDrawer.follow(pan)
    ///       present(menu, animated: true)
    ///     }
    ///
    /// After `present` it can be too late: UIKit takes the finger away from recognizers when a
    /// presentation begins that no finger controls.
    public func follow(_ recognizer: UIPanGestureRecognizer) {
      self.recognizer = recognizer
      if controller != nil, host.body.selectedDetent != nil { pull(isOpening: false) }
    }

    /// A Boolean value that indicates whether a finger brings the drawer.
    var isFollowing: Bool { recognizer?.state == .began || recognizer?.state == .changed }

    private func pull(isOpening: Bool) {
      guard isFollowing, let recognizer else { return }
      drawerView.pull = PanPull(of: recognizer, in: drawerView) { [weak self] moment in
        guard let self else { return }
        guard case .began(let place) = moment.finger, isOpening else {
          if case .began = moment.finger { askDelegate() }
          return host.send([moment])
        }
        askDelegate()
        // As if the finger had come from the edge of the container, because the free edge did.
        let (edge, size) = (host.body.settings.edge, host.body.size)
        let start =
          edge.isUpright
          ? Vector2(place.x, edge == .bottom ? size.y : 0)
          : Vector2(edge == .right ? size.x : 0, place.y)
        host.send([
          FingerMoment(.began(start), at: moment.time),
          FingerMoment(.moved(place), at: moment.time),
        ])
      }
    }

    private var host: JellyHost<JellyDrawerBody> { drawerView.host }

    private func select(_ index: Int, isAnimated: Bool) {
      host.send(.selected(index, isAnimated: isAnimated))
      knownDetent = host.body.detent
      controller?.stay()
      describe()
    }

    /// Sends the drawer its settings in the present layout.
    func arrange() {
      // The content that is measured may change the drawer.
      guard let stage = controller?.stage, let presented, !isArranging else { return }
      isArranging = true
      defer { isArranging = false }
      drawerView.layoutIfNeeded()
      let isResting = !host.body.isHeld && host.now >= host.body.restTime
      let settings = settings(in: stage.bounds.size)
      host.set { $0 = settings }
      if isResting, !isAnimating { host.skip() }
      let isAtBottom = host.body.settings.edge == .bottom
      presented.additionalSafeAreaInsets.bottom = isAtBottom ? keyboardLength : 0
      describe()
    }

    /// Returns the settings in a container of a size.
    private func settings(in container: CGSize) -> JellyDrawerBody.Settings {
      var settings = host.body.settings
      guard let stage = controller?.stage, let presented else { return settings }
      let isRightToLeft = stage.effectiveUserInterfaceLayoutDirection == .rightToLeft
      settings.edge = edge.physical(isRightToLeft: isRightToLeft)
      let isUpright = settings.edge.isUpright
      if detents.contains(.content) {
        settings.contentLength = presented.length(isUpright: isUpright, in: size(in: container))
        if settings.contentLength == 0, !hasReported {
          hasReported = true
          NSLog(
            "%@",
            "jelly: drawer: must present a view whose constraints need a length, or a "
              + "preferredContentSize; got 0, so the detent of the content is medium")
        }
      }
      let isCompact = isUpright && stage.traitCollection.verticalSizeClass == .compact
      let roomy = detents.filter { !isCompact || $0 != .small && $0 != .medium }
      settings.detents = JellyDetents(roomy.isEmpty ? [.large] : roomy)
      let defaults = JellyDrawerBody.Settings()
      settings.cornerRadius = preferredCornerRadius.map { Double($0) } ?? defaults.cornerRadius
      settings.maximumLength =
        settings.cornerRadius == 0
        ? .infinity
        : JellyDrawerBody.maximumLength(
          in: isUpright ? container.height : container.width,
          covered: stage.safeAreaInsets.length(at: settings.edge.opposite))
      settings.keyboardLength = keyboardLength
      settings.largestUndimmedDetent = largestUndimmedDetent.flatMap {
        settings.detents.firstIndex(of: $0)
      }
      settings.expandsByScrolling = prefersScrollingExpandsWhenScrolledToEdge
      return settings
    }

    /// Returns the size of the drawer's view in a container of a size.
    func size(in container: CGSize) -> CGSize {
      guard edge == .top || edge == .bottom else { return container }
      return CGSize(
        width: min(container.width, JellyDrawerBody.maximumWidth), height: container.height)
    }

    /// Returns the size of the content, as soon as the panel rests, in a container of a size.
    func contentSize(in container: CGSize) -> CGSize {
      var body = host.body
      let time = host.now
      body.handle(.sizeChanged(Vector2(size(in: container))), at: time)
      body.handle(.settingsChanged(settings(in: container)), at: time)
      return CGSize(body.contentFrame(at: body.isHeld ? time : body.restTime).size)
    }

    /// Reports the state to assistive technologies.
    func describe() {
      drawerView.describe(showsGrabber: prefersGrabberVisible)
      controller?.stage.describe(isModal: host.body.isModal)
    }

    // Presentation

    /// Returns a presentation for UIKit, which may use it later, or not at all.
    func controller(
      presenting presented: UIViewController, over presenting: UIViewController?
    ) -> DrawerPresentationController {
      let controller = DrawerPresentationController(of: self, presented, over: presenting)
      controller.delegate = delegate
      return controller
    }

    /// The presentation has begun.
    func begin(_ controller: DrawerPresentationController) {
      // UIKit need not have reported the end of an earlier one.
      self.controller?.end()
      if host.body.selectedDetent != nil { close() }
      self.controller = controller
      // An app may have set the controller's own.
      if delegate != nil { controller.delegate = delegate }
    }

    /// Opens the drawer, which is in its container now.
    func open(isAnimated: Bool) {
      guard let stage = controller?.stage else { return }
      keyboard = NotificationObservation(ofKeyboard: { [weak self] frame in
        self?.keyboardLength = self?.controller?.stage.overlap(withKeyboard: frame) ?? 0
      })
      stage.layoutIfNeeded()
      keyboardLength = stage.keyboardOverlap
      arrange()
      let body = host.body
      let first = firstDetent.flatMap { body.settings.detents.firstIndex(of: $0) }
      select(first ?? body.smallestDetent, isAnimated: isAnimated)
      if isAnimated { pull(isOpening: true) }
    }

    /// Takes the drawer away, which is gone.
    func close() {
      (keyboard, recognizer) = (nil, nil)
      keyboardLength = 0
      presented?.additionalSafeAreaInsets.bottom = 0
      drawerView.close()
      controller = nil
    }

    // Events

    /// Whether a person may dismiss the drawer: asked anew whenever a finger takes it.
    func askDelegate() {
      guard let controller else { return }
      let isAllowed =
        !controller.presentedViewController.isModalInPresentation && controller.isDismissalAllowed
      host.set { $0.isDismissible = isAllowed }
    }

    /// Dismisses the drawer as a person's flick does, if a person may.
    ///
    /// - Returns: Whether it leaves.
    @discardableResult func dismissByPerson() -> Bool {
      askDelegate()
      guard host.body.settings.isDismissible else {
        controller?.reportAttempt()
        drawerView.onEffect?(.dismissalAttempted)
        return false
      }
      host.send(.dismissed())
      controller?.leave()
      drawerView.onEffect?(.dismissed)
      return true
    }

    /// Selects another detent as a person's drag does; see `JellyDrawerBody.detent(after:)`.
    func stepByPerson(_ step: Int) {
      guard let next = host.body.detent(after: step) else { return }
      host.send(.selected(next))
      reportSelection()
      drawerView.onEffect?(.selected(next))
    }

    func report(_ effect: JellyDrawerBody.Effect) {
      switch effect {
      case .grabbed: host.haptics.prepare()
      case .released: break
      case .selected:
        host.haptics.tick()
        controller?.stay(byFinger: true)
      case .dismissed:
        host.haptics.tick()
        refuseOrLeave()
      case .dismissalAttempted: refuse()
      }
      reportSelection()
      drawerView.onEffect?(effect)
    }

    /// A finger has sent the drawer out: asks again, because it may have changed since the drag
    /// began.
    private func refuseOrLeave() {
      askDelegate()
      if !host.body.settings.isDismissible, let knownDetent,
        let index = host.body.settings.detents.firstIndex(of: knownDetent)
      {
        // At the same time, so the panel turns round with its velocity.
        host.send(.selected(index))
        refuse()
      } else {
        controller?.leave()
      }
    }

    /// The drawer stays, also if it was leaving.
    private func refuse() {
      controller?.stay(byFinger: true)
      controller?.reportAttempt()
    }

    private func reportSelection() {
      let detent = host.body.detent
      guard detent != knownDetent, detent != nil else { return }
      knownDetent = detent
      describe()
      delegate?.drawerDidChangeSelectedDetent(self)
    }

    func show(_ body: JellyDrawerBody, at time: Double) {
      guard let controller else { return }
      controller.stage.backdrop.alpha = body.dimming(at: time)
      onProgress?(body.progress(at: time))
      if !body.isPresented(at: time) { controller.gone() }
    }
  }

  extension JellyDrawerBody {
    /// The detent that is selected.
    var detent: JellyDetent? { selectedDetent.map { settings.detents[$0] } }
  }

  extension JellyDrawerPresentation.Edge {
    fileprivate func physical(isRightToLeft: Bool) -> Jelly.RectEdge {
      switch self {
      case .top: .top
      case .bottom: .bottom
      case .leading: .leading(isRightToLeft: isRightToLeft)
      case .trailing: .trailing(isRightToLeft: isRightToLeft)
      }
    }
  }

  extension UIViewController {
    /// Returns the length that the content needs: the preferred one, or what its constraints need;
    /// 0 if that is not a number.
    fileprivate func length(isUpright: Bool, in bounds: CGSize) -> Double {
      let preferred = isUpright ? preferredContentSize.height : preferredContentSize.width
      if preferred > 0, preferred.isFinite { return preferred }
      let least = UIView.layoutFittingCompressedSize
      let size = view.systemLayoutSizeFitting(
        isUpright
          ? CGSize(width: bounds.width, height: least.height)
          : CGSize(width: least.width, height: bounds.height),
        withHorizontalFittingPriority: isUpright ? .required : .fittingSizeLevel,
        verticalFittingPriority: isUpright ? .fittingSizeLevel : .required)
      let length = isUpright ? size.height : size.width
      return length.isFinite ? max(length, 0) : 0
    }
  }

  extension UIColor {
    /// About the color of UIKit's backdrop behind sheets, which UIKit does not make public.
    fileprivate static var backdrop: UIColor {
      UIColor { traits in
        UIColor(red: 0, green: 0, blue: 0, alpha: traits.userInterfaceStyle == .dark ? 0.5 : 0.2)
      }
    }
  }
#endif
