/// Resistance past an edge: the further the pull, the less it moves, and never past a limit.
///
///     displacement = (1 − 1/(distance·c/d + 1))·d = d / (1 + d/(distance·c))
///
/// The curve that UIScrollView is seen to follow, with c = 0.55 (found by Grant Paul, 2012).
public struct RubberBand: Equatable, Sendable {
  /// c, the share of the pull that is followed at the start of the band; from 0 to 1.
  public let coefficient: Double
  /// d, the displacement that is never reached, in points; not negative.
  public let dimension: Double

  /// Makes a band.
  public init(coefficient: Double = 0.55, dimension: Double) {
    self.coefficient = coefficient
    self.dimension = dimension
  }

  /// How far a pull of `distance` ≥ 0 moves, in points.
  public func displacement(for distance: Double) -> Double {
    guard distance > 0, dimension > 0 else { return 0 }
    return dimension / (1 + dimension / (distance * coefficient))
  }

  /// The pull that moves by `displacement`: the exact inverse below the dimension.
  ///
  /// A displacement at or past the dimension belongs to no pull; the longest that a screen can
  /// give is returned for it.
  public func distance(for displacement: Double) -> Double {
    guard displacement > 0 else { return 0 }
    let room = dimension - displacement
    let distance = dimension * displacement / (coefficient * room)
    return room > 0 && distance < Limits.coordinate ? distance : Limits.coordinate
  }

  /// How fast the displacement grows with the pull at `distance` ≥ 0: c at first, then less.
  public func slope(at distance: Double) -> Double {
    guard distance > 0 else { return coefficient }
    guard dimension > 0 else { return 0 }
    let remaining = dimension / (distance * coefficient + dimension)
    return coefficient * remaining * remaining
  }
}
