/// A field whose outline gives way when it is touched, and which shakes when its content is
/// rejected.
///
///     var field = ElasticField(size: Vector2(300, 44), cornerRadius: 8)
///     field.handle(.touchBegan(Vector2(20, 30)), at: 0)  // gives way to the finger
///     field.handle(.touchEnded(Vector2(20, 30)), at: 0.1)
///     field.handle(.rejected, at: 1)  // shakes
///     field.draw(at: 1.05, into: &path)
///
///     resting ──touched, focused, rejected──▸ moving ──(rest time)──▸ resting
///                                            ▴     │
///                                            └─────┘ touched, focused, rejected
///
/// A soft outline dents under each finger and bulges elsewhere, and waves run round it. With every
/// other answer each side moves by itself, and its whole motion is known when it starts: outwards,
/// or a pause, and then home. A second touch in mid-motion starts from the present places of the
/// sides.
public struct ElasticField: ElasticControl {
  /// An event that can happen to a field.
  public enum Event: Equatable, Sendable {
    /// A finger has come down, at a point in the field's own coordinates.
    ///
    /// Up to four fingers press a soft outline; more are ignored. The number tells fingers apart
    /// that are down at the same time.
    case touchBegan(Vector2, finger: Int = 0)
    /// The finger has moved; the dent of a soft outline goes along.
    case touchMoved(Vector2, finger: Int = 0)
    /// The finger has left, at this point. Focus that comes soon after it belongs to the press.
    case touchEnded(Vector2, finger: Int = 0)
    /// The system has taken all fingers away.
    case touchCancelled
    /// The field has got the keyboard's focus, from something that lies at a side of it.
    ///
    /// A soft outline is pushed in from that side.
    ///
    /// Within ``ElasticField/pressDuration`` after a finger has come down or left the event is
    /// ignored: the press has brought that focus, and has moved the outline already.
    case focused(from: Side = .top)
    /// Code sets the outline in motion, whatever was pressed before.
    ///
    /// A soft outline is pushed in from the top; any other bulges on all sides.
    case bulged
    /// The field's content has been rejected, such as a wrong password.
    case rejected
    /// The field has another size at rest.
    case resized(Vector2)
    /// The field has another tuning, from the next touch on.
    case tuned(Tuning)
    /// The field has another overshoot, from the next touch on, and another corner radius, now.
    case shaped(overshoot: Double, cornerRadius: Double)
  }

  /// A fact that a host may want to announce.
  public enum Effect: Equatable, Sendable {
    /// The outline has been set in motion.
    case bulged
    /// The field has been made to shake.
    case shaken
  }

  /// Width and height at rest, in points.
  public internal(set) var size: Vector2
  /// The depth to which a finger presses a soft outline, in points; negative makes a bulge.
  ///
  /// With every other answer it is the distance by which a side's control point moves outwards;
  /// negative makes a dent. A side between square corners bulges by half of it.
  public internal(set) var overshoot: Double
  /// The radius of the corners, in points.
  public internal(set) var cornerRadius: Double
  /// The field's tuning, which decides how it feels.
  public internal(set) var tuning: Tuning

  /// The time after a finger has come down or left within which focus belongs to the press, in
  /// seconds.
  ///
  /// Systems give the focus at the press, or later by up to the pause of a double tap; found by
  /// experiment.
  public static var pressDuration: Double { 0.4 }

  /// The time at which a finger last came down or left, in seconds.
  var pressTime = -Double.infinity
  var flight: Flight
  /// Whether the outline is soft; a change is adopted at rest.
  var isSoft: Bool
  /// The soft outline.
  var soft: SoftBox
  /// The fingers that press it.
  var softGrips = SoftGrips()
  var shake: SpringMotion<Double>
  var clock = EventClock()

  /// Makes a field at rest.
  ///
  /// - Parameters:
  ///   - size: Width and height at rest, in points. A number that is negative or NaN counts as 0.
  ///   - overshoot: The depth of a dent, or the distance by which a side's control point moves
  ///     outwards (see ``overshoot``), in points: 10 in T4, where 20, 40 and −40 are shown as well.
  ///     NaN counts as 0.
  ///   - cornerRadius: The radius of the corners, in points; at most half of the shorter side.
  ///   - tuning: The tuning, which decides how the field feels.
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
    isSoft = tuning.answer == .soft
    let frame = SoftBoxFrame(size: self.size, cornerRadius: self.cornerRadius)
    soft = SoftBox(
      by: SoftBoxLaw(perimeter: frame.perimeter, spring: tuning.spring, waves: tuning.soft))
  }

  /// The time from which on the outline stays as it is until the next event.
  public var restTime: Double {
    max(max(clock.time, soft.restTime), max(flight.restTime, shake.restTime))
  }

  /// The bulge of each side at `time`, in points outwards; of a soft outline in the middle of the
  /// side.
  public func bulges(at time: Double) -> ElasticOutline.Bulges {
    isSoft ? softBulges(at: time) : flight.sides(at: time).bulges
  }

  /// The displacement of the whole field to the right at `time`, in points.
  ///
  /// A host moves the field's content by it.
  public func shift(at time: Double) -> Double { shake.value(at: time) }

  /// Draws the outline as it is at `time`, in points, y down.
  public func draw(at time: Double, into path: inout some PathBuilder) {
    let shift = shift(at: time)
    if isSoft {
      withSoftNodes(at: time) { $0.draw(shift: shift, into: &path) }
    } else {
      ElasticOutline(
        size: size, cornerRadius: cornerRadius, bulges: bulges(at: time), shift: shift
      ).draw(into: &path)
    }
  }
}
