/// A cubic Bézier curve.
struct Cubic {
  var start, control1, control2, end: Vector2

  /// The point at a parameter from 0 to 1.
  func point(at t: Double) -> Vector2 {
    let s = 1 - t
    return s * s * s * start + 3 * s * s * t * control1 + 3 * s * t * t * control2
      + t * t * t * end
  }

  /// What the curve does per unit of t.
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

  /// The length, by the lengths of eight chords.
  var length: Double {
    var sum = 0.0
    forEachChord { sum += ($1 - $0).magnitude }
    return sum
  }

  /// Calls a function with both ends of each of eight chords, one after the other.
  @inline(__always)
  func forEachChord(_ body: (Vector2, Vector2) -> Void) {
    var last = start
    for step in 1...8 {
      let next = point(at: Double(step) / 8)
      body(last, next)
      last = next
    }
  }
}

// MARK: - Sums

extension Cubic {
  static func + (left: Self, right: Self) -> Self {
    Self(
      start: left.start + right.start, control1: left.control1 + right.control1,
      control2: left.control2 + right.control2, end: left.end + right.end)
  }

  static func * (left: Self, factor: Double) -> Self {
    Self(
      start: left.start * factor, control1: left.control1 * factor,
      control2: left.control2 * factor, end: left.end * factor)
  }

  /// What the curve adds to ½∮(x dy − y dx), the area of a closed outline, as a product of two
  /// outlines: the area is the product of an outline with itself.
  func area(with other: Self) -> Double {
    // (6·P₀×P₁ + 3·P₀×P₂ + P₀×P₃ + 3·P₁×P₂ + 3·P₁×P₃ + 6·P₂×P₃)/20, of both ways round.
    (half(other) + other.half(self)) / 40
  }

  @inline(__always)
  private func half(_ other: Self) -> Double {
    start.cross(6 * other.control1 + 3 * other.control2 + other.end)
      + control1.cross(3 * (other.control2 + other.end)) + control2.cross(6 * other.end)
  }
}
