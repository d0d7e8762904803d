#if canImport(SwiftUI) && os(tvOS)
  import Jelly
  import SwiftUI

  // A television has no touches, so the first four functions do nothing.
  extension View {
    /// Returns the view as it is.
    func drags<Elastic: ElasticControl>(
      _ model: ElasticModel<Elastic>
    ) -> some View where Elastic.Event: TouchEvent { self }

    /// Returns the view as it is.
    func fingers<Elastic: ElasticControl>(
      hold model: ElasticModel<Elastic>, areAllHolding: Bool
    ) -> some View where Elastic.Event: TouchEvent { self }

    /// Returns the view as it is.
    func taps(perform action: @escaping @MainActor (CGPoint) -> Void) -> some View { self }

    /// Returns the view as it is.
    func swipes(
      along axis: Axis, perform action: @escaping @MainActor (CGPoint) -> Void
    ) -> some View { self }

    /// Lets a remote give this view the focus, and calls a closure when the remote is pressed.
    func remotePress(perform action: @escaping @MainActor () -> Void) -> some View {
      focusable().onTapGesture(perform: action)
    }

    /// Lets a remote give this view the focus, and turn pages along an axis.
    ///
    /// - Parameters:
    ///   - axis: The axis along which the pages run.
    ///   - isRightToLeft: Whether the first page is on the right.
    ///   - action: The closure that gets the step to the next page: 1 or -1.
    func remotePages(
      along axis: Axis, isRightToLeft: Bool, perform action: @escaping @MainActor (Int) -> Void
    ) -> some View {
      focusable().onMoveCommand { direction in
        switch (direction, axis) {
        case (.right, .horizontal): action(isRightToLeft ? -1 : 1)
        case (.left, .horizontal): action(isRightToLeft ? 1 : -1)
        case (.down, .vertical): action(1)
        case (.up, .vertical): action(-1)
        default: break
        }
      }
    }
  }
#endif
