/// Where the fingers on a soft body are, where they came down and when, by their slots.
struct SoftGrips: Equatable, Sendable {
  private var x = SIMD4<Double>()
  private var y = SIMD4<Double>()
  private var startX = SIMD4<Double>()
  private var startY = SIMD4<Double>()
  private var times = SIMD4<Double>()

  /// The last place of a finger, in the control's coordinates.
  subscript(slot: Int) -> Vector2 {
    get { Vector2(x[slot], y[slot]) }
    set { (x[slot], y[slot]) = (newValue.x, newValue.y) }
  }

  /// The place where a finger came down.
  func start(_ slot: Int) -> Vector2 { Vector2(startX[slot], startY[slot]) }

  /// Notes a finger that comes down.
  mutating func begin(_ slot: Int, at point: Vector2, now: Double) {
    self[slot] = point
    (startX[slot], startY[slot], times[slot]) = (point.x, point.y, now)
  }

  /// How much of a tap a finger has made until now: 1 for a touch without a duration, 0 from
  /// `longest` seconds on.
  ///
  /// A finger that stays for longer has shown all that it does, so it taps nothing besides.
  func tap(_ slot: Int, now: Double, within longest: Double = wholePress) -> Double {
    max(1 - (now - times[slot]) / longest, 0)
  }

  /// After this time a finger that presses an outline has dented it as far as it does, in seconds;
  /// found by eye.
  static var wholePress: Double { 0.1 }
}
