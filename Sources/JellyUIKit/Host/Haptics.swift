#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
  import UIKit

  /// Plays the ticks of a control on devices that have haptics.
  @MainActor
  final class Haptics {
    /// A Boolean value that indicates whether ticks are played at all.
    var isEnabled = true
    /// A Boolean value that indicates whether no tick is played now, because the control is
    /// disabled.
    var isMuted = false
    /// The kind of the ticks.
    var style = JellyHapticStyle() {
      didSet {
        guard style != oldValue, let old = generator else { return }
        view?.removeInteraction(old)
        generator = nil
      }
    }
    private weak var view: UIView?
    private var generator: UIImpactFeedbackGenerator?

    /// Connects the ticks with a view, which calls this once, when it is made.
    func attach(to view: UIView) { self.view = view }

    /// Wakes the device up for a tick that may come soon.
    func prepare() {
      guard isEnabled, !isMuted, let view else { return }
      generator = generator ?? UIImpactFeedbackGenerator(style: style.feedbackStyle, view: view)
      generator?.prepare()
    }

    /// Plays a tick, if the device has been woken up for it.
    func tick() {
      guard isEnabled, !isMuted else { return }
      generator?.impactOccurred(intensity: style.intensity)
    }
  }

  extension JellyHapticStyle {
    fileprivate var feedbackStyle: UIImpactFeedbackGenerator.FeedbackStyle {
      switch weight {
      case .light: .light
      case .medium: .medium
      case .heavy: .heavy
      case .soft: .soft
      case .rigid: .rigid
      }
    }
  }
#endif
