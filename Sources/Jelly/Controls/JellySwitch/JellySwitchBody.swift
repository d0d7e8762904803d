/// A switch: a drop that lies at one of the two ends of its track.
///
///     var control = JellySwitchBody(size: Vector2(63, 28), isOn: false)
///     control.handle(.touchBegan(Vector2(20, 14)), at: 0)
///     control.handle(.touchEnded(Vector2(20, 14)), at: 0.1)  // .changed(true)
///     control.draw(at: 0.15, into: &thumb)
///
/// A tap turns it on or off, and so does a drag or a flick to the other end. The value changes when
/// the finger leaves.
public struct JellySwitchBody: TrackControl {
  /// The behavior of a switch, which is that of every control with a track.
  public typealias Tuning = JellyTrackTuning

  /// An event that can happen to a switch.
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
    /// A key or an assistive technology turns the switch on or off.
    case toggled
    /// Code turns the switch on or off; a finger that holds it keeps it until the finger leaves.
    ///
    /// Without an animation the drop is at its new place at once.
    case valueChanged(isOn: Bool, isAnimated: Bool = true)
    /// The switch has another size.
    case sizeChanged(Vector2)
    /// The switch has another tuning from now on; it may change in mid-motion.
    case tuningChanged(Tuning)
    /// The switch has other settings.
    case settingsChanged(Settings)
  }

  /// A fact that a host can announce; the last of a touch is ``changed(_:)`` or ``released``.
  public enum Effect: Equatable, Sendable {
    /// A finger has come down.
    case grabbed
    /// A finger, a key or an assistive technology has turned the switch on or off.
    case changed(Bool)
    /// A finger has dragged the drop past the middle: the value changes if the finger leaves now.
    case crossed
    /// The finger has left, and the value is as it was.
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
  ///   - isOn: Whether the switch is on.
  /// - Precondition: The tuning is valid (``JellyTuning/isValid``).
  public init(
    size: Vector2, settings: Settings = Settings(), tuning: Tuning = .standard, isOn: Bool
  ) {
    self.size = Limits.size(size)
    self.settings = settings.clamped
    track = DropTrack(
      self.settings.layout(of: self.size), tuning: tuning.validated, value: isOn ? 1 : 0)
  }

  /// Creates a control at rest, which is off.
  public init(size: Vector2, settings: Settings = Settings(), tuning: Tuning = .standard) {
    self.init(size: size, settings: settings, tuning: tuning, isOn: false)
  }

  /// A Boolean value that indicates whether the switch is on.
  public var isOn: Bool { track.value == 1 }

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

  /// The place and the size of the drop at `time`, for content on it.
  package func thumb(at time: Double) -> TrackThumb { track.thumb(at: time) }

  /// Draws the outline of the drop as it is at `time`, in points, y down; nothing without a size.
  public func draw(at time: Double, into path: inout some PathBuilder) {
    track.draw(at: time, into: &path)
  }

  /// Draws the track as it is at `time`: longer where the drop passes its end, with the same area.
  public func drawTrack(at time: Double, into path: inout some PathBuilder) {
    track.drawTrack(at: time, into: &path)
  }

  mutating func trackEvent(_ event: Event) -> DropTrack.Event {
    switch event {
    case .touchBegan(let point, let finger): .touchBegan(point, id: finger)
    case .touchMoved(let point, let finger): .touchMoved(point, id: finger)
    case .touchEnded(let point, let finger): .touchEnded(point, id: finger)
    case .touchCancelled: .touchCancelled
    case .toggled: .stepped(1)
    case .valueChanged(let isOn, let isAnimated):
      .valueChanged(isOn ? 1 : 0, isAnimated: isAnimated)
    case .tuningChanged(let tuning): .tuningChanged(tuning)
    case .sizeChanged(let size): sizeChanged(size)
    case .settingsChanged(let settings): settingsChanged(settings)
    }
  }

  func effect(_ effect: DropTrack.Effect) -> Effect? {
    switch effect {
    case .grabbed: .grabbed
    case .changed: .changed(isOn)
    case .crossed: .crossed
    case .released: .released
    }
  }
}

extension JellySwitchBody.Event: ControlEvent, TouchEvent {
  /// A Boolean value that indicates whether the event ends or cancels a touch.
  public var endsTouch: Bool {
    switch self {
    case .touchEnded, .touchCancelled: true
    default: false
    }
  }
}

@_spi(Jelly) extension JellySwitchBody.Event: VisitableEvent {
  /// Accepts a visitor of every field, which may change it, and returns the event's name.
  public mutating func accept(_ visitor: inout some FieldVisitor) -> StaticString {
    switch self {
    case .touchBegan(let point, let finger): return visitor.touchBegan(&self, point, finger)
    case .touchMoved(let point, let finger): return visitor.touchMoved(&self, point, finger)
    case .touchEnded(let point, let finger): return visitor.touchEnded(&self, point, finger)
    case .touchCancelled: return visitor.touchCancelled()
    case .toggled: return "toggled"
    case .valueChanged(var isOn, var isAnimated):
      visitor.flag(&isOn, "isOn")
      visitor.flag(&isAnimated, "isAnimated")
      self = .valueChanged(isOn: isOn, isAnimated: isAnimated)
      return "valueChanged"
    case .sizeChanged(let size): return visitor.sizeChanged(&self, size)
    case .tuningChanged(let tuning): return visitor.tuningChanged(&self, tuning)
    case .settingsChanged(let settings): return visitor.settingsChanged(&self, settings)
    }
  }
}
