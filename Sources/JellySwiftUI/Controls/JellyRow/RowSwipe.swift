#if canImport(SwiftUI) && canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  import Jelly
  import JellyHosts
  import SwiftUI
  import UIKit

  extension View {
    /// Lets a finger, or a trackpad, swipe a row: never while the list around it moves, nor from
    /// the system's swipe back.
    func rowSwipe(
      _ items: RowItems, isMirrored: Bool, isSwiping: Binding<Bool>
    ) -> some View {
      let rules = PanelRules(
        receives: { touch in
          if touch.view?.isInMovingList == true { return false }
          let width = touch.view?.window?.bounds.width ?? .infinity
          let x = touch.location(in: nil).x
          return (isMirrored ? width - x : x) >= 20
        },
        begins: { way, _ in items.begins(by: way, isMirrored: isMirrored) },
        holds: { isSwiping.wrappedValue = $0 },
        pull: { items.model.send(.init($0)) })
      return gesture(PanelSwipe(model: items.model, rules: rules))
    }
  }

  extension UIView {
    /// A Boolean value that indicates whether a list around the view is scrolled, or still moves.
    fileprivate var isInMovingList: Bool {
      sequence(first: self, next: \.superview).contains {
        ($0 as? UIScrollView).map { $0.isDragging || $0.isDecelerating } ?? false
      }
    }
  }
#endif
