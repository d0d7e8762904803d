/// A piece of an outline at rest: a cubic that ends where the next piece starts, and how it moves
/// when the whole outline grows.
struct SoftPiece {
  /// The start of the cubic, and its control points.
  var start: Vector2
  var control1: Vector2
  var control2: Vector2
  /// D at the start: about the outline's normal, outwards.
  var direction: Vector2
  /// The derivative of D with respect to arc length, per point.
  var turn: Vector2
  /// The distance along the perimeter at which the piece starts, in points.
  var distance: Double
  /// The distances of the control points from the start and from the end, in points.
  var startThird: Double
  var endThird: Double
}

/// A displacement at the start of a piece, in points, and its derivative with respect to arc
/// length.
struct SoftDisplacement {
  var vector: Vector2
  var slope: Vector2
}

extension SoftDisplacement {
  /// The displacement as it looks when it is turned by half a turn.
  static prefix func - (displacement: Self) -> Self {
    Self(vector: -displacement.vector, slope: -displacement.slope)
  }
}
