#if canImport(SwiftUI) && os(tvOS)
  import Jelly
  import SwiftUI

  // Nothing can be touched on a television.
  extension View {
    /// Lets a finger hold a body.
    func drags<Elastic: ElasticControl>(
      _ model: ElasticModel<Elastic>
    ) -> some View where Elastic.Event: TouchEvent { self }

    /// Lets several fingers hold a body; there are none.
    func fingers<Elastic: ElasticControl>(
      hold model: ElasticModel<Elastic>, areAllHolding: Bool
    ) -> some View where Elastic.Event: TouchEvent { self }

    /// Tells where a finger taps, whatever else it does.
    func taps(perform action: @escaping @MainActor (CGPoint) -> Void) -> some View { self }

    /// Tells where a finger swipes.
    func swipes(
      along axis: Axis, perform action: @escaping @MainActor (CGPoint) -> Void
    ) -> some View { self }

    /// Lets a remote give this view the focus, and do something by a press.
    func remotePress(perform action: @escaping @MainActor () -> Void) -> some View {
      focusable().onTapGesture(perform: action)
    }

    /// Lets a remote give this view the focus, and go from page to page along an axis.
    ///
    /// - Parameters:
    ///   - axis: The way in which the pages run.
    ///   - isRightToLeft: Whether the first page is on the right.
    ///   - action: Takes how many pages it goes on: 1 or -1.
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
