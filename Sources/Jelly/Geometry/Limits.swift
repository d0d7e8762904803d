/// The bounds of what the core takes for a place on a screen.
enum Limits {
  /// The largest coordinate, in points: no screen is wider, and no sum of such numbers overflows.
  static let coordinate = 1e6

  /// The latest time, in seconds: 30,000 years on, where a double still tells 0.1 ms apart.
  static let time = 1e12

  /// How far from its target a motion may be when it counts as at rest, in points.
  ///
  /// A control point lies up to twice as far from its rest, so no point of an outline moves by more
  /// than 0.01 pt in the last step.
  static let rest = 0.005

  /// The smallest length that counts, in points: a ten-thousandth of what the densest screen shows.
  ///
  /// Whatever is smaller counts as 0 where it enters the core: sizes, diameters, radii, overshoots
  /// and places. So no product of two lengths underflows, and no quotient overflows.
  static let smallest = 1e-6

  /// A length as a control takes it: at most ``coordinate``; 0 where it is negative, smaller than
  /// ``smallest`` or NaN.
  static func length(_ value: Double) -> Double {
    value >= smallest ? min(value, coordinate) : 0
  }

  /// A length as a control takes it, and the one that NaN stands for.
  static func length(_ value: Double, or standard: Double) -> Double {
    value == value ? length(value) : standard
  }

  /// A signed length as a control takes it: within ±``coordinate``; NaN becomes 0.
  static func displacement(_ value: Double) -> Double {
    value < 0 ? -length(-value) : length(value)
  }

  /// A size as a control takes it.
  static func size(_ size: Vector2) -> Vector2 {
    Vector2(length(size.x), length(size.y))
  }

  /// A point as a control takes it, both coordinates within ±``coordinate``.
  static func position(_ point: Vector2) -> Vector2 {
    Vector2(position(point.x), position(point.y))
  }

  /// A coordinate as a control takes it.
  private static func position(_ value: Double) -> Double {
    abs(value) < smallest ? 0 : min(max(value, -coordinate), coordinate)
  }
}
