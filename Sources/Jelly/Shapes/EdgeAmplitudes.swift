/// How far a bar's free edge is from its straight rest: what its shapes are drawn from.
///
/// A vector, so that one spring moves all of it.
public struct EdgeAmplitudes: ElasticValue {
  /// Where the wave's tip, or the edge's control point, is: points sideways from the middle.
  public var sideways: Double
  /// How far the whole edge has dropped, in points; negative is up.
  public var base: Double
  /// How much deeper than the base the wave reaches, in points; negative is a dent.
  public var wave: Double

  /// Makes amplitudes of their parts; a straight edge at rest without any.
  public init(sideways: Double = 0, base: Double = 0, wave: Double = 0) {
    self.sideways = sideways
    self.base = base
    self.wave = wave
  }

  /// A straight edge at rest.
  public static let zero = EdgeAmplitudes()

  /// How deep the edge reaches at its tip, in points below its rest.
  public var depth: Double { base + wave }

  /// The length of the three as a vector, in points.
  public var magnitude: Double {
    (sideways * sideways + base * base + wave * wave).squareRoot()
  }

  /// Adds part by part.
  public static func + (left: Self, right: Self) -> Self {
    Self(
      sideways: left.sideways + right.sideways,
      base: left.base + right.base,
      wave: left.wave + right.wave)
  }

  /// Subtracts part by part.
  public static func - (left: Self, right: Self) -> Self {
    Self(
      sideways: left.sideways - right.sideways,
      base: left.base - right.base,
      wave: left.wave - right.wave)
  }

  /// Scales every part.
  public static func * (value: Self, factor: Double) -> Self {
    Self(
      sideways: value.sideways * factor,
      base: value.base * factor,
      wave: value.wave * factor)
  }
}
