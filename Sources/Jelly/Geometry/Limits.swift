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
