public import Jelly

/// The parts of a trace that a film uses.
extension Trace {
  /// The time after the last event from which on nothing moves, in seconds; infinity if there is
  /// none.
  @_spi(Jelly) public var restTime: Double { script.endTime }

  /// The times of the events, in order, in seconds.
  @_spi(Jelly) public var eventTimes: [Double] { script.eventTimes }

  /// Width and height of the control before the first event, in points.
  @_spi(Jelly) public var size: Vector2 { script.size }

  /// The edge that the control hangs from before the first event; nil if it stands free.
  @_spi(Jelly) public var hangingSide: RectEdge? { script.hangingSide }

  /// Shows the control at some times.
  ///
  /// - Parameters:
  ///   - moments: Each time with the number of events that have happened then; both never fall.
  ///   - use: Takes the picture at each of them.
  @_spi(Jelly) public func show(
    at moments: [(time: Double, events: Int)], to use: (RecordedPicture) -> Void
  ) {
    script.show(at: moments, to: use)
  }
}
