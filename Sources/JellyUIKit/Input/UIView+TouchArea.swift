#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension UIView {
    /// Its bounds, grown where they are less than what a finger needs.
    var touchArea: CGRect {
      bounds.insetBy(
        dx: min(bounds.width - Self.fingerWidth, 0) / 2,
        dy: min(bounds.height - Self.fingerWidth, 0) / 2)
    }

    /// The least width and height of what can be touched, in points: the Human Interface Guidelines
    /// ask for 44 by 44.
    private static var fingerWidth: CGFloat {
      44
    }
  }
#endif
