/// The numbers of a soft edge, beside the spring of its longest wave.
///
/// The edge is a sum of waves that fit between its ends. The tuning of the bar gives the spring of
/// the longest one; these numbers say how the shorter ones follow, and how a finger holds them.
public struct SoftEdgeTuning: Equatable, Sendable {
  /// What holds the ends of the edge.
  public enum Ends: Int, NamedChoice {
    /// The ends stay at the corners of the bar, and may turn there.
    case hinged
    /// The ends move along the sides of the bar, and the area is kept exactly.
    case free

    /// The name of the case.
    public var name: StaticString {
      switch self {
      case .hinged: "hinged"
      case .free: "free"
      }
    }
  }

  /// What holds the ends of the edge.
  public var ends: Ends
  /// How fast short waves die, and how far the finger's patch lags, in seconds: 0.002 to 0.005 look
  /// right.
  ///
  /// More than 2ζ/ω₀ of the spring counts as that: with more, long waves would have no damping
  /// left.
  public var crispness: Double
  /// The share of the stiffness that is the same for all waves: with 0 the edge is a string and
  /// hangs like a tent, with 1 no wave runs along it; 0.5 to 0.8 look right.
  public var foundation: Double
  /// The stiffness against bending, relative to the tension, for the longest wave: it makes the
  /// tip round, and short waves run faster; 0 to 0.08 look right.
  public var bending: Double
  /// How hard a finger holds the patch of edge under it, as the angular frequency of that patch
  /// alone, in radians per second: 300 to 800 look right.
  public var grip: Double
  /// The width of a finger, in points, as the standard deviation of a bell: 14 to 30 look right.
  ///
  /// The edge cannot show a narrow finger on a long edge. There the finger is as wide as the edge
  /// can show.
  public var fingerWidth: Double
  /// The stiffness with which the edge keeps the area of the bar, in stiffnesses of the longest
  /// wave.
  ///
  /// With 0 only the pulled place moves, with more the rest gives way to the other side; 0 to 4 look
  /// right. Free ends keep the area exactly, whatever this is.
  public var volume: Double

  /// Makes a tuning from its parts; without any, it is the standard one.
  public init(
    ends: Ends = .hinged, crispness: Double = 0.003, foundation: Double = 0.7,
    bending: Double = 0.03, grip: Double = 400, fingerWidth: Double = 20, volume: Double = 1
  ) {
    self.ends = ends
    self.crispness = crispness
    self.foundation = foundation
    self.bending = bending
    self.grip = grip
    self.fingerWidth = fingerWidth
    self.volume = volume
  }
}

extension SoftEdgeTuning {
  /// Shows every part to a visitor, as a group `soft`.
  mutating func show(to visitor: inout some TuningVisitor) {
    visitor.beginGroup("soft")
    visitor.choice(&ends, "ends")
    visitor.number(
      &crispness, "crispness", in: .seconds, sensible: 0.002...0.005, step: 0.0002,
      sound: .share)
    visitor.number(
      &foundation, "foundation", in: .ratio, sensible: 0.5...0.8, step: 0.01, sound: .share)
    visitor.number(&bending, "bending", in: .ratio, sensible: 0...0.08, step: 0.002, sound: .share)
    visitor.number(
      &grip, "grip", in: .perSecond, sensible: 300...800, step: 10, sound: 10...2000)
    visitor.number(
      &fingerWidth, "fingerWidth", in: .points, sensible: 14...30, step: 1, sound: 1...200)
    visitor.number(&volume, "volume", in: .ratio, sensible: 0...4, step: 0.1, sound: 0...1000)
    visitor.endGroup()
  }
}
