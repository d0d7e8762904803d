/// The curve of the free edge of a bar or of a refresh.
public enum JellyEdgeCurve: Int, Sendable {
  /// One quadratic curve: `QuadraticEdge`.
  case quadratic
  /// A wave with its tip under the finger: `WaveEdge`.
  case wave
  /// A soft edge along which waves run, and which several fingers can pull at once.
  case soft
}

@_spi(Jelly) extension JellyEdgeCurve: NamedCase {
  /// The name of the case.
  public var name: StaticString {
    switch self {
    case .quadratic: "quadratic"
    case .wave: "wave"
    case .soft: "soft"
    }
  }
}
