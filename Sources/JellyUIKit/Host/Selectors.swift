#if canImport(UIKit) && !os(watchOS) && canImport(ObjectiveC)
  import UIKit

  // A call by a selector requires Objective-C. The stand-in for UIKit, which is used on platforms
  // without Objective-C, contains its own versions of these functions, and of the calls of optional
  // methods.

  extension CADisplayLink {
    /// Creates a display link that calls a closure.
    @MainActor
    static func calling(_ action: @escaping (CADisplayLink) -> Void) -> CADisplayLink {
      CADisplayLink(target: DisplayLinkTarget(action), selector: #selector(DisplayLinkTarget.step))
    }
  }

  extension UIGestureRecognizer {
    /// Calls a closure whenever the recognizer acts, until the object that is returned is freed.
    @MainActor
    func calling(_ action: @escaping () -> Void) -> AnyObject { RecognizerTarget(self, action) }
  }

  extension UIViewController {
    /// The drawer that the controller retains.
    @MainActor var keptDrawer: AnyObject? {
      get { objc_getAssociatedObject(self, keptDrawerKey).map { $0 as AnyObject } }
      set {
        objc_setAssociatedObject(
          self, keptDrawerKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      }
    }
  }

  /// An address that nothing else uses as a key.
  @MainActor private let keptDrawerKey = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

  extension UIPresentationController {
    /// Asks the delegate whether a person may dismiss the presentation.
    @MainActor var isDismissalAllowed: Bool {
      delegate?.presentationControllerShouldDismiss?(self) ?? true
    }
    /// Reports that a person dismisses it.
    @MainActor func reportDismissal() { delegate?.presentationControllerWillDismiss?(self) }
    /// Reports that a person has dismissed it.
    @MainActor func reportEnd() { delegate?.presentationControllerDidDismiss?(self) }
    /// Reports that a person has tried to dismiss it.
    @MainActor func reportAttempt() { delegate?.presentationControllerDidAttemptToDismiss?(self) }
  }

  /// The object that a display link retains and calls.
  @MainActor
  private final class DisplayLinkTarget: NSObject {
    private let action: (CADisplayLink) -> Void

    init(_ action: @escaping (CADisplayLink) -> Void) { self.action = action }

    @objc func step(_ link: CADisplayLink) { action(link) }
  }

  /// The object that a recognizer calls, and does not retain.
  @MainActor
  private final class RecognizerTarget: NSObject {
    private weak var recognizer: UIGestureRecognizer?
    private let action: () -> Void

    init(_ recognizer: UIGestureRecognizer, _ action: @escaping () -> Void) {
      self.recognizer = recognizer
      self.action = action
      super.init()
      recognizer.addTarget(self, action: #selector(act))
    }

    @objc func act() { action() }

    deinit { MainActor.assumeIsolated { recognizer?.removeTarget(self, action: nil) } }
  }
#endif
