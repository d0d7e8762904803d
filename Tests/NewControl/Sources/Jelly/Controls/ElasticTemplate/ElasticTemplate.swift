/// A pill that swells while it is pressed.
///
///     var pill = ElasticTemplate(size: Vector2(120, 44))
///     pill.handle(.pressed, at: 0)  // swells
///     pill.handle(.released, at: 0.2)  // goes home, and swings
///     pill.draw(at: 0.3, into: &path)
///
///     resting ──pressed──▸ held ──released──▸ moving ──(rest time)──▸ resting
///                           ▴                  │
///                           └─────pressed──────┘
public struct ElasticTemplate: ElasticControl {
  /// An event that can happen to a pill.
  public enum Event: Equatable, Sendable {
    /// A finger has come down on it.
    case pressed
    /// The finger has left, or the system has taken it away.
    case released
    /// The pill has another size at rest.
    case resized(Vector2)
    /// The pill has another tuning, from the next press on.
    case tuned(Tuning)
  }

  /// A fact that a host may want to announce.
  public enum Effect: Equatable, Sendable {
    /// A finger holds it.
    case held
    /// The finger has left.
    case letGo
  }

  /// Width and height at rest, in points.
  public internal(set) var size: Vector2
  /// The tuning, which decides how the pill feels.
  public internal(set) var tuning: Tuning

  /// Whether a finger holds it.
  var isHeld = false
  /// How far its sides are outside of their rest, in points.
  var swelling: SpringMotion<Double>
  var clock = EventClock()

  /// Makes a pill at rest.
  ///
  /// - Parameters:
  ///   - size: Width and height at rest, in points. A number that is negative or NaN counts as 0.
  ///   - tuning: The tuning, which decides how the pill feels.
  /// - Precondition: The tuning is sound (``ElasticTuning/isSound``).
  public init(size: Vector2, tuning: Tuning = .standard) {
    precondition(
      tuning.isSound,
      "ElasticTemplate.Tuning is not sound: a number is NaN or out of range (see isSound)")
    self.size = Limits.size(size)
    self.tuning = tuning
    self.swelling = .still(at: 0)
  }

  /// The time from which on the outline stays as it is until the next event.
  public var restTime: Double { max(clock.time, swelling.restTime) }

  /// How far each side is outside of its rest at `time`, in points; negative is a dent.
  public func swelling(at time: Double) -> Double { swelling.value(at: time) }

  /// Draws the outline as it is at `time`, in points, y down.
  public func draw(at time: Double, into path: inout some PathBuilder) {
    ElasticOutline(
      size: size, cornerRadius: min(size.x, size.y) / 2,
      bulges: ElasticOutline.Bulges(repeating: swelling(at: time))
    ).draw(into: &path)
  }
}
