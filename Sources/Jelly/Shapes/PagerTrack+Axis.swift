extension PagerTrack {
  /// The way in which a row of things runs.
  ///
  /// Formulas are written for a row that runs to the right. An axis turns the control's coordinates
  /// into those of such a row, and back.
  public enum Axis: Int, NamedChoice {
    /// From left to right, or from right to left.
    case horizontal
    /// From top to bottom.
    case vertical

    /// The name of the case.
    public var name: StaticString {
      switch self {
      case .horizontal: "horizontal"
      case .vertical: "vertical"
      }
    }

    /// A size along the row and across; or, as it is its own inverse, back.
    public func along(_ vector: Vector2) -> Vector2 {
      self == .horizontal ? vector : Vector2(vector.y, vector.x)
    }
  }
}
