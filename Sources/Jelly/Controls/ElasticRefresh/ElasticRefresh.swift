/// A bar over a list that is pulled to refresh it.
///
///     var refresh = ElasticRefresh(size: Vector2(390, 64))
///     refresh.handle(.pulled(distance: 150, x: 195), at: 0)  // .armed
///     refresh.handle(.released, at: 0.1)  // .refresh: start the work
///     refresh.handle(.refreshEnded(.done), at: 2)
///     refresh.draw(at: 2.1, into: &path)
///
///     idle ──pulled──▸ pulling ──far──▸ armed ──released──▸ refreshing ──ended──▸ ending ──▸ idle
///       ▴               │  ▴             │                      ▴  │                 │
///       │      released │  └────back─────┘              pulled, │  │ pulled,         │ pulled
///       └───────────────┘                              released └──┘ released        ▾
///                                                                                  pulling
///
/// A pull is never lost: it catches the edge where it is, whatever is going on. The work starts when
/// the finger lifts, not after the bounce, and the edge waits for it an inset away from its rest.
public struct ElasticRefresh: ElasticControl {
  /// What can happen to it.
  public enum Event: Equatable, Sendable {
    /// A finger pulls the list past its end, by so many points, at a place along the edge.
    case pulled(distance: Double, x: Double)
    /// The finger has let go.
    case released
    /// The pull has been taken away, by the system or because the list has gone: the edge goes to
    /// where it belongs without the finger's velocity, and no work begins, armed or not.
    ///
    /// What was armed is ``Effect/disarmed``. Work that is being done already goes on.
    case cancelled
    /// The work starts without a finger.
    case refreshBegan
    /// The work is over.
    case refreshEnded(Outcome)
    /// The control has another size at rest.
    case resized(Vector2)
    /// The control has another tuning from now on; it may change in mid-motion.
    case tuned(Tuning)
  }

  /// How the work has ended.
  public enum Outcome: Int, NamedChoice {
    /// It is done.
    case done
    /// It has failed.
    case failed

    /// The name of the case.
    public var name: StaticString {
      switch self {
      case .done: "done"
      case .failed: "failed"
      }
    }
  }

  /// What a host may want to tell.
  public enum Effect: Equatable, Sendable {
    /// Letting go now would refresh.
    case armed
    /// It would not any more.
    case disarmed
    /// The work is to start now.
    case refresh
    /// The work is over.
    case ended(Outcome)
  }

  /// What it is doing.
  public enum Phase: Int, NamedChoice {
    /// Nothing, or on its way there.
    case idle
    /// A finger pulls.
    case pulling
    /// A finger pulls, and letting go would refresh.
    case armed
    /// The work is being done.
    case refreshing
    /// It is over, and the edge goes home.
    case ending

    /// The name of the case.
    public var name: StaticString {
      switch self {
      case .idle: "idle"
      case .pulling: "pulling"
      case .armed: "armed"
      case .refreshing: "refreshing"
      case .ending: "ending"
      }
    }
  }

  /// The side of the list.
  public let side: Side
  /// Width and height at rest, in points.
  public internal(set) var size: Vector2
  /// How far it must be pulled to refresh, in points.
  public let threshold: Double
  /// How far from its rest the edge waits for the work, in points.
  public let inset: Double
  /// How long a refresh is shown at least, in seconds.
  public let minimumDuration: Double
  /// How it feels.
  public internal(set) var tuning: Tuning

  var work: Work
  var edge: ElasticEdge
  /// Whether it refreshes when the finger lets go.
  var isArmed = false
  var clock = EventClock()

  enum Work: Equatable, Sendable {
    /// There is none.
    case none
    /// It is being done since then, with the loader turned that far, in radians.
    case running(since: Double, turn: Double)
    /// It is over, and shown until `end`.
    case over(since: Double, turn: Double, end: Double)
  }

