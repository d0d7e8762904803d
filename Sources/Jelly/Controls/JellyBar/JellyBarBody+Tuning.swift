extension JellyBarBody {
  /// The behavior of a bar: how its edge follows a finger and springs back, for each curve that the
  /// edge can have (``Settings/curve``).
  public struct Tuning: JellyTuning {
    /// The numbers of a ``JellyEdgeCurve/quadratic`` edge.
    public var quadratic: EdgeTuning
    /// The numbers of a ``JellyEdgeCurve/wave``.
    public var wave: EdgeTuning
    /// The numbers of a ``JellyEdgeCurve/soft`` edge.
    public var soft: EdgeTuning
    /// The curve of a bar whose setting is ``JellyEdgeCurve/soft``: another one in ``classic``,
    /// because the tutorials do not have a soft edge, and in ``reduced``, which shows no waves.
    public var softFallback = EdgeCurve.soft
  }
}

extension JellyBarBody.Tuning {
  /// The tuning with the numbers of each curve that have a name.
  private static func edges(_ name: TuningPreset) -> Self {
    var tuning = Self(
      quadratic: .preset(name, for: .quadratic), wave: .preset(name, for: .wave),
      soft: .preset(name, for: .soft))
    if name == .classic { tuning.softFallback = .quadratic }
    if name == .reduced { tuning.softFallback = .wave }
    return tuning
  }

  /// The curve of an edge with a setting.
  func curve(for edge: JellyBarBody.EdgeCurve) -> JellyBarBody.EdgeCurve {
    edge == .soft ? softFallback : edge
  }

  /// The numbers of a curve.
  public subscript(curve: JellyBarBody.EdgeCurve) -> EdgeTuning {
    get {
      switch curve {
      case .quadratic: quadratic
      case .wave: wave
      case .soft: soft
      }
    }
    set {
      switch curve {
      case .quadratic: quadratic = newValue
      case .wave: wave = newValue
      case .soft: soft = newValue
      }
    }
  }
}

extension JellyBarBody.Tuning {
  /// The numbers of the tutorials; the rebound starts without the finger's velocity.
  ///
  /// A wave that is caught in mid-motion stays where it is until the finger has made it deeper, as
  /// in every tuning; that of the tutorials jumps to the finger.
  ///
  /// A bar whose setting is ``JellyEdgeCurve/soft`` has the quadratic edge, T1's, instead.
  public static var classic: Self { edges(.classic) }

  /// The default tuning, chosen on film strips in the ranges of its parts.
  ///
  /// The edge follows the finger, resists when it is pulled too far, and continues with the
  /// finger's velocity in the rebound, sideways too. A soft edge does so at every place where a
  /// finger pulls it, and waves run along it.
  public static var standard: Self { edges(.standard) }

  /// The tuning for play: the edge oscillates longer than in ``standard``, and where it is pulled
  /// out on one side, it sinks in on the other.
  public static var liquid: Self { edges(.liquid) }

  /// The tuning for Reduce Motion: the edge stays straight, follows the finger as deep as in
  /// ``standard``, and returns to rest without a bounce by ``DampedSpring/reducedMotion``.
  ///
  /// A bar whose setting is ``JellyEdgeCurve/soft`` has the straight edge, too: no wave
  /// runs along it.
  public static var reduced: Self { edges(.reduced) }
}

@_spi(Jelly) extension JellyBarBody.Tuning: FieldVisitable {
  /// Accepts a visitor of every part, which may change it; the parts of each curve are a group.
  public mutating func accept(_ visitor: inout some FieldVisitor) {
    visitor.beginCurveGroup("quadratic")
    quadratic.accept(&visitor, of: .quadratic)
    visitor.endGroup()
    visitor.beginCurveGroup("wave")
    wave.accept(&visitor, of: .wave)
    visitor.endGroup()
    visitor.beginCurveGroup("soft")
    soft.accept(&visitor, of: .soft)
    visitor.endGroup()
    visitor.choice(&softFallback, "softFallback")
  }
}
