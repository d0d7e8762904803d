#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// The window of the toasts of a scene, above its other windows.
  ///
  /// It does not take the focus of keys, and touches beside the toasts go through it.
  @available(iOSApplicationExtension, unavailable)
  @available(tvOSApplicationExtension, unavailable)
  final class ToastWindow: UIWindow {
    /// False: a toast does not take what a person types.
    override var canBecomeKey: Bool { false }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      let view = super.hitTest(point, with: event)
      // From the view up: a subview of a toast counts, the views behind all toasts do not.
      let isToast = sequence(first: view, next: { $0?.superview }).contains { $0 is ToastView }
      return isToast ? view : nil
    }
  }

  /// The view behind all toasts, which places them.
  final class ToastRoot: UIView {
    /// Places the toasts.
    var onLayout: (() -> Void)?

    override func layoutSubviews() {
      super.layoutSubviews()
      onLayout?()
    }
  }

  /// The controller of the window, which leaves the status bar and the rotation to the app's own.
  @available(iOSApplicationExtension, unavailable)
  @available(tvOSApplicationExtension, unavailable)
  final class ToastController: UIViewController {
    #if !os(tvOS) && !os(visionOS)
      /// The controller that the app's window asks: a sheet or an alert does not decide.
      private var main: UIViewController? {
        let windows = view.window?.windowScene?.windows ?? []
        var controller = windows.first { !($0 is ToastWindow) }?.rootViewController
        while let next = controller?.presentedViewController,
          next.modalPresentationStyle == .fullScreen
            || next.modalPresentationCapturesStatusBarAppearance
        {
          controller = next
        }
        return controller
      }

      override var childForStatusBarStyle: UIViewController? { main }
      override var childForStatusBarHidden: UIViewController? { main }
      override var childForHomeIndicatorAutoHidden: UIViewController? { main }
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        main?.supportedInterfaceOrientations ?? .all
      }
    #endif
  }
#endif
