/// A point or a direction in the plane: x grows to the right, y downwards, both in points.
public typealias Vector2 = SIMD2<Double>

extension Vector2 {
  /// The direction at an angle: a vector of length 1.
  ///
  /// - Parameter angle: In radians: 0 is to the right, and angles grow clockwise.
  @inline(never)  // −1,330 B
  public init(angle: Double) {
    let (sine, cosine) = Elementary.sincos(angle)
    self.init(cosine, sine)
  }

  /// A Boolean value that indicates whether both coordinates are finite: zero times a finite number
  /// is 0, and zero times infinity or NaN is NaN.
  var isFinite: Bool { x * 0 + y * 0 == 0 }

  /// The part of another vector across this one, times the length of this one: positive if the
  /// other one is turned clockwise from it.
  func cross(_ other: Vector2) -> Double { x * other.y - y * other.x }

  /// The angle of the direction, from −π to π: what ``init(angle:)`` takes; 0 for a vector of
  /// length 0.
  public var angle: Double {
    let isFlat = abs(x) >= abs(y)
    let largest = isFlat ? abs(x) : abs(y)
    guard largest > 0 else { return 0 }
    let unit = self / largest
    let direction = unit / unit.magnitude
    // An angle that is right to 0.004 in the quarter around the nearest axis.
    let slope = isFlat ? unit.y * unit.x : -unit.x * unit.y
    let near = slope * (Double.pi / 4 + Self.bend * (1 - abs(slope)))
    let axis = isFlat ? (x > 0 ? 0 : y < 0 ? -Double.pi : .pi) : (y > 0 ? .pi : -.pi) / 2
    let angle = axis + near
    // The missing angle, by its sine and the first terms of the arcsine: right to 1e-17.
    let missing = Vector2(angle: angle).cross(direction)
    let square = missing * missing
    return angle + missing * (1 + square * (1.0 / 6 + square * (3.0 / 40)))
  }

  /// The curvature of the arctangent's approximation π/4·t + 0.273·t(1 − |t|) (Rajan et al., IEEE
  /// Signal Processing Magazine 23 (2006) 108).
  private static var bend: Double { 0.273 }
}
