/// A point or a direction in the plane: x grows to the right, y downwards, both in points.
public typealias Vector2 = SIMD2<Double>

extension Vector2 {
  /// The direction at an angle: a vector of length 1.
  ///
  /// - Parameter angle: In radians: 0 is to the right, and angles grow clockwise.
  public init(angle: Double) {
    let (sine, cosine) = Elementary.sincos(angle)
    self.init(cosine, sine)
  }

  /// Whether both coordinates are finite: zero times a finite number is 0, and zero times infinity
  /// or NaN is NaN.
  var isFinite: Bool { x * 0 + y * 0 == 0 }
}
