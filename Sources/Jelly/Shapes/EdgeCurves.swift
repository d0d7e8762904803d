/// The three cubics of a bar's free edge, from left to right, which can be cut at the bar's sides.
///
///     │                │
///     │╲          ╱‾‾‾‾│‾‾‾      Beside the bar the foot of a wave would be a flap. The part
///     │ ╲__    __╱     │         between the sides is drawn, and none of its points moves.
///     │    ‾‾‾‾        │
///
/// Only one side is crossed, by one of the cubics, and once: there the control points, in order,
/// are first to the left of that side, then to the right. A cubic beyond the side becomes a point
/// of it. So the number of curves stays the same, and no point jumps where the crossing passes a
/// joint.
struct EdgeCurves {
  var left, middle, right: Cubic

  /// Leaves out what is to the left of 0.
  mutating func cutLeft() {
    if left.end.x > 0 { return left.cutStart(at: 0) }
    if middle.end.x > 0 {
      middle.cutStart(at: 0)
    } else {
      right.cutStart(at: 0)
      middle = Cubic(at: right.start)
    }
    left = Cubic(at: middle.start)
  }

  /// Leaves out what is to the right of a place.
  mutating func cutRight(at side: Double) {
    guard left.end.x > side || middle.end.x > side else { return right.cutEnd(at: side) }
    if left.end.x > side {
      left.cutEnd(at: side)
      middle = Cubic(at: left.end)
    } else {
      middle.cutEnd(at: side)
    }
    right = Cubic(at: middle.end)
  }
}

extension Cubic {
  /// Creates a curve that is a point.
  fileprivate init(at point: Vector2) {
    self.init(start: point, control1: point, control2: point, end: point)
  }

  /// Leaves out the part before the curve crosses an x.
  fileprivate mutating func cutStart(at x: Double) {
    let end = end
    self = part(from: crossing(x), to: 1)
    (start.x, self.end) = (x, end)
  }

  /// Leaves out the part after the curve crosses an x.
  fileprivate mutating func cutEnd(at x: Double) {
    let start = start
    self = part(from: 0, to: crossing(x))
    (self.start, end.x) = (start, x)
  }

  /// The parameter at which a curve that crosses an x once, to the right, does so.
  ///
  /// Halving finds it to the last bit wherever it is. Only an edge that is cut takes the time.
  private func crossing(_ x: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<53 {
      let middle = (low + high) / 2
      if point(at: middle).x > x { high = middle } else { low = middle }
    }
    return high
  }
}
