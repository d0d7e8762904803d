/// How often a link wants to be called, in hertz.
public struct CAFrameRateRange: Equatable, Sendable {
  /// At least.
  public var minimum: Float
  /// At most.
  public var maximum: Float
  /// Best.
  public var preferred: Float?

  /// Makes a range.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }

  /// As the system likes.
  public static let `default` = Self(minimum: 0, maximum: 0)
}

/// One update of the screen.
@MainActor public final class UIUpdateInfo {
  /// The time for which models are to be moved, in the seconds of ``CACurrentMediaTime()``.
  public let modelTime: TimeInterval

  init(modelTime: TimeInterval) { self.modelTime = modelTime }
}

/// Calls a closure in each update of the screen that a view is on.
///
/// The screen keeps an enabled link alive, which is the worst that UIKit might do.
@MainActor public final class UIUpdateLink {
  /// Whether it is called at all.
  public var isEnabled = true { didSet { headlessRegister() } }
  /// Whether it is called without anything else happening.
  public var requiresContinuousUpdates = false
  /// How often it wants to be called.
  public var preferredFrameRateRange = CAFrameRateRange.default

  private weak var view: UIView?
  private let handler: (UIUpdateLink, UIUpdateInfo) -> Void

  /// Makes a link for the screen that a view is on, now or later.
  public init(
    view: UIView, actionHandler handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void
  ) {
    self.view = view
    self.handler = handler
    HeadlessCount.add("UIUpdateLink")
    headlessRegister()
  }

  deinit {
    HeadlessCount.remove("UIUpdateLink")
  }

  /// Whether the next update calls it.
  var headlessRuns: Bool {
    isEnabled && requiresContinuousUpdates && view?.window != nil
  }

  func headlessCall(at time: TimeInterval) {
    handler(self, UIUpdateInfo(modelTime: time))
  }

  private func headlessRegister() {
    let screen = HeadlessScreen.current
    screen.links.removeAll { $0 === self }
    if isEnabled { screen.links.append(self) }
  }
}
