#if canImport(SwiftUI) && canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  import Jelly
  import SwiftUI
  import UIKit

  /// A finger that swipes over a row; the list around the row waits for it.
  struct RowSwipe: UIGestureRecognizerRepresentable {
    /// The actions of the row.
    let items: RowItems
    /// The direction of a finger that opens the row: −1 to the left, 1 to the right.
    let direction: Double
    /// Whether text runs from right to left.
    let isMirrored: Bool

    func makeCoordinator(converter: CoordinateSpaceConverter) -> Judge { Judge(items) }

    func makeUIGestureRecognizer(context: Context) -> UIPanGestureRecognizer {
      let pan = UIPanGestureRecognizer()
      pan.maximumNumberOfTouches = 1
      pan.delegate = context.coordinator
      (context.coordinator.direction, context.coordinator.isMirrored) = (direction, isMirrored)
      return pan
    }

    func updateUIGestureRecognizer(_ recognizer: UIPanGestureRecognizer, context: Context) {
      (context.coordinator.direction, context.coordinator.isMirrored) = (direction, isMirrored)
    }

    func handleUIGestureRecognizerAction(_ recognizer: UIPanGestureRecognizer, context: Context) {
      let point = Vector2(context.converter.localLocation)
      switch recognizer.state {
      case .began: items.model.send(.touchBegan(point))
      case .changed: items.model.send(.touchMoved(point))
      case .ended: items.model.send(.touchEnded(point))
      default: items.model.send(.touchCancelled)
      }
    }

    /// Decides whether a finger belongs to the row or to the list around it.
    @MainActor
    final class Judge: NSObject, UIGestureRecognizerDelegate {
      var direction = -1.0
      var isMirrored = false
      private let items: RowItems
      private var place = TouchedView()

      init(_ items: RowItems) { self.items = items }

      /// Never while the list moves, nor from the system's swipe back.
      func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
      ) -> Bool {
        place.view = touch.view
        let lists = sequence(first: touch.view, next: { $0?.superview })
          .compactMap { $0 as? UIScrollView }
        if lists.contains(where: { $0.isDragging || $0.isDecelerating }) { return false }
        let (x, width) = (touch.location(in: nil).x, touch.view?.window?.bounds.width ?? .infinity)
        return (isMirrored ? width - x : x) >= Self.backSwipeWidth
      }

      func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
        let way = pan.translation(in: nil)
        guard abs(way.x) > abs(way.y), !items.model.control.isLeaving else { return false }
        if items.outer?.isShown == true || items.inner?.isShown == true { return false }
        return items.isShown || way.x * direction > 0
      }

      func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
      ) -> Bool {
        place.isIn(listOf: otherGestureRecognizer)
      }

      /// The width at the leading edge of a window that belongs to the system's swipe back, in
      /// points.
      private static let backSwipeWidth: CGFloat = 20
    }
  }

  extension View {
    /// Lets a finger swipe a row.
    func rowSwipe(_ items: RowItems, edge: HorizontalEdge, isMirrored: Bool) -> some View {
      let direction = (edge == .trailing) == isMirrored ? 1.0 : -1
      return gesture(RowSwipe(items: items, direction: direction, isMirrored: isMirrored))
    }
  }
#endif
