#if canImport(UIKit) && !os(watchOS)
  import Jelly
  import UIKit

  extension JellyMotion {
    @MainActor var isReduced: Bool {
      switch self {
      case .system: UIAccessibility.isReduceMotionEnabled
      case .full: false
      case .reduced: true
      }
    }
  }
#endif
