#if canImport(SwiftUI)
  import Jelly
  import SwiftUI

  /// Gives a body the size of a view, and its tuning or, with Reduce Motion, the calm one.
  struct ElasticHosting<Elastic: ElasticControl>: ViewModifier {
    /// The body.
    let model: ElasticModel<Elastic>
    /// The tuning where motion is not reduced.
    let tuning: Elastic.Tuning

    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.accessibilityReduceMotion) private var reducesMotion
    @Environment(\.elasticClock) private var clock
    @Environment(\.elasticWitness) private var witness

    func body(content: Content) -> some View {
      // The clock must be there before the first event, whichever of those below comes first.
      // Nothing observes it.
      model.clock = clock
      model.witness = witness
      return
        content
        // A disabled view is grey, and takes no touches.
        .saturation(isEnabled ? 1 : 0)
        .allowsHitTesting(isEnabled)
        .onGeometryChange(for: CGSize.self) {
          $0.size
        } action: {
          model.send(.resized(Vector2($0)))
        }
        .onChange(of: reducesMotion ? tuning.named(.calm) : tuning, initial: true) {
          model.send(.tuned($1))
        }
    }
  }

  extension View {
    /// Gives a body the size of this view, and its tuning or, with Reduce Motion, the calm one.
    func hosts<Elastic: ElasticControl>(
      _ model: ElasticModel<Elastic>, tuning: Elastic.Tuning
    ) -> some View {
      modifier(ElasticHosting(model: model, tuning: tuning))
    }
  }
#endif
