extension ElasticTemplate {
  /// The feel of a pill.
  public struct Tuning: ElasticTuning {
    /// The spring that moves the sides.
    public var spring: DampedSpring
    /// How far the sides go while it is held, in points; negative makes a dent.
    public var reach: Double

    /// Makes a tuning from its parts.
    public init(spring: DampedSpring, reach: Double) {
      self.spring = spring
      self.reach = reach
    }
  }
}

extension ElasticTemplate.Tuning {
  /// The tuning with a name.
  public func named(_ name: TuningName) -> Self {
    switch name {
    case .standard: .standard
    case .liquid: .liquid
    case .classic: .classic
    case .calm: .calm
    }
  }

  /// Shows every part to a visitor, which may change it.
  public mutating func show(to visitor: inout some TuningVisitor) {
    visitor.spring(&spring, "spring")
    visitor.number(&reach, "reach", in: .points, sensible: -10...10, step: 0.5, sound: .signed)
  }

  /// The standard tuning: no tutorial has such a pill.
  public static var classic: Self { standard }

  /// The default tuning; its numbers were found by eye.
  public static var standard: Self {
    Self(spring: DampedSpring(response: 0.3, dampingRatio: 0.3), reach: 4)
  }

  /// The tuning for play: the outline goes farther than in ``standard``, and rings longer.
  public static var liquid: Self {
    Self(spring: DampedSpring(response: 0.4, dampingRatio: 0.2), reach: 6)
  }

  /// The tuning for Reduce Motion: the outline does not move.
  public static var calm: Self { Self(spring: .calm, reach: 0) }
}
