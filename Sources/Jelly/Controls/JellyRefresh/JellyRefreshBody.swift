/// A bar at the end of a list, which is pulled to refresh the list.
///
///     var refresh = JellyRefreshBody(size: Vector2(390, 64))
///     refresh.handle(.pullChanged(distance: 150, position: 195), at: 0)  // .armed
///     refresh.handle(.pullEnded, at: 0.1)  // .refreshBegan: start the work
///     refresh.handle(.refreshEnded(.success), at: 2)
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
public struct JellyRefreshBody: ClockedControl {
  /// The properties of a refresh other than its size.
  public struct Settings: JellySettings {
    /// The curve of the edge; another one is adopted when the edge is straight and still.
    public var curve: JellyEdgeCurve
    /// The end of the list at which the control is; another one is adopted at rest.
    public var edge: VerticalEdge
    /// The pull that is needed to refresh, in points: 95 in DGElasticPullToRefresh.
    public var threshold: Double
    /// The distance from its rest at which the edge waits for the work, in points: 50 there.
    public var inset: Double
    /// The shortest time for which a refresh is shown, in seconds, even if the work is done sooner.
    ///
    /// A refresh that is over at once would look like a mistake. 0 shows it no longer than the work
    /// takes.
    public var minimumDuration: Double

    /// Creates the settings of a refresh.
    ///
    /// A negative length or time counts as 0, and NaN as the default.
    public init(
      curve: JellyEdgeCurve = .soft, edge: VerticalEdge = .top, threshold: Double = 95,
      inset: Double = 50, minimumDuration: Double = 0.4
    ) {
      self.curve = curve
      self.edge = edge
      self.threshold = threshold
      self.inset = inset
      self.minimumDuration = minimumDuration
    }

    /// Creates the default settings.
    @_spi(Jelly) @_disfavoredOverload public init() { self.init(curve: .soft) }
  }

  /// An end of a list that can be pulled.
  public enum VerticalEdge: Int, Sendable {
    /// The beginning of the list.
    case top
    /// The end of the list.
    case bottom

    /// The edge of the list that is pulled.
    package var rectEdge: RectEdge { self == .bottom ? .bottom : .top }
  }

  /// An event that can happen to a refresh.
  public enum Event: Equatable, Sendable {
    /// A finger pulls the list past its end by a distance, in points, at a place along the edge.
    case pullChanged(distance: Double, position: Double)
    /// The finger has let go.
    case pullEnded
    /// The pull has been taken away, by the system or because the list has gone. The edge goes to
    /// its rest without the finger's velocity, and no work begins, armed or not.
    ///
    /// If the control was armed, the effect is ``Effect/disarmed``. Work that has begun continues.
    case pullCancelled
    /// The work starts without a finger.
    case refreshBegan
    /// The work is over.
    case refreshEnded(Outcome)
    /// The control has another size at rest.
    case sizeChanged(Vector2)
    /// The control has another tuning from now on; it may change in mid-motion.
    case tuningChanged(Tuning)
    /// The control has other settings, from now on; the work goes on.
    case settingsChanged(Settings)
  }

  /// The outcome of the work.
  public enum Outcome: Int, Sendable {
    /// The work is done.
    case success
    /// The work has failed.
    case failure
  }

  /// A fact that a host can announce, or must act upon.
  public enum Effect: Equatable, Sendable {
    /// The pull is far enough: letting go now would refresh.
    case armed
    /// The pull is no longer far enough, or has been taken away.
    case disarmed
    /// The host must start the work now.
    case refreshBegan
    /// The work is over.
    case refreshEnded(Outcome)
  }

  /// The phase of a refresh.
  public enum Phase: Int, Sendable {
    /// The control is at rest, or springs back from a pull.
    case idle
    /// A finger pulls.
    case pulling
    /// A finger pulls, and letting go would refresh.
    case armed
    /// The work is being done.
    case refreshing
    /// The work is over, and the edge returns to rest.
    case ending
  }

  /// Width and height at rest, in points.
  public internal(set) var size: Vector2
  /// The control's settings; it adopts another curve or side when it rests.
  public internal(set) var settings: Settings
  /// The tuning, which defines the control's behavior.
  public internal(set) var tuning: Tuning

  /// The end of the list at which the control is now.
  public internal(set) var edge: VerticalEdge
  /// The threshold of which a dent is a share now.
  var dentThreshold: Double
  var work: Work
  var freeEdge: JellyEdge
  /// A Boolean value that indicates whether the control refreshes when the finger lets go.
  var isArmed = false
  var clock = EventClock()

