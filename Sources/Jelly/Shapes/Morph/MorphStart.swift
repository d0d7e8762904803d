/// How a flow begins, for a host whose shape and whose ``MorphMotion`` are in modules of their own,
/// as in a page: the one that every page loads is without the matching.
@_spi(Jelly) public struct MorphStart {
  /// The spring of the points.
  public var spring: DampedSpring
  /// How much faster the nearest place is than the middle, as a share.
  public var wave: Double
  /// The place where the wave begins, in sizes.
  public var place: Vector2
  /// The time of the event, in seconds.
  public var time: Double
  /// The time from which on no point moves visibly.
  public var restTime: Double

  /// Creates the start of a flow.
  public init(
    spring: DampedSpring, wave: Double, place: Vector2, time: Double, restTime: Double
  ) {
    (self.spring, self.wave, self.place) = (spring, wave, place)
    (self.time, self.restTime) = (time, restTime)
  }

  /// The start that is over at once: what is drawn first is not seen to grow.
  public static var rest: Self {
    Self(spring: .reducedMotion, wave: 0, place: MorphMatch.center, time: 0, restTime: 0)
  }
}

@_spi(Jelly) extension MorphMotion {
  /// Starts to flow to the next drawing; false if it is not valid, or does not fit the memory.
  public mutating func start(_ start: MorphStart) -> Bool {
    self.start(
      spring: start.spring, wave: start.wave, from: start.place, at: start.time,
      restTime: start.restTime)
  }
}
