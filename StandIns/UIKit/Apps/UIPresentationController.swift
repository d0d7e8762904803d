/// An object with a preferred size: a view controller.
@MainActor public protocol UIContentContainer: NSObjectProtocol {
  /// The size that it would like to have.
  var preferredContentSize: CGSize { get }
}

extension UIViewController: UIContentContainer {}

/// Manages what is around a presented controller.
@MainActor open class UIPresentationController: HeadlessObject {
  /// The controller that is presented.
  public let presentedViewController: UIViewController
  /// The controller that presents it.
  public internal(set) weak var headlessPresenting: UIViewController?
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
  /// Returns the size that a child will have in a container of another size: that of the container
  /// (UIPresentationController.h, in UIContentContainer: "the default implementation returns the
  /// parentSize").
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  /// The container will have another size: informs the presented controller of its own one.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    let own = self.size(
      forChildContentContainer: presentedViewController, withParentContainerSize: size)
    presentedViewController.viewWillTransition(to: own, with: coordinator)
  }
  /// The size of the container that the presented controller was given.
  private var headlessKnownSize: CGSize?
  func headlessResize() {
    guard let size = containerView?.bounds.size, size != headlessKnownSize else { return }
    let isFirst = headlessKnownSize == nil
    headlessKnownSize = size
    if !isFirst { viewWillTransition(to: size, with: HeadlessCoordinator()) }
  }

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
@MainActor public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
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
@MainActor public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
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
  /// Returns the object that controls a presentation by a finger; nil if none does.
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// Returns the object that controls a dismissal by a finger; nil if none does.
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

// Optional where there is Objective-C.
extension UIViewControllerTransitioningDelegate {
  /// None.
  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  /// None.
  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}

/// Lets a finger control a transition.
@MainActor public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Begins.
  func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning)
}

/// Lets others change something while a transition, or a rotation, runs.
@MainActor public protocol UIViewControllerTransitionCoordinator: NSObjectProtocol {}

/// A rotation.
@MainActor final class HeadlessCoordinator: HeadlessObject, UIViewControllerTransitionCoordinator {}

/// Animates a transition.
@MainActor public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// Returns the duration, in seconds.
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval
  /// Begins.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
}

/// The views of a transition.
@MainActor public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view in which it happens.
  var containerView: UIView { get }
  /// Returns a view of the transition.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// A Boolean value that indicates whether a finger controls it.
  var isInteractive: Bool { get }
  /// The finger has decided that it ends as it should.
  func finishInteractiveTransition()
  /// The finger has decided that it goes back.
  func cancelInteractiveTransition()
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
@MainActor final class HeadlessTransition: HeadlessObject, UIViewControllerContextTransitioning {
  private let presentation: UIPresentationController
  private var end: ((Bool) -> Void)?
  /// The decision of the finger.
  private var decision: Bool?
  private(set) var isInteractive: Bool

  init(
    _ presentation: UIPresentationController, isInteractive: Bool = false,
    end: @escaping (Bool) -> Void
  ) {
    self.presentation = presentation
    self.isInteractive = isInteractive
    self.end = end
    HeadlessScreen.current.openTransitions += 1
  }

  var containerView: UIView { presentation.containerView ?? UIView() }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    key == .to ? presentation.presentedView : nil
  }

  func finishInteractiveTransition() { decision = true }

  func cancelInteractiveTransition() { decision = false }

  /// Ends it.
  ///
  /// In a transition that a finger controls, "you must call this method in addition to the
  /// finishInteractiveTransition() or cancelInteractiveTransition() method"
  /// (documentation/uikit/uiviewcontrollercontexttransitioning/completetransition(_:)).
  func completeTransition(_ didComplete: Bool) {
    precondition(end != nil, "a transition ends once")
    precondition(!isInteractive || decision == didComplete, "a finger decides first")
    containerView.isUserInteractionEnabled = true
    let end = end
    self.end = nil
    HeadlessScreen.current.openTransitions -= 1
    end?(didComplete)
  }

  /// Takes all touches: UIKit does in a transition that no finger controls.
  ///
  /// It cancels the recognizers that have begun (material-motion/material-motion-swift#105:
  /// "gesture recognizers will be canceled in a transition if the transitioning delegate doesn't
  /// report itself as being an interactive transition"), and lets no touch through to the views
  /// until the end (christianselig/ChidoriMenu#1: in one that is interactive "touches
  /// automatically work by default").
  func takeTouches() {
    containerView.isUserInteractionEnabled = false
    for finger in HeadlessScreen.current.fingers { finger.cancel() }
  }
}

/// The habits of UIKit in presenting and dismissing, where no source is known and an app must not
/// depend on it.
public struct HeadlessPresentationHabits: Sendable {
  /// Whether UIKit asks for a presentation controller before it refuses to present.
  public var asksBeforeRefusing = false
  /// Whether the presentation controllers between the topmost one and the one that dismisses hear
  /// of their dismissal.
  public var tellsThoseBetween = true

  /// Creates the usual ones.
  public init() {}
}
