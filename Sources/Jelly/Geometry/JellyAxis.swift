/// The axis along which a row of dots or a track runs.
///
/// Formulas are written for a row that runs to the right. An axis converts the coordinates of the
/// control to those of such a row, and back.
public enum JellyAxis: Int, Sendable {
  /// From left to right, or from right to left.
  case horizontal
  /// From top to bottom.
  case vertical

  /// A vector with its components along the row (x) and across it (y).
  ///
  /// The function is its own inverse.
  package func along(_ vector: Vector2) -> Vector2 {
    self == .horizontal ? vector : Vector2(vector.y, vector.x)
  }
}

@_spi(Jelly) extension JellyAxis: NamedCase {
  /// The name of the case.
  public var name: StaticString {
    switch self {
    case .horizontal: "horizontal"
    case .vertical: "vertical"
    }
  }
}
