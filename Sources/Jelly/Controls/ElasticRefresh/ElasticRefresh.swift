/// A bar at the end of a list, which is pulled to refresh the list.
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
/// A pull is never ignored: it catches the edge where it is, in any state. The work starts when the
/// finger lifts, not after the bounce. Meanwhile the edge waits at its inset.
public struct ElasticRefresh: ElasticControl {
  /// An event that can happen to a refresh.
  public enum Event: Equatable, Sendable {
    /// A finger pulls the list past its end by a distance, in points, at a place along the edge.
    case pulled(distance: Double, x: Double)
    /// The finger has let go.
    case released
    /// The pull has been taken away, by the system or because the list has gone. The edge goes to
    /// its rest without the finger's velocity, and no work begins, armed or not.
    ///
    /// If the control was armed, the effect is ``Effect/disarmed``. Work that has begun continues.
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

  /// The outcome of the work.
  public enum Outcome: Int, NamedChoice {
    /// The work is done.
    case done
    /// The work has failed.
    case failed

    /// The name of the case.
    public var name: StaticString {
      switch self {
      case .done: "done"
      case .failed: "failed"
      }
    }
  }

  /// A fact that a host may want to announce, or must act upon.
  public enum Effect: Equatable, Sendable {
    /// The pull is far enough: letting go now would refresh.
    case armed
    /// The pull is no longer far enough, or has been taken away.
    case disarmed
    /// The host must start the work now.
    case refresh
    /// The work is over.
    case ended(Outcome)
  }

  /// The phase of a refresh.
  public enum Phase: Int, NamedChoice {
    /// The control is at rest, or springs home from a pull.
    case idle
    /// A finger pulls.
    case pulling
    /// A finger pulls, and letting go would refresh.
    case armed
    /// The work is being done.
    case refreshing
    /// The work is over, and the edge goes home.
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

  /// The side of the list on which the control is.
  public let side: Side
  /// Width and height at rest, in points.
  public internal(set) var size: Vector2
  /// The pull that is needed to refresh, in points.
  public let threshold: Double
  /// The distance from its rest at which the edge waits for the work, in points.
  public let inset: Double
  /// The shortest time for which a refresh is shown, in seconds.
  public let minimumDuration: Double
  /// The tuning, which decides how the control feels.
  public internal(set) var tuning: Tuning

  var work: Work
  var edge: ElasticEdge
  /// Whether the control refreshes when the finger lets go.
  var isArmed = false
  var clock = EventClock()

  enum Work: Equatable, Sendable {
    /// No work is done.
    case none
    /// The work began at a time, in seconds, with the loader rotated by an angle, in radians.
    case running(since: Double, angle: Double)
    /// The work is over, and is shown until `end`.
    case over(since: Double, angle: Double, end: Double)
  }

  /// Makes a control at rest.
  ///
  /// - Parameters:
  ///   - size: Width, and height at rest, in points. The height is 0 for a control that is not seen
  ///     before it is pulled. A number that is negative or NaN counts as 0, here and below.
  ///   - side: The side of the list: top or bottom.
  ///   - threshold: The pull that is needed to refresh, in points: 95 in DGElasticPullToRefresh.
  ///   - inset: The distance from its rest at which the edge waits for the work, in points: 50
  ///     there.
  ///   - minimumDuration: The shortest time for which a refresh is shown, in seconds, even if the
  ///     work is done sooner: a refresh that is over at once would look like a mistake. 0 shows it
  ///     no longer than the work takes.
  ///   - tuning: The tuning, which decides how the control feels; it contains the curve of the
  ///     edge.
  /// - Precondition: The tuning is sound (``ElasticTuning/isSound``).
  @inline(never)
  public init(
    size: Vector2, side: Side = .top, threshold: Double = 95, inset: Double = 50,
    minimumDuration: Double = 0.4, tuning: Tuning = .standard()
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
    self.edge = ElasticEdge(
      by: ElasticEdge.Law(tuning: tuning.edge, width: self.size.x, height: self.threshold))
  }

  /// The time from which on the control stays as it is until the next event; infinity while the
  /// loader rotates.
  public var restTime: Double {
    if case .running = work, tuning.turns { return .infinity }
    let moving = edge.restTime(by: law)
    guard edge.hand == nil else {
      let held = law.isSoft ? max(clock.time, moving) : clock.time
      // The loader also rotates under the finger, until the end of the work.
      if case .over(_, _, let end) = work { return max(held, end) }
      return held
    }
    return max(clock.time, moving)
  }

