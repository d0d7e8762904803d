#if canImport(SwiftUI) && canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  import Jelly
  import SwiftUI
  import UIKit

  extension View {
    /// Lets a finger move the panel of a drawer along the drawer's axis.
    ///
    /// Over a scroll view the finger is the drawer's if the drawer has a share of its first step,
    /// and otherwise the scroll view's. SwiftUI does not let two views share the later steps.
    func drawerSwipe(
      _ model: JellyModel<JellyDrawerBody>, isSwiping: Binding<Bool>
    ) -> some View {
      let rules = PanelRules(
        begins: { way, touched in
          let edge = model.control.settings.edge
          guard (abs(way.y) > abs(way.x)) == edge.isUpright else { return false }
          let list = sequence(first: touched, next: { $0?.superview })
            .lazy.compactMap { $0 as? UIScrollView }.first
          guard let list else { return true }
          let step = (way * edge.outwards).sum()
          let offset = list.distance(fromEndOpposite: edge)
          return model.control.scrollShare(of: step, offset: offset, at: model.clock.now()) != 0
        },
        holds: { isSwiping.wrappedValue = $0 },
        // The recognizer that drags the sheet around the drawer. FloatingPanel's Core.swift uses
        // the name, too: UIKit has no type for it. If UIKit changes the name, both move, as without
        // this.
        waitingName: "_UISheetInteractionBackgroundDismissRecognizer")
      return gesture(PanelSwipe(model: model, rules: rules))
        .onDisappear { model.send(.touchCancelled) }
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
#endif
