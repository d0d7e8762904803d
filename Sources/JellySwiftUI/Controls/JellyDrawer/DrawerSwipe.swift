#if canImport(SwiftUI) && canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  import Jelly
  import SwiftUI
  import UIKit

  /// A finger on the panel of a drawer that moves along the drawer's axis.
  ///
  /// Over a scroll view the finger is the drawer's if the drawer has a share of its first step, and
  /// otherwise the scroll view's. SwiftUI does not let two views share the later steps.
  struct DrawerSwipe: UIGestureRecognizerRepresentable {
    /// The model of the drawer.
    let model: JellyModel<JellyDrawerBody>
    /// Whether a finger is the drawer's.
    @Binding var isSwiping: Bool

    func makeCoordinator(converter: CoordinateSpaceConverter) -> Judge { Judge(model) }

    func makeUIGestureRecognizer(context: Context) -> UIPanGestureRecognizer {
      let pan = UIPanGestureRecognizer()
      pan.maximumNumberOfTouches = 1
      pan.delegate = context.coordinator
      return pan
    }

    func updateUIGestureRecognizer(_ recognizer: UIPanGestureRecognizer, context: Context) {}

    func handleUIGestureRecognizerAction(_ recognizer: UIPanGestureRecognizer, context: Context) {
      let point = Vector2(context.converter.localLocation)
      switch recognizer.state {
      case .began:
        isSwiping = true
        model.send(.touchBegan(point))
      case .changed: model.send(.touchMoved(point))
      case .ended:
        model.send(.touchEnded(point))
        isSwiping = false
      default:
        model.send(.touchCancelled)
        isSwiping = false
      }
    }

    /// Decides whether a finger belongs to the drawer or to what is in it.
    @MainActor
    final class Judge: NSObject, UIGestureRecognizerDelegate {
      private let model: JellyModel<JellyDrawerBody>
      private weak var touched: UIView?

      init(_ model: JellyModel<JellyDrawerBody>) { self.model = model }

      func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
      ) -> Bool {
        touched = touch.view
        return true
      }

      func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
        let (way, edge) = (pan.translation(in: nil), model.control.settings.edge)
        guard (abs(way.y) > abs(way.x)) == edge.isUpright else { return false }
        guard let list else { return true }
        let step = (Vector2(way) * edge.outwards).sum()
        let offset = list.distance(fromEndOpposite: edge)
        return model.control.scrollShare(of: step, offset: offset, at: model.clock.now()) != 0
      }

      func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
      ) -> Bool {
        TouchedView(view: touched).isIn(listOf: otherGestureRecognizer)
          || otherGestureRecognizer.name == Self.sheetDrag
      }

      /// The name of the recognizer that drags the sheet around the drawer.
      ///
      /// FloatingPanel's Core.swift uses the name, too: UIKit has no type for it. If UIKit changes
      /// the name, both move, as without this.
      private static let sheetDrag = "_UISheetInteractionBackgroundDismissRecognizer"

      /// The innermost scroll view under the finger.
      private var list: UIScrollView? {
        sequence(first: touched, next: { $0?.superview }).lazy.compactMap { $0 as? UIScrollView }
          .first
      }
    }
  }

  extension UIScrollView {
    /// Returns the distance that the content can scroll until a drawer from an edge moves inwards,
    /// in points.
    fileprivate func distance(fromEndOpposite edge: Jelly.RectEdge) -> Double {
      let inset = adjustedContentInset
      return switch edge {
      case .bottom: contentOffset.y + inset.top
      case .right: contentOffset.x + inset.left
      case .top: contentSize.height + inset.bottom - bounds.height - contentOffset.y
      case .left: contentSize.width + inset.right - bounds.width - contentOffset.x
      }
    }
  }

  extension View {
    /// Lets a finger move the panel of a drawer along the drawer's axis.
    func drawerSwipe(
      _ model: JellyModel<JellyDrawerBody>, isSwiping: Binding<Bool>
    ) -> some View {
      gesture(DrawerSwipe(model: model, isSwiping: isSwiping))
        .onDisappear { model.send(.touchCancelled) }
    }
  }
#endif
