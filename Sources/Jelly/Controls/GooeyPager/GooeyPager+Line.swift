extension GooeyPager {
  /// The coloured part of the track: as long as the ball is far, or on its way to a page.
  ///
  /// What is missing of it, or too much, goes as (1 − x)² in its duration: the ease-out
  /// parabola 1 − x·(2 − x).
  struct Line: Equatable, Sendable {
    /// The page to which it goes; nil where it follows the ball.
    var target: Int?
    /// How much too long it was, in pages.
    var slack = 0.0
    /// Since when it goes.
    var startTime = 0.0

    /// How long it takes, in seconds; 0 where it is with the ball at once.
    var duration = 0.0

    /// How far it reaches, in pages.
    func place(at time: Double, ball: Double) -> Double {
      guard duration > 0 else { return ball }
      let left = 1 - min(max((time - startTime) / duration, 0), 1)
      return (target.map(Double.init) ?? ball) + slack * left * left
    }

    /// From this time on it goes with the ball, or stands still.
    var restTime: Double {
      slack == 0 || duration == 0
        ? -.infinity : max(startTime + duration, startTime.nextUp)
    }

    /// How long a line by a tuning takes that goes on from this one, in seconds.
    ///
    /// What is left of a line does not jump where the tuning has no duration.
    func duration(by tuning: Tuning) -> Double {
      tuning.lineDuration > 0 ? tuning.lineDuration : min(duration, Self.leftoverDuration)
    }

    /// How long what is left of a line takes at most where the tuning has no duration, in seconds.
    private static var leftoverDuration: Double { 0.25 }
  }
}
