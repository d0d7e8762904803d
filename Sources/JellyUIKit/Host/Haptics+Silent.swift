#if os(tvOS) || os(visionOS)
  import UIKit

  /// Nothing: there is nothing to feel a tick by.
  @MainActor
  final class Haptics {
    var isEnabled = true
    var isMuted = false

    func attach(to view: UIView) {}
    func prepare() {}
    func tick() {}
  }
#endif
