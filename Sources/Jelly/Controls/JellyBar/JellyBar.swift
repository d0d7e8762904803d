/// A bar whose free edge follows a finger and springs home when the finger lets go.
///
///     var bar = JellyBar(size: Vector2(390, 100), tuning: .standard())
///     bar.handle(.touchBegan(Vector2(195, 90)), at: 0)
///     bar.handle(.touchMoved(Vector2(205, 150)), at: 0.1)
///     bar.handle(.touchEnded(Vector2(205, 150)), at: 0.2)
///     bar.draw(at: 0.25, into: &path)  // and so on until bar.restTime
///
///     resting ──began──▸ held ──ended, cancelled──▸ free ──(rest time)──▸ resting
///                          ▴                          │
///                          └──────────began───────────┘
///
/// A touch is never ignored: in mid-motion it catches the edge where it is. A second finger also
/// holds a soft edge; from every other edge's first finger it takes over, without a jump.
public struct JellyBar: ElasticControl {
  /// The curve of the free edge.
  public enum Edge: Int, NamedChoice {
    /// One quadratic curve: ``SingleEdge``.
    case single
    /// A wave with its tip under the finger: ``WaveEdge``.
    case wave
    /// A soft edge along which waves run, and which several fingers can pull at once.
    case soft

    /// The name of the case.
    public var name: StaticString {
      switch self {
      case .single: "single"
      case .wave: "wave"
      case .soft: "soft"
      }
    }
  }

  /// An event that can happen to a bar.
  ///
  /// Points are in the bar's own coordinates at rest.
  public enum Event: Equatable, Sendable {
    /// A finger has come down on the bar, or on a view that pulls the bar.
    ///
    /// Up to four fingers hold a soft edge; more are ignored. Every other edge follows the finger
    /// that came last. The number tells fingers apart that are down at the same time.
    case touchBegan(Vector2, finger: Int = 0)
    /// The finger has moved.
    case touchMoved(Vector2, finger: Int = 0)
    /// The finger has left, at this point.
    case touchEnded(Vector2, finger: Int = 0)
    /// The system has taken all fingers, and the list's pull, away: the edge goes home without the
    /// finger's velocity.
    case touchCancelled
    /// A finger pulls a list past the end at which the bar is: `distance` points past that end, at
    /// a place `x` along the bar, in points from its left or upper end.
    ///
    /// A pull takes hold of the edge when its distance is first above 0, even if a finger on the
    /// bar holds it. While the pull holds the edge, a distance below 0 counts as 0.
    case pulled(distance: Double, x: Double)
    /// The finger has let go of the list: the edge goes home and starts with the velocity of the
    /// pull. Without a pull nothing happens.
    case released
    /// The bar has another size at rest.
    case resized(Vector2)
    /// The bar has another tuning from now on; it may change in mid-motion.
    case tuned(Tuning)
  }

  /// A fact that a host may want to announce.
  public enum Effect: Equatable, Sendable {
    /// A finger, or a list that it pulls, has taken hold of the edge.
    case grabbed
    /// The finger or the list has let go; the edge springs home.
    case released
  }

  /// The side that the bar hangs from.
  public let side: Side
  /// Width and height at rest, in points.
  public internal(set) var size: Vector2
  /// The bar's tuning: how its edge follows a finger and springs home.
  public internal(set) var tuning: Tuning

  var edge: ElasticEdge
  var clock = EventClock()

  /// Makes a bar at rest.
  ///
  /// - Parameters:
  ///   - size: Width and height at rest, in points. A number that is negative or NaN counts as 0.
  ///   - side: The side that the bar hangs from.
  ///   - tuning: The tuning, which decides how the bar feels; it contains the curve of the edge.
  /// - Precondition: The tuning is sound (``ElasticTuning/isSound``).
  @inline(never)
  public init(
    size: Vector2, side: Side = .top, tuning: Tuning = .standard()
  ) {
    precondition(
      tuning.isSound,
      "JellyBar.Tuning is not sound: a number is NaN or out of range (see isSound)")
    self.size = Limits.size(size)
    self.side = side
    self.tuning = tuning
    let edgeSize = side.asTop(size: self.size)
    self.edge = ElasticEdge(
      by: ElasticEdge.Law(tuning: tuning, width: edgeSize.x, height: edgeSize.y))
  }

  /// The length of the free edge, in points: the bar's width, or its height if it hangs from the
  /// left or the right.
  public var edgeLength: Double { side.asTop(size: size).x }

  /// The time from which on the outline stays as it is until the next event.
  public var restTime: Double {
    let law = law
    return isHeld && !law.isSoft ? clock.time : max(clock.time, edge.restTime(by: law))
  }

  /// The displacement of the edge from its rest at `time`.
  public func amplitudes(at time: Double) -> EdgeAmplitudes { edge.amplitudes(at: time, by: law) }

  /// Whether a finger, or a list that it pulls, holds the edge.
  public var isHeld: Bool { edge.hand != nil }

  /// Draws the outline as it is at `time`, in points, y down.
  public func draw(at time: Double, into path: inout some PathBuilder) {
    let law = law
    let planned = edge.plannedAmplitudesOfFrame(at: time, by: law)
    edge.draw(planned, at: time, on: size, side, by: law, into: &path)
  }
}
