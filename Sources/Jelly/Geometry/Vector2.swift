/// A point or a direction in the plane: x grows to the right, y downwards, both in points.
public typealias Vector2 = SIMD2<Double>

extension Vector2 {
  /// Whether neither coordinate is infinite or NaN: zero times a finite number is 0, and zero times
  /// either of the others is NaN.
  var isFinite: Bool { x * 0 + y * 0 == 0 }
}
