extension JellyBar {
  /// How a bar feels: one set of numbers for each edge.
  public struct Tuning: Equatable, Sendable {
    /// How the single edge follows and goes home.
    public var single: EdgeTuning
    /// How the wave follows and goes home.
    public var wave: EdgeTuning
    /// How the wave is drawn; a change is taken up when the edge is straight.
    public var profile: WaveEdge.Profile

    /// Makes a tuning of its parts.
    public init(single: EdgeTuning, wave: EdgeTuning, profile: WaveEdge.Profile = .bell) {
      self.single = single
      self.wave = wave
      self.profile = profile
    }

    /// The numbers for one edge.
    public subscript(edge: Edge) -> EdgeTuning {
      switch edge {
      case .single: single
      case .wave: wave
      }
    }
  }

  /// How one edge follows a finger, and how it goes home.
  public struct EdgeTuning: Equatable, Sendable {
    /// How deep the edge goes, in points per point of pull: 0.35 in T1, 1 in T3; 0.3 to 1 look right.
    public var follow: Double
    /// The wave's share of the depth, the base takes the rest: 1 in T1, 0.6 in T3, 0 for a straight
    /// edge.
    public var waveShare: Double
    /// How deep the wave gets, in points; the base takes the rest: 100 in T3.
    public var deepestWave: Double
    /// How far the depth follows freely and how much further it gives, in points.
    public var depthLimit: SoftLimit
    /// How far the edge follows a finger to the side, freely and resisting, in widths of the bar
    /// from its middle; together at most ½ keeps the tip on the bar.
    public var sidewaysLimit: SoftLimit
    /// Whether the edge follows the finger's way to the side, as in T1, and not its place.
    public var isRelative: Bool
    /// The spring that takes the edge home.
    public var spring: DampedSpring
    /// Whether the sideways way is part of the rebound; in T3 the wave stays where the finger was.
    public var returnsSideways: Bool
    /// How much of the finger's velocity goes on into the rebound, as the dent that it may cause in
    /// heights of the bar: 0 for none as in the tutorials; up to 0.6 looks right.
    public var dentLimit: Double

    /// Makes a tuning of its parts.
    public init(
      follow: Double, waveShare: Double = 1, deepestWave: Double = .infinity,
      depthLimit: SoftLimit = .none, sidewaysLimit: SoftLimit = .none, isRelative: Bool = false,
      spring: DampedSpring, returnsSideways: Bool = true, dentLimit: Double = 0
    ) {
      self.follow = follow
      self.waveShare = waveShare
      self.deepestWave = deepestWave
      self.depthLimit = depthLimit
      self.sidewaysLimit = sidewaysLimit
      self.isRelative = isRelative
      self.spring = spring
      self.returnsSideways = returnsSideways
      self.dentLimit = dentLimit
    }
  }
}

extension JellyBar.Tuning {
  /// The tutorials to the letter, let go without the finger's velocity.
  ///
  /// T1 (JJCuteView): control point at 0.7 of the pull, Spring(1, 0.5, 0). T3
  /// (DGElasticBounceTutorial): wave 0.6 of the pull up to 100 pt, Spring(0.9, 0.57, 0).
  public static var classic: Self {
    Self(
      single: JellyBar.EdgeTuning(
        follow: 0.7 / 2, isRelative: true,
        spring: DampedSpring(uikitDuration: 1, dampingRatio: 0.5)),
      wave: JellyBar.EdgeTuning(
        follow: 1, waveShare: 0.6, deepestWave: 100,
        spring: DampedSpring(uikitDuration: 0.9, dampingRatio: 0.57), returnsSideways: false),
      profile: .sevenPoint)
  }

  /// The better one, and the default; its numbers were found by eye.
  ///
  /// The edge hangs from the finger, resists when pulled too far, and takes the finger's velocity
  /// and its sideways swing into the rebound.
  public static var standard: Self {
    let spring = DampedSpring(response: 0.4, dampingRatio: 0.36)
    return Self(
      single: JellyBar.EdgeTuning(
        follow: 0.5, depthLimit: SoftLimit(free: 80, give: 80),
        sidewaysLimit: SoftLimit(free: 0.25, give: 0.2), spring: spring, dentLimit: 0.5),
      wave: JellyBar.EdgeTuning(
        follow: 1, waveShare: 0.7, depthLimit: SoftLimit(free: 140, give: 140),
        sidewaysLimit: SoftLimit(free: 0.3, give: 0.15), spring: spring, dentLimit: 0.5))
  }

  /// For Reduce Motion: the edge stays straight, follows the finger and goes home at once.
  ///
  /// Critical damping without a velocity does not overshoot; at 60 rad/s the edge is within 0.01 pt
  /// of home after 250 ms from any depth below 2000 pt.
  public static var calm: Self {
    var tuning = standard
    tuning.single.becomeCalm()
    tuning.wave.becomeCalm()
    return tuning
  }
}

extension JellyBar.EdgeTuning {
  /// Keeps how deep the edge follows, and takes away what swings.
  fileprivate mutating func becomeCalm() {
    waveShare = 0
    sidewaysLimit = SoftLimit(free: 0, give: 0)
    spring = DampedSpring(angularFrequency: 60, dampingRatio: 1)
    dentLimit = 0
  }
}