  /// The control's phase at `time`.
  public func phase(at time: Double) -> Phase {
    switch work {
    case .running: return .refreshing
    case .over(_, _, let end) where time < end: return .refreshing
    case .over, .none: break
    }
    guard edge.hand == nil else { return isArmed ? .armed : .pulling }
    return work != .none && time < edge.restTime(by: law) ? .ending : .idle
  }

  /// The displacement of the edge from its rest at `time`.
  public func amplitudes(at time: Double) -> EdgeAmplitudes {
    law.isSoft ? edge.amplitudes(at: time, by: law) : plannedAmplitudes(at: time)
  }

  /// The displacement of the edge by the pull and the spring, without what rings in a soft edge.
  private func plannedAmplitudes(at time: Double) -> EdgeAmplitudes {
    let amplitudes = edge.plannedAmplitudesOfFrame(at: time, by: law)
    // A wave of nearly 0 has no place along the edge; no round number, at which one could rest.
    return abs(amplitudes.wave) < 0x1p-21
      ? EdgeAmplitudes(base: amplitudes.base, wave: amplitudes.wave) : amplitudes
  }

  /// The displacement of the list from its place at `time`, in points away from its end.
  ///
  /// It is where the edge is, so the edge never covers what the list shows.
  public func inset(at time: Double) -> Double { inset(amplitudes(at: time)) }

  /// The displacement of the list by the pull and the spring, without what rings in a soft edge.
  func plannedInset(at time: Double) -> Double { inset(plannedAmplitudes(at: time)) }

  private func inset(_ amplitudes: EdgeAmplitudes) -> Double {
    amplitudes.base + amplitudes.wave / tuning.waveFollow
  }

  /// The progress of the pull at `time`: 1 at the threshold, more beyond it; 1 while refreshing.
  public func progress(at time: Double) -> Double {
    switch phase(at: time) {
    case .refreshing: 1
    case .ending: share(of: inset, at: time)
    case .idle, .pulling, .armed: share(of: threshold, at: time)
    }
  }

  /// The opacity of the loader at `time`, from 0 to 1; that of the title is the rest to 1.
  public func loaderOpacity(at time: Double) -> Double { min(progress(at: time), 1) }

  /// The share of its circle that the loader shows at `time`, from 0 to 0.9.
  public func loaderArc(at time: Double) -> Double {
    Self.widestArc * min(progress(at: time), 1)
  }

  /// The diameter of the loader's circle, in points: 30 in DGElasticPullToRefresh.
  public static var loaderDiameter: Double { 30 }

  /// The thickness of the loader's line, in points; found by eye.
  public static var loaderLineWidth: Double { 2 }

  /// The place of the loader's middle at `time`, in the control's own coordinates.
  ///
  /// Along the edge it is in the middle. Across, it is half-way between the end of the list and the
  /// edge. A pull beyond the inset does not move it farther. At rest it is in the middle of the
  /// control.
  public func loaderPlace(at time: Double) -> Vector2 {
    let distance = min(plannedInset(at: time), inset) / 2
    return size / 2 + Vector2(0, side == .bottom ? -distance : distance)
  }

  /// The angle by which the loader is rotated at `time`, in radians.
  public func loaderTurn(at time: Double) -> Double {
    switch work {
    case .running(let start, let angle): return spin(from: angle, since: start, at: time)
    case .over(let start, let angle, let end):
      return spin(from: angle, since: start, at: min(time, end))
    case .none: return Self.overpullAngle * max(progress(at: time) - 1, 0)
    }
  }

  private func spin(from angle: Double, since start: Double, at time: Double) -> Double {
    tuning.turns ? angle + 2 * .pi * max(time - start, 0) : angle
  }

  private func share(of whole: Double, at time: Double) -> Double {
    whole > 0 ? max(plannedInset(at: time), 0) / whole : 0
  }

  /// Draws the outline as it is at `time`, in points, y down.
  public func draw(at time: Double, into path: inout some PathBuilder) {
    edge.draw(plannedAmplitudes(at: time), at: time, on: size, side, by: law, into: &path)
  }

  /// The share of its circle that the loader of DGElasticPullToRefresh shows.
  private static let widestArc = 0.9
  /// The rotation of the loader for each further threshold of the pull, in radians: 200°.
  static let overpullAngle = 200.0 / 180 * .pi
}
