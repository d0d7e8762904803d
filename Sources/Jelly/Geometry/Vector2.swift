/// A point or a direction in the plane: x grows to the right, y downwards, both in points.
public typealias Vector2 = SIMD2<Double>

extension Vector2 {
  /// Whether both coordinates are numbers and neither is infinite.
  ///
  /// Zero times a number is zero; times an infinity, or no number, it is no number.
  var isFinite: Bool { x * 0 + y * 0 == 0 }
}
