/// A spring as CSS `linear()`: the fewest stops that stay within an error of the spring, in the
/// fewest digits.
package struct LinearEasing: Equatable, Sendable {
  /// The duration in seconds, a whole number of milliseconds.
  package let duration: Double
  /// The stops from (0, 0) to (1, 1), with x and y as they are written.
  let stops: [GraphPoint]
  /// The largest error at any time, as a share of the distance: measured, and rounded up.
  package let error: Double
  /// The stops as the arguments of `linear()`.
  package let arguments: [String]

  /// The part of the error that is left to the lines that replace the curve.
  private static let fineness = 4000.0

  /// The number of stops.
  package var count: Int { stops.count }

  /// Finds the easing of a spring; nil if it never settles, or takes a thousand periods or stops.
  ///
  /// - Parameters:
  ///   - sheet: The spring, with a distance that is not 0.
  ///   - limit: The largest error, as a share of the distance.
  package init?(_ sheet: SpringSheet, error limit: Double) {
    // The easing ends at 1, where the spring may still be this far away.
    let settled = sheet.lastTime(beyond: min(SpringSheet.settled, limit / 2))
    let duration = max((settled * 1000).rounded(.up), 1) / 1000
    let deviation = limit / Self.fineness
    guard let curve = SpringCurve(sheet, duration: duration, deviation: deviation) else {
      return nil
    }
    let trial = RoundingTrial(curve, limit: limit)
    guard let best = trial.shortest else { return nil }
    self.duration = duration
    self.stops = best.stops
    self.error = best.error
    self.arguments = best.arguments
  }
}

/// A search for the shortest text of the fewest stops.
///
/// A tube that is a little narrower than the error leaves a margin for rounding. Of all tubes
/// and numbers of digits that need no more stops, those with the shortest text are used.
private struct RoundingTrial {
  private let curve: [GraphPoint]
  private let limit: Double
  private let hidden: Double
  private let paths: [[GraphPoint]]

  /// The part of the error that is left to the path; the rest is for rounding.
  private static let parts = [1, 0.999, 0.997, 0.99, 0.97, 0.94, 0.9, 0.85, 0.8, 0.7]
  /// The numbers of decimals that are tried, for a value and for a percentage.
  private static let decimals = (value: 1...10, percentage: 0...10)

  init(_ curve: SpringCurve, limit: Double) {
    self.curve = curve.closePoints
    self.limit = limit
    // A quarter of the distance leaves a sixteenth of the bend.
    self.hidden = curve.deviation / 16
    // Between two points the curve's bend brings a path closer to the wall.
    let tolerance = limit - curve.deviation
    var paths: [[GraphPoint]] = []
    for part in Self.parts {
      let path = TubePath.stops(through: Self.gates(of: curve, within: tolerance * part))
      guard path.count <= paths.first?.count ?? path.count else { break }
      paths.append(path)
    }
    self.paths = paths
  }

  private static func gates(of curve: SpringCurve, within tolerance: Double) -> [Gate] {
    var gates = curve.points.map { Gate(x: $0.x, lower: $0.y - tolerance, upper: $0.y + tolerance) }
    gates[0] = Gate(x: 0, lower: 0, upper: 0)
    gates[gates.count - 1] = Gate(x: 1, lower: 1, upper: 1)
    return gates
  }

  /// The shortest text that stays within the error.
  var shortest: LinearText? {
    var best: LinearText?
    for value in Self.decimals.value {
      guard
        let text = Self.decimals.percentage.lazy
          .compactMap({ self.text(decimals: (value, $0)) }).first
      else { continue }
      // At first more digits of the values save digits of the percentages, later they do not.
      guard text.length < best?.length ?? .max else { break }
      best = text
    }
    return best
  }

  private func text(decimals: (value: Int, percentage: Int)) -> LinearText? {
    for path in paths {
      let text = LinearText(path, decimals: decimals)
      if let error = text.error(against: curve, hiding: hidden, below: limit) {
        return text.with(error: error)
      }
    }
    return nil
  }
}
