#if os(tvOS) || os(visionOS)
  import UIKit

  /// Plays no ticks: these devices cannot be felt.
  @MainActor
  final class Haptics {
    var isEnabled = true
    var isMuted = false
    var feel = HapticFeel()

    func attach(to view: UIView) {}
    func prepare() {}
    func tick() {}
  }
#endif
