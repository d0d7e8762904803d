#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import Jelly
  import UIKit

  /// Puts a drawer into UIKit's container, and takes it away when it is gone.
  ///
  /// UIKit lets no touch through to the views of a transition that runs. So the presentation
  /// completes in the turn in which it begins, and then the drawer's clock moves the panel. A
  /// dismissal by a person is none of UIKit's until the panel is gone; a dismissal by code
  /// completes when it is.
  final class DrawerPresentationController: UIPresentationController {
    /// The view in the container.
    let stage: DrawerStage
    private let drawer: JellyDrawerPresentation
    private var state = State.closed
    /// The dismissal by code that is under way.
    var dismissal: (any UIViewControllerContextTransitioning)?

    private enum State {
      /// It has not opened yet, or UIKit takes it away.
      case closed
      /// It is open, or on its way to a detent.
      case open
      /// A person has dismissed it, and it leaves.
      case leaving
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
      if drawer.selectedDetent == nil { drawer.open(isAnimated: false) }
      stage.takeKeys()
      if stage.accessibilityViewIsModal {
        UIAccessibility.post(
          notification: .screenChanged, argument: presentedViewController.view)
      }
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
      super.dismissalTransitionDidEnd(completed)
      if completed { end() }
    }

    override func preferredContentSizeDidChange(
      forChildContentContainer container: any UIContentContainer
    ) {
      super.preferredContentSizeDidChange(forChildContentContainer: container)
      drawer.animateChanges { drawer.arrange() }
    }

    /// A person has dismissed the drawer, which leaves now.
    func leave() {
      guard state == .open, dismissal == nil else { return }
      state = .leaving
      reportDismissal()
    }

    /// The drawer goes to a detent: it opens, or has been caught while it left.
    func stay() {
      state = .open
      dismissal?.completeTransition(false)
      dismissal = nil
    }

    /// The drawer is gone.
    func gone() {
      guard state != .closed else { return }
      let isByPerson = state == .leaving
      state = .closed
      if let dismissal {
        self.dismissal = nil
        return dismissal.completeTransition(true)
      }
      presentedViewController.dismiss(animated: false) { [self] in
        if isByPerson { reportEnd() }
      }
    }

    /// The drawer has left its window: no frame ends a dismissal that is under way.
    func leaveWindow() { if dismissal != nil { gone() } }

    private func end() {
      let wasModal = stage.accessibilityViewIsModal
      state = .closed
      stage.giveKeysBack()
      stage.removeFromSuperview()
      drawer.close()
      if wasModal { UIAccessibility.post(notification: .screenChanged, argument: nil) }
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
  }

  /// Lets the clock of a drawer animate its presentation or its dismissal.
  final class DrawerAnimator: NSObject, UIViewControllerAnimatedTransitioning {
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
      guard let controller = drawer.controller else {
        return transitionContext.completeTransition(false)
      }
      if isEntering {
        let container = transitionContext.containerView
        controller.stage.frame = container.bounds
        container.addSubview(controller.stage)
        drawer.open(isAnimated: true)
        transitionContext.completeTransition(true)
      } else {
        controller.dismissal = transitionContext
        drawer.drawerView.host.send(.dismissed())
      }
    }
  }

  /// The view between UIKit's container and a drawer: it dims what is below, and lets touches
  /// beside an undimmed drawer through.
  final class DrawerStage: UIView {
    /// The view that dims what is below.
    let backdrop = UIView(frame: .zero)
    /// The view of the view controller below, which gets the touches that pass through.
    weak var below: UIView?
    private let drawer: JellyDrawerPresentation
    private let tap = UITapGestureRecognizer(target: nil, action: nil)
    private var tapTarget: AnyObject?
    private var keys = BorrowedKeys()
    private var presses = TakenPresses()

    init(_ drawer: JellyDrawerPresentation) {
      self.drawer = drawer
      super.init(frame: .zero)
      autoresizingMask = [.flexibleWidth, .flexibleHeight]
      backdrop.backgroundColor = drawer.backdropColor
      backdrop.alpha = 0
      addSubview(backdrop)
      addSubview(drawer.drawerView)
      backdrop.addGestureRecognizer(tap)
      tapTarget = tap.calling { [weak self] in
        if self?.tap.state == .ended { self?.drawer.dismissByPerson() }
      }
    }

    @available(*, unavailable) required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
      super.layoutSubviews()
      backdrop.frame = bounds
      let isUpright = drawer.edge == .top || drawer.edge == .bottom
      let width = isUpright ? min(bounds.width, JellyDrawerBody.maximumWidth) : bounds.width
      drawer.drawerView.frame = CGRect(
        x: (bounds.width - width) / 2, y: 0, width: width, height: bounds.height)
      drawer.arrange()
    }

    override func didMoveToWindow() {
      super.didMoveToWindow()
      if window == nil { drawer.controller?.leaveWindow() }
    }

    /// Returns the length by which a rectangle of the screen covers the lower end of this view,
    /// beyond the safe area.
    func overlap(with frame: CGRect) -> Double {
      let place = convert(frame, from: nil)
      return max(bounds.maxY - place.minY - safeAreaInsets.bottom, 0)
    }

    // Touches

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      let hit = super.hitTest(point, with: event)
      // UIKit's container takes every touch, so those beside the drawer are handed on.
      guard hit === self || hit == nil || hit === backdrop, backdrop.alpha == 0, let below else {
        return hit
      }
      return below.hitTest(convert(point, to: below), with: event)
    }

    // Keys go to the first responder, so an open drawer is the first responder.

    override var canBecomeFirstResponder: Bool { true }

    func takeKeys() { if accessibilityViewIsModal { keys.take(for: self) } }

    func giveKeysBack() { keys.giveBack(from: self) }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      let (own, others) = self.presses.divide(presses, taking: presses.filter(\.leaves))
      if !others.isEmpty { super.pressesBegan(others, with: event) }
      if !own.isEmpty { drawer.dismissByPerson() }
    }

    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      let others = self.presses.divide(presses).others
      if !others.isEmpty { super.pressesEnded(others, with: event) }
    }

    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      let others = self.presses.divide(presses).others
      if !others.isEmpty { super.pressesCancelled(others, with: event) }
    }

    override func accessibilityPerformEscape() -> Bool { drawer.dismissByPerson() }
  }
#endif
