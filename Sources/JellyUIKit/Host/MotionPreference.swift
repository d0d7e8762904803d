#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// How much a control moves.
  public enum MotionPreference: Equatable, Sendable {
    /// As Reduce Motion says, also when it changes in mid-motion.
    case system
    /// In full, whatever Reduce Motion says: for what an app explains by motion, and offers to
    /// calm.
    case full
    /// Always as under Reduce Motion: it follows the finger, and goes home without a swing.
    case reduced

    @MainActor var isReduced: Bool {
      switch self {
      case .system: UIAccessibility.isReduceMotionEnabled
      case .full: false
      case .reduced: true
      }
    }
  }
#endif
