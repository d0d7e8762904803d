#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// A view that a control draws on, and that can lie above everything in its window, where nothing
  /// clips it.
  ///
  /// It takes no touches: they go to the control, which stays in its place.
  final class RaisedCanvas: UIView {
    private weak var home: UIView?

    /// Lies down in a view.
    func attach(to view: UIView) {
      home = view
      isUserInteractionEnabled = false
      view.addSubview(self)
    }

    /// Lies above the window, over its home wherever that is now, or back in it.
    func lie(isRaised: Bool) {
      guard let home else { return }
      let place = isRaised ? home.window ?? home : home
      if superview !== place { place.addSubview(self) }
      frame = isRaised ? home.convert(home.bounds, to: place) : home.bounds
    }
  }
#endif
