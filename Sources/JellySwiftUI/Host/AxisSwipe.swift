#if canImport(SwiftUI) && canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  import SwiftUI
  import UIKit

  /// A gesture for a finger that moves along a view; a finger that moves across the view scrolls
  /// the list around it.
  ///
  /// From iOS 18 on a `DragGesture` takes every finger that starts in its view from the scroll view
  /// around it. A recognizer of UIKit can look at the finger's direction before one of the two gets
  /// the finger.
  struct AxisSwipe: UIGestureRecognizerRepresentable {
    /// The axis of the view.
    let axis: Axis
    /// The closure that gets the finger's place, in the view's coordinates.
    let action: @MainActor (CGPoint) -> Void

    func makeCoordinator(converter: CoordinateSpaceConverter) -> Judge { Judge() }

    func makeUIGestureRecognizer(context: Context) -> UIPanGestureRecognizer {
      let pan = UIPanGestureRecognizer()
      pan.maximumNumberOfTouches = 1
      context.coordinator.axis = axis
      pan.delegate = context.coordinator
      return pan
    }

    func updateUIGestureRecognizer(_ recognizer: UIPanGestureRecognizer, context: Context) {
      context.coordinator.axis = axis
    }

    func handleUIGestureRecognizerAction(_ recognizer: UIPanGestureRecognizer, context: Context) {
      guard recognizer.state == .began || recognizer.state == .changed else { return }
      action(context.converter.localLocation)
    }

    /// Decides whether a finger belongs to the view or to the list around it.
    @MainActor
    final class Judge: NSObject, UIGestureRecognizerDelegate {
      /// The axis of the view.
      var axis = Axis.horizontal
      private var place = TouchedView()

      func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
      ) -> Bool {
        place.view = touch.view
        return true
      }

      func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
        let translation = pan.translation(in: nil)
        let isHorizontal = abs(translation.x) > abs(translation.y)
        return isHorizontal == (axis == .horizontal)
      }

      func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
      ) -> Bool {
        place.isIn(listOf: otherGestureRecognizer)
      }
    }
  }

  extension View {
    /// Calls a closure with the place of a finger that swipes along an axis.
    func swipes(
      along axis: Axis, perform action: @escaping @MainActor (CGPoint) -> Void
    ) -> some View {
      gesture(AxisSwipe(axis: axis, action: action))
    }
  }
#endif
