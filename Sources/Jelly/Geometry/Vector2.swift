/// A point or a direction in the plane: x grows to the right, y downwards, both in points.
public typealias Vector2 = SIMD2<Double>

extension Vector2 {
  /// Whether both coordinates are numbers and neither is infinite.
  ///
  /// Zero times a number is zero; times an infinity, or no number, it is no number.
  var isFinite: Bool { x * 0 + y * 0 == 0 }
}

/// The bounds of what the core takes for a place on a screen.
enum Limits {
  /// The largest coordinate, in points: no screen is wider, and no sum of such numbers overflows.
  static let coordinate = 1e6

  /// The latest time, in seconds: 30,000 years on, where a double still tells 0.1 ms apart.
  static let time = 1e12

  /// A length as a control takes it: 0 for what is no length, at most ``coordinate``.
  static func length(_ value: Double) -> Double {
    value > 0 ? min(value, coordinate) : 0
  }

  /// A length with a sign as a control takes it: 0 for what is no number.
  static func displacement(_ value: Double) -> Double {
    value < 0 ? -length(-value) : length(value)
  }

  /// A size as a control takes it.
  static func size(_ size: Vector2) -> Vector2 {
    Vector2(length(size.x), length(size.y))
  }

  /// A coordinate as a control takes it, kept within ±``coordinate``.
  static func position(_ point: Vector2) -> Vector2 {
    Vector2(
      min(max(point.x, -coordinate), coordinate),
      min(max(point.y, -coordinate), coordinate))
  }
}
