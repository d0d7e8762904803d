/// A slider: a drop whose position on its track is a value of a range.
///
///     var control = JellySliderBody(size: Vector2(300, 28), value: 0.5)
///     control.handle(.touchBegan(Vector2(150, 14)), at: 0)
///     control.handle(.touchMoved(Vector2(176.3, 14)), at: 0.1)  // .changed(0.6)
///     control.draw(at: 0.15, into: &thumb)
///
/// The value follows the finger exactly at each move: only the outline of the drop is late. With
/// steps the value is the nearest step, and the drop goes there when the finger leaves.
public struct JellySliderBody: TrackControl {
  /// The behavior of a slider, which is that of every control with a track.
  public typealias Tuning = JellyTrackTuning

  /// The axis along which a slider runs.
  public typealias Axis = JellyAxis

  /// An event that can happen to a slider.
  ///
  /// Points are in the control's own coordinates. Only the first finger counts.
  public enum Event: Equatable, Sendable {
    /// A finger has come down.
    case touchBegan(Vector2, id: Int = 0)
    /// The finger has moved.
    case touchMoved(Vector2, id: Int = 0)
    /// The finger has left.
    case touchEnded(Vector2, id: Int = 0)
    /// The system has taken the finger away: the drop returns to the value.
    case touchCancelled
    /// The finger that is down drags, although it has not moved: on the track it moves the value at
    /// once, as a mouse does, which does not scroll.
    case dragBegan
    /// A key or an assistive technology changes the value by some steps; a slider without steps by
    /// tenths of its range.
    case stepped(steps: Double)
    /// Code sets the value.
    ///
    /// A drop that a finger drags stops there, and leans on it as on an end of its track, until the
    /// finger moves on to another value.
    ///
    /// A value outside of the range counts as the nearest value in the range. Without an animation
    /// the drop is at its new place at once.
    case valueChanged(value: Double, isAnimated: Bool = true)
    /// The slider has another size.
    case sizeChanged(Vector2)
    /// The slider has another tuning from now on; it may change in mid-motion.
    case tuningChanged(Tuning)
    /// The slider has other settings.
    case settingsChanged(Settings)
  }

  /// A fact that a host can announce; the last of a touch is ``changed(_:)`` or ``released``.
  public enum Effect: Equatable, Sendable {
    /// A finger has come down.
    case grabbed
    /// A finger, a key, an assistive technology or another range has changed the value.
    case changed(Double)
    /// The finger has left, and the value is as it was at its last move.
    case released
  }

  /// Width and height, in points.
  public internal(set) var size: Vector2
  /// The settings, limited to numbers that a control can work with.
  public internal(set) var settings: Settings

  var track: DropTrack
  var clock = EventClock()

  /// Creates a control at rest.
  ///
  /// - Parameters:
  ///   - size: Width and height, in points. A number that is negative or NaN counts as 0.
  ///   - settings: The settings.
  ///   - tuning: The tuning, which defines the control's behavior.
  ///   - value: The value; one outside of the range counts as the nearest value in the range, NaN
  ///     as the smallest.
  /// - Precondition: The tuning is valid (``JellyTuning/isValid``).
  public init(
    size: Vector2, settings: Settings = Settings(), tuning: Tuning = .standard, value: Double
  ) {
    self.size = Limits.size(size)
    self.settings = settings.clamped
    track = DropTrack(
      self.settings.layout(of: self.size), tuning: tuning.validated, value: value)
  }

  /// Creates a control at rest, with the smallest value.
  public init(size: Vector2, settings: Settings = Settings(), tuning: Tuning = .standard) {
    self.init(size: size, settings: settings, tuning: tuning, value: -.infinity)
  }

  /// The value, which lies in the range.
  public var value: Double { track.value }

  /// The tuning, which defines the control's behavior.
  public var tuning: Tuning { track.tuning }

  /// A Boolean value that indicates whether a finger holds the control.
  public var isHeld: Bool { track.isHeld }

  /// A Boolean value that indicates whether a finger drags the drop: its release is not a tap.
  package var isDragged: Bool { track.isDragged }

  /// The time from which on the outline stays as it is until the next event.
  public var restTime: Double { max(clock.time, track.drop.restTime) }

