/// Segments: a drop that lies on one of several segments, as in a segmented control or a tab bar.
///
///     var control = JellySegmentsBody(
///       size: Vector2(308, 32), settings: .init(segmentCount: 4), selectedIndex: 0)
///     control.handle(.touchBegan(Vector2(200, 16)), at: 0)
///     control.handle(.touchEnded(Vector2(200, 16)), at: 0.1)  // .changed(2)
///     control.draw(at: 0.15, into: &drop)
///
/// A tap selects the segment under the finger. A drag moves the drop; from beside the drop it flows
/// to the finger first. The selection changes when the finger leaves.
public struct JellySegmentsBody: TrackControl {
  /// The behavior of segments, which is that of every control with a track.
  public typealias Tuning = JellyTrackTuning

  /// An event that can happen to segments.
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
    /// A key or an assistive technology moves the selection by some segments; the first follows the
    /// last.
    case stepped(steps: Double)
    /// Code selects a segment, counted from 0; a finger that holds the drop keeps it until the
    /// finger leaves.
    ///
    /// An index outside of the segments counts as the nearest one. Without an animation the drop is
    /// at its new place at once.
    case valueChanged(index: Int, isAnimated: Bool = true)
    /// The segments have another size.
    case sizeChanged(Vector2)
    /// The segments have another tuning from now on; it may change in mid-motion.
    case tuningChanged(Tuning)
    /// The segments have other settings.
    case settingsChanged(Settings)
  }

  /// A fact that a host can announce; the last of a touch is ``changed(_:)`` or ``released``.
  public enum Effect: Equatable, Sendable {
    /// A finger has come down.
    case grabbed
    /// A finger, a key, an assistive technology or another number of segments has selected the
    /// segment with this index; −1 without segments.
    case changed(Int)
    /// A finger has dragged the drop to another segment, which is selected if the finger leaves
    /// now.
    case crossed(Int)
    /// The finger has left, and the selection is as it was.
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
  ///   - selectedIndex: The index of the selected segment, from 0; one outside of the segments
  ///     counts as the nearest one.
  /// - Precondition: The tuning is valid (``JellyTuning/isValid``).
  public init(
    size: Vector2, settings: Settings = Settings(), tuning: Tuning = .standard, selectedIndex: Int
  ) {
    self.size = Limits.size(size)
    self.settings = settings.clamped
    track = DropTrack(
      self.settings.layout(of: self.size), tuning: tuning.validated, value: Double(selectedIndex))
  }

  /// Creates a control at rest, with its first segment selected.
  public init(size: Vector2, settings: Settings = Settings(), tuning: Tuning = .standard) {
    self.init(size: size, settings: settings, tuning: tuning, selectedIndex: 0)
  }

  /// The index of the selected segment, from 0; −1 without segments.
  public var selectedIndex: Int { Int(track.value) }

  /// The place of a segment for its label, in points: its upper left corner, and its size.
  ///
  /// An index outside of the segments counts as the nearest one. Without segments the size is 0.
  public func frame(ofSegment index: Int) -> (origin: Vector2, size: Vector2) {
    guard settings.segmentCount > 0 else { return (.zero, .zero) }
    let ends = track.layout.ends(at: Double(index))
    let left = settings.isRightToLeft ? size.x - ends.right : ends.left
    return (Vector2(left, 0), Vector2(ends.width, size.y))
  }

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
    case .stepped(let steps): .stepped(steps)
    case .valueChanged(let index, let isAnimated):
      .valueChanged(Double(index), isAnimated: isAnimated)
    case .tuningChanged(let tuning): .tuningChanged(tuning)
    case .sizeChanged(let size): sizeChanged(size)
    case .settingsChanged(let settings): settingsChanged(settings)
    }
  }

  func effect(_ effect: DropTrack.Effect) -> Effect? {
    switch effect {
    case .grabbed: .grabbed
    case .changed: .changed(selectedIndex)
    case .crossed(let index): .crossed(Int(index))
    case .released: .released
    }
  }
}

extension JellySegmentsBody.Event: ControlEvent, TouchEvent {
  /// A Boolean value that indicates whether the event ends or cancels a touch.
  public var endsTouch: Bool {
    switch self {
    case .touchEnded, .touchCancelled: true
    default: false
    }
  }
}

@_spi(Jelly) extension JellySegmentsBody.Event: VisitableEvent {
  /// Accepts a visitor of every field, which may change it, and returns the event's name.
  public mutating func accept(_ visitor: inout some FieldVisitor) -> StaticString {
    switch self {
    case .touchBegan(let point, let finger): return visitor.touchBegan(&self, point, finger)
    case .touchMoved(let point, let finger): return visitor.touchMoved(&self, point, finger)
    case .touchEnded(let point, let finger): return visitor.touchEnded(&self, point, finger)
    case .touchCancelled: return visitor.touchCancelled()
    case .stepped(var steps):
      visitor.number(&steps, "steps", in: .ratio)
      self = .stepped(steps: steps)
      return "stepped"
    case .valueChanged(var index, var isAnimated):
      visitor.count(&index, "index")
      visitor.flag(&isAnimated, "isAnimated")
      self = .valueChanged(index: index, isAnimated: isAnimated)
      return "valueChanged"
    case .sizeChanged(let size): return visitor.sizeChanged(&self, size)
    case .tuningChanged(let tuning): return visitor.tuningChanged(&self, tuning)
    case .settingsChanged(let settings): return visitor.settingsChanged(&self, settings)
    }
  }
}
