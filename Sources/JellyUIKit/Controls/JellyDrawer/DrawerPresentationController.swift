#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import Jelly
  import UIKit

  /// Puts a drawer into UIKit's container, and takes it away when it is gone.
  ///
  /// UIKit lets no touch through to the views of a transition that no finger controls. So the
  /// presentation completes in the turn in which it begins, and then the drawer's clock moves the
  /// panel. A dismissal by a person is none of UIKit's until the panel is gone; one by code
  /// completes when it is, and is one that a finger controls.
  ///
  ///     closed ──open──▸ open ──person──▸ leaving ──(rest time)──▸ gone ──asks──▸ removed
  ///                       ▴ ╰───code──▸ dismissed ──(rest time)──────────────────▴ │ │
  ///                       ╰──caught── leaving, dismissed     gone ◂──UIKit refuses─╯ ╰──▸ closed
  final class DrawerPresentationController: UIPresentationController {
    /// The view in the container.
    let stage: DrawerStage
    private let drawer: JellyDrawerPresentation
    private var state = State.closed
    /// A Boolean value that indicates whether the delegate has heard that a person dismisses the
    /// drawer, and not yet that it is gone.
    private var mustReportEnd = false
    /// Asks UIKit again in each frame while it refuses: a transition of what the drawer presents
    /// may be under way, and nothing reports its end to the controller below.
    private lazy var retry = FrameLink { [weak self] _ in self?.remove() }

    private enum State {
      /// It has not opened yet, or UIKit has taken it away.
      case closed
      /// It is open, or on its way to a detent.
      case open
      /// A person has dismissed it, and it leaves.
      case leaving
      /// Code has dismissed it, and it leaves; the transition ends when it is gone.
      case dismissed(any UIViewControllerContextTransitioning)
      /// The panel has left, and UIKit has not taken the controller away yet.
      case gone
      /// UIKit takes the controller away at this moment, because this object has asked for it.
      case removed
    }

    init(
      of drawer: JellyDrawerPresentation, _ presented: UIViewController,
      over presenting: UIViewController?
    ) {
      self.drawer = drawer
      stage = DrawerStage(drawer)
      super.init(presentedViewController: presented, presenting: presenting)
    }

    override var presentedView: UIView? { stage }

    override func presentationTransitionWillBegin() {
      super.presentationTransitionWillBegin()
      // Not earlier: UIKit makes presentation controllers that it does not use.
      drawer.begin(self)
      stage.takeDrawer()
      let content = drawer.drawerView.contentView
      guard let view = presentedViewController.view else { return }
      view.frame = content.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      content.addSubview(view)
      stage.below = presentingViewController.view
    }

    override func presentationTransitionDidEnd(_ completed: Bool) {
      super.presentationTransitionDidEnd(completed)
      guard completed else { return end() }
      // Without an animation no animator has opened it.
      if case .closed = state { drawer.open(isAnimated: false) }
      stage.takeKeys()
      if stage.accessibilityViewIsModal {
        UIAccessibility.post(
          notification: .screenChanged, argument: presentedViewController.view)
      }
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
      super.dismissalTransitionDidEnd(completed)
      guard completed else { return }
      if case .removed = state { return end() }
      end()
      reportEndIfNeeded()
    }

    override func preferredContentSizeDidChange(
      forChildContentContainer container: any UIContentContainer
    ) {
      super.preferredContentSizeDidChange(forChildContentContainer: container)
      drawer.animateChanges { drawer.arrange() }
    }

    /// Returns the size that the content will have, which `viewWillTransition` of the presented
    /// controller gets.
    override func size(
      forChildContentContainer container: any UIContentContainer,
      withParentContainerSize parentSize: CGSize
    ) -> CGSize { drawer.contentSize(in: parentSize) }

    /// A person has dismissed the drawer, which leaves now.
    func leave() {
      guard case .open = state else { return }
      state = .leaving
      mustReportEnd = true
      reportDismissal()
    }

    /// Code dismisses the drawer.
    func dismiss(using transition: any UIViewControllerContextTransitioning) {
      state = .dismissed(transition)
      drawer.drawerView.host.send(.dismissed())
      // No frame would end it.
      if stage.window == nil { gone() }
    }

    /// The drawer goes to a detent: it opens, or has been caught while it left.
    func stay(byFinger isByFinger: Bool = false) {
      let former = state
      state = .open
      // Outside of a window UIKit has taken the finger away, and maybe the controller, too.
      if stage.window != nil || !isByFinger { mustReportEnd = false }
      if case .dismissed(let transition) = former { transition.end(false) }
    }

    /// The drawer is gone.
    func gone() {
      switch state {
      case .dismissed(let transition): takeAway { transition.end(true) }
      case .open, .leaving:
        state = .gone
        remove()
      case .closed, .gone, .removed: break
      }
    }

    /// The drawer has come into a window, or left it, where no frame ends a dismissal.
    func moveToWindow() {
      switch state {
      case .dismissed where stage.window == nil: gone()
      case .open where stage.window != nil: mustReportEnd = false
      case .gone: remove()
      default: break
      }
    }

    /// Lets UIKit take the controller away, and what it presents, too.
    ///
    /// The controller itself would dismiss what it presents, and stay. UIKit refuses with a warning
    /// while a transition above is under way, so it is not asked then.
    private func remove() {
      guard case .gone = state, stage.window != nil else { return retry.stop() }
      let above = sequence(first: presentedViewController, next: \.presentedViewController)
      let isBusy = above.contains { $0.isBeingPresented || $0.isBeingDismissed }
      takeAway {
        guard !isBusy else { return }
        presentedViewController.presentingViewController?.dismiss(animated: false)
        // UIKit may inform the topmost presentation only.
        if presentedViewController.presentingViewController == nil { end() }
      }
      if case .gone = state { retry.run() } else { retry.stop() }
    }

    /// Reports the end of a person's dismissal after UIKit's, because an app may present then.
    private func takeAway(_ act: () -> Void) {
      state = .removed
      act()
      if case .removed = state { state = .gone }
      if case .closed = state { reportEndIfNeeded() }
    }

    private func reportEndIfNeeded() {
      guard mustReportEnd else { return }
      mustReportEnd = false
      reportEnd()
    }

    /// Takes the drawer out of the container.
    func end() {
      guard drawer.controller === self else { return }
      let wasModal = stage.accessibilityViewIsModal
      state = .closed
      retry.stop()
      stage.giveKeysBack()
      stage.removeFromSuperview()
      drawer.close()
      if wasModal { UIAccessibility.post(notification: .screenChanged, argument: nil) }
    }
  }

  extension UIViewControllerContextTransitioning {
    /// Ends the transition: one that a finger controls must be finished or canceled first.
    fileprivate func end(_ isCompleted: Bool) {
      if isInteractive {
        if isCompleted { finishInteractiveTransition() } else { cancelInteractiveTransition() }
      }
      completeTransition(isCompleted)
    }
  }

  /// Gives UIKit the presentation of a drawer.
  final class DrawerTransitions: NSObject, UIViewControllerTransitioningDelegate {
    private weak var drawer: JellyDrawerPresentation?

    init(_ drawer: JellyDrawerPresentation) { self.drawer = drawer }

    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      drawer?.controller(presenting: presented, over: presenting)
    }

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      drawer.map { DrawerAnimator($0, isEntering: true) }
    }

    func animationController(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      drawer.map { DrawerAnimator($0, isEntering: false) }
    }

    /// In a presentation that no finger controls, UIKit takes the finger away from its recognizer.
    func interactionControllerForPresentation(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
      drawer?.isFollowing == true ? animator as? DrawerAnimator : nil
    }

    /// In a dismissal that no finger controls, UIKit lets no touch through to the panel.
    func interactionControllerForDismissal(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { animator as? DrawerAnimator }
  }

  /// Lets the clock of a drawer animate its presentation or its dismissal, and fingers control it.
  final class DrawerAnimator: NSObject, UIViewControllerAnimatedTransitioning,
    UIViewControllerInteractiveTransitioning
  {
    private let drawer: JellyDrawerPresentation
    private let isEntering: Bool

    init(_ drawer: JellyDrawerPresentation, isEntering: Bool) {
      self.drawer = drawer
      self.isEntering = isEntering
    }

    /// Returns 0: animations alongside end at once, because the drawer has a clock of its own.
    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      begin(transitionContext)
    }

    func startInteractiveTransition(
      _ transitionContext: any UIViewControllerContextTransitioning
    ) {
      begin(transitionContext)
    }

    private func begin(_ transition: any UIViewControllerContextTransitioning) {
      let container = transition.containerView
      guard let controller = drawer.controller else {
        // UIKit keeps a presentation controller that it has made before.
        if isEntering, let view = transition.view(forKey: .to) {
          NSLog(
            "%@",
            "jelly: presentation: must use jellyDrawer before presentationController; got "
              + "UIKit's own presentation controller, so the view is in no drawer")
          view.frame = container.bounds
          container.addSubview(view)
        }
        return transition.end(true)
      }
      guard isEntering else { return controller.dismiss(using: transition) }
      controller.stage.frame = container.bounds
      container.addSubview(controller.stage)
      drawer.open(isAnimated: true)
      transition.end(true)
    }
  }

  /// The view between UIKit's container and a drawer: it dims what is below, and lets touches
  /// beside an undimmed drawer through.
  final class DrawerStage: KeyStage {
    /// The view that dims what is below.
    let backdrop = UIView(frame: .zero)
    /// The view of the view controller below, which gets the touches that pass through.
    weak var below: UIView?
    private let drawer: JellyDrawerPresentation
    private let tap = UITapGestureRecognizer(target: nil, action: nil)
    private var tapTarget: AnyObject?

    init(_ drawer: JellyDrawerPresentation) {
      self.drawer = drawer
      super.init(frame: .zero)
      autoresizingMask = [.flexibleWidth, .flexibleHeight]
      // Its first use makes it, and it is empty until the next layout.
      _ = keyboardLayoutGuide
      backdrop.alpha = 0
      addSubview(backdrop)
      backdrop.addGestureRecognizer(tap)
      tapTarget = tap.calling { [weak self] in
        if self?.tap.state == .ended { self?.drawer.dismissByPerson() }
      }
    }

    @available(*, unavailable) required init?(coder: NSCoder) { nil }

    /// Shows the drawer, which another stage may have shown before.
    func takeDrawer() {
      backdrop.backgroundColor = drawer.backdropColor
      addSubview(drawer.drawerView)
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      backdrop.frame = bounds
      let size = drawer.size(in: bounds.size)
      drawer.drawerView.frame = CGRect(
        origin: CGPoint(x: (bounds.width - size.width) / 2, y: 0), size: size)
      drawer.arrange()
    }

    override func didMoveToWindow() {
      super.didMoveToWindow()
      drawer.controller?.moveToWindow()
    }

    // Keyboards

    /// Returns the length by which a keyboard in a rectangle of the screen covers the lower end of
    /// this view, beyond the safe area.
    ///
    /// The rectangle is empty for a keyboard that fades out while motion is reduced.
    func overlap(withKeyboard frame: CGRect) -> Double {
      guard let window, !frame.isEmpty else { return 0 }
      // An app beside another one has other coordinates than the screen.
      return overlap(with: convert(window.convert(frame, from: nil as UIWindow?), from: nil))
    }

    /// The length by which the keyboard that is there covers the lower end of this view.
    var keyboardOverlap: Double { overlap(with: keyboardLayoutGuide.layoutFrame) }

    private func overlap(with place: CGRect) -> Double {
      // A keyboard that floats, or is split, does not reach the lower end; half a point for
      // rounding.
      guard place.maxY >= bounds.maxY - 0.5, place.intersects(bounds) else { return 0 }
      return max(bounds.maxY - max(place.minY, bounds.minY) - safeAreaInsets.bottom, 0)
    }

    // Touches

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      let hit = super.hitTest(point, with: event)
      // UIKit's container takes every touch, so those beside the drawer are handed on.
      guard hit === self || hit == nil || hit === backdrop, backdrop.alpha == 0, let ground else {
        return hit
      }
      return ground.hitTest(convert(point, to: ground), with: event)
    }

    /// The layer below: another drawer, if the view controller below is in one.
    private var ground: UIView? {
      below.map { below in
        sequence(first: below, next: \.superview).first { $0 is DrawerStage } ?? below
      }
    }

    /// Tells assistive technologies whether they find what is below.
    ///
    /// UIKit's container hides it, as it takes the touches, so an undimmed drawer hands it on.
    func describe(isModal: Bool) {
      accessibilityViewIsModal = isModal
      accessibilityElements = isModal ? nil : ground.map { [drawer.drawerView, $0] }
    }

    // Keys go to the first responder, so an open drawer is the first responder.

    override var canBecomeFirstResponder: Bool { true }

    override func takeKeys() { if accessibilityViewIsModal { super.takeKeys() } }

    override func takes(_ press: UIPress) -> Bool {
      if press.leaves { drawer.dismissByPerson() }
      return press.leaves
    }

    override func accessibilityPerformEscape() -> Bool { drawer.dismissByPerson() }
  }
#endif
