/// A cubic Bézier curve.
struct Cubic: Equatable, Sendable {
  var start, control1, control2, end: Vector2

  /// The point at a parameter from 0 to 1.
  func point(at t: Double) -> Vector2 {
    let s = 1 - t
    return s * s * s * start + 3 * s * s * t * control1 + 3 * s * t * t * control2
      + t * t * t * end
  }

  /// Returns the derivative of the curve with respect to t.
  private func velocity(at t: Double) -> Vector2 {
    let s = 1 - t
    return 3
      * (s * s * (control1 - start) + 2 * s * t * (control2 - control1)
        + t * t * (end - control2))
  }

  /// The part between two values of t.
  func part(from first: Double, to last: Double) -> Self {
    let (start, end, third) = (point(at: first), point(at: last), (last - first) / 3)
    return Self(
      start: start, control1: start + velocity(at: first) * third,
      control2: end - velocity(at: last) * third, end: end)
  }
}

// MARK: - Sums and areas

extension Cubic {
  static func + (left: Self, right: Self) -> Self {
    Self(
      start: left.start + right.start, control1: left.control1 + right.control1,
      control2: left.control2 + right.control2, end: left.end + right.end)
  }

  /// The curve's part of ½∮(x dy − y dx), the area of a closed outline.
  var area: Double {
    let first = start * (6 * control1 + 3 * control2 + end).swapped
    let second = control1 * (3 * (control2 + end)).swapped
    let sum = first + second + control2 * (6 * end).swapped
    return (sum.x - sum.y) / 20
  }

  /// The points whose ``product(_:)`` with another curve is what both add to the area, if the area
  /// is read as a product of two outlines: that of an outline with itself is its area.
  var moment: Self {
    Self(
      start: (6 * control1 + 3 * control2 + end) * (1 / 40),
      control1: (3 * (control2 + end) - 6 * start) * (1 / 40),
      control2: (6 * end - 3 * (start + control1)) * (1 / 40),
      end: (start + 3 * control1 + 6 * control2) * (-1 / 40))
  }

  /// The sum of the cross products of the points of two curves.
  func product(_ moment: Self) -> Double {
    let first = start * moment.start.swapped + control1 * moment.control1.swapped
    let second = control2 * moment.control2.swapped + end * moment.end.swapped
    let sum = first + second
    return sum.x - sum.y
  }
}

extension Vector2 {
  /// The vector with its coordinates exchanged.
  fileprivate var swapped: Vector2 { Vector2(y, x) }
}
