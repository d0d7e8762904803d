#if canImport(SwiftUI) && canImport(UIKit) && (os(tvOS) || os(Linux))  // Linux runs its tests.
  import SwiftUI
  import UIKit

  /// Narrow views at two sides of a control, which keep the focus from leaving it there.
  ///
  /// `onMoveCommand(perform:)` reports a move, and the focus moves nevertheless if there is a view
  /// in its direction. A fence is the nearest view, and refuses the focus. A move that is refused
  /// is reported all the same.
  struct FocusFences: ViewModifier {
    /// The axis along which the fences stand beside the control.
    let axis: Axis
    /// A Boolean value that indicates whether the fence on the left, or above, keeps the focus.
    let isClosedBefore: Bool
    /// A Boolean value that indicates whether the fence on the right, or below, keeps the focus.
    let isClosedAfter: Bool

    func body(content: Content) -> some View {
      content.background {
        switch axis {
        case .horizontal:
          HStack(spacing: 0) {
            FocusFence(isClosed: isClosedBefore).frame(width: thickness)
            Spacer(minLength: 0)
            FocusFence(isClosed: isClosedAfter).frame(width: thickness)
          }
          .padding(.horizontal, -thickness)
        case .vertical:
          VStack(spacing: 0) {
            FocusFence(isClosed: isClosedBefore).frame(height: thickness)
            Spacer(minLength: 0)
            FocusFence(isClosed: isClosedAfter).frame(height: thickness)
          }
          .padding(.vertical, -thickness)
        }
      }
    }

    /// The thickness of a fence, in points: the smallest that every screen has.
    private var thickness: CGFloat { 1 }
  }

  /// A view that the focus finds, and does not get, while it is closed.
  private struct FocusFence: UIViewRepresentable {
    let isClosed: Bool

    func makeUIView(context: Context) -> FocusFenceView { FocusFenceView(frame: .zero) }

    func updateUIView(_ uiView: FocusFenceView, context: Context) { uiView.isClosed = isClosed }
  }

  /// The view of a fence.
  final class FocusFenceView: UIView {
    /// A Boolean value that indicates whether the focus finds the view.
    var isClosed = false

    override var canBecomeFocused: Bool { isClosed }

    /// Returns false: it is asked only if the focus is about to come, because it never has it.
    override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { false }
  }
#endif