  /// The position of the drop's mass at `time`, as a share of the way from the first position to
  /// the last, from 0 to 1: for colors and fills.
  public func progress(at time: Double) -> Double { track.progress(at: time) }

  /// The value as a share of the range, from 0 to 1; 0 in an empty range.
  package var share: Double { track.layout.share(of: value) }

  /// A Boolean value that indicates whether a finger that comes down at a point at `time` holds the
  /// slider.
  package func takesTouch(at point: Vector2, time: Double) -> Bool {
    track.takesTouch(at: point, time: time)
  }

  /// A Boolean value that indicates whether a key that changes the value by some steps changes it.
  package func canStep(by steps: Double) -> Bool { track.canStep(by: steps) }

  /// The place and the size of the drop at `time`, for content on it.
  package func thumb(at time: Double) -> TrackThumb { track.thumb(at: time) }

  /// Draws the outline of the drop as it is at `time`, in points, y down; nothing without a size.
  public func draw(at time: Double, into path: inout some PathBuilder) {
    track.draw(at: time, into: &path)
  }

  /// Draws the whole track, which does not change with time.
  public func drawTrack(into path: inout some PathBuilder) {
    track.drawTrack(
      DropEnds(left: 0, right: track.layout.length), height: settings.trackHeight, overtravel: 0,
      into: &path)
  }

  /// Draws the part of the track from its start to the drop as it is at `time`.
  public func drawFill(at time: Double, into path: inout some PathBuilder) {
    track.drawFill(at: time, height: settings.trackHeight, into: &path)
  }

  mutating func trackEvent(_ event: Event) -> DropTrack.Event {
    switch event {
    case .touchBegan(let point, let finger): .touchBegan(point, id: finger)
    case .touchMoved(let point, let finger): .touchMoved(point, id: finger)
    case .touchEnded(let point, let finger): .touchEnded(point, id: finger)
    case .touchCancelled: .touchCancelled
    case .dragBegan: .dragBegan
    case .stepped(let steps): .stepped(steps)
    case .valueChanged(let value, let isAnimated):
      .valueChanged(value, isAnimated: isAnimated)
    case .tuningChanged(let tuning): .tuningChanged(tuning)
    case .sizeChanged(let size): sizeChanged(size)
    case .settingsChanged(let settings): settingsChanged(settings)
    }
  }

  func effect(_ effect: DropTrack.Effect) -> Effect? {
    switch effect {
    case .grabbed: .grabbed
    case .changed: .changed(value)
    case .released: .released
    // Only a drop with stops crosses one.
    case .crossed: nil
    }
  }
}

extension JellySliderBody.Event: ControlEvent, TouchEvent {
  /// A Boolean value that indicates whether the event ends or cancels a touch.
  public var endsTouch: Bool {
    switch self {
    case .touchEnded, .touchCancelled: true
    default: false
    }
  }
}

@_spi(Jelly) extension JellySliderBody.Event: VisitableEvent {
  /// Accepts a visitor of every field, which may change it, and returns the event's name.
  public mutating func accept(_ visitor: inout some FieldVisitor) -> StaticString {
    switch self {
    case .touchBegan(let point, let finger): return visitor.touchBegan(&self, point, finger)
    case .touchMoved(let point, let finger): return visitor.touchMoved(&self, point, finger)
    case .touchEnded(let point, let finger): return visitor.touchEnded(&self, point, finger)
    case .touchCancelled: return visitor.touchCancelled()
    case .dragBegan: return "dragBegan"
    case .stepped(var steps):
      visitor.number(&steps, "steps", in: .ratio)
      self = .stepped(steps: steps)
      return "stepped"
    case .valueChanged(var value, var isAnimated):
      visitor.number(&value, "value", in: .ratio, valid: -.infinity...(.infinity))
      visitor.flag(&isAnimated, "isAnimated")
      self = .valueChanged(value: value, isAnimated: isAnimated)
      return "valueChanged"
    case .sizeChanged(let size): return visitor.sizeChanged(&self, size)
    case .tuningChanged(let tuning): return visitor.tuningChanged(&self, tuning)
    case .settingsChanged(let settings): return visitor.settingsChanged(&self, settings)
    }
  }
}
