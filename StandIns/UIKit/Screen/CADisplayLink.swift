public import Foundation

/// The rate at which a link requests calls, in hertz.
public struct CAFrameRateRange: Equatable, Sendable {
  /// At least.
  public var minimum: Float
  /// At most.
  public var maximum: Float
  /// Best.
  public var preferred: Float?

  /// Creates a range.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }

  /// As the system likes.
  public static let `default` = Self(minimum: 0, maximum: 0)
}

/// Calls a closure in each frame of the display.
///
/// A run loop keeps a link that has been added to it, and all that the link's closure retains,
/// until the link is invalidated. It belongs to no thread; this one is used on the main thread.
public final class CADisplayLink {
  /// The time at which the frame is shown, in the seconds of ``CACurrentMediaTime()``.
  public private(set) var timestamp: CFTimeInterval = 0
  /// The rate at which it requests calls.
  public var preferredFrameRateRange = CAFrameRateRange.default

  private let action: (CADisplayLink) -> Void

  private init(_ action: @escaping (CADisplayLink) -> Void) {
    self.action = action
    HeadlessCount.add("CADisplayLink")
  }

  deinit {
    HeadlessCount.remove("CADisplayLink")
  }

  /// Makes a link that calls a closure: the host's own where there is Objective-C.
  public static func calling(_ action: @escaping (CADisplayLink) -> Void) -> CADisplayLink {
    CADisplayLink(action)
  }

  /// Lets a run loop call it.
  public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    // In the other modes it is not called while a finger scrolls.
    precondition(mode == .common, "a link that stands still while a finger scrolls")
    onMain { HeadlessScreen.current.links.append($0) }
  }

  /// Takes it out of all run loops.
  public func invalidate() {
    onMain { link in HeadlessScreen.current.links.removeAll { $0 === link } }
  }

  private func onMain(_ body: @MainActor (CADisplayLink) -> Void) {
    nonisolated(unsafe) let link = self
    MainActor.assumeIsolated { body(link) }
  }

  func headlessCall(at time: TimeInterval) {
    timestamp = time
    action(self)
  }
}
