#if canImport(UIKit) && !os(watchOS) && canImport(ObjectiveC)
  import UIKit

  // A call by a selector requires Objective-C. The stand-in for UIKit, which is used on platforms
  // without Objective-C, contains its own versions of these two functions.

  extension CADisplayLink {
    /// Makes a display link that calls a closure.
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
