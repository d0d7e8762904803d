#if canImport(SwiftUI)
  import Jelly
  public import SwiftUI

  /// A connection by which a scroll view pulls a ``JellyBar`` that stands next to it.
  @MainActor public final class JellyBarLink {
    /// The bar that is pulled.
    weak var model: JellyModel<JellyBarBody>?

    /// Creates a connection that pulls nothing yet.
    public init() {}

    /// A finger has pulled the list past its end, by a distance in points.
    func pull(by distance: Double) {
      guard let bar = model?.jelly else { return }
      // SwiftUI reports how far the list is, but not where the finger is. So the list pulls the
      // middle of the bar.
      model?.send(.pulled(distance: distance, x: bar.edgeLength / 2))
    }

    /// The finger has let the list go.
    func release() { model?.send(.released) }

    /// The list has disappeared while the finger pulled it.
    func cancel() { model?.send(.touchCancelled) }
  }

  extension View {
    /// Lets this scroll view pull a bar that hangs over its start, or stands below its end.
    ///
    /// - Parameters:
    ///   - pull: The connection that you gave to the bar.
    ///   - edge: The end past which the scroll view is pulled.
    public func jellyBarLink(_ pull: JellyBarLink, from edge: VerticalEdge = .top) -> some View {
      modifier(JellyBarPulling(pull: pull, edge: edge))
    }
  }

  private struct JellyBarPulling: ViewModifier {
    let pull: JellyBarLink
    let edge: VerticalEdge

    func body(content: Content) -> some View {
      content.modifier(
        ScrollPull(
          edge: edge, pulled: { pull.pull(by: $0) }, released: { pull.release() },
          cancelled: { pull.cancel() }))
    }
  }
#endif
