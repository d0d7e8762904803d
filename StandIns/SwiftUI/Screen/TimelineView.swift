/// The times at which views change by themselves.
public protocol TimelineSchedule: Sendable {}

/// With every frame, unless it is paused.
public struct AnimationTimelineSchedule: TimelineSchedule {
  let isPaused: Bool
  /// Creates a schedule.
  public init(minimumInterval: Double? = nil, paused: Bool = false) { isPaused = paused }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// With every frame, unless it is paused.
  public static func animation(
    minimumInterval: Double? = nil, paused: Bool = false
  ) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

/// The information that a timeline gives its views.
public typealias TimelineViewDefaultContext = TimelineView<AnimationTimelineSchedule, Never>.Context

/// Views that change by themselves.
public struct TimelineView<Schedule: TimelineSchedule, Content> {
  let schedule: Schedule
  let content: (TimelineViewDefaultContext) -> Content

  /// The information for the views.
  public struct Context {
    /// The time of the frame.
    public let date: Date
  }
}

extension TimelineView: View, Primitive where Content: View {
  /// A primitive has none.
  public typealias Body = Never

  /// Creates views that change by themselves.
  public init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) { (self.schedule, self.content) = (schedule, content) }

  func build(in context: SwiftUI.Context) -> [Node] {
    // A timeline that is paused shows its last date, however old that is.
    let shown = context.kept("date") { Kept(Date(timeIntervalSinceReferenceDate: 0)) }
    let isPaused = (schedule as? AnimationTimelineSchedule)?.isPaused ?? false
    if !isPaused {
      context.screen.runningTimelines += 1
      shown.value = Date(
        timeIntervalSinceReferenceDate: context.screen.now + context.screen.wallOffset)
    }
    let date = shown.value
    // Apple does not document that a paused timeline observes what its closure reads.
    let timeline = TimelineViewDefaultContext(date: date)
    let view = isPaused ? content(timeline) : context.screen.track { content(timeline) }
    let nodes = context.build(view, at: "t")
    var outer = context
    if let first = nodes.first { outer.size = first.size }
    return [Node("timeline", [:], nodes, in: outer)]
  }
}
