extension JellyBar {
  /// The feel of a bar: how its edge follows a finger and springs home.
  public struct Tuning: ElasticTuning {
    /// The curve of the free edge; a change in mid-motion shows at once.
    public var edge: Edge
    /// The profile of a wave; a change in mid-motion is adopted when the edge is straight.
    public var profile: WaveEdge.Profile
    /// The depth of the edge, in points per point of pull: 0.35 in T1, 1 in T3; 0.3 to 1 look
    /// right.
    public var follow: Double
    /// The wave's share of the depth; the base takes the rest.
    ///
    /// It is 1 in T1, 0.6 in T3, and 0 for a straight edge.
    public var waveShare: Double
    /// The limit of the wave's depth, in points; the base takes the rest.
    ///
    /// It is 100 in T3.
    public var deepestWave: Double
    /// The limit of the depth, in points: how far it follows the pull freely, and how much farther
    /// it goes against resistance.
    public var depthLimit: SoftLimit
    /// The limit of the sideways displacement from the middle, freely and against resistance, in
    /// widths of the bar; together at most ½ keeps the tip on the bar.
    public var sidewaysLimit: SoftLimit
    /// Whether the edge follows the finger's sideways displacement since the touch, as in T1, and
    /// not the finger's place.
    public var isRelative: Bool
    /// The spring that takes the edge home.
    public var spring: DampedSpring
    /// Whether the rebound includes the sideways displacement; in T3 the wave stays where the
    /// finger was.
    public var returnsSideways: Bool
    /// The share of the finger's velocity that continues in the rebound, measured by the largest
    /// dent that it may cause, in heights of the bar: 0 for none, as in the tutorials; up to 0.6
    /// looks right.
    ///
    /// A soft edge dents this far at most.
    public var dentLimit: Double
    /// How the waves of a soft edge run, and how fingers hold it.
    public var soft: SoftEdgeTuning

    /// Makes a tuning from its parts.
    public init(
      edge: Edge, profile: WaveEdge.Profile = .bell, follow: Double, waveShare: Double = 1,
      deepestWave: Double = .infinity,
      depthLimit: SoftLimit = .none, sidewaysLimit: SoftLimit = .none, isRelative: Bool = false,
      spring: DampedSpring, returnsSideways: Bool = true, dentLimit: Double = 0,
      soft: SoftEdgeTuning = SoftEdgeTuning()
    ) {
      self.edge = edge
      self.profile = profile
      self.follow = follow
      self.waveShare = waveShare
      self.deepestWave = deepestWave
      self.depthLimit = depthLimit
      self.sidewaysLimit = sidewaysLimit
      self.isRelative = isRelative
      self.spring = spring
      self.returnsSideways = returnsSideways
      self.dentLimit = dentLimit
      self.soft = soft
    }
  }
}

extension JellyBar.Tuning {
  /// The tuning with a name, and with this tuning's curve of the edge.
  public func named(_ name: TuningName) -> Self {
    switch name {
    case .standard: .standard(edge)
    case .liquid: .liquid(edge)
    case .classic: .classic(edge)
    case .calm: .calm(edge)
    }
  }

  /// The curve of the free edge.
  public var edgeCurve: JellyBar.Edge? { edge }

  /// Shows every part to a visitor, which may change it.
  ///
  /// The curve of the edge is a setting of the control, so it is not shown.
  public mutating func show(to visitor: inout some TuningVisitor) {
    visitor.choice(&profile, "profile")
    visitor.number(
      &follow, "follow", in: .ratio, sensible: 0.3...1, step: 0.05, sound: 1e-3...100)
    visitor.number(
      &waveShare, "waveShare", in: .ratio, sensible: .share, step: 0.05, sound: .share)
    visitor.number(
      &deepestWave, "deepestWave", in: .points, sensible: 40...300, step: 10,
      sound: .upToInfinity)
    visitor.limit(&depthLimit, "depthLimit", in: .points, sensible: 20...300, step: 5)
    visitor.limit(&sidewaysLimit, "sidewaysLimit", in: .ratio, sensible: 0...0.5, step: 0.01)
    visitor.flag(&isRelative, "isRelative")
    visitor.spring(&spring, "spring")
    visitor.flag(&returnsSideways, "returnsSideways")
    visitor.number(
      &dentLimit, "dentLimit", in: .ratio, sensible: 0...0.6, step: 0.05, sound: .notNegative)
    soft.show(to: &visitor)
  }
}

extension JellyBar.Tuning {
  /// The numbers of the tutorials; the rebound starts without the finger's velocity.
  ///
  /// The single edge is T1's (JJCuteView): control point at 0.7 of the pull, Spring(1, 0.5, 0). The
  /// wave is T3's (DGElasticBounceTutorial): 0.6 of the pull up to 100 pt, Spring(0.9, 0.57, 0).
  /// The tutorials know no soft edge; a bar has the single one instead.
  @inline(never)
  public static func classic(_ edge: JellyBar.Edge = .soft) -> Self {
    switch edge {
    case .single, .soft:
      Self(
        edge: .single, follow: 0.7 / 2, isRelative: true,
        spring: DampedSpring(uikitDuration: 1, dampingRatio: 0.5))
    case .wave:
      Self(
        edge: .wave, profile: .sevenPoint, follow: 1, waveShare: 0.6, deepestWave: 100,
        spring: DampedSpring(uikitDuration: 0.9, dampingRatio: 0.57), returnsSideways: false)
    }
  }

  /// The default tuning; its numbers were found by eye.
  ///
  /// The edge follows the finger, resists when it is pulled too far, and continues with the
  /// finger's velocity in the rebound, sideways too. A soft edge does so at every place where a
  /// finger pulls it, and waves run along it.
  @inline(never)
  public static func standard(_ edge: JellyBar.Edge = .soft) -> Self {
    let isSingle = edge == .single
    let depth = isSingle ? 80.0 : 140
    var tuning = Self(
      edge: edge,
      follow: isSingle ? 0.5 : 1,
      waveShare: isSingle ? 1 : 0.7,
      depthLimit: SoftLimit(free: depth, give: depth),
      sidewaysLimit: SoftLimit(free: 0.27, give: 0.18),
      spring: DampedSpring(response: 0.4, dampingRatio: 0.36),
      dentLimit: 0.5)
    if edge == .soft {
      tuning.sidewaysLimit = SoftLimit(free: 0.34, give: 0.08)
      tuning.spring = DampedSpring(response: 0.42, dampingRatio: 0.3)
    }
    return tuning
  }

  /// The tuning for play: the edge rings longer than in ``standard(_:)``, and where it is pulled
  /// out on one side, it sinks in on the other.
  @inline(never)
  public static func liquid(_ edge: JellyBar.Edge = .soft) -> Self {
    var tuning = standard(edge)
    tuning.spring = DampedSpring(response: 0.5, dampingRatio: 0.26)
    tuning.soft.volume = 2.5
    return tuning
  }

  /// The tuning for Reduce Motion: the edge stays straight, follows the finger as deep as in
  /// ``standard(_:)``, and goes home without a bounce by ``DampedSpring/calm``.
  ///
  /// A soft edge is at once as fingers that hold it still would leave it, and no wave runs along
  /// it.
  @inline(never)
  public static func calm(_ edge: JellyBar.Edge = .soft) -> Self {
    var tuning = standard(edge)
    if edge != .soft {
      tuning.waveShare = 0
      tuning.sidewaysLimit = SoftLimit(free: 0, give: 0)
    }
    tuning.spring = .calm
    tuning.dentLimit = 0
    return tuning
  }
}
