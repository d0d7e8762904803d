/// The lengths between which the panel of a drawer moves, in points from the container's edge.
///
/// The places to which a finger may take the panel and where it rests, and all that follows from
/// its extent: all of it without time.
struct DrawerLayout: Equatable, Sendable {
  /// The length of the container.
  let container: Double
  /// The lengths of the detents; at least one.
  private(set) var stops: PanelStops
  /// The length of the smallest detent.
  let smallest: Double
  /// The length of the largest detent.
  let largest: Double
  /// A Boolean value that indicates whether a finger can dismiss the drawer.
  let isDismissible: Bool
  /// The resistance beyond the detents.
  let band: RubberBand

  /// Creates the layout of a drawer in a container with a length.
  init(_ settings: JellyDrawerBody.Settings, container: Double, overpull: Double) {
    self.container = container
    isDismissible = settings.isDismissible
    stops = PanelStops(count: settings.detents.count)
    let maximum = min(settings.maximumLength, container)
    let keyboard = settings.edge == .bottom ? settings.keyboardLength : 0
    var (smallest, largest) = (Double.infinity, 0.0)
    for index in 0..<stops.count {
      let length =
        switch settings.detents[index] {
        // A share without a limit of nothing would be NaN.
        case .fraction(let share): share < 1 ? share * maximum : maximum
        case .length(let length): length
        // A list can have any length, so it does not need one.
        case .content: settings.contentLength > 0 ? settings.contentLength : maximum / 2
        }
      // Of a shorter panel a finger could find nothing, and so nobody could dismiss it.
      let limited = min(max(length, TouchTarget.length) + keyboard, maximum)
      stops.lengths[index] = limited
      smallest = min(smallest, limited)
      largest = max(largest, limited)
    }
    (self.smallest, self.largest) = (smallest, largest)
    band = RubberBand(dimension: min(overpull, container - largest))
  }

  /// The number of detents; at least one.
  var count: Int { stops.count }
  /// The length of each detent; 0 beyond the last.
  var lengths: SIMD8<Double> { stops.lengths }

  /// The least extent that a finger can bring without resistance.
  var leastFreeExtent: Double { isDismissible ? 0 : smallest }

  // MARK: - The way of a finger

  /// The extent at the end of a finger's way, which resists beyond the largest detent, and below
  /// the smallest one if that is the least.
  func extent(ofPull way: Double) -> Double {
    if way > largest { return largest + band.displacement(for: way - largest) }
    let low = leastFreeExtent
    guard way < low else { return way }
    return low > 0 ? max(low - band.displacement(for: low - way), 0) : 0
  }

  /// The way of a finger that brings an extent: the inverse of ``extent(ofPull:)``, but for an
  /// extent that no finger could hold.
  func way(to extent: Double) -> Double {
    if extent > largest { return largest + distance(for: extent - largest) }
    let low = leastFreeExtent
    guard extent < low else { return extent }
    return low - distance(for: low - extent)
  }

  private func distance(for displacement: Double) -> Double {
    band.distance(for: min(displacement, PanelGrip.maximumGrip * band.dimension))
  }

  /// The derivative of the extent at the end of a finger's way.
  func slope(ofPull way: Double) -> Double {
    if way > largest { return band.slope(at: way - largest) }
    let low = leastFreeExtent
    guard way < low else { return 1 }
    return low > 0 ? band.slope(at: low - way) : 0
  }

  // MARK: - Release

  /// The detent to which a panel goes that is let go; nil if it goes out.
  func stop(
    from extent: Double, velocity: Double, selected: Int?, isDismissible: Bool
  ) -> Int? {
    stops.stop(from: extent, velocity: velocity, selected: selected, includesOutside: isDismissible)
  }

  /// The place of a detent among the lengths that differ as far as can be felt, the shortest first.
  ///
  /// The places of all at once, in a vector, would be 110 bytes more of a page.
  func stop(ofDetent detent: Int) -> Int {
    var stop = -1
    for index in 0..<count where lengths[index] <= lengths[detent] && isFirst(index) { stop += 1 }
    return stop
  }

  /// Returns whether no detent is hardly shorter, and no earlier one as long.
  private func isFirst(_ detent: Int) -> Bool {
    for other in 0..<count {
      let rest = lengths[detent] - lengths[other]
      if rest > 0 && rest < PanelStops.sameStop || rest == 0 && other < detent { return false }
    }
    return true
  }

  /// The detent whose length is nearest.
  func nearestDetent(to extent: Double) -> Int {
    stops.nearestStop(to: extent, selected: nil, includesOutside: false)?.detent ?? 0
  }

  /// Returns whether a panel lies at a stop, as far as can be seen.
  func isStop(_ extent: Double) -> Bool {
    if isDismissible, abs(extent) <= Self.stopTolerance { return true }
    for index in 0..<count where abs(lengths[index] - extent) <= Self.stopTolerance { return true }
    return false
  }

  /// The distance within which a panel lies at a stop, in points: less can hardly be seen.
  private static var stopTolerance: Double { 0.5 }

  // MARK: - What follows from an extent

  /// The length with which the content is laid out: it grows with the panel, and below the smallest
  /// detent it moves out undeformed.
  func contentLength(at extent: Double) -> Double { min(max(extent, smallest), largest) }

  /// The share of the way from outside to the smallest detent, from 0 to 1.
  func progress(at extent: Double) -> Double {
    smallest > 0 ? min(extent / smallest, 1) : extent > 0 ? 1 : 0
  }

  /// The dimming of the backdrop, from 0 at the largest undimmed detent to 1 at the next one.
  func dimming(at extent: Double, undimmed: Int?) -> Double {
    var start = 0.0
    if let undimmed, undimmed >= 0, undimmed < count { start = lengths[undimmed] }
    var end = Double.infinity
    for index in 0..<count where lengths[index] > start + PanelStops.sameStop {
      end = min(end, lengths[index])
    }
    return end < .infinity ? min(max((extent - start) / (end - start), 0), 1) : 0
  }

  /// The part of a finger's step over a scroller that the drawer takes, in points.
  func share(of step: Double, offset: Double, extent: Double, expands: Bool) -> Double {
    if step > 0 { return expands ? min(step, max(largest - extent, 0)) : 0 }
    // An endless scroller takes every step inwards: of two infinities the sum would be NaN.
    return offset < .infinity ? min(step + max(offset, 0), 0) : 0
  }
}
