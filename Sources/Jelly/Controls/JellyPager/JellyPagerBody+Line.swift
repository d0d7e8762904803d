extension JellyPagerBody {
  /// The colored part of the track.
  ///
  /// It ends at the ball, or goes to a page.
  ///
  /// The difference from its final length shrinks as (1 − x)² over its duration, which is the
  /// ease-out parabola 1 − x·(2 − x).
  struct Line: Sendable {
    /// The page to which the line goes; nil if it follows the ball.
    var target: Int?
    /// The length by which the line was too long at the start, in pages.
    var residual = 0.0
    /// The time of the start, in seconds.
    var startTime = 0.0

    /// The duration of the change, in seconds; 0 if the line is always at the ball.
    var duration = 0.0

    /// The residual within which nobody sees the line move, in pages.
    var tolerance = 0.0

    /// The end of the line at `time`, in pages.
    func place(at time: Double, ball: Double) -> Double {
      guard duration > 0 else { return ball }
      let left = time < restTime ? 1 - min(max((time - startTime) / duration, 0), 1) : 0
      return (target.map(Double.init) ?? ball) + residual * left * left
    }

    /// The time from which on the line follows the ball exactly, or stands still.
    var restTime: Double {
      guard residual != 0, duration != 0 else { return -.infinity }
      // A residual that nobody sees at the start is gone when half of it is left.
      let share = max(1 - min(tolerance / abs(residual), 0.5).squareRoot(), 0)
      return max(startTime + duration * share, startTime.nextUp)
    }

    /// The duration of a line that continues from this one under a tuning, in seconds.
    ///
    /// If the tuning does not have a duration, a line that is still changing ends soon instead of
    /// jumping.
    func duration(by tuning: Tuning) -> Double {
      tuning.trackDuration > 0 ? tuning.trackDuration : min(duration, Self.leftoverDuration)
    }

    /// The longest duration of such a line, in seconds.
    private static var leftoverDuration: Double { 0.25 }
  }
}
