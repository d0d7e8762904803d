#if canImport(SwiftUI) && !os(watchOS)
  import Jelly
  public import SwiftUI

  /// A link by which a scroll view pulls a ``JellyBar`` next to it.
  @MainActor public final class JellyBarLink {
    /// The model of the bar that is pulled.
    weak var model: JellyModel<JellyBarBody>?

    /// Creates a link without a bar.
    public init() {}

    /// Pulls the bar after a finger has pulled the list past its end, by a distance in points.
    func pull(by distance: Double) {
      guard let bar = model?.control else { return }
      // SwiftUI reports how far the list is scrolled, but not where the finger is. So the list
      // pulls the middle of the bar.
      model?.send(.pullChanged(distance: distance, position: bar.edgeLength / 2))
    }

    /// Releases the bar after the finger has lifted.
    func release() { model?.send(.pullEnded) }

    /// Releases the bar after the list has disappeared under the finger.
    func cancel() { model?.send(.touchCancelled) }
  }

  extension View {
    /// Lets this scroll view pull a bar that hangs over its start, or stands below its end.
    ///
    /// - Parameters:
    ///   - link: The link that the bar has.
    ///   - edge: The end past which the scroll view is pulled.
    public nonisolated func jellyBarLink(_ link: JellyBarLink, edge: VerticalEdge = .top)
      -> some View
    {
      modifier(
        OnMainActor {
          ScrollPull(
            edge: edge, pulled: { link.pull(by: $0) }, released: { link.release() },
            cancelled: { link.cancel() })
        })
    }
  }
#endif
