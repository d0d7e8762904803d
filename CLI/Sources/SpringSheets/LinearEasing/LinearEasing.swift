/// A spring as CSS `linear()`: the fewest stops that stay within an error of it, in the fewest
/// digits.
package struct LinearEasing: Equatable, Sendable {
  /// How long it takes, in seconds: whole milliseconds.
  package let duration: Double
  /// The stops, x and y as they are written: from (0, 0) to (1, 1).
  let stops: [GraphPoint]
  /// How far it is from the spring at any time, as a share of the way: as measured, and rounded up.
  package let error: Double
  /// The stops as the arguments of `linear()`.
  package let arguments: [String]

  /// Which part of the error the curve may be from the lines that stand for it.
  private static let fineness = 4000.0

  /// How many stops there are.
  package var count: Int { stops.count }

  /// Finds the easing of a spring; nil if it never settles, or takes a thousand swings or stops.
  ///
  /// - Parameters:
  ///   - sheet: The spring and its way, which is not 0.
  ///   - limit: The largest error, as a share of the way.
  package init?(_ sheet: SpringSheet, error limit: Double) {
    // Where it ends at 1 the spring may still be this far away.
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

/// The stops of the fewest links, rounded in many ways.
///
/// A tube a little narrower than the error allows leaves room for rounding. As long as it takes no
/// more stops, whichever tube and digits give the shortest text are taken.
private struct RoundingTrial {
  private let curve: [GraphPoint]
  private let limit: Double
  private let hidden: Double
  private let paths: [[GraphPoint]]

  /// Which part of the room is left to the path; the rest is for rounding.
  private static let parts = [1, 0.999, 0.997, 0.99, 0.97, 0.94, 0.9, 0.85, 0.8, 0.7]
  /// How many decimals of a value and of a percentage are tried.
  private static let decimals = (value: 1...10, percentage: 0...10)

  init(_ curve: SpringCurve, limit: Double) {
    self.curve = curve.closePoints
    self.limit = limit
    // A quarter of the distance leaves a sixteenth of the bend.
    self.hidden = curve.deviation / 16
    // Between two points a path may come as much closer to the wall as the curve bends there.
    let room = limit - curve.deviation
    var paths: [[GraphPoint]] = []
    for part in Self.parts {
      let path = TubePath.stops(through: Self.gates(of: curve, within: room * part))
      guard path.count <= paths.first?.count ?? path.count else { break }
      paths.append(path)
    }
    self.paths = paths
  }

  private static func gates(of curve: SpringCurve, within room: Double) -> [Gate] {
    var gates = curve.points.map { Gate(x: $0.x, lower: $0.y - room, upper: $0.y + room) }
    gates[0] = Gate(x: 0, lower: 0, upper: 0)
    gates[gates.count - 1] = Gate(x: 1, lower: 1, upper: 1)
    return gates
  }

  /// The shortest text that keeps the error.
  var shortest: LinearText? {
    var best: LinearText?
    for value in Self.decimals.value {
      guard
        let text = Self.decimals.percentage.lazy
          .compactMap({ self.text(decimals: (value, $0)) }).first
      else { continue }
      // More digits of the values save some of the percentages at first, and then no more.
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
