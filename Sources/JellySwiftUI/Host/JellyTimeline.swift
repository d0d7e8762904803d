#if canImport(SwiftUI) && !os(watchOS)
  public import Jelly
  public import SwiftUI

  /// A view that shows a control in every frame while the control moves, and once at rest.
  ///
  /// The modifier `jellyControl(_:settings:)` sends the control its size, tuning and settings:
  /// see ``JellyModel``.
  public struct JellyTimeline<Control: JellyControl, Content: View>: View {
    private let model: JellyModel<Control>
    private let content: (Control, Double) -> Content

    /// Creates a timeline.
    ///
    /// - Parameters:
    ///   - model: The model of the control.
    ///   - content: A closure that returns what to show of the control at a time, in seconds on the
    ///     clock of the control's events.
    public init(
      _ model: JellyModel<Control>,
      @ViewBuilder content: @escaping (Control, Double) -> Content
    ) {
      self.model = model
      self.content = content
    }

    /// The content of the present frame.
    public var body: some View {
      // A change at rest, such as of the size, changes nothing else. Apple does not document that a
      // paused timeline observes what its closure reads, so this body does.
      let _ = model.control
      TimelineView(.animation(paused: !model.isMoving)) { context in
        let time = model.time(at: context.date)
        content(model.control, time)
          // An animation of a view around this one must not animate the time.
          .transaction(value: time) { $0.animation = nil }
          .onChange(of: model.rest(by: time), initial: true) { model.stop(after: time) }
      }
    }
  }
#endif
