#if os(macOS) || os(tvOS) || os(visionOS)
  import Jelly
  public import SwiftUI

  /// The place of toasts without `jellyToasts(edge:)` around: none.
  @MainActor final class PlatformToasts: ToastPlace {
    init(isRead: Bool = false) {}

    func makeToast() -> any ShownToast { QueuedToast(0, in: nil) }
  }

  extension View {
    /// Returns the view as it is: toasts do not belong to its scene.
    func readsScene(of toasts: PlatformToasts) -> some View { self }

    /// Shows the toasts of this view over it, at an edge.
    ///
    ///     WindowGroup { Root().jellyToasts() }
    ///
    /// Without this modifier around them, toasts are not shown. A sheet of macOS is a window of its
    /// own, so its root needs the modifier, too. In visionOS the toasts are an ornament of the
    /// scene; in tvOS they have neither an action nor the focus.
    ///
    /// - Parameter edge: The edge.
    public nonisolated func jellyToasts(edge: VerticalEdge = .bottom) -> some View {
      modifier(OnMainActor { ToastOverlay(edge: edge) })
    }
  }
#endif
