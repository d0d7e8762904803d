/// An object that manages a view that fills a screen.
@MainActor open class UIViewController: UIResponder {
  /// Creates a controller.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
    view.headlessController = self
  }
  /// Creates a controller without a file.
  public override convenience init() { self.init(nibName: nil, bundle: nil) }
  /// Creates a controller of an archive, which is empty here.
  public required init?(coder: NSCoder) { super.init() }

  /// Its view.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var view: UIView! = UIView() { didSet { view.headlessController = self } }
  /// A Boolean value that indicates whether it decides about the status bar when it does not cover
  /// the screen.
  open var modalPresentationCapturesStatusBarAppearance = false
  /// The controller that decides the style of the status bar.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The controller that decides whether there is a status bar.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// The controller that decides whether the home indicator hides.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// The directions of the screen that it supports.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
  /// The controllers in it.
  open private(set) var children: [UIViewController] = []
  /// The controller that it is in.
  open private(set) weak var parent: UIViewController?
  /// Adds a controller in it.
  open func addChild(_ childController: UIViewController) {
    childController.removeFromParent()
    children.append(childController)
    childController.parent = self
  }
  /// Takes it out of the controller that it is in.
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }
  /// It will be in a controller, or in none.
  open func willMove(toParent parent: UIViewController?) {}
  /// It is in a controller, or in none.
  open func didMove(toParent parent: UIViewController?) {}
  /// The title of the view controller.
  open var title: String?
  /// The item that represents the view controller in a navigation bar.
  open var navigationItem = UINavigationItem()
  /// Insets for further areas of the view that are covered.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero
  /// Called when the view is there.
  open func viewDidLoad() {}

  /// The object that it retains for the host: an associated one where there is Objective-C.
  public var keptDrawer: AnyObject?
  /// The way in which it is presented.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// The object that decides how it comes and goes.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// A Boolean value that indicates whether only code may dismiss it.
  open var isModalInPresentation = false
  /// The size that it would like to have.
  open var preferredContentSize = CGSize.zero {
    didSet { headlessPresentation?.preferredContentSizeDidChange(forChildContentContainer: self) }
  }
  /// The controller that it presents.
  open internal(set) var presentedViewController: UIViewController?
  /// The controller that presents it.
  open internal(set) weak var presentingViewController: UIViewController?
  /// The presentation that it is in.
  weak var headlessPresentation: UIPresentationController?
  /// The presentation that has been made because an app asked for it, for the next presentation.
  private var headlessEarlyPresentation: UIPresentationController?
  private var headlessLeaving: HeadlessTransition?
  /// A Boolean value that indicates whether its presentation has not ended yet.
  open private(set) var isBeingPresented = false
  /// A Boolean value that indicates whether its dismissal has begun.
  open var isBeingDismissed: Bool { headlessLeaving != nil }
  /// The view controller's view will have another size.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  /// The habits of UIKit in presenting and dismissing, where no source is known.
  public static var headlessHabits = HeadlessPresentationHabits()
  /// The duration of UIKit's own transitions, in seconds; a sheet takes about as long.
  private static let headlessDuration: TimeInterval = 0.4

  /// The presentation that it is in; without one, the one that it will be in.
  ///
  /// "If you have not yet presented the current view controller, accessing this property creates a
  /// presentation controller based on the current value in the modalPresentationStyle property."
  /// (documentation/uikit/uiviewcontroller/presentationcontroller)
  open var presentationController: UIPresentationController? {
    if let headlessPresentation { return headlessPresentation }
    let early = headlessEarlyPresentation ?? headlessPresentation(of: self, by: nil)
    headlessEarlyPresentation = early
    return early
  }

  private func headlessPresentation(
    of new: UIViewController, by presenting: UIViewController?
  ) -> UIPresentationController {
    let isCustom = new.modalPresentationStyle == .custom
    return (isCustom ? new.transitioningDelegate : nil)?.presentationController(
      forPresented: new, presenting: presenting, source: presenting ?? new)
      ?? UIPresentationController(presentedViewController: new, presenting: presenting)
  }

  /// Presents a controller.
  ///
  /// UIKit refuses it with a warning, "Attempt to present … on … whose view is not in the window
  /// hierarchy", "… which is already presenting …", or "… while a presentation is in progress"
  /// (nathantannar4/Transmission#103).
  ///
  /// The presentation runs after the commit of the turn: crash logs show
  /// `presentationTransitionWillBegin` under `_runAfterCACommitDeferredBlocks`, newer ones under
  /// `-[_UIAfterCACommitQueue flush]`.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    let (new, screen) = (viewControllerToPresent, HeadlessScreen.current)
    guard presentedViewController == nil, new.presentingViewController == nil,
      !isBeingPresented, !isBeingDismissed, let window = view.window
    else {
      if Self.headlessHabits.asksBeforeRefusing { _ = headlessPresentation(of: new, by: self) }
      screen.refusals += 1
      return
    }
    let presentation = new.headlessEarlyPresentation ?? headlessPresentation(of: new, by: self)
    new.headlessEarlyPresentation = nil
    presentation.headlessPresenting = self
    (presentedViewController, new.presentingViewController) = (new, self)
    new.headlessPresentation = presentation
    new.isBeingPresented = true
    screen.wait { [self] in
      headlessBegin(presentation, of: new, in: window, isAnimated: flag, completion: completion)
    }
  }

  private func headlessBegin(
    _ presentation: UIPresentationController, of new: UIViewController, in window: UIWindow,
    isAnimated: Bool, completion: (() -> Void)?
  ) {
    let delegate = new.transitioningDelegate
    let container = UIView(frame: window.bounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.headlessContained = { isBefore in
      if isBefore {
        presentation.headlessResize()
        presentation.containerViewWillLayoutSubviews()
      } else {
        presentation.containerViewDidLayoutSubviews()
      }
    }
    presentation.containerView = container
    window.addSubview(container)
    presentation.presentationTransitionWillBegin()
    let animator =
      isAnimated
      ? delegate?.animationController(forPresented: new, presenting: self, source: self) : nil
    let interactor = animator.flatMap {
      delegate?.interactionControllerForPresentation(using: $0)
    }
    let transition = HeadlessTransition(presentation, isInteractive: interactor != nil) { done in
      new.isBeingPresented = false
      if !done { self.headlessEnd(presentation, of: new) }
      presentation.presentationTransitionDidEnd(done)
      completion?()
    }
    if let interactor { return interactor.startInteractiveTransition(transition) }
    if isAnimated { transition.takeTouches() }
    if let animator { return animator.animateTransition(using: transition) }
    if let view = presentation.presentedView {
      view.frame = presentation.frameOfPresentedViewInContainerView
      container.addSubview(view)
    }
    HeadlessScreen.current.end(transition, after: isAnimated ? Self.headlessDuration : 0)
  }

  /// Takes a presented controller away.
  private func headlessEnd(_ presentation: UIPresentationController, of leaving: UIViewController) {
    presentation.containerView?.removeFromSuperview()
    presentation.presentedView?.removeFromSuperview()
    presentation.containerView?.headlessContained = nil
    presentation.containerView = nil
    (presentedViewController, leaving.presentingViewController) = (nil, nil)
    leaving.headlessPresentation = nil
  }

  /// Dismisses the controller that it presents, or itself.
  ///
  /// "If you present several view controllers in succession, … calling this method on a view
  /// controller lower in the stack dismisses its immediate child view controller and all view
  /// controllers above that child on the stack. When this happens, only the top-most view is
  /// dismissed in an animated fashion; any intermediate view controllers are simply removed from
  /// the stack." (documentation/uikit/uiviewcontroller/dismiss(animated:completion:))
  ///
  /// UIKit refuses it with a warning, "Attempt to dismiss from view controller … while a
  /// presentation or dismiss is in progress!" (zoonooz/ZFDragableModalTransition#3).
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    guard let presenting = presentedViewController == nil ? presentingViewController : self else {
      return
    }
    let stack = Array(
      sequence(first: presenting, next: { $0.presentedViewController }).dropFirst())
    guard let leaving = stack.last, let presentation = leaving.headlessPresentation,
      !stack.contains(where: { $0.isBeingPresented || $0.isBeingDismissed })
    else {
      HeadlessScreen.current.refusals += 1
      return
    }
    for between in stack.dropLast() {
      guard let own = between.headlessPresentation else { continue }
      let isTold = Self.headlessHabits.tellsThoseBetween
      if isTold { own.dismissalTransitionWillBegin() }
      between.presentingViewController?.headlessEnd(own, of: between)
      between.presentedViewController = nil
      if isTold { own.dismissalTransitionDidEnd(true) }
    }
    (presenting.presentedViewController, leaving.presentingViewController) = (leaving, presenting)
    presentation.dismissalTransitionWillBegin()
    let animator =
      flag ? leaving.transitioningDelegate?.animationController(forDismissed: leaving) : nil
    let interactor = animator.flatMap {
      leaving.transitioningDelegate?.interactionControllerForDismissal(using: $0)
    }
    let transition = HeadlessTransition(presentation, isInteractive: interactor != nil) { done in
      leaving.headlessLeaving = nil
      if done { presenting.headlessEnd(presentation, of: leaving) }
      presentation.dismissalTransitionDidEnd(done)
      completion?()
    }
    leaving.headlessLeaving = transition
    if let interactor { return interactor.startInteractiveTransition(transition) }
    if flag { transition.takeTouches() }
    if let animator { return animator.animateTransition(using: transition) }
    HeadlessScreen.current.end(transition, after: flag ? Self.headlessDuration : 0)
  }
}

extension HeadlessScreen {
  /// Ends a transition of UIKit's own.
  fileprivate func end(_ transition: HeadlessTransition, after seconds: TimeInterval) {
    guard seconds > 0 else { return transition.completeTransition(true) }
    wait(for: seconds) { transition.completeTransition(true) }
  }
}

/// A way to present a controller; here only the app's own differs from the others.
public enum UIModalPresentationStyle: Int, Sendable {
  /// As the system likes.
  case automatic = -2
  /// It covers the screen.
  case fullScreen = 0
  /// By the app's own presentation controller.
  case custom = 4
}

/// The content of a navigation bar.
@MainActor open class UINavigationItem {
  /// In the place of a title.
  open var titleView: UIView?
}
