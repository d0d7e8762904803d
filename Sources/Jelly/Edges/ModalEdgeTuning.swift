/// The numbers of a soft edge, beside the spring of its longest wave.
///
/// The edge is a sum of waves that fit between its ends, which stay at the corners of the bar. The
/// tuning of the bar gives the spring of the longest one.
public struct ModalEdgeTuning: Equatable, Sendable {
  /// The relation of the shorter waves to the longest one, and the contact of a finger with them.
  public var waves = WaveTuning()
  /// The stiffness with which the edge keeps the area of the bar, in stiffnesses of the longest
  /// wave.
  ///
  /// With 0 only the pulled place moves, with more the rest moves to the other side; 0 to 4
  /// look right.
  public var areaStiffness = 1.0
  /// The velocity with which a tap pushes the edge in under the finger, in points per second:
  /// 0 to 1500 look right.
  public var tapVelocity = 600.0

  /// Creates the tuning of the standard edge, chosen on film strips.
  public init() {}
}

// Embedded Swift allows only SPI to use a conformance that is SPI.
@_spi(Jelly) extension ModalEdgeTuning {
  /// Accepts a visitor of every part.
  mutating func accept(_ visitor: inout some FieldVisitor) {
    visitor.beginCurveGroup("waves")
    waves.accept(&visitor)
    visitor.endGroup()
    visitor.number(
      &areaStiffness, "areaStiffness", in: .ratio, recommended: 0...4, step: 0.1, valid: 0...1000)
    visitor.number(
      &tapVelocity, "tapVelocity", in: .pointsPerSecond, recommended: 0...1500, step: 50,
      valid: 0...1e4)
  }
}
