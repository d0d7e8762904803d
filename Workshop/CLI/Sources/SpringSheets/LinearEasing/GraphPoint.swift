/// A point of a graph, or a stop of a path along one.
struct GraphPoint: Equatable, Sendable {
  let x: Double
  let y: Double
}

/// A straight line that is not vertical.
struct GraphLine: Equatable, Sendable {
  let point: GraphPoint
  let slope: Double

  /// The height at an x.
  func height(at x: Double) -> Double { point.y + slope * (x - point.x) }

  /// Creates the line through two points with different x.
  init(through point: GraphPoint, _ other: GraphPoint) {
    self.point = point
    self.slope = (point.y - other.y) / (point.x - other.x)
  }

  /// Creates the line through a point with a slope.
  init(through point: GraphPoint, slope: Double) {
    self.point = point
    self.slope = slope
  }

  /// The x at which the line crosses another one, limited to a range; an end of it if they are
  /// almost parallel.
  func crossing(_ other: GraphLine, within range: ClosedRange<Double>) -> GraphPoint {
    let gap = other.height(at: range.lowerBound) - height(at: range.lowerBound)
    let x = range.lowerBound + gap / (slope - other.slope)
    let kept = x.isFinite ? min(max(x, range.lowerBound), range.upperBound) : range.upperBound
    return GraphPoint(x: kept, y: height(at: kept))
  }
}
