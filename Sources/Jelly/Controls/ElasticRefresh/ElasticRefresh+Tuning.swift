extension ElasticRefresh {
  /// The feel of a refresh: how its edge follows the finger, goes to its inset, and goes home.
  public struct Tuning: ElasticTuning {
    /// The tuning of the edge under the finger, and on its way to the inset.
    public var edge: JellyBar.Tuning
    /// The spring that takes the edge home when the work is over.
    public var endSpring: DampedSpring
    /// Whether the loader rotates while the work is done.
    public var turns: Bool

    /// Makes a tuning from its parts.
    public init(edge: JellyBar.Tuning, endSpring: DampedSpring, turns: Bool = true) {
      self.edge = edge
      self.endSpring = endSpring
      self.turns = turns
    }
  }
}

extension ElasticRefresh.Tuning {
  /// The tuning with a name, and with this tuning's curve of the edge.
  public func named(_ name: TuningName) -> Self {
    switch name {
    case .standard: .standard(edge.edge)
    case .liquid: .liquid(edge.edge)
    case .classic: .classic(edge.edge)
    case .calm: .calm(edge.edge)
    }
  }

  /// The curve of the edge.
  public var edgeCurve: JellyBar.Edge? { edge.edge }

  /// Shows every part to a visitor, which may change it; the edge's parts are a group `edge`.
  public mutating func show(to visitor: inout some TuningVisitor) {
    visitor.beginGroup("edge")
    edge.show(to: &visitor)
    visitor.endGroup()
    visitor.spring(&endSpring, "endSpring")
    visitor.flag(&turns, "turns")
  }

  /// The depth of the wave for each point that the list moves.
  var waveFollow: Double { edge.waveShare < 1 ? 1 : edge.follow }

  /// The numbers of the originals.
  ///
  /// The wave is DGElasticPullToRefresh's: 1.6/3 of the pull up to 70 pt, Spring(0.9, 0.43, 0),
  /// home in 0.4 s. The single edge is T5's: Spring(1, 0.5, 0). They know no soft edge; they have
  /// the wave instead.
  @inline(never)
  public static func classic(_ edge: JellyBar.Edge = .soft) -> Self {
    let wave = JellyBar.Tuning(
      edge: .wave, profile: .sevenPoint, follow: 1, waveShare: 1.6 / 3, deepestWave: 70,
      spring: DampedSpring(uikitDuration: 0.9, dampingRatio: 0.43), returnsSideways: false)
    return Self(
      edge: edge == .single ? .classic(.single) : wave,
      endSpring: DampedSpring(uikitDuration: 0.4, dampingRatio: 1))
  }

  /// The default tuning, with the edge of ``JellyBar/Tuning/standard(_:)``.
  @inline(never)
  public static func standard(_ edge: JellyBar.Edge = .soft) -> Self {
    Self(edge: .standard(edge), endSpring: DampedSpring(response: 0.4, dampingRatio: 0.7))
  }

  /// The tuning for play, with the edge of ``JellyBar/Tuning/liquid(_:)``.
  @inline(never)
  public static func liquid(_ edge: JellyBar.Edge = .soft) -> Self {
    Self(edge: .liquid(edge), endSpring: DampedSpring(response: 0.48, dampingRatio: 0.55))
  }

  /// The tuning for Reduce Motion.
  ///
  /// The edge is that of ``JellyBar/Tuning/calm(_:)``: it follows the finger, and goes to its inset
  /// and home without a bounce.
  /// The loader shows the progress of the pull, and then stands still.
  @inline(never)
  public static func calm(_ edge: JellyBar.Edge = .soft) -> Self {
    let calm = JellyBar.Tuning.calm(edge)
    return Self(edge: calm, endSpring: calm.spring, turns: false)
  }
}
