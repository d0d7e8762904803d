/// The bounds of the numbers that the core accepts as places on a screen.
///
/// That of times is ``EventClock/maximumTime``.
enum Limits {
  /// The largest coordinate, in points: no screen is wider, and no sum of such numbers overflows.
  static let coordinate = 1e6

  /// The distance from its target at which a motion counts as at rest, in points.
  ///
  /// A control point lies up to twice as far from its rest, so no point of an outline moves by more
  /// than 0.1 pt in the last step: on a phone at 30 cm that is 11 seconds of arc, about the least
  /// offset of two lines that a person finds. The median of the last step is 0.05 pt for a bar and
  /// 0.04 pt for a drawer. With 0.005 pt a bar goes on for 0.45 s more, and a drawer for 0.44 s.
  /// With 0.5 pt the last step is up to two pixels of most screens.
  ///
  /// After random events the outline is within 0.05 pt of its rest for 1 % of the time of a bar's
  /// motions, 5 % of a drawer's and a group's, 8 to 11 % of those of a drop on a track and of a
  /// pager, and 21 % of a shape's: a sheet that fingers hold moves by 32 modes, of which no point
  /// has the sum.
  static let restTolerance = 0.05

  /// The opacity up to which nothing is drawn: half of what one of 255 levels is.
  static let faint = 0.002

  /// The amplitude up to which a drawer no longer takes a touch from its content, in points.
  ///
  /// A control takes a touch from its content only while it visibly moves, which depends on what a
  /// person sees, and not on ``restTolerance``. A drawer that opens by 400 pt has this amplitude
  /// after 0.5 s, and moves by at most 15 pt/s then; its waves rest after 1.2 s. Half or twice the
  /// amplitude is 0.06 s later or earlier. With 4 pt a finger that catches the panel as it arrives
  /// would press the content.
  static let visibleAmplitude = 1.0

  /// The smallest length that does not count as 0, in points: a ten-thousandth of what the densest
  /// screen shows.
  ///
  /// A control treats every smaller size, diameter, radius, overshoot or coordinate that it is
  /// given as 0. So no product of two lengths underflows, and no quotient overflows.
  static let minimumLength = 1e-6

  /// A length limited to ``coordinate``; a length that is negative, smaller than ``minimumLength``
  /// or NaN becomes 0.
  static func length(_ value: Double) -> Double {
    value >= minimumLength ? min(value, coordinate) : 0
  }

  /// A size with both lengths limited.
  static func size(_ size: Vector2) -> Vector2 {
    Vector2(length(size.x), length(size.y))
  }

  /// A point with both coordinates limited to ±``coordinate``.
  static func position(_ point: Vector2) -> Vector2 {
    Vector2(position(point.x), position(point.y))
  }

  /// A coordinate limited to ±``coordinate``; one nearer to 0 than ``minimumLength`` becomes 0.
  private static func position(_ value: Double) -> Double {
    abs(value) < minimumLength ? 0 : min(max(value, -coordinate), coordinate)
  }
}
