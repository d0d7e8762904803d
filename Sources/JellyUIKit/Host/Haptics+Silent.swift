#if os(tvOS) || os(visionOS)
  import UIKit

  /// Plays no ticks, because these devices have no haptics.
  @MainActor
  final class Haptics {
    var isEnabled = true
    var isMuted = false
    var style = JellyHapticStyle()

    func attach(to view: UIView) {}
    func prepare() {}
    func tick() {}
  }
#endif
