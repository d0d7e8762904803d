@_spi(Jelly) import Jelly

/// The curve of a spring from 0 to 1 over a duration that counts as 1, at points so close that the
/// straight lines between them can replace the curve.
struct SpringCurve: Sendable {
  /// The duration, in seconds.
  let duration: Double
  /// The points of the curve, at times from 0 to 1.
  let points: [GraphPoint]
  /// The largest distance of the curve from the straight lines.
  let deviation: Double

  private let sheet: SpringSheet

  /// The largest numbers of half periods and points; an easing with more stops is of no use.
  private static let maximumTurnCount = 1000
  private static let maximumPointCount = 200_000

  /// Follows a spring until it is settled; nil if that takes too many periods or points, or for
  /// ever.
  ///
  /// - Parameters:
  ///   - duration: The duration, in seconds.
  ///   - deviation: The largest allowed distance of the curve from the lines between its points.
  init?(_ sheet: SpringSheet, duration: Double, deviation: Double) {
    guard duration < .infinity, let turns = Self.turns(of: sheet, until: duration) else {
      return nil
    }
    self.sheet = sheet
    self.duration = duration
    self.deviation = deviation
    var points = [Self.point(of: sheet, at: 0, of: duration)]
    // Between two extrema the curve bends at most twice; an eighth of that is almost straight.
    for (start, end) in zip([0] + turns, turns + [1]) {
      for part in 1...8 {
        let x = part < 8 ? start + (end - start) * Double(part) / 8 : end
        Self.follow(sheet, duration, deviation, to: x, into: &points)
        guard points.count < Self.maximumPointCount else { return nil }
      }
    }
    self.points = points
  }

  /// The curve at the points and at three times between each two.
  var closePoints: [GraphPoint] {
    var close = points.prefix(1)
    for (left, right) in zip(points, points.dropFirst()) {
      for part in [0.25, 0.5, 0.75] {
        close.append(Self.point(of: sheet, at: left.x + part * (right.x - left.x), of: duration))
      }
      close.append(right)
    }
    return Array(close)
  }

  /// Halves the interval up to a time until the curve is straight enough, and adds the points.
  private static func follow(
    _ sheet: SpringSheet, _ duration: Double, _ deviation: Double, to x: Double,
    into points: inout [GraphPoint]
  ) {
    var open = [point(of: sheet, at: x, of: duration)]
    while let right = open.last, let left = points.last {
      let middle = point(of: sheet, at: left.x + (right.x - left.x) / 2, of: duration)
      let bend = abs(middle.y - (left.y + right.y) / 2)
      // A bend that grows or shrinks is largest beside the middle, but by less than this.
      let isBent = bend > deviation / 2 && points.count < maximumPointCount
      if isBent, middle.x > left.x, middle.x < right.x {
        open.append(middle)
      } else {
        points.append(right)
        open.removeLast()
      }
    }
  }

  /// The times of the extrema.
  private static func turns(of sheet: SpringSheet, until duration: Double) -> [Double]? {
    var turns: [Double] = []
    var time = 0.0
    while let turn = sheet.motion.nextExtremum(after: time), turn < duration {
      guard turns.count < maximumTurnCount else { return nil }
      turns.append(turn / duration)
      time = turn
    }
    return turns
  }

  private static func point(
    of sheet: SpringSheet, at x: Double, of duration: Double
  ) -> GraphPoint {
    GraphPoint(x: x, y: sheet.share(at: x * duration))
  }
}

extension SpringSheet {
  /// The share of the distance that is done; if the value starts on its target, the displacement.
  func share(at time: Double) -> Double {
    guard from != to else { return state(at: time).value - to }
    return 1 + spring.response(after: time).offset(-1, velocity / (to - from))
  }
}
