extension JellyBarBody {
  /// The behavior of a bar: how its edge follows a finger and springs back, for each curve that the
  /// edge can have (``Settings/edge``).
  public struct Tuning: JellyTuning {
    /// The numbers of a ``Edge/single`` edge.
    public var single: EdgeTuning
    /// The numbers of a ``Edge/wave``.
    public var wave: EdgeTuning
    /// The numbers of a ``Edge/soft`` edge.
    public var soft: EdgeTuning
    /// The curve of a bar whose setting is ``Edge/soft``: another one in ``classic``, because the
    /// tutorials do not have a soft edge, and in ``calm``, which shows no waves.
    public var softCurve = Edge.soft
  }
}

extension JellyBarBody.Tuning {
  /// The tuning with the numbers of each curve that have a name.
  private static func curves(_ name: TuningName) -> Self {
    var tuning = Self(
      single: .named(name, for: .single), wave: .named(name, for: .wave),
      soft: .named(name, for: .soft))
    if name == .classic { tuning.softCurve = .single }
    if name == .calm { tuning.softCurve = .wave }
    return tuning
  }

  /// Accepts a visitor of every part, which may change it; the parts of each curve are a group.
  public mutating func accept(_ visitor: inout some FieldVisitor) {
    visitor.beginCurveGroup("single")
    single.accept(&visitor, of: .single)
    visitor.endGroup()
    visitor.beginCurveGroup("wave")
    wave.accept(&visitor, of: .wave)
    visitor.endGroup()
    visitor.beginCurveGroup("soft")
    soft.accept(&visitor, of: .soft)
    visitor.endGroup()
    visitor.choice(&softCurve, "softCurve")
  }

  /// The curve of an edge with a setting.
  func curve(for edge: JellyBarBody.Edge) -> JellyBarBody.Edge { edge == .soft ? softCurve : edge }

  /// The numbers of a curve.
  public subscript(curve: JellyBarBody.Edge) -> EdgeTuning {
    get {
      switch curve {
      case .single: single
      case .wave: wave
      case .soft: soft
      }
    }
    set {
      switch curve {
      case .single: single = newValue
      case .wave: wave = newValue
      case .soft: soft = newValue
      }
    }
  }
}

extension JellyBarBody.Tuning {
  /// The numbers of the tutorials; the rebound starts without the finger's velocity.
  ///
  /// A bar whose setting is ``JellyBarBody/Edge/soft`` has the single edge, T1's, instead.
  public static var classic: Self { curves(.classic) }

  /// The default tuning; its numbers were determined empirically.
  ///
  /// The edge follows the finger, resists when it is pulled too far, and continues with the
  /// finger's velocity in the rebound, sideways too. A soft edge does so at every place where a
  /// finger pulls it, and waves run along it.
  public static var standard: Self { curves(.standard) }

  /// The tuning for play: the edge oscillates longer than in ``standard``, and where it is pulled
  /// out on one side, it sinks in on the other.
  public static var liquid: Self { curves(.liquid) }

  /// The tuning for Reduce Motion: the edge stays straight, follows the finger as deep as in
  /// ``standard``, and returns to rest without a bounce by ``DampedSpring/calm``.
  ///
  /// A bar whose setting is ``JellyBarBody/Edge/soft`` has the straight edge, too: no wave runs
  /// along it.
  public static var calm: Self { curves(.calm) }
}
