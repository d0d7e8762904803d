/// A control with a drop on a track: a switch, a slider or segments.
public protocol JellyTrackControl: JellyControl
where Event: TouchEvent, Tuning == JellyTrackTuning {
  /// A Boolean value that indicates whether a finger holds the control.
  var isHeld: Bool { get }

  /// The position of the drop's mass at `time`, as a share of the way from the first position to
  /// the last, from 0 to 1: for colors and fills.
  func progress(at time: Double) -> Double
}

/// A control that a ``DropTrack`` moves: its own are the names of its events and effects.
///
/// Its public members stand in each control: an extension of this protocol could provide them, but
/// Embedded Swift could not call them from another module.
protocol TrackControl: JellyTrackControl, ClockedControl where Settings: TrackSettings {
  var size: Vector2 { get set }
  var settings: Settings { get set }
  var track: DropTrack { get set }

  /// Returns the event of the track; a new size and new settings are stored.
  mutating func trackEvent(_ event: Event) -> DropTrack.Event

  /// Returns the control's effect for one of the track; nil if it has none.
  func effect(_ effect: DropTrack.Effect) -> Effect?
}

/// The settings of a control with a track.
protocol TrackSettings: JellySettings {
  /// Returns the measures of the track of a control with a size.
  func layout(of size: Vector2) -> TrackLayout
}

extension TrackControl {
  mutating func transition(on event: Event, now: Double) -> Effect? {
    let event = trackEvent(event)
    guard let effect = track.transition(on: event, now: now) else { return nil }
    return self.effect(effect)
  }

  /// Stores a size, and returns the event of the track.
  mutating func sizeChanged(_ size: Vector2) -> DropTrack.Event {
    self.size = Limits.size(size)
    return .layoutChanged(settings.layout(of: self.size))
  }

  /// Stores settings, and returns the event of the track.
  mutating func settingsChanged(_ settings: Settings) -> DropTrack.Event {
    self.settings = settings.clamped
    return .layoutChanged(self.settings.layout(of: size))
  }
}
