extension ElasticRefresh {
  /// How a refresh feels: how its edge follows the finger, and how it goes where it waits and home.
  public struct Tuning: ElasticTuning {
    /// The edge under the finger, and its way to where it waits.
    public var edge: JellyBar.Tuning
    /// The spring that takes it home when the work is over.
    public var endSpring: DampedSpring
    /// Whether the loader turns while the work is being done.
    public var turns: Bool

    /// Makes a tuning of its parts.
    public init(edge: JellyBar.Tuning, endSpring: DampedSpring, turns: Bool = true) {
      self.edge = edge
      self.endSpring = endSpring
      self.turns = turns
    }
  }
}

extension ElasticRefresh.Tuning {
  /// The tuning of a name, with this one's edge.
  public func named(_ name: TuningName) -> Self {
    switch name {
    case .standard: .standard(edge.edge)
    case .classic: .classic(edge.edge)
    case .calm: .calm(edge.edge)
    }
  }

  /// Shows every part to a visitor, the bar's as a group `edge`.
  public mutating func show(to visitor: inout some TuningVisitor) {
    visitor.beginGroup("edge")
    edge.show(to: &visitor)
    visitor.endGroup()
    visitor.spring(&endSpring, "endSpring")
    visitor.flag(&turns, "turns")
  }

  /// How deep the wave goes for each point that the list moves.
  var waveFollow: Double { edge.waveShare < 1 ? 1 : edge.follow }

  /// The originals to the letter: DGElasticPullToRefresh's wave, 1.6/3 of the pull up to 70 pt,
  /// Spring(0.9, 0.43, 0), home in 0.4 s; T5's single edge, Spring(1, 0.5, 0).
  @inline(never)
  public static func classic(_ edge: JellyBar.Edge) -> Self {
    let wave = JellyBar.Tuning(
      edge: .wave, profile: .sevenPoint, follow: 1, waveShare: 1.6 / 3, deepestWave: 70,
      spring: DampedSpring(uikitDuration: 0.9, dampingRatio: 0.43), returnsSideways: false)
    return Self(
      edge: edge == .wave ? wave : .classic(.single),
      endSpring: DampedSpring(uikitDuration: 0.4, dampingRatio: 1))
  }

  /// The better one, and the default: the edge of ``JellyBar/Tuning/standard(_:)``.
  @inline(never)
  public static func standard(_ edge: JellyBar.Edge) -> Self {
    Self(edge: .standard(edge), endSpring: DampedSpring(response: 0.4, dampingRatio: 0.7))
  }

  /// For Reduce Motion: the edge stays straight, follows the finger, and goes where it waits and
  /// home at once; the loader shows how far the pull has come, and then stands still.
  @inline(never)
  public static func calm(_ edge: JellyBar.Edge) -> Self {
    let calm = JellyBar.Tuning.calm(edge)
    return Self(edge: calm, endSpring: calm.spring, turns: false)
  }
}
