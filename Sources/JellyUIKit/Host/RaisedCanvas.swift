#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// A view that a control draws on, and that can lie above everything in its window, where nothing
  /// clips it.
  ///
  /// The canvas does not take touches. They go to the control, which stays in its place.
  final class RaisedCanvas: UIView {
    private weak var home: UIView?

    /// Adds the canvas to a view.
    func attach(to view: UIView) {
      home = view
      isUserInteractionEnabled = false
      view.addSubview(self)
    }

    /// Moves the canvas to the top of the window, above the place of its view, or back into its
    /// view.
    func setRaised(_ isRaised: Bool) {
      guard let home else { return }
      let place = isRaised ? home.window ?? home : home
      if superview !== place { place.addSubview(self) }
      frame = isRaised ? home.convert(home.bounds, to: place) : home.bounds
    }
  }
#endif
