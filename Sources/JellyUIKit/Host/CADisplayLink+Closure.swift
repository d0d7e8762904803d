#if canImport(UIKit) && !os(watchOS) && canImport(ObjectiveC)
  import UIKit

  // A display link calls a method by its selector, so this file needs Objective-C. The stand-in for
  // UIKit, which is used where there is none, brings this one function of its own.
  extension CADisplayLink {
    /// Makes a display link that calls a closure.
    @MainActor
    static func calling(_ action: @escaping (CADisplayLink) -> Void) -> CADisplayLink {
      CADisplayLink(target: DisplayLinkTarget(action), selector: #selector(DisplayLinkTarget.step))
    }
  }

  /// The object that a display link retains and calls.
  @MainActor
  private final class DisplayLinkTarget: NSObject {
    private let action: (CADisplayLink) -> Void

    init(_ action: @escaping (CADisplayLink) -> Void) { self.action = action }

    @objc func step(_ link: CADisplayLink) { action(link) }
  }
#endif
