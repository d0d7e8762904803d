/// A travel that is free up to a point and resists like a rubber band beyond it.
///
/// It is odd: what holds for a travel holds, mirrored, for one the other way.
public struct SoftLimit: Equatable, Sendable {
  /// How far the travel is free, in points; not negative.
  public var free: Double
  /// How much further it gives at most, in points; not negative.
  public var give: Double

  /// Makes a limit that is free up to `free` points and then gives by at most `give` more.
  public init(free: Double, give: Double) {
    self.free = free
    self.give = give
  }

  /// No limit at all.
  public static var none: Self { Self(free: .infinity, give: 0) }

  /// The same limit in a unit of which one is `factor` of the old ones.
  public func scaled(by factor: Double) -> Self {
    Self(free: free < .infinity ? free * factor : free, give: give * factor)
  }

  private var band: RubberBand { RubberBand(dimension: give) }

  /// Where a travel of `travel` points ends up.
  public func limited(_ travel: Double) -> Double {
    let length = abs(travel)
    guard length > free else { return travel }
    let reached = free + band.displacement(for: length - free)
    return travel < 0 ? -reached : reached
  }

  /// The travel that ends up at `position`: the inverse of ``limited(_:)``.
  public func travel(to position: Double) -> Double {
    let length = abs(position)
    guard length > free else { return position }
    let travel = free + band.distance(for: length - free)
    return position < 0 ? -travel : travel
  }

  /// How fast the position follows the travel: 1 while free, then less and less.
  public func slope(at travel: Double) -> Double {
    let length = abs(travel)
    return length > free ? band.slope(at: length - free) : 1
  }
}
