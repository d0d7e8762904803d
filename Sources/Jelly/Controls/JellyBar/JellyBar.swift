/// A bar whose free edge sags under a finger and wobbles home when it is let go.
///
///     var bar = JellyBar(size: Vector2(390, 100), tuning: .standard(.wave))
///     bar.handle(.touchBegan(Vector2(195, 90)), at: 0)
///     bar.handle(.touchMoved(Vector2(205, 150)), at: 0.1)
///     bar.handle(.touchEnded(Vector2(205, 150)), at: 0.2)
///     bar.draw(at: 0.25, into: &path)  // and so on until bar.restTime
///
///     resting ──began──▸ held ──ended, cancelled──▸ free ──(rest time)──▸ resting
///                          ▴                          │
///                          └──────────began───────────┘
///
/// A touch is never ignored: in mid-air it catches the edge where it is. Another finger takes the
/// edge over from the first, also without a jump.
public struct JellyBar: ElasticControl {
  /// The curve of the free edge.
  public enum Edge: Int, NamedChoice {
    /// One quadratic curve: ``SingleEdge``.
    case single
    /// A wave with its tip under the finger: ``WaveEdge``.
    case wave

    /// The name of the case.
    public var name: StaticString {
      switch self {
      case .single: "single"
      case .wave: "wave"
      }
    }
  }

  /// What can happen to a bar.
  ///
  /// Points are in the bar's own coordinates at rest.
  public enum Event: Equatable, Sendable {
    /// A finger has come down, on the bar or on what pulls it.
    case touchBegan(Vector2)
    /// The finger has moved.
    case touchMoved(Vector2)
    /// The finger has left, there.
    case touchEnded(Vector2)
    /// The system has taken the finger, or the list's pull, away: the bar goes home without its
    /// velocity.
    case touchCancelled
    /// A finger pulls a list that the bar stands at the end of: so many points past that end, at a
    /// place along the bar, in points from its left or upper end.
    ///
    /// A pull takes hold of the edge when its distance is first above 0, also from a finger on the
    /// bar itself. While it holds the edge a distance below 0 pulls as 0 does.
    case pulled(distance: Double, x: Double)
    /// The finger has let go of the list: the bar takes the velocity of the pull along. Without a
    /// pull nothing happens.
    case released
    /// The bar has another size at rest.
    case resized(Vector2)
    /// The bar has another tuning from now on; it may change in mid-motion.
    case tuned(Tuning)
  }

  /// What a host may want to tell.
  public enum Effect: Equatable, Sendable {
    /// A finger, or a list that it pulls, has taken hold of the edge.
    case grabbed
    /// Finger or list have let go; the edge springs home.
    case released
  }

  /// The side that the bar hangs from.
  public let side: Side
  /// Width and height at rest, in points.
  public internal(set) var size: Vector2
  /// How the bar feels.
  public internal(set) var tuning: Tuning

  var edge: ElasticEdge
  var clock = EventClock()

  /// Makes a bar at rest.
  ///
  /// - Parameters:
  ///   - size: Width and height at rest, in points. A number that is negative or NaN counts as 0.
  ///   - side: The side that the bar hangs from.
  ///   - tuning: How it feels, the curve of its free edge included.
  /// - Precondition: The tuning is sound (``ElasticTuning/isSound``).
  @inline(never)
  public init(
    size: Vector2, side: Side = .top, tuning: Tuning = .standard(.single)
  ) {
    precondition(
      tuning.isSound,
      "JellyBar.Tuning is not sound: a number is NaN or out of range (see isSound)")
    self.size = Limits.size(size)
    self.side = side
    self.tuning = tuning
    self.edge = ElasticEdge(tuning)
  }

  /// How long the free edge is, in points: the bar's width, or its height where it hangs from the
  /// left or the right.
  public var edgeLength: Double { side.asTop(size: size).x }

  /// From this time on the outline stays as it is until the next event.
  public var restTime: Double { isHeld ? clock.time : max(clock.time, edge.restTime) }

  /// How far the edge is from its rest at `time`.
  public func amplitudes(at time: Double) -> EdgeAmplitudes { edge.amplitudes(at: time, by: law) }

  /// Whether a finger, or a list that it pulls, holds the edge.
  public var isHeld: Bool { edge.hand != nil }

  /// Draws the outline as it is at `time`, in points, y down.
  public func draw(at time: Double, into path: inout some PathBuilder) {
    edge.draw(amplitudes(at: time), at: time, on: size, side, by: tuning, into: &path)
  }
}
