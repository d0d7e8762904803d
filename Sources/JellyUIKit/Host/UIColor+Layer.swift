#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension UIColor {
    /// The colour for a layer of a view, as it is under the view's traits.
    @MainActor func layerColor(in view: UIView) -> CGColor {
      resolvedColor(with: view.traitCollection).cgColor
    }
  }
#endif
