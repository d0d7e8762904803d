/// An outline at rest, cut into pieces, along which waves run.
protocol SoftFrame {
  /// The length of the outline, in points.
  var perimeter: Double { get }

  /// Calls a function with each piece and its index, in the order in which they follow one another;
  /// there are at most 63.
  func forEachPiece(_ body: (Int, SoftPiece) -> Void)
}

/// A point of an outline at rest, and how it moves when the whole outline grows.
struct SoftKnot {
  /// The way along the perimeter, in points.
  var way: Double
  /// The point.
  var point: Vector2
  /// D: about the outline's normal, outwards.
  var direction: Vector2
  /// D by the way, per point.
  var turn: Vector2
}

/// A piece of an outline between two knots.
struct SoftPiece {
  var start: SoftKnot
  var end: SoftKnot
  /// The control points of the piece at rest.
  var control1: Vector2
  var control2: Vector2
  /// How far the control points are from its start and from its end.
  var startThird: Double
  var endThird: Double
}

/// A displacement at a knot, in points, and its slope by the way.
struct SoftDisplacement {
  var place: Vector2
  var slope: Vector2
}
