import Jelly
import JellyUIKit
import UIKit

@MainActor final class FiltersController: UIViewController, JellyDrawerPresentationDelegate {
  func present(from map: UIViewController, pan: UIPanGestureRecognizer) {
    let drawer = jellyDrawer
    for edge in [JellyDrawerPresentation.Edge.top, .leading, .trailing, .bottom] {
      drawer.edge = edge
    }
    drawer.detents = [.small, .medium, .content, .length(500), .fraction(0.8), .large]
    drawer.selectedDetent = .medium
    drawer.largestUndimmedDetent = .medium
    drawer.prefersGrabberVisible = true
    drawer.preferredCornerRadius = 24
    drawer.prefersScrollingExpandsWhenScrolledToEdge = false
    drawer.headroom = 24
    drawer.backdropColor = .black
    drawer.delegate = self
    drawer.onProgress = { progress in
      map.view.transform = CGAffineTransform(scaleX: 1 - 0.05 * progress, y: 1 - 0.05 * progress)
    }
    let view: JellyDrawerView = drawer.drawerView
    all(of: view)
    fills(of: view)
    view.tuning = .liquid
    view.fillColor = .systemBackground
    view.playsHaptics = false
    view.onEffect = { effect in print(effect == .dismissed) }
    drawer.follow(pan)
    map.present(self, animated: true)
    drawer.animateChanges { drawer.selectedDetent = .large }
    drawer.invalidateDetents()
    print(drawer.progress)
  }

  func drawerDidChangeSelectedDetent(_ drawer: JellyDrawerPresentation) {
    print(drawer.selectedDetent == .large)
  }

  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool {
    !isModalInPresentation
  }
}
