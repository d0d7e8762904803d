extension JellyRefreshBody {
  /// The behavior of a refresh: how its edge follows the finger, goes to its inset, and returns to
  /// rest.
  public struct Tuning: JellyTuning {
    /// The tuning of the edge under the finger, and while it goes to the inset, for each curve that
    /// it can have.
    public var bar: JellyBarBody.Tuning
    /// The spring that returns the edge to rest when the work is over.
    public var returnSpring: DampedSpring
    /// A Boolean value that indicates whether the spinner rotates while the work is done.
    public var spins = true
  }
}

@_spi(Jelly) extension JellyRefreshBody.Tuning: FieldVisitable {
  /// Accepts a visitor of every part, which may change it; the edge's parts are a group `bar`.
  public mutating func accept(_ visitor: inout some FieldVisitor) {
    visitor.beginGroup("bar")
    bar.accept(&visitor)
    visitor.endGroup()
    visitor.spring(&returnSpring, "returnSpring")
    visitor.flag(&spins, "spins")
  }
}

extension JellyRefreshBody.Tuning {
  /// The numbers of the originals.
  ///
  /// The wave is DGElasticPullToRefresh's: 1.6/3 of the pull up to 70 pt, Spring(0.9, 0.43, 0),
  /// back in 0.4 s. The quadratic edge is T5's: Spring(1, 0.5, 0). They do not have a soft edge;
  /// they have the wave instead.
  public static var classic: Self {
    var bar = JellyBarBody.Tuning.classic
    bar.wave = .tutorialWave(
      share: 1.6 / 3, maximumDepth: 70, by: DampedSpring(uikitDuration: 0.9, dampingRatio: 0.43))
    bar.softFallback = .wave
    return Self(bar: bar, returnSpring: DampedSpring(uikitDuration: 0.4, dampingRatio: 1))
  }

  /// The default tuning, with the edge of ``JellyBarBody/Tuning/standard``.
  public static var standard: Self {
    Self(bar: .standard, returnSpring: DampedSpring(response: 0.4, dampingRatio: 0.7))
  }

  /// The tuning for play, with the edge of ``JellyBarBody/Tuning/liquid``.
  public static var liquid: Self {
    Self(bar: .liquid, returnSpring: DampedSpring(response: 0.48, dampingRatio: 0.55))
  }

  /// The tuning for Reduce Motion.
  ///
  /// The edge is that of ``JellyBarBody/Tuning/reduced``: it follows the finger, and goes to its
  /// inset and back without a bounce. The spinner shows the progress of the pull, and then stands
  /// still.
  public static var reduced: Self {
    Self(bar: .reduced, returnSpring: .reducedMotion, spins: false)
  }
}

extension EdgeTuning {
  /// The depth of the wave for each point that a list moves with the edge.
  var waveFollow: Double { waveFraction < 1 ? 1 : pullRatio }
}
