/// The resistance past an edge: the farther the pull, the less each further point of it moves, and
/// the displacement never passes a limit.
///
///     displacement = (1 − 1/(distance·c/d + 1))·d = d / (1 + d/(distance·c))
///
/// UIScrollView is observed to follow this curve with c = 0.55 (found by Grant Paul, 2012).
struct RubberBand: Equatable, Sendable {
  /// c, the share of the pull that is followed at the start of the band; from 0 to 1.
  let coefficient: Double
  /// d, the limit of the displacement, which no pull reaches, in points; not negative.
  let dimension: Double

  /// Creates a rubber band with a coefficient and a limit.
  init(coefficient: Double = 0.55, dimension: Double) {
    self.coefficient = coefficient
    self.dimension = dimension
  }

  /// The displacement by a pull of `distance` ≥ 0, in points.
  func displacement(for distance: Double) -> Double {
    guard distance > 0, dimension > 0 else { return 0 }
    return dimension / (1 + dimension / (distance * coefficient))
  }

  /// The pull that causes `displacement`, in points: the exact inverse of ``displacement(for:)``.
  ///
  /// No pull causes a displacement at or past the dimension; the result is then the longest pull
  /// that fits on a screen.
  func distance(for displacement: Double) -> Double {
    guard displacement > 0 else { return 0 }
    let remaining = dimension - displacement
    let distance = dimension * displacement / (coefficient * remaining)
    return remaining > 0 && distance < Limits.coordinate ? distance : Limits.coordinate
  }

  /// The derivative of the displacement at a pull of `distance` ≥ 0: c at first, then less.
  func slope(at distance: Double) -> Double {
    guard distance > 0 else { return coefficient }
    guard dimension > 0 else { return 0 }
    let remaining = dimension / (distance * coefficient + dimension)
    return coefficient * remaining * remaining
  }
}
