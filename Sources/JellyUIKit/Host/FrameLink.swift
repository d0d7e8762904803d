#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// Calls a closure once in each frame of the display, while it runs.
  ///
  /// It is made of a `CADisplayLink`, which exists wherever UIKit does; `UIUpdateLink` does not
  /// exist on a Mac, neither in a Catalyst app nor in an iPad app that runs there, and such an app
  /// would not even start.
  ///
  /// The main run loop keeps a display link until it is invalidated. So each run has a display link
  /// of its own, which ends with the run, or with the object that started it.
  @MainActor
  final class FrameLink {
    /// Called with the time of each frame, in the system's seconds; it must not retain its owner.
    private let action: (Double) -> Void
    private var link: CADisplayLink?

    init(_ action: @escaping (Double) -> Void) { self.action = action }

    /// Begins to call the closure; nothing where it is called already.
    func run() {
      guard link == nil else { return }
      let link = CADisplayLink.calling { [weak self] link in
        guard let self else { return link.invalidate() }
        action(link.timestamp)
      }
      link.preferredFrameRateRange = .elastic
      link.add(to: .main, forMode: .common)
      self.link = link
    }

    /// Calls the closure no more.
    func stop() {
      link?.invalidate()
      link = nil
    }
  }

  extension CAFrameRateRange {
    /// The rate that an elastic motion asks for: 120 Hz, and not less than 80.
    ///
    /// Apple's article "Optimizing iPhone and iPad apps to support ProMotion displays" names these
    /// numbers for animations with the highest impact. On a phone it takes
    /// `CADisableMinimumFrameDurationOnPhone` in the app's Info.plist, too.
    static var elastic: CAFrameRateRange {
      CAFrameRateRange(minimum: 80, maximum: 120, preferred: 120)
    }
  }
#endif
