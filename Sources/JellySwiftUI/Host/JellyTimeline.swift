#if canImport(SwiftUI)
  import Jelly
  import SwiftUI

  /// Shows a body in every frame while it moves, and once when it rests.
  struct JellyTimeline<Control: JellyControl, Content: View>: View {
    private let model: JellyModel<Control>
    private let content: (Control, Double) -> Content

    /// Creates a timeline whose content is made from the body and a time, in seconds.
    init(
      _ model: JellyModel<Control>,
      @ViewBuilder content: @escaping (Control, Double) -> Content
    ) {
      self.model = model
      self.content = content
    }

    var body: some View {
      TimelineView(.animation(paused: !model.isMoving)) { context in
        let time = model.time(at: context.date)
        content(model.jelly, time)
          // An animation of a view around this one must not animate the time.
          .transaction(value: time) { $0.animation = nil }
          .onChange(of: model.rest(by: time), initial: true) { model.stop(after: time) }
      }
    }
  }
#endif
