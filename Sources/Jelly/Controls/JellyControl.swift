/// An elastic body that a person uses.
///
/// It has a size, settings and a tuning, and each can change at any time.
///
///     var bar = JellyBarBody(size: Vector2(390, 100))
///     bar.handle(.touchBegan(Vector2(195, 60)), at: 0)
///     bar.handle(.touchMoved(Vector2(200, 140)), at: 0.1)
///     bar.handle(.touchEnded(Vector2(200, 140)), at: 0.12)
///     bar.draw(at: 0.3, into: &path)   // until bar.restTime
public protocol JellyControl: JellyBody
where
  Event: ControlEvent, Event.Settings == Settings, Event.Tuning == Tuning, Effect: Equatable
{
  /// The settings of a control of this kind: its place, its measures, its parts.
  associatedtype Settings: JellySettings
  /// The springs and strengths that define its behavior.
  associatedtype Tuning: JellyTuning

  /// Creates a control at rest.
  init(size: Vector2, settings: Settings, tuning: Tuning)

  /// Width and height at rest, in points.
  var size: Vector2 { get }
  /// The settings, limited to numbers that the control can work with.
  var settings: Settings { get }
  /// The tuning, which defines the control's behavior.
  var tuning: Tuning { get }
}

/// The properties of a control other than its size: its place, its measures, its parts.
public protocol JellySettings: Equatable, Sendable {
  /// Creates the default settings.
  init()

  /// Limits all numbers to those that a control can work with; by default nothing.
  mutating func clamp()
}

/// The events that can happen to every control.
public protocol ControlEvent: Equatable, Sendable {
  /// The settings of the control.
  associatedtype Settings: JellySettings
  /// The tuning of the control.
  associatedtype Tuning: JellyTuning

  /// The control has another size, in points.
  static func sizeChanged(_ size: Vector2) -> Self
  /// The control has another tuning from now on.
  static func tuningChanged(_ tuning: Tuning) -> Self
  /// The control has other settings from now on.
  static func settingsChanged(_ settings: Settings) -> Self

  /// A Boolean value that indicates whether the event ends or cancels what holds the control: a
  /// touch, a pull, a drag, a press.
  ///
  /// Such an event is never ignored, since the control would be held for ever: with a place that is
  /// not finite the touch ends where it was last, with such a time at the time of the last event.
  var endsTouch: Bool { get }

  /// A Boolean value that indicates whether a control handles the event: no number in it is NaN, or
  /// infinite where only a finite one makes sense, and its tuning is valid; or it ends a touch.
  ///
  /// The library's controls ignore every other event, and a trace does not contain it.
  var isValid: Bool { get }
}

extension ControlEvent {
  /// Returns whether the event sets the size, the settings or the tuning to these, which a control
  /// has.
  ///
  /// A control ignores such an event.
  func sets(_ size: Vector2, _ settings: Settings, _ tuning: Tuning) -> Bool {
    self == .sizeChanged(size) || self == .settingsChanged(settings)
      || self == .tuningChanged(tuning)
  }

  /// No event ends a touch.
  public var endsTouch: Bool { false }

  /// Every event is valid.
  public var isValid: Bool { true }
}

/// The events of a control that a finger can hold.
///
/// Points are in the control's own coordinates.
public protocol TouchEvent: ControlEvent {
  /// A finger has come down.
  ///
  /// The number distinguishes fingers that are down at the same time.
  static func touchBegan(_ point: Vector2, id: Int) -> Self
  /// The finger has moved.
  static func touchMoved(_ point: Vector2, id: Int) -> Self
  /// The finger has left, at this point; where it was last, if the point is not finite.
  static func touchEnded(_ point: Vector2, id: Int) -> Self
  /// The system has taken all fingers away.
  static var touchCancelled: Self { get }
}

// MARK: - Visiting the fields of an event

