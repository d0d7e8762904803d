#if canImport(SwiftUI) && canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  import SwiftUI
  import UIKit

  /// A finger that moves along a view; one that moves across it scrolls the list around.
  ///
  /// From iOS 18 on a `DragGesture` keeps the scroll view around it from every finger that starts
  /// in it. A recognizer of UIKit's can say which way a finger goes before one of the two has it.
  struct AxisSwipe: UIGestureRecognizerRepresentable {
    /// The way that is the view's.
    let axis: Axis
    /// Takes the finger's place, in the view's points.
    let action: @MainActor (CGPoint) -> Void

    func makeCoordinator(converter: CoordinateSpaceConverter) -> Judge { Judge() }

    func makeUIGestureRecognizer(context: Context) -> UIPanGestureRecognizer {
      let pan = UIPanGestureRecognizer()
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

    /// Decides to whom a finger belongs.
    @MainActor
    final class Judge: NSObject, UIGestureRecognizerDelegate {
      /// The way that is the view's.
      var axis = Axis.horizontal

      func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
        let way = pan.translation(in: pan.view)
        let isHorizontal = abs(way.x) > abs(way.y)
        return isHorizontal == (axis == .horizontal)
      }

      func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
      ) -> Bool {
        // A list waits for the decision.
        otherGestureRecognizer.view is UIScrollView
      }
    }
  }

  extension View {
    /// Tells where a finger swipes along an axis.
    func swipes(
      along axis: Axis, perform action: @escaping @MainActor (CGPoint) -> Void
    ) -> some View {
      gesture(AxisSwipe(axis: axis, action: action))
    }
  }
#endif
