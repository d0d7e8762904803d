#if canImport(SwiftUI)
  import Jelly
  import SwiftUI

  /// Gives a body the size of a view and the tuning that its reader can bear.
  struct ElasticHosting<Elastic: ElasticBody>: ViewModifier where Elastic.Event: HostedEvent {
    /// The body.
    let model: ElasticModel<Elastic>
    /// How it feels.
    let tuning: Elastic.Event.Tuning
    /// How it feels to who wants less motion.
    let calm: Elastic.Event.Tuning

    @Environment(\.accessibilityReduceMotion) private var reducesMotion
    @Environment(\.elasticClock) private var clock

    func body(content: Content) -> some View {
      // Before the first event, whichever of those below that is; nothing observes it.
      model.clock = clock
      return
        content
        .onGeometryChange(for: CGSize.self) {
          $0.size
        } action: {
          model.send(.resized(Vector2($0)))
        }
        .onChange(of: reducesMotion ? calm : tuning, initial: true) { model.send(.tuned($1)) }
    }
  }

  extension View {
    /// Gives a body the size of this view, and its tuning or, with Reduce Motion, the calm one.
    func hosts<Elastic: ElasticBody>(
      _ model: ElasticModel<Elastic>, tuning: Elastic.Event.Tuning, calm: Elastic.Event.Tuning
    ) -> some View where Elastic.Event: HostedEvent {
      modifier(ElasticHosting(model: model, tuning: tuning, calm: calm))
    }
  }
#endif
