extension GooeyPager {
  /// The coloured part of the track: as long as the ball is far, or on its way to a page.
  ///
  /// What is missing of it, or too much, goes as (1 − x)² in the tuning's duration: the ease-out
  /// parabola 1 − x·(2 − x).
  struct Line: Equatable, Sendable {
    /// The page to which it goes; nil where it follows the ball.
    var target: Int?
    /// How much too long it was, in pages.
    var slack = 0.0
    /// Since when it goes.
    var startTime = 0.0

    /// How far it reaches, in pages.
    func place(at time: Double, ball: Double, over duration: Double) -> Double {
      guard duration > 0 else { return ball }
      let left = 1 - min(max((time - startTime) / duration, 0), 1)
      return (target.map(Double.init) ?? ball) + slack * left * left
    }

    func restTime(over duration: Double) -> Double {
      slack == 0 || duration == 0 ? -.infinity : startTime + duration
    }
  }
}