/// An event whose fields a visitor can read and change.
///
/// A control of an app's own does not need it.
@_spi(Jelly) public protocol VisitableEvent: ControlEvent
where Settings: FieldVisitable, Tuning: FieldVisitable {
  /// Accepts a visitor of every field, which may change it, and returns the name of the event:
  /// `touchBegan`.
  mutating func accept(_ visitor: inout some FieldVisitor) -> StaticString
}

@_spi(Jelly) extension VisitableEvent {
  /// A Boolean value that indicates whether no number in the event is NaN, or infinite where only a
  /// finite one makes sense, and its tuning is valid; or it ends a touch.
  public var isValid: Bool {
    if endsTouch { return true }
    var (event, check) = (self, FieldNumbers(nil))
    _ = event.accept(&check)
    return check.areNumbers
  }
}

extension FieldVisitor {
  /// Visits a new size.
  mutating func sizeChanged<Event: VisitableEvent>(
    _ event: inout Event, _ size: Vector2
  ) -> StaticString {
    var size = size
    self.size(&size)
    event = .sizeChanged(size)
    return "sizeChanged"
  }

  /// Visits a new tuning.
  mutating func tuningChanged<Event: VisitableEvent>(
    _ event: inout Event, _ tuning: Event.Tuning
  ) -> StaticString {
    var tuning = tuning
    self.tuning(&tuning)
    event = .tuningChanged(tuning)
    return "tuningChanged"
  }

  /// Visits new settings.
  mutating func settingsChanged<Event: VisitableEvent>(
    _ event: inout Event, _ settings: Event.Settings
  ) -> StaticString {
    var settings = settings
    settings.accept(&self)
    event = .settingsChanged(settings)
    return "settingsChanged"
  }

  /// Visits a finger that has come down.
  mutating func touchBegan<Event: TouchEvent & VisitableEvent>(
    _ event: inout Event, _ point: Vector2, _ id: Int
  ) -> StaticString {
    let (point, id) = touch(point, id)
    event = .touchBegan(point, id: id)
    return "touchBegan"
  }

  /// Visits a finger that has moved.
  mutating func touchMoved<Event: TouchEvent & VisitableEvent>(
    _ event: inout Event, _ point: Vector2, _ id: Int
  ) -> StaticString {
    let (point, id) = touch(point, id)
    event = .touchMoved(point, id: id)
    return "touchMoved"
  }

  /// Visits a finger that has left.
  mutating func touchEnded<Event: TouchEvent & VisitableEvent>(
    _ event: inout Event, _ point: Vector2, _ id: Int
  ) -> StaticString {
    let (point, id) = touch(point, id)
    event = .touchEnded(point, id: id)
    return "touchEnded"
  }

  /// Visits the fields of an event of a finger: its place, and its number unless it is the first.
  @inline(never)  // −1,235 B
  private mutating func touch(_ point: Vector2, _ id: Int) -> (Vector2, Int) {
    var (point, id) = (point, id)
    self.point(&point)
    if id != 0 || visitsOmitted { count(&id, "id") }
    return (point, id)
  }

  /// Visits the cancellation of all touches, for which a file may give a place without effect.
  mutating func touchCancelled() -> StaticString {
    if visitsOmitted {
      var place = Vector2(.infinity, .infinity)
      point(&place, valid: -.infinity...(.infinity))
    }
    return "touchCancelled"
  }

  /// Visits the fields `x` and `y`: a point in the control's own coordinates.
  mutating func point(_ point: inout Vector2, valid: ClosedRange<Double> = .finite) {
    number(&point.x, "x", valid: valid)
    number(&point.y, "y", valid: valid)
  }

  /// Visits a number of an event, in points.
  mutating func number(
    _ value: inout Double, _ name: StaticString, in unit: FieldUnit = .points,
    valid: ClosedRange<Double> = .finite
  ) {
    number(&value, name, in: unit, recommended: -100...400, step: 1, valid: valid)
  }

  /// Visits a whole number of an event.
  mutating func count(_ value: inout Int, _ name: StaticString) {
    count(&value, name, recommended: 0...8, valid: 0...0x1p62)
  }
}
