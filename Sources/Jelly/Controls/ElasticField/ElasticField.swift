/// A field whose outline bulges when it is touched, and shakes when its content is rejected.
///
///     var field = ElasticField(size: Vector2(300, 44), cornerRadius: 8)
///     field.handle(.touchBegan(Vector2(20, 30)), at: 0)  // bulges, the nearest side first
///     field.handle(.touchEnded, at: 0.1)
///     field.handle(.rejected, at: 1)  // shakes
///     field.draw(at: 1.05, into: &path)
///
///     resting ──touched, focused, rejected──▸ moving ──(rest time)──▸ resting
///                                            ▴     │
///                                            └─────┘ touched, focused, rejected
///
/// Each side moves by itself, and what is to come is known when it starts: a way out, or a wait,
/// and then the way home. A second touch in mid-motion starts from where the sides are.
public struct ElasticField: ElasticControl {
  /// What can happen to a field.
  public enum Event: Equatable, Sendable {
    /// A finger has come down, at a point in the field's own coordinates.
    case touchBegan(Vector2)
    /// The finger has left, or the system has taken it away: nothing moves by it, but focus that
    /// comes soon after belongs to it.
    case touchEnded
    /// The field has got the keyboard's focus.
    ///
    /// Focus that a press brings comes when the finger is down or has just left, and the press has
    /// bulged the field already: within ``ElasticField/pressDuration`` after a ``touchBegan(_:)`` or
    /// a ``touchEnded`` it is ignored.
    case focused
    /// Code asks the field to bulge on all sides, whatever was pressed before.
    case bulged
    /// The field's content is not what it should be.
    case rejected
    /// The field has another size at rest.
    case resized(Vector2)
    /// The field has another tuning, from the next touch on.
    case tuned(Tuning)
    /// The field has another overshoot, from the next touch on, and another corner radius, now.
    case shaped(overshoot: Double, cornerRadius: Double)
  }

  /// What a host may want to tell.
  public enum Effect: Equatable, Sendable {
    /// The sides have been sent out.
    case bulged
    /// The field has been made to shake.
    case shaken
  }

  /// Width and height at rest, in points.
  public internal(set) var size: Vector2
  /// How far a control point moves outwards, in points.
  ///
  /// A side between square corners bulges by half of it. Negative dents.
  public internal(set) var overshoot: Double
  /// The radius of the corners, in points.
  public internal(set) var cornerRadius: Double
  /// How the field feels.
  public internal(set) var tuning: Tuning

  /// How long after a finger has come down or left focus counts as the press's own, in seconds.
  ///
  /// Systems bring focus with the press or up to a double tap's pause after it; found by trying.
  public static var pressDuration: Double { 0.4 }

  /// When a finger last came down or left.
  var pressTime = -Double.infinity
  var flight: Flight
  var shake: SpringMotion<Double>
  var clock = EventClock()

  /// Makes a field at rest.
  ///
  /// - Parameters:
  ///   - size: Width and height at rest, in points. A number that is negative or NaN counts as 0.
  ///   - overshoot: How far a side's control point moves outwards, in points: 10 in T4, where 20, 40
  ///     and −40 are shown as well. NaN counts as 0.
  ///   - cornerRadius: The radius of the corners, in points; at most half of the shorter side.
  ///   - tuning: How it feels.
  /// - Precondition: The tuning is sound (``ElasticTuning/isSound``).
  @inline(never)
  public init(
    size: Vector2, overshoot: Double = 10, cornerRadius: Double = 0, tuning: Tuning = .standard
  ) {
    precondition(
      tuning.isSound,
      "ElasticField.Tuning is not sound: a number is NaN or out of range (see isSound)")
    self.size = Limits.size(size)
    self.overshoot = Limits.displacement(overshoot)
    self.cornerRadius = Limits.length(cornerRadius)
    self.tuning = tuning
    self.flight = .still
    self.shake = .still(at: 0)
  }

  /// From this time on the outline stays as it is until the next event.
  public var restTime: Double { max(clock.time, max(flight.restTime, shake.restTime)) }

  /// How far each side bulges at `time`, in points outwards.
  public func bulges(at time: Double) -> ElasticOutline.Bulges { flight.sides(at: time).bulges }

  /// How far the field is to the right of its place at `time`, in points; move its content along.
  public func shift(at time: Double) -> Double { shake.value(at: time) }

  /// Draws the outline as it is at `time`, in points, y down.
  public func draw(at time: Double, into path: inout some PathBuilder) {
    ElasticOutline(
      size: size, cornerRadius: cornerRadius, bulges: bulges(at: time), shift: shift(at: time)
    ).draw(into: &path)
  }
}
