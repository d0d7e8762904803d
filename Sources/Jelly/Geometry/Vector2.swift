/// A point or a direction in the plane: x grows to the right, y downwards, both in points.
public typealias Vector2 = SIMD2<Double>

extension Vector2 {
  /// Whether both coordinates are finite: zero times a finite number is 0, and zero times infinity
  /// or NaN is NaN.
  var isFinite: Bool { x * 0 + y * 0 == 0 }
}
