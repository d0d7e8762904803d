/// The extents at which a panel comes to rest: up to eight detents, and 0, which is outside.
struct PanelStops: Equatable, Sendable {
  /// The number of detents.
  let count: Int
  /// The length of each detent, in points; 0 beyond the last.
  var lengths = SIMD8<Double>()

  init(count: Int) { self.count = count }

  /// The detent to which a panel goes that is let go; nil if it goes out.
  ///
  /// A slow release selects the stop that is nearest to where the panel would be a little later, a
  /// flick at least the next one in its direction. The time and the speed are those of
  /// ``DropTrack`` and of Material's bottom sheet: a light flick goes one detent far.
  ///
  /// - Parameters:
  ///   - extent: The extent of the panel, in points.
  ///   - velocity: Its velocity, in points per second.
  ///   - selected: The selected detent, which is preferred to another one at its place.
  ///   - includesOutside: Whether it may go out.
  func stop(
    from extent: Double, velocity: Double, selected: Int?, includesOutside: Bool
  ) -> Int? {
    let place = extent + velocity * Self.projectionTime
    if abs(velocity) >= Self.flickSpeed,
      let stop = nearestStop(
        to: place, selected: selected, includesOutside: includesOutside,
        ahead: (extent, velocity > 0 ? 1 : -1))
    {
      return stop.detent
    }
    return nearestStop(to: place, selected: selected, includesOutside: includesOutside)?.detent
  }

  /// A place where a panel can come to rest: a detent, or outside.
  struct Stop {
    /// The index of the detent; nil outside.
    var detent: Int?
    var length: Double
  }

  /// The stop that is nearest to a place; nil if there is none.
  ///
  /// - Parameters:
  ///   - place: The place.
  ///   - selected: The detent that is preferred to another one of its length.
  ///   - includesOutside: Whether outside counts.
  ///   - ahead: An extent, and the direction from there in which stops count; nil for all.
  func nearestStop(
    to place: Double, selected: Int?, includesOutside: Bool,
    ahead: (extent: Double, direction: Double)? = nil
  ) -> Stop? {
    func isAhead(_ length: Double) -> Bool {
      guard let ahead else { return true }
      return ahead.direction * (length - ahead.extent) > Self.sameStop
    }
    var best = includesOutside && isAhead(0) ? Stop(detent: nil, length: 0) : nil
    for index in 0..<count where isAhead(lengths[index]) {
      let length = lengths[index]
      if let best {
        let (here, there) = (abs(length - place), abs(best.length - place))
        // Of two that are as near the shorter one counts.
        guard here < there || here == there && length < best.length else { continue }
      }
      best = Stop(detent: index, length: length)
    }
    guard let stop = best else { return nil }
    if let selected, stop.detent != nil, abs(lengths[selected] - stop.length) < Self.sameStop {
      return Stop(detent: selected, length: lengths[selected])
    }
    return stop
  }

  /// The time after which the position of a panel that is let go selects a stop, in seconds; as in
  /// ``JellyTrackTuning``, and the rate 0.99 of `UIScrollView.DecelerationRate.fast`.
  private static var projectionTime: Double { 0.1 }
  /// The speed of a flick, in points per second; as in Material's `BottomSheetBehavior`.
  private static var flickSpeed: Double { 500 }
  /// The distance within which two stops are one, in points.
  static var sameStop: Double { 1 }
}
