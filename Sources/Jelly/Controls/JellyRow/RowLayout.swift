/// The places of a side's actions, and all that follows from an extent: all of it without time.
///
/// The actions are at the right of a row W wide. The extent e is the way by which the content has
/// been drawn off them, so the row's moving edge is at X = W − e. Another side is mirrored.
struct RowLayout: Equatable, Sendable {
  /// Width and height of the row.
  let size: Vector2
  /// The number of actions.
  private(set) var count = 0
  /// wₖ, the widths of the drops at rest, from the outermost one.
  private(set) var widths = SIMD4<Double>()
  /// The sum of the widths.
  private(set) var sum = 0.0
  /// h, the height of a drop at rest.
  let height: Double
  /// E, the extent of the open row; 0 without an action.
  private(set) var openExtent = 0.0
  /// F, the extent from which on a full swipe is armed; infinity without one.
  private(set) var fullExtent = Double.infinity
  /// G, the gap at which a drop parts from the row.
  let partingGap: Double
  let margin: Double
  let spacing: Double
  let innerMargin: Double
  /// The resistance beyond the largest extent that a finger holds exactly, and below 0.
  private let over: RubberBand
  private let under: RubberBand

  init(_ settings: JellyRowBody.Settings, size: Vector2, side: JellyRowBody.Side, _ tuning: Tuning)
  {
    self.size = size
    (margin, spacing, innerMargin) = (settings.margin, settings.spacing, settings.innerMargin)
    height = max(min(settings.dropHeight, size.y - 2 * margin), 0)
    partingGap = max(min(min(settings.parting, 0.8 * height), innerMargin - 1), 0)
    let given = settings.widths(side)
    if height > 0 {
      while count < 4, given[count] > 0 {
        widths[count] = max(given[count], height)
        sum += widths[count]
        count += 1
      }
    }
    let gaps = Double(count - 1) * spacing
    let room = size.x - Self.grip - margin - innerMargin - gaps
    if sum > room {
      widths *= max(room, 0) / sum
      sum = max(room, 0)
    }
    var narrowest = Double.infinity
    for index in 0..<count { narrowest = min(narrowest, widths[index]) }
    if narrowest < Self.narrowest || size.x <= 0 { (count, widths, sum) = (0, .zero, 0) }
    if count > 0 {
      openExtent = sum + gaps + margin + innerMargin
      let full = min(max(openExtent + 40, settings.fullFraction * size.x), size.x - 16)
      if settings.fullSwipe != .none, full >= openExtent + 16 { fullExtent = full }
    }
    over = RubberBand(dimension: count > 0 ? tuning.overpull : tuning.rebound)
    under = RubberBand(dimension: tuning.rebound)
  }

  typealias Tuning = JellyRowBody.Tuning

  /// Of an open row this much of the content stays in sight, in points: a thumb's width, by which
  /// it can be pushed back.
  private static var grip: Double { 56 }
  /// A narrower drop has no room for an icon, in points.
  private static var narrowest: Double { 24 }

  // MARK: - Drops

  /// The extents at which a drop joins the row, and parts from it.
  func thresholds(_ index: Int, joinFraction: Double) -> (joining: Double, parting: Double) {
    var left = margin + Double(index) * spacing
    for index in 0...index { left += widths[index] }
    return (left + joinFraction * partingGap, left + partingGap)
  }

  /// The factor of all widths at an extent beyond the open one, up to that of a row that is gone.
  func stretch(at extent: Double) -> Double {
    guard sum > 0 else { return 1 }
    return 1 + max(min(extent, size.x + innerMargin - margin) - openExtent, 0) / sum
  }

  /// The inner end of the outermost drop, whose own is `left` and whose outer end is `right`, while
  /// it swallows the others by a fullness f: beside the row's edge for 1.
  func front(_ fullness: Double, at extent: Double, left: Double, right: Double) -> Double {
    let end = min(size.x - extent + innerMargin, left)
    let way = left - end
    var place = left - fullness * way
    if fullness > 1 {
      // The gap to the row never closes.
      place = end - Self.yielded((fullness - 1) * way, within: innerMargin)
    } else if fullness < 0 {
      place = left + Self.yielded(-fullness * way, within: (right - left) / 2)
    }
    // A row that has left leaves a drop as long as itself.
    return max(place, margin)
  }

  /// m·o/(m + o): a way o that never reaches m.
  private static func yielded(_ way: Double, within length: Double) -> Double {
    length + way > 0 ? length * way / (length + way) : 0
  }

  // MARK: - The way of a finger

  /// The largest extent that a finger holds exactly.
  private var high: Double { fullExtent < .infinity ? size.x - margin : openExtent }

  /// The extent at the end of a finger's way.
  func extent(ofPull way: Double) -> Double {
    if way > high { return high + over.displacement(for: way - high) }
    return way < 0 ? -under.displacement(for: -way) : way
  }

  /// The way of a finger that brings an extent, but for one that no finger could hold.
  func way(to extent: Double) -> Double {
    func distance(_ band: RubberBand, _ displacement: Double) -> Double {
      band.distance(for: min(displacement, PanelGrip.maximumGrip * band.dimension))
    }
    if extent > high { return high + distance(over, extent - high) }
    return extent < 0 ? -distance(under, -extent) : extent
  }

  /// The derivative of the extent at the end of a finger's way.
  func slope(ofPull way: Double) -> Double {
    if way > high { return over.slope(at: way - high) }
    return way < 0 ? under.slope(at: -way) : 1
  }

  /// Returns whether a row that is let go opens.
  func opens(from extent: Double, velocity: Double) -> Bool {
    guard count > 0 else { return false }
    var stops = PanelStops(count: 1)
    stops.lengths[0] = openExtent
    return stops.stop(from: extent, velocity: velocity, selected: nil, includesOutside: true) != nil
  }
}
