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
  /// The object that says how it comes and goes.
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
  private var headlessLeaving: HeadlessTransition?

  /// Presents a controller.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    let (new, delegate) = (viewControllerToPresent, viewControllerToPresent.transitioningDelegate)
    guard presentedViewController == nil, let window = view.window,
      new.modalPresentationStyle == .custom
    else { return }
    let presentation =
      delegate?.presentationController(forPresented: new, presenting: self, source: self)
      ?? UIPresentationController(presentedViewController: new, presenting: self)
    (presentedViewController, new.presentingViewController) = (new, self)
    new.headlessPresentation = presentation
    let container = UIView(frame: window.bounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.headlessContained = { isBefore in
      isBefore
        ? presentation.containerViewWillLayoutSubviews()
        : presentation.containerViewDidLayoutSubviews()
    }
    presentation.containerView = container
    window.addSubview(container)
    presentation.presentationTransitionWillBegin()
    let transition = HeadlessTransition(presentation) { done in
      presentation.presentationTransitionDidEnd(done)
      completion?()
    }
    let animator = delegate?.animationController(
      forPresented: new, presenting: self, source: self)
    if flag, let animator {
      container.isUserInteractionEnabled = false
      animator.animateTransition(using: transition)
    } else {
      if let view = presentation.presentedView {
        view.frame = presentation.frameOfPresentedViewInContainerView
        container.addSubview(view)
      }
      transition.completeTransition(true)
    }
  }

  /// Dismisses the controller that it presents, or itself.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    let leaving = presentedViewController ?? self
    guard let presenting = leaving.presentingViewController,
      let presentation = leaving.headlessPresentation, leaving.headlessLeaving == nil
    else { return }
    presentation.dismissalTransitionWillBegin()
    let transition = HeadlessTransition(presentation) { done in
      leaving.headlessLeaving = nil
      if done {
        presentation.containerView?.removeFromSuperview()
        presentation.presentedView?.removeFromSuperview()
        presentation.containerView?.headlessContained = nil
        presentation.containerView = nil
        (presenting.presentedViewController, leaving.presentingViewController) = (nil, nil)
        leaving.headlessPresentation = nil
      }
      presentation.dismissalTransitionDidEnd(done)
      completion?()
    }
    leaving.headlessLeaving = transition
    let animator = leaving.transitioningDelegate?.animationController(forDismissed: leaving)
    if flag, let animator {
      animator.animateTransition(using: transition)
    } else {
      transition.completeTransition(true)
    }
  }
}

/// A way to present a controller; here only the app's own has an effect.
public enum UIModalPresentationStyle: Int, Sendable {
  /// As the system likes.
  case automatic = -2
  /// By the app's own presentation controller.
  case custom = 4
}

/// The content of a navigation bar.
@MainActor open class UINavigationItem {
  /// In the place of a title.
  open var titleView: UIView?
}
