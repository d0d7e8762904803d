#if canImport(SwiftUI) && !os(watchOS)
  import Foundation
  public import Jelly
  public import Observation
  import SwiftUI

  /// A control of the core that a view shows.
  ///
  /// The views of this module have models of their own. Use a model to show a control that you
  /// have written:
  ///
  ///     struct Switch: View {
  ///       @State private var model = JellyModel(SwitchBody(size: .zero))
  ///
  ///       var body: some View {
  ///         JellyTimeline(model) { control, time in
  ///           JellyOutlineShape(control, at: time).fill(.tint)
  ///         }
  ///         .jellyControl(model)
  ///         .onTapGesture { model.send(.toggled) }
  ///       }
  ///     }
  ///
  /// Views observe what they read of the model, so an event updates them. Between events only a
  /// ``JellyTimeline`` draws, and only until the control rests.
  @MainActor @Observable public final class JellyModel<Control: JellyControl> {
    /// The latest effects of the control.
    struct Reported {
      /// The number of all effects until now.
      private(set) var number = 0
      private var effects: [Control.Effect] = []

      /// Returns the effects since the number of effects was `number`.
      func since(_ number: Int) -> ArraySlice<Control.Effect> {
        effects.suffix(self.number - number)
      }

      mutating func add(_ effect: Control.Effect) {
        number += 1
        // A view reads them before its next frame, and fewer than eight occur in that time.
        effects = effects.suffix(7) + [effect]
      }
    }

    /// The control after its last event.
    public private(set) var control: Control
    /// A Boolean value that indicates whether the control moves without events.
    private(set) var isMoving: Bool
    /// The latest effects of the control.
    private(set) var reported = Reported()
    /// The number of times that the control has come to rest.
    private(set) var restCount = 0
    /// The clock that gives the time of events.
    @ObservationIgnored var clock = JellyClock.system
    /// The observer of the control's events.
    @ObservationIgnored var observer: (any JellyObserver)?
    /// Called before each event, to report what the control bends to an observer that needs it.
    @ObservationIgnored var onObserve: ((any DrawingObserver) -> Void)?
    /// The point at which the last touch has begun, in points.
    @ObservationIgnored var lastTouch: Vector2?
    @ObservationIgnored private var lastEventTime = -Double.infinity
    /// The time of the frame that was shown last.
    ///
    /// An earlier event counts as one at this time, because that frame has been seen.
    @ObservationIgnored private var shownTime = -Double.infinity
    @ObservationIgnored private var frames = FrameTimes()

    /// Creates the model of a control.
    ///
    /// - Parameter control: The control. The view that shows it sets its size.
    public init(_ control: Control) {
      self.control = control
      isMoving = control.restTime == .infinity
    }

    /// Sends an event to the control now, and returns the effect.
    @discardableResult public func send(_ event: Control.Event) -> Control.Effect? {
      send(event, at: clock.now())
    }

    /// Sends an event to the control, and returns the effect.
    ///
    /// - Parameters:
    ///   - event: The event.
    ///   - time: The time of the event, in seconds of the model's clock. A time before the last
    ///     frame counts as that frame's.
    @discardableResult
    func send(_ event: Control.Event, at time: Double) -> Control.Effect? {
      let now = moment(of: time)
      reportDrawing()
      observer?.control(control, willHandle: event, at: now)
      let effect = control.handle(event, at: now)
      lastEventTime = max(lastEventTime, now)
      setMoving(control.restTime > lastEventTime)
      if let effect { reported.add(effect) }
      return effect
    }

    /// Reports what the control bends to an observer that needs it.
    func reportDrawing() {
      if let observer = observer as? any DrawingObserver { onObserve?(observer) }
    }

    /// Returns the time at which an event of a time counts, in seconds.
    func moment(of time: Double) -> Double { max(time, shownTime) }

    /// Reports an effect of what a person has done without a finger on the control, which the
    /// control does not report: by a key, a tap beside it, or an assistive technology.
    func report(_ effect: Control.Effect) { reported.add(effect) }

    /// Reports a change that is there at once, unless the control moves.
    func reportRest() { if !isMoving { restCount += 1 } }

    private func setMoving(_ moves: Bool) {
      guard moves != isMoving else { return }
      isMoving = moves
      if !moves { restCount += 1 }
    }

    /// The time that a frame shows, in seconds of the model's clock.
    ///
    /// No frame shows a time before the last event. While nothing moves the timeline is paused and
    /// repeats an old date, so the date does not count, and the frame shows the rest: always at the
    /// same time, because another one would end the animation of a layout.
    func time(at date: Date) -> Double {
      let now = clock.now()
      let last = max(lastEventTime, control.restTime)
      guard isMoving else { return last > -.infinity ? last : now }
      shownTime = frames.time(of: date, after: lastEventTime, now: now)
      return shownTime
    }

    /// Returns the time since which the control rests, if it rests at `time`.
    func rest(by time: Double) -> Double? { time >= control.restTime ? control.restTime : nil }

    /// Stops drawing after a frame at `time`, if the control rests by then.
    func stop(after time: Double) {
      if rest(by: time) != nil { setMoving(false) }
    }
  }
#endif
