#if canImport(SwiftUI) && !os(watchOS) && !os(tvOS)
  import Jelly
  public import SwiftUI

  extension View {
    /// Lets actions come out of this row like drops, in any container.
    ///
    ///     MailRow(mail)
    ///       .jellySwipeActions {
    ///         Button("Delete", systemImage: "trash", role: .destructive) { delete(mail) }
    ///         Button("Flag", systemImage: "flag") { flag(mail) }.tint(.orange)
    ///       }
    ///
    /// The parameters are those of `swipeActions(edge:allowsFullSwipe:content:)`. Use the modifier
    /// once for each edge. Of a button with a title and an image the row shows the image; the title
    /// is for assistive technologies. A drop has the color of the button's `tint(_:)`, gray without
    /// one, and red if its role is `destructive`. The row has the background style.
    ///
    /// A row leaves by a destructive action: its height closes, and then the action is called,
    /// which removes the row's data. A row that is still there after that comes back, for example
    /// if the action asks first. To undo it, insert the data again.
    ///
    /// - Parameters:
    ///   - edge: The edge at which the actions are.
    ///   - allowsFullSwipe: Whether a swipe across the row performs the first action.
    ///   - content: The actions: at most four buttons, the first one outermost.
    public func jellySwipeActions<T: View>(
      edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
      @ViewBuilder content: () -> T
    ) -> some View {
      modifier(SwipedRow(edge: edge, allowsFullSwipe: allowsFullSwipe, actions: content()))
    }

    /// Limits this view, such as a scroll view or a list, to one open row.
    ///
    ///     ScrollView { LazyVStack { … } }.jellyRowContainer()
    ///
    /// The row closes when another one opens, when the view scrolls, and after a tap on any of its
    /// rows, which does nothing else.
    public nonisolated func jellyRowContainer() -> some View {
      modifier(OnMainActor { RowContainerModifier() })
    }
  }

  /// Which row of a container is open.
  @MainActor @Observable final class RowContainer {
    /// A Boolean value that indicates whether a row is open.
    private(set) var isOpen = false
    @ObservationIgnored private weak var row: RowItems?

    /// A finger or code moves a row; another one closes.
    func take(_ row: RowItems) {
      if self.row !== row { close() }
      self.row = row
    }

    /// A row has opened or closed.
    func update(_ row: RowItems, isOpen: Bool) {
      if isOpen { take(row) }
      if self.row === row { self.isOpen = isOpen }
    }

    /// Closes the open row.
    func close() { row?.model.send(.closed()) }
  }

  private struct RowContainerModifier: ViewModifier {
    @State private var container = RowContainer()

    func body(content: Content) -> some View {
      content
        .environment(\.jellyRows, container)
        .onScrollPhaseChange { _, phase in
          if phase == .interacting || phase == .animating { container.close() }
        }
    }
  }

  extension EnvironmentValues {
    /// The container of rows around a view.
    var jellyRows: RowContainer? {
      get { self[JellyRowsKey.self] }
      set { self[JellyRowsKey.self] = newValue }
    }

    /// The row of which a view is the content: one with actions at its other edge.
    var jellyRow: RowItems? {
      get { self[JellyRowKey.self] }
      set { self[JellyRowKey.self] = newValue }
    }
  }

  private struct JellyRowsKey: EnvironmentKey {
    static var defaultValue: RowContainer? { nil }
  }

  private struct JellyRowKey: EnvironmentKey {
    static var defaultValue: RowItems? { nil }
  }
#endif
