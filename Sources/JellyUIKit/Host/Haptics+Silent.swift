#if os(tvOS) || os(visionOS)
  import UIKit

  /// Does not play anything, because these devices do not have haptics.
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
