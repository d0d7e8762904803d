/// The displacement of a bar's free edge from its straight rest.
///
/// The edge's shapes are drawn from it.
///
/// It is a vector of three numbers, so that one spring moves them all.
struct EdgeAmplitudes: MotionValue {
  /// The distance of the wave's tip, or of the edge's control point, from the middle of the edge,
  /// in points; positive is to the right.
  var sideways = 0.0
  /// The distance by which the whole edge has dropped, in points; negative is up.
  var base = 0.0
  /// The depth of the wave below the base, in points; negative is a dent.
  var wave = 0.0

  /// The amplitudes of a straight edge at rest.
  static let zero = EdgeAmplitudes()

  /// The depth of the edge at its tip, in points below its rest.
  var depth: Double { base + wave }

  /// The length of the three as a vector, in points.
  static func length(of value: Self) -> Double {
    (value.sideways * value.sideways + value.base * value.base + value.wave * value.wave)
      .squareRoot()
  }

  /// Adds part by part.
  static func + (left: Self, right: Self) -> Self {
    Self(
      sideways: left.sideways + right.sideways,
      base: left.base + right.base,
      wave: left.wave + right.wave)
  }

  /// Subtracts part by part.
  static func - (left: Self, right: Self) -> Self {
    Self(
      sideways: left.sideways - right.sideways,
      base: left.base - right.base,
      wave: left.wave - right.wave)
  }

  /// Scales every part.
  static func * (value: Self, factor: Double) -> Self {
    Self(
      sideways: value.sideways * factor,
      base: value.base * factor,
      wave: value.wave * factor)
  }
}
