#if canImport(SwiftUI)
  import Jelly
  public import SwiftUI

  /// What lets a scroll view pull a ``JellyBar`` that stands next to it.
  @MainActor public final class JellyBarPull {
    /// The bar that is pulled.
    weak var model: ElasticModel<Jelly.JellyBar>?
    private var isPulling = false

    /// Makes one that pulls nothing as yet.
    public init() {}

    /// A finger has pulled the list past its end, by so many points.
    func pull(by distance: Double) {
      guard let bar = model?.elastic, isPulling || distance > 0 else { return }
      // The list says how far it is, not where the finger is: it pulls the middle of the bar.
      let start = bar.size / 2
      if !isPulling { model?.send(.touchBegan(start)) }
      isPulling = true
      model?.send(.touchMoved(start + bar.side.pulled(by: distance)))
    }

    /// The finger has let the list go.
    func release(at distance: Double) {
      guard isPulling, let bar = model?.elastic else { return }
      isPulling = false
      model?.send(.touchEnded(bar.size / 2 + bar.side.pulled(by: distance)))
    }
  }

  extension View {
    /// Lets this scroll view pull a bar that hangs over its start, or stands below its end.
    ///
    /// - Parameters:
    ///   - pull: What the bar has been made with.
    ///   - edge: The end past which the view is pulled.
    public func jellyBarPull(_ pull: JellyBarPull, from edge: VerticalEdge = .top) -> some View {
      modifier(JellyBarPulling(pull: pull, edge: edge))
    }
  }

  private struct JellyBarPulling: ViewModifier {
    let pull: JellyBarPull
    let edge: VerticalEdge

    func body(content: Content) -> some View {
      content.modifier(
        ScrollPull(
          edge: edge, pulled: { pull.pull(by: $0) }, released: { pull.release(at: $0) }))
    }
  }

  extension Side {
    /// The way of a finger that pulls a bar by so many points.
    fileprivate func pulled(by distance: Double) -> Vector2 {
      switch self {
      case .top: Vector2(0, distance)
      case .bottom: Vector2(0, -distance)
      case .left: Vector2(distance, 0)
      case .right: Vector2(-distance, 0)
      }
    }
  }
#endif