  /// Makes a control at rest.
  ///
  /// - Parameters:
  ///   - size: Width, and height at rest, in points: 0 for one that is not seen before it is pulled.
  ///     A number that is negative or NaN counts as 0, here and below.
  ///   - side: The side of the list: top or bottom.
  ///   - threshold: How far it must be pulled to refresh, in points: 95 in
  ///     DGElasticPullToRefresh.
  ///   - inset: How far from its rest the edge waits for the work, in points: 50 there.
  ///   - minimumDuration: How long a refresh is shown at least, in seconds, however soon the work
  ///     is done: one that is over at once would look like a mistake. 0 shows it no longer than the
  ///     work takes.
  ///   - tuning: How it feels, the curve of its edge included.
  /// - Precondition: The tuning is sound (``ElasticTuning/isSound``).
  @inline(never)
  public init(
    size: Vector2, side: Side = .top, threshold: Double = 95, inset: Double = 50,
    minimumDuration: Double = 0.4, tuning: Tuning = .standard(.wave)
  ) {
    precondition(
      tuning.isSound,
      "ElasticRefresh.Tuning is not sound: a number is NaN or out of range (see isSound)")
    self.size = Limits.size(size)
    self.side = side
    self.threshold = Limits.length(threshold)
    self.inset = Limits.length(inset)
    self.minimumDuration = Limits.length(minimumDuration)
    self.tuning = tuning
    self.work = .none
    self.edge = ElasticEdge(tuning.edge)
  }

  /// From this time on it stays as it is until the next event; infinity while the loader turns.
  public var restTime: Double {
    if case .running = work, tuning.turns { return .infinity }
    guard edge.hand == nil else {
      // The loader turns under the finger as well, up to the end of the work.
      if case .over(_, _, let end) = work { return max(clock.time, end) }
      return clock.time
    }
    return max(clock.time, edge.restTime)
  }

  /// What it is doing at `time`.
  public func phase(at time: Double) -> Phase {
    switch work {
    case .running: return .refreshing
    case .over(_, _, let end) where time < end: return .refreshing
    case .over, .none: break
    }
    guard edge.hand == nil else { return isArmed ? .armed : .pulling }
    return work != .none && time < edge.restTime ? .ending : .idle
  }

  /// How far the edge is from its rest at `time`.
  public func amplitudes(at time: Double) -> EdgeAmplitudes {
    let amplitudes = edge.amplitudes(at: time, by: law)
    // A wave that is gone is nowhere.
    return abs(amplitudes.wave) < Limits.smallest
      ? EdgeAmplitudes(base: amplitudes.base) : amplitudes
  }

  /// How far the list is from its place at `time`, in points away from its end.
  public func inset(at time: Double) -> Double {
    let amplitudes = amplitudes(at: time)
    return amplitudes.base + amplitudes.wave / tuning.waveFollow
  }

  /// How far the pull has come at `time`: 1 at the threshold, more beyond it; 1 while refreshing.
  public func progress(at time: Double) -> Double {
    switch phase(at: time) {
    case .refreshing: 1
    case .ending: share(of: inset, at: time)
    case .idle, .pulling, .armed: share(of: threshold, at: time)
    }
  }

  /// How opaque the loader is at `time`, from 0 to 1; the title has the rest.
  public func loaderOpacity(at time: Double) -> Double { min(progress(at: time), 1) }

  /// How much of its circle the loader shows at `time`, from 0 to 0.9.
  public func loaderArc(at time: Double) -> Double {
    Self.widestArc * min(progress(at: time), 1)
  }

  /// Where the middle of the loader lies at `time`, in the control's own coordinates.
  ///
  /// Along the edge it is in the middle. Across, it is half-way between the end of the list and the
  /// edge, and no further in than where the edge waits: what is pulled further out does not drag the
  /// loader along. At rest it is in the middle of the control.
  public func loaderPlace(at time: Double) -> Vector2 {
    let way = min(inset(at: time), inset) / 2
    return size / 2 + Vector2(0, side == .bottom ? -way : way)
  }

  /// How far the loader has turned at `time`, in radians.
  public func loaderTurn(at time: Double) -> Double {
    switch work {
    case .running(let start, let turn): return spin(from: turn, since: start, at: time)
    case .over(let start, let turn, let end):
      return spin(from: turn, since: start, at: min(time, end))
    case .none: return Self.overTurn * max(progress(at: time) - 1, 0)
    }
  }

  private func spin(from turn: Double, since start: Double, at time: Double) -> Double {
    tuning.turns ? turn + 2 * .pi * max(time - start, 0) : turn
  }

  private func share(of whole: Double, at time: Double) -> Double {
    whole > 0 ? max(inset(at: time), 0) / whole : 0
  }

  /// Draws the outline as it is at `time`, in points, y down.
  public func draw(at time: Double, into path: inout some PathBuilder) {
    edge.draw(amplitudes(at: time), at: time, on: size, side, by: tuning.edge, into: &path)
  }

  /// How much of its circle the loader of DGElasticPullToRefresh shows.
  private static let widestArc = 0.9
  /// How far it turns for each further threshold of the pull, in radians: 200°.
  static let overTurn = 200.0 / 180 * .pi
}
