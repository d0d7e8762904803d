#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension UIColor {
    /// Returns the color for a layer of a view, resolved with the view's traits.
    @MainActor func layerColor(in view: UIView) -> CGColor {
      resolvedColor(with: view.traitCollection).cgColor
    }
  }
#endif
