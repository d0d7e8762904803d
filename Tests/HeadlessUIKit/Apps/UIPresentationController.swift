/// What has a preferred size: a view controller.
@MainActor public protocol UIContentContainer: AnyObject {
  /// The size that it would like to have.
  var preferredContentSize: CGSize { get }
}

extension UIViewController: UIContentContainer {}

/// Manages what is around a presented controller.
@MainActor open class UIPresentationController {
  /// The controller that is presented.
  public let presentedViewController: UIViewController
  /// The controller that presents it.
  public private(set) weak var headlessPresenting: UIViewController?
  /// The controller that presents it.
  public var presentingViewController: UIViewController {
    headlessPresenting ?? presentedViewController
  }
  /// The view in which the presentation is; nil before it and after it.
  public internal(set) weak var containerView: UIView?
  /// The object that decides whether it may be dismissed.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// Creates a presentation.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    self.presentedViewController = presentedViewController
    headlessPresenting = presentingViewController
  }

  /// The view that comes and goes.
  open var presentedView: UIView? { presentedViewController.view }
  /// Its place at the end of the presentation.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
  /// The presentation begins.
  open func presentationTransitionWillBegin() {}
  /// The presentation has ended, or has been given up.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// The dismissal begins.
  open func dismissalTransitionWillBegin() {}
  /// The dismissal has ended, or has been given up.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  /// The container is about to be laid out.
  open func containerViewWillLayoutSubviews() {}
  /// The container has been laid out.
  open func containerViewDidLayoutSubviews() {}
  /// The presented controller would like to have another size.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  // Calls of optional methods: the host's own where there is Objective-C.

  /// Asks the delegate whether a person may dismiss the presentation.
  public var isDismissalAllowed: Bool {
    delegate?.presentationControllerShouldDismiss(self) ?? true
  }
  /// Reports that a person dismisses it.
  public func reportDismissal() { delegate?.presentationControllerWillDismiss(self) }
  /// Reports that a person has dismissed it.
  public func reportEnd() { delegate?.presentationControllerDidDismiss(self) }
  /// Reports that a person has tried to dismiss it.
  public func reportAttempt() { delegate?.presentationControllerDidAttemptToDismiss(self) }
}

/// Decides whether a presentation may be dismissed.
@MainActor public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  /// Returns whether a person may dismiss it.
  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool
  /// A person dismisses it.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// A person has dismissed it.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// A person has tried to dismiss it.
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController)
}

// Optional where there is Objective-C.
extension UIAdaptivePresentationControllerDelegate {
  /// It may.
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { true }
  /// Nothing happens.
  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) {}
  /// Nothing happens.
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {}
  /// Nothing happens.
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {}
}

/// Says how a controller comes and goes.
@MainActor public protocol UIViewControllerTransitioningDelegate: AnyObject {
  /// Returns the object that animates the presentation.
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Returns the object that animates the dismissal.
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Returns the presentation.
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController?
}

/// Animates a transition.
@MainActor public protocol UIViewControllerAnimatedTransitioning: AnyObject {
  /// Returns the duration, in seconds.
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval
  /// Begins.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
}

/// The views of a transition.
@MainActor public protocol UIViewControllerContextTransitioning: AnyObject {
  /// The view in which it happens.
  var containerView: UIView { get }
  /// Returns a view of the transition.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Ends it.
  func completeTransition(_ didComplete: Bool)
}

/// A view of a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// Its name.
  public var rawValue: String
  /// Names a view.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The view that comes.
  public static let to = Self(rawValue: "to")
}

/// A transition that is under way.
@MainActor final class HeadlessTransition: UIViewControllerContextTransitioning {
  private let presentation: UIPresentationController
  private var end: ((Bool) -> Void)?

  init(_ presentation: UIPresentationController, end: @escaping (Bool) -> Void) {
    self.presentation = presentation
    self.end = end
  }

  var containerView: UIView { presentation.containerView ?? UIView() }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    key == .to ? presentation.presentedView : nil
  }

  func completeTransition(_ didComplete: Bool) {
    precondition(end != nil, "a transition ends once")
    containerView.isUserInteractionEnabled = true
    let end = end
    self.end = nil
    end?(didComplete)
  }
}
