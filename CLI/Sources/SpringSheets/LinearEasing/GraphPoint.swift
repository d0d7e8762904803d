/// A point of a graph, or a stop of a path along one.
struct GraphPoint: Equatable, Sendable {
  let x: Double
  let y: Double
}

/// A straight line that is not vertical.
struct GraphLine: Equatable, Sendable {
  let point: GraphPoint
  let slope: Double

  /// The height at a place.
  func height(at x: Double) -> Double { point.y + slope * (x - point.x) }

  /// The line through both points, which are not above one another.
  init(through point: GraphPoint, _ other: GraphPoint) {
    self.point = point
    self.slope = (point.y - other.y) / (point.x - other.x)
  }

  /// The line through a point with a slope.
  init(through point: GraphPoint, slope: Double) {
    self.point = point
    self.slope = slope
  }

  /// Where it crosses another line, kept within a range; its end where they hardly cross.
  func crossing(_ other: GraphLine, within range: ClosedRange<Double>) -> GraphPoint {
    let gap = other.height(at: range.lowerBound) - height(at: range.lowerBound)
    let x = range.lowerBound + gap / (slope - other.slope)
    let kept = x.isFinite ? min(max(x, range.lowerBound), range.upperBound) : range.upperBound
    return GraphPoint(x: kept, y: height(at: kept))
  }
}
