/// A bar whose free edge follows a finger and springs back when the finger lets go.
///
///     var bar = JellyBarBody(size: Vector2(390, 100))
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
public struct JellyBarBody: ClockedControl {
  /// The properties of a bar other than its size.
  public struct Settings: JellySettings {
    /// The curve of the free edge; another one is adopted when the bar rests.
    public var curve: EdgeCurve
    /// The edge that the bar hangs from; another one is adopted when the bar rests.
    public var edge: RectEdge
    /// The distance between the edge at rest and the bar's content, in points: a rebound does not
    /// rise any higher; infinite, if it is not known, for a fifth of the bar's height.
    ///
    /// It applies to soft edges, and to others with a limited depth (``EdgeTuning/depthLimit``):
    /// those of the tutorials rebound as far as they do there. A bar that moves adopts it when it
    /// rests.
    public var headroom: Double

    /// Creates the settings of a bar.
    public init(curve: EdgeCurve = .soft, edge: RectEdge = .top, headroom: Double = .infinity) {
      self.curve = curve
      self.edge = edge
      self.headroom = headroom
    }

    /// Creates the default settings.
    @_spi(Jelly) @_disfavoredOverload public init() { self.init(curve: .soft) }
  }

  /// The curve of the free edge.
  public typealias EdgeCurve = JellyEdgeCurve

  /// An event that can happen to a bar.
  ///
  /// Points are in the bar's own coordinates at rest.
  public enum Event: Equatable, Sendable {
    /// A finger has come down on the bar, or on a view that pulls the bar.
    ///
    /// Up to four fingers count; more are ignored. All of them hold a soft edge. Every other edge
    /// follows the one that came last; when that leaves, the one before it takes over. The number
    /// distinguishes fingers that are down at the same time.
    case touchBegan(Vector2, id: Int = 0)
    /// The finger has moved.
    case touchMoved(Vector2, id: Int = 0)
    /// The finger has left, at this point.
    case touchEnded(Vector2, id: Int = 0)
    /// The system has taken all fingers, and the list's pull, away: the edge returns to rest
    /// without the finger's velocity.
    case touchCancelled
    /// A finger pulls a list past the end at which the bar is: `distance` points past that end, at
    /// a place `x` along the bar, in points from its left or upper end.
    ///
    /// A pull makes contact with the edge when its distance is first above 0, even if a finger on
    /// the bar holds it. While the pull holds the edge, a distance below 0 counts as 0.
    case pullChanged(distance: Double, position: Double)
    /// The finger has let go of the list: the edge returns to rest and starts with the velocity of
    /// the pull. Without a pull nothing happens.
    case pullEnded
    /// The bar has another size at rest.
    case sizeChanged(Vector2)
    /// The bar has another tuning from now on; it may change in mid-motion.
    case tuningChanged(Tuning)
    /// The bar has other settings; it adopts them when it rests.
    case settingsChanged(Settings)
  }

  /// A fact that a host can announce.
  public enum Effect: Equatable, Sendable {
    /// A finger, or a list that it pulls, has made contact with the edge.
    case grabbed
    /// The finger or the list has let go; the edge springs back.
    case released
  }

  /// Width and height at rest, in points.
  public internal(set) var size: Vector2
  /// The bar's settings, which a bar that moves adopts when it rests.
  public internal(set) var settings: Settings
  /// The bar's tuning: how its edge follows a finger and springs back.
  public internal(set) var tuning: Tuning

  /// The edge that the bar hangs from now.
  var hangingEdge: RectEdge
  /// The headroom above the edge at present, as in the settings.
  var headroom: Double
  /// A Boolean value that indicates whether that headroom limits the edge now: not with the numbers
  /// of the tutorials.
  var hasHeadroom: Bool
  var freeEdge: JellyEdge
  var clock = EventClock()

  /// Creates a bar at rest.
  ///
  /// - Parameters:
  ///   - size: Width and height at rest, in points. A number that is negative or NaN counts as 0.
  ///   - settings: The edge that the bar hangs from, and the curve of its edge.
  ///   - tuning: The tuning, which defines the bar's behavior.
  /// - Precondition: The tuning is valid (``JellyTuning/isValid``).
  public init(size: Vector2, settings: Settings = Settings(), tuning: Tuning = .standard) {
    self.size = Limits.size(size)
    self.settings = settings.clamped
    self.tuning = tuning.validated
    hangingEdge = settings.edge
    headroom = self.settings.headroom
    let edgeSize = hangingEdge.asTop(size: self.size)
    let curve = tuning.curve(for: settings.curve)
    hasHeadroom = tuning[curve].depthLimit.linearRange < .infinity
    freeEdge = JellyEdge(
      model: EdgeModel(
        curve: curve, tuning: tuning[curve], width: edgeSize.x, height: edgeSize.y))
  }

  /// The length of the free edge, in points: the bar's width, or its height if it hangs from the
  /// left or the right.
  package var edgeLength: Double { hangingEdge.asTop(size: size).x }

  /// The time from which on the outline stays as it is until the next event.
  public var restTime: Double { max(clock.time, freeEdge.restTime) }

  /// The depth of the edge at `time`, in points below its rest, where it is farthest from its rest;
  /// negative is a dent.
  ///
  /// A soft edge can dent at one place while it is deep at another: then this changes its sign.
  public func depth(at time: Double) -> Double { edgeFrame(at: time).depth }

  /// The displacement of a list that the edge moves, at `time`, in points away from its end: that
  /// of the deepest place of the edge, and never over the bar.
  public func inset(at time: Double) -> Double { frame(at: time).inset }

  /// The depth of the edge and the displacement of a list, by one evaluation of the edge.
  package func frame(at time: Double) -> (depth: Double, inset: Double) {
    let (amplitudes, depth) = edgeFrame(at: time)
    return (depth, max(amplitudes.depth, 0))
  }

  /// The displacement of the edge from its rest at `time`.
  func amplitudes(at time: Double) -> EdgeAmplitudes { edgeFrame(at: time).amplitudes }

  private func edgeFrame(at time: Double) -> (amplitudes: EdgeAmplitudes, depth: Double) {
    let model = model
    return freeEdge.frame(
      of: freeEdge.pulled.amplitudes(at: time, model: model), at: time, model: model)
  }

  /// A Boolean value that indicates whether the edge is soft now, so that waves run along it.
  package var hasWaves: Bool { freeEdge.isSoft }

  /// A Boolean value that indicates whether a finger, or a list that it pulls, holds the edge.
  public var isHeld: Bool { freeEdge.isHeld }

  /// Draws the outline as it is at `time`, in points, y down.
  @inline(__always)
  public func draw(at time: Double, into path: inout some PathBuilder) {
    let model = model
    let pull = freeEdge.pulled.amplitudesOfFrame(at: time, model: model)
    freeEdge.draw(pull, at: time, on: size, hangingEdge, model: model, into: &path)
  }
}

@_spi(Jelly) extension JellyBarBody.Settings: FieldVisitable {
  /// Accepts a visitor of every field, which may change it.
  public mutating func accept(_ visitor: inout some FieldVisitor) {
    visitor.choice(&curve, "curve")
    visitor.choice(&edge, "edge")
    visitor.number(
      &headroom, "headroom", in: .points, recommended: 0...100, step: 1, valid: .upToInfinity)
  }
}
