#if canImport(SwiftUI)
  import Jelly
  import SwiftUI

  /// Shows a body in every frame while it moves, once at its rest, and then not until its next
  /// event.
  struct ElasticTimeline<Elastic: ElasticControl, Content: View>: View {
    private let model: ElasticModel<Elastic>
    private let content: (Elastic, Double) -> Content

    /// Shows what `content` makes of the body and a time, in seconds.
    init(
      _ model: ElasticModel<Elastic>,
      @ViewBuilder content: @escaping (Elastic, Double) -> Content
    ) {
      self.model = model
      self.content = content
    }

    var body: some View {
      TimelineView(.animation(paused: !model.isMoving)) { context in
        let time = model.time(at: context.date)
        content(model.elastic, time)
          // An animation that goes on around it must not slow time down.
          .transaction(value: time) { $0.animation = nil }
          .onChange(of: model.rest(by: time), initial: true) { model.stop(after: time) }
      }
    }
  }
#endif
