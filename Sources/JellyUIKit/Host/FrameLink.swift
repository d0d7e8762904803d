#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// Calls a closure once in each frame of the display, while it runs.
  ///
  /// It uses a `CADisplayLink`, which exists wherever UIKit does. `UIUpdateLink` does not exist on
  /// a Mac: a Catalyst app or an iPad app that uses it would not even start there.
  ///
  /// The main run loop keeps a display link until it is invalidated. So each run has a display link
  /// of its own, which ends with the run, or with the object that started it.
  @MainActor
  final class FrameLink {
    /// Called with the time of each frame, in the system's seconds; it must not retain its owner.
    private let action: (Double) -> Void
    private var link: CADisplayLink?

    init(_ action: @escaping (Double) -> Void) { self.action = action }

    /// Begins to call the closure; does nothing if it is called already.
    func run() {
      guard link == nil else { return }
      let link = CADisplayLink.calling { [weak self] link in
        guard let self else { return link.invalidate() }
        action(link.timestamp)
      }
      link.preferredFrameRateRange = .jelly
      link.add(to: .main, forMode: .common)
      self.link = link
    }

    /// Stops calling the closure.
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
    static var jelly: CAFrameRateRange {
      CAFrameRateRange(minimum: 80, maximum: 120, preferred: 120)
    }
  }
#endif
