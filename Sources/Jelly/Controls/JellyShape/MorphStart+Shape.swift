/// The start of a flow whose spring and wave are those of a shape.
@_spi(Jelly) extension MorphStart {
  /// Creates the start of a flow of a drawing that no sheet bends.
  ///
  /// - Parameters:
  ///   - tuning: The tuning of a shape whose flow is the same.
  ///   - size: The longer side of the drawing's box, in points.
  ///   - place: The place where the wave begins, in sizes.
  ///   - wave: The strength of the wave, from 0 to 1.
  ///   - time: The time of the event, in seconds.
  public init(
    _ tuning: JellyShapeBody.Tuning, size: Double, place: Vector2, wave: Double, time: Double
  ) {
    self.init(
      spring: tuning.morphSpring, wave: wave * tuning.wave, place: place, time: time,
      restTime: Self.restTime(tuning, wave: wave, size: size, from: time))
  }

  /// The time from which on a drawing that is changed now does not flow visibly any more: no point
  /// is thrown farther than ``MorphMotion/reach``, and the slowest are those far from the wave.
  static func restTime(
    _ tuning: JellyShapeBody.Tuning, wave: Double, size: Double, from now: Double
  ) -> Double {
    guard tuning.morphSpring.isUnderdamped, size > 0 else { return now }
    // As the sheet's waves come to rest: the spring's own rest time would be 0.5 kB more of a page.
    var bound = slowest(tuning, wave: wave).rates.envelope(MorphMotion.reach, 0)
    return now
      + SpringRates.timeToRest(
        &bound.amplitude, &bound.rate, count: 1, tolerance: Limits.restTolerance / size)
  }

  /// The spring of a flow where it is slowest, for a wave from 0 to 1.
  static func slowest(_ tuning: JellyShapeBody.Tuning, wave: Double) -> DampedSpring {
    let spring = tuning.morphSpring
    return DampedSpring(
      angularFrequency: spring.angularFrequency * (1 - min(max(wave, 0), 1) * tuning.wave),
      dampingRatio: spring.dampingRatio)
  }
}

@_spi(Jelly) extension JellyShapeBody {
  /// The start of the flow that the last ``Event/drawingChanged(from:wave:)`` has begun.
  ///
  /// - Parameters:
  ///   - point: The point of the event, in points.
  ///   - wave: The wave of the event, from 0 to 1.
  public func morphStart(from point: Vector2, wave: Double) -> MorphStart {
    let side = max(size.x, size.y)
    return MorphStart(
      spring: tuning.morphSpring, wave: wave * tuning.wave,
      place: side > 0 ? (point - size / 2) / side + 0.5 : MorphMatch.center,
      time: clock.time, restTime: morphRestTime)
  }
}
