/// A limit for a travel that is free up to a point and resists like a rubber band beyond it.
///
/// It treats both directions alike: the limit of −travel is −1 times the limit of travel.
public struct SoftLimit: Equatable, Sendable {
  /// The length of the travel that the position follows exactly, in points; not negative.
  public var linearRange: Double
  /// The distance that the position can go beyond that at most, in points; not negative.
  public var softRange: Double
  /// The share of the travel that is followed where the resistance starts.
  var coefficient = 0.55

  /// Creates a limit that leaves a travel up to `linearRange` as it is, and yields by at most
  /// `softRange` more.
  public init(linearRange: Double, softRange: Double) {
    self.init(linearRange: linearRange, softRange: softRange, coefficient: 0.55)
  }

  init(linearRange: Double, softRange: Double, coefficient: Double) {
    (self.linearRange, self.softRange, self.coefficient) = (linearRange, softRange, coefficient)
  }

  /// A limit that leaves every travel free.
  public static var none: Self { Self(linearRange: .infinity, softRange: 0) }

  /// The same limit with all lengths multiplied by `factor`.
  func scaled(by factor: Double) -> Self {
    Self(
      linearRange: linearRange < .infinity ? linearRange * factor : linearRange,
      softRange: softRange * factor, coefficient: coefficient)
  }

  /// The limit of what may move into a control, where its content stands, by a clearance in points:
  /// free up to a half of it, then less and less, and never up to its end; an infinite clearance is
  /// no limit.
  ///
  /// Its slope begins with 1, so a wave that is limited does not have a corner, and there is always
  /// a little clearance, so that the slope does not jump where a dent begins.
  static func headroom(_ distance: Double) -> Self {
    let half = max(distance, Self.minimumHeadroom) / 2
    return Self(linearRange: half, softRange: half, coefficient: 1)
  }

  /// A clearance that is too small to be seen, in points.
  static var minimumHeadroom: Double { 0.1 }

  private var band: RubberBand { RubberBand(coefficient: coefficient, dimension: softRange) }

  /// The position after a travel of `travel` points.
  func limited(_ travel: Double) -> Double {
    let length = abs(travel)
    guard length > linearRange else { return travel }
    let limited = linearRange + band.displacement(for: length - linearRange)
    return travel < 0 ? -limited : limited
  }

  /// The travel that leads to `position`: the inverse of ``limited(_:)``.
  func travel(to position: Double) -> Double {
    let length = abs(position)
    guard length > linearRange else { return position }
    let travel = linearRange + band.distance(for: length - linearRange)
    return position < 0 ? -travel : travel
  }

  /// The derivative of the position at a travel: 1 while it is free, then less and less.
  func slope(at travel: Double) -> Double {
    let length = abs(travel)
    return length > linearRange ? band.slope(at: length - linearRange) : 1
  }
}
