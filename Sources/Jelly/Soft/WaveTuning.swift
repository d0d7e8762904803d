/// The relation of the waves of a soft shape to the longest one, and to the finger that holds them.
///
/// The tuning of the control gives the spring of the longest wave. On the outline of a box it is
/// that of a wave with a length of 400 pt.
public struct WaveTuning: Equatable, Sendable {
  /// The damping of short waves, and the lag of the place under a finger, in seconds: 0.002 to
  /// 0.005 look right.
  ///
  /// More than 2ζ/ω₀ of the spring counts as that: with more, long waves would not be damped.
  public var stiffnessDamping: Double
  /// The share of the stiffness that is the same for all waves: with 0 a pulled edge is
  /// a triangle, as a string, with 1 no wave runs along it; 0.5 to 0.8 look right.
  public var foundationFraction: Double
  /// The stiffness against bending, relative to the tension, for the longest wave: it makes the
  /// tip round, and short waves run faster; 0 to 0.08 look right.
  public var bendingStiffness: Double
  /// The strength of a finger's contact, as the angular frequency of the piece of edge under it
  /// alone, in radians per second: 300 to 800 look right on an edge, 100 to 400 on a box.
  public var contactFrequency: Double
  /// The width of a finger, in points, as the standard deviation of a bell: 10 to 30 look right.
  ///
  /// The edge cannot show a narrow finger on a long edge. There the finger is as wide as the edge
  /// can show.
  public var touchWidth: Double
}

extension WaveTuning {
  /// The number of waves that every soft edge and every soft outline is a sum of.
  @_spi(Jelly) public static var count: Int { WaveModel.maximumWaveCount }
}