  enum Work: Equatable, Sendable {
    /// No work is done.
    case none
    /// The work began at a time, in seconds, with the spinner rotated by an angle, in radians.
    case running(since: Double, angle: Double)
    /// The work is over, and is shown until `end`.
    case over(since: Double, angle: Double, end: Double)
  }

  /// Creates a control at rest.
  ///
  /// - Parameters:
  ///   - size: Width, and height at rest, in points. The height is 0 for a control that is not seen
  ///     before it is pulled. A number that is negative or NaN counts as 0.
  ///   - settings: The end of the list, the lengths of a pull, and the curve of the edge.
  ///   - tuning: The tuning, which defines the control's behavior.
  /// - Precondition: The tuning is valid (``JellyTuning/isValid``).
  public init(size: Vector2, settings: Settings = Settings(), tuning: Tuning = .standard) {
    self.size = Limits.size(size)
    self.settings = settings.clamped
    self.tuning = tuning.validated
    edge = settings.edge
    dentThreshold = self.settings.threshold
    work = .none
    let curve = tuning.bar.curve(for: settings.curve)
    freeEdge = JellyEdge(
      model: EdgeModel(
        curve: curve, tuning: tuning.bar[curve], width: self.size.x,
        height: dentThreshold))
  }

  /// The time from which on the control stays as it is until the next event; infinity while the
  /// spinner rotates.
  public var restTime: Double {
    if case .running = work, tuning.spins { return .infinity }
    let moving = max(clock.time, freeEdge.restTime)
    // The spinner rotates until the end of the work, also under a finger.
    guard case .over(_, _, let end) = work else { return moving }
    return max(moving, end)
  }

  /// The control's phase at `time`.
  public func phase(at time: Double) -> Phase {
    switch work {
    case .running: return .refreshing
    case .over(_, _, let end) where time < end: return .refreshing
    case .over, .none: break
    }
    guard !freeEdge.isHeld else { return isArmed ? .armed : .pulling }
    return work != .none && time < freeEdge.restTime ? .ending : .idle
  }

  /// A Boolean value that indicates whether the edge is soft now, so that waves run along it.
  package var hasWaves: Bool { freeEdge.isSoft }

  /// The displacement of the edge from its rest at `time`.
  func amplitudes(at time: Double) -> EdgeAmplitudes {
    amplitudes(of: pulledAmplitudes(at: time), at: time)
  }

  private func amplitudes(of pull: EdgeAmplitudes, at time: Double) -> EdgeAmplitudes {
    freeEdge.frame(of: pull, at: time, model: model).amplitudes
  }

  /// The displacement of the edge by the pull and the spring, without the oscillation of a soft
  /// edge.
  func pulledAmplitudes(at time: Double) -> EdgeAmplitudes {
    freeEdge.pulled.amplitudes(at: time, model: model).withVisiblePlace
  }

  /// The displacement of the list from its place at `time`, in points away from its end.
  ///
  /// It is where the edge is, so the edge never covers what the list shows.
  public func inset(at time: Double) -> Double { inset(amplitudes(at: time)) }

  /// All that a page asks for in a frame, by one evaluation of the pull and of the waves: the
  /// progress of the pull, the displacement of the list, and the rotation and the center of the
  /// spinner.
  package func frame(
    at time: Double
  ) -> (progress: Double, inset: Double, rotation: Double, center: Vector2) {
    let pull = pulledAmplitudes(at: time)
    let (progress, pulledInset) = (progress(of: pull, at: time), inset(pull))
    return (
      progress, inset(amplitudes(of: pull, at: time)),
      spinnerRotation(progress: progress, at: time), spinnerCenter(pulledInset: pulledInset)
    )
  }

  /// The displacement of the list by the pull and the spring, without the oscillation of a soft
  /// edge.
  func pulledInset(at time: Double) -> Double { inset(pulledAmplitudes(at: time)) }

  private func inset(_ amplitudes: EdgeAmplitudes) -> Double {
    amplitudes.base + amplitudes.wave / model.tuning.waveFollow
  }

  /// The progress of the pull at `time`: 1 at the threshold, more beyond it; 1 while refreshing.
  public func progress(at time: Double) -> Double {
    progress(of: pulledAmplitudes(at: time), at: time)
  }

  private func progress(of pull: EdgeAmplitudes, at time: Double) -> Double {
    func share(of whole: Double) -> Double { whole > 0 ? max(inset(pull), 0) / whole : 0 }
    return switch phase(at: time) {
    case .refreshing: 1
    case .ending: share(of: settings.inset)
    case .idle, .pulling, .armed: share(of: settings.threshold)
    }
  }

