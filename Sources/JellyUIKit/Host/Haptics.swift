#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
  import UIKit

  /// Ticks that can be felt, where there is something to feel them by.
  @MainActor
  final class Haptics {
    /// Whether they can be felt at all.
    var isEnabled = true
    /// Whether none is felt just now.
    var isMuted = false
    private weak var view: UIView?
    private var generator: UIImpactFeedbackGenerator?

    /// The view in which things happen, which calls this once, when it is made.
    func attach(to view: UIView) { self.view = view }

    /// Wakes the device up for a tick that may come soon.
    func prepare() {
      guard isEnabled, !isMuted, let view else { return }
      generator = generator ?? UIImpactFeedbackGenerator(style: .soft, view: view)
      generator?.prepare()
    }

    /// A soft tick.
    func tick() {
      guard isEnabled, !isMuted else { return }
      generator?.impactOccurred()
    }
  }
#endif
