#if canImport(UIKit) && !os(watchOS)
  import Jelly
  import UIKit

  /// The view behind everything in a control, on which the control's outline is drawn.
  ///
  /// The canvas is as large as the control. UIKit therefore informs the canvas about a new size,
  /// window, tint color or trait of the control.
  final class JellyCanvas: UIView {
    private weak var host: (any CanvasHost)?

    /// Puts the canvas behind everything in a control.
    func attach(in control: UIView, for host: any CanvasHost) {
      self.host = host
      isUserInteractionEnabled = false
      frame = control.bounds
      autoresizingMask = [.flexibleWidth, .flexibleHeight]
      control.insertSubview(self, at: 0)
      // It stays behind, even if another view is inserted below it later.
      layer.zPosition = -1
      registerForTraitChanges(UITraitCollection.systemTraitsAffectingColorAppearance) {
        (canvas: JellyCanvas, _) in canvas.host?.paint()
      }
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      host?.fit()
    }

    override func didMoveToWindow() {
      super.didMoveToWindow()
      host?.moveToWindow()
    }

    override func tintColorDidChange() {
      super.tintColorDidChange()
      host?.paint()
    }
  }

  /// An object that a canvas informs about changes.
  @MainActor
  protocol CanvasHost: AnyObject {
    /// The canvas has been laid out.
    func fit()
    /// The canvas has been added to a window, or removed from one.
    func moveToWindow()
    /// The colors must be resolved again.
    func paint()
  }

  extension JellyHost: CanvasHost {}
#endif