  /// The opacity of the spinner at `time`, from 0 to 1; that of the title is the rest to 1.
  public func spinnerOpacity(at time: Double) -> Double { min(progress(at: time), 1) }

  /// The share of its circle that the spinner shows at `time`, from 0 to 0.9.
  public func spinnerStrokeEnd(at time: Double) -> Double {
    Self.strokeEnd(ofOpacity: spinnerOpacity(at: time))
  }

  /// The share of its circle that a spinner with an opacity shows, from 0 to 0.9.
  package static func strokeEnd(ofOpacity opacity: Double) -> Double { maximumStrokeEnd * opacity }

  /// The diameter of the spinner's circle, in points: 30 in DGElasticPullToRefresh.
  public static var spinnerDiameter: Double { 30 }

  /// The thickness of the spinner's line, in points: that of the menu's cross.
  public static var spinnerLineWidth: Double { 2 }

  /// The place of the spinner's middle at `time`, in the control's own coordinates.
  ///
  /// Along the edge it is in the middle. Across, it is half-way between the end of the list and the
  /// edge. A pull beyond the inset does not move it farther. At rest it is in the middle of the
  /// control.
  public func spinnerCenter(at time: Double) -> Vector2 {
    spinnerCenter(pulledInset: pulledInset(at: time))
  }

  private func spinnerCenter(pulledInset: Double) -> Vector2 {
    let distance = min(pulledInset, settings.inset) / 2
    return size / 2 + Vector2(0, edge == .bottom ? -distance : distance)
  }

  /// The angle by which the spinner is rotated at `time`, in radians.
  public func spinnerRotation(at time: Double) -> Double {
    spinnerRotation(progress: progress(at: time), at: time)
  }

  private func spinnerRotation(progress: Double, at time: Double) -> Double {
    switch work {
    case .running(let start, let angle): return spin(from: angle, since: start, at: time)
    case .over(let start, let angle, let end):
      return spin(from: angle, since: start, at: min(time, end))
    case .none: return Self.overpullAngle * max(progress - 1, 0)
    }
  }

  private func spin(from angle: Double, since start: Double, at time: Double) -> Double {
    tuning.spins ? angle + 2 * .pi * max(time - start, 0) : angle
  }

  /// Draws the outline as it is at `time`, in points, y down.
  @inline(__always)
  public func draw(at time: Double, into path: inout some PathBuilder) {
    let model = model
    let pull = freeEdge.pulled.amplitudesOfFrame(at: time, model: model).withVisiblePlace
    freeEdge.draw(pull, at: time, on: size, edge.rectEdge, model: model, into: &path)
  }

  /// The share of its circle that the spinner of DGElasticPullToRefresh shows.
  private static let maximumStrokeEnd = 0.9
  /// The rotation of the spinner for each further threshold of the pull, in radians: 200°.
  static let overpullAngle = 200.0 / 180 * .pi
}

extension EdgeAmplitudes {
  /// The same amplitudes, without the sideways one of a wave that cannot be seen.
  ///
  /// A wave of nearly 0 does not have a place along the edge; not a round number, at which one
  /// could rest.
  fileprivate var withVisiblePlace: Self {
    abs(wave) < 0x1p-21 ? Self(base: base, wave: wave) : self
  }
}

@_spi(Jelly) extension JellyRefreshBody.VerticalEdge: NamedCase {
  /// The name of the case.
  public var name: StaticString { rectEdge.name }
}

@_spi(Jelly) extension JellyRefreshBody.Outcome: NamedCase {
  /// The name of the case.
  public var name: StaticString {
    switch self {
    case .success: "success"
    case .failure: "failure"
    }
  }
}

@_spi(Jelly) extension JellyRefreshBody.Phase: NamedCase {
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

@_spi(Jelly) extension JellyRefreshBody.Settings: FieldVisitable {
  /// Accepts a visitor of every field, which may change it.
  public mutating func accept(_ visitor: inout some FieldVisitor) {
    visitor.choice(&curve, "curve")
    visitor.choice(&edge, "edge")
    visitor.number(
      &threshold, "threshold", in: .points, recommended: 60...140, step: 5, valid: .length)
    visitor.number(&inset, "inset", in: .points, recommended: 30...80, step: 2, valid: .length)
    visitor.number(
      &minimumDuration, "minimumDuration", in: .seconds, recommended: 0...1, step: 0.1,
      valid: .notNegative)
  }
}
