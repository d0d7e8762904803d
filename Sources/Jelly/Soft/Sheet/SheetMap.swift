/// The map of a sheet at one moment: where each point of the plane is, and what is near it.
///
///     Φ(x) = x + u(x)        J(x) = I + ∇u(x)
///
/// The sums over m are over eight lanes, those over n over six rows of them. With P the rows
/// q/√(m² + n²), s = sin mX, c = cos mX,
///
///     A = Σₙ Pₙ·n·cos nY        B = Σₙ Pₙ·sin nY        C = Σₙ Pₙ·n²·sin nY
///     uₓ = A·s        u_y = −B·(m·c)
///     ∂ₓuₓ = A·(m·c)  ∂ᵧuₓ = −C·s   ∂ₓu_y = B·(m²·s)   ∂ᵧu_y = −∂ₓuₓ       each times π/1.5
struct SheetMap {
  typealias Row = SIMD8<Double>

  /// The middle of the drawing's box, and its longer side, in points.
  let center: Vector2
  let size: Double
  /// Whether nothing is displaced.
  let isStill: Bool
  private var rows: (Row, Row, Row, Row, Row, Row) = (
    .zero, .zero, .zero, .zero, .zero, .zero
  )
  /// The displacement of all points, in sizes.
  private let shift: Vector2
  /// The gradient of the stretches, the turn and the swell.
  private let linear: SheetTensor

  /// Makes the map of a sheet with these coordinates, in sizes.
  init(_ q: UnsafePointer<Double>, center: Vector2, size: Double) {
    self.center = center
    self.size = size
    shift = Vector2(q[0], q[1])
    let (stretch, skew, turn, swell) = (2 * q[2], 2 * q[3], 2 * q[4], 2 * q[SheetFields.swell])
    linear = SheetTensor(
      xx: swell + stretch, xy: skew - turn, yx: skew + turn, yy: swell - stretch)
    var isStill = size == 0
    if !isStill {
      isStill = true
      for n in 0..<SheetFields.count where q[n] != 0 { isStill = false }
    }
    self.isStill = isStill
    withUnsafeMutablePointer(to: &rows) {
      let rows = UnsafeMutableRawPointer($0).assumingMemoryBound(to: Double.self)
      SheetFields.forEachCurl { index, m, n in
        rows[(n - 1) * Row.scalarCount + m - 1] =
          q[index] / Double(m * m + n * n).squareRoot()
      }
    }
  }

  /// The displacement of a point and its gradient, in sizes.
  @inline(__always)
  func displacement(at point: Vector2) -> (offset: Vector2, gradient: SheetTensor) {
    let (across, down) = (Harmonics(at: point.x), Harmonics(at: point.y))
    let (sines, cosines) = (across.sines, across.cosines * Self.numbers)
    var (a, b, c) = (Row.zero, Row.zero, Row.zero)
    func add(_ row: Row, _ n: Int) {
      let (number, sine) = (Double(n), down.sines[n - 1])
      a += row * (number * down.cosines[n - 1])
      b += row * sine
      c += row * (number * number * sine)
    }
    add(rows.0, 1)
    add(rows.1, 2)
    add(rows.2, 3)
    add(rows.3, 4)
    add(rows.4, 5)
    add(rows.5, 6)
    let stretch = (a * cosines).total * SheetFields.wave
    return (
      shift + Vector2((a * sines).total, -(b * cosines).total) + linear * point,
      SheetTensor(
        xx: linear.xx + stretch, xy: linear.xy - (c * sines).total * SheetFields.wave,
        yx: linear.yx + (b * (sines * Self.squares)).total * SheetFields.wave,
        yy: linear.yy - stretch)
    )
  }

  /// The position and the surroundings of a point, in points.
  func callAsFunction(_ point: Vector2) -> SheetPlace {
    guard !isStill else { return SheetPlace(point: point, tensor: .identity) }
    let (offset, gradient) = displacement(at: (point - center) / size)
    return SheetPlace(
      point: point + size * offset,
      tensor: SheetTensor(
        xx: 1 + gradient.xx, xy: gradient.xy, yx: gradient.yx, yy: 1 + gradient.yy))
  }

  /// The point of the drawing that is now at a position, in sizes: Newton's method, kept in the
  /// box.
  ///
  /// If the sheet is folded there may be several, and beside the drawing there is none. It is the
  /// best of eight steps then.
  func restPoint(for position: Vector2) -> Vector2 {
    var point = Self.kept(position)
    guard !isStill else { return point }
    var best = (point: point, square: Double.infinity)
    for _ in 0..<8 {
      let (offset, gradient) = displacement(at: point)
      let miss = position - point - offset
      let square = (miss * miss).sum()
      if square < best.square { best = (point, square) }
      guard square > Self.closeEnough else { break }
      let jacobian = SheetTensor(
        xx: 1 + gradient.xx, xy: gradient.xy, yx: gradient.yx, yy: 1 + gradient.yy)
      var step = jacobian.inverse(minimum: Self.minimumDeterminant) * miss
      let length = step.magnitude
      if length > Self.maximumStep { step *= Self.maximumStep / length }
      point = Self.kept(point + step)
    }
    return best.point
  }

  /// The nearest point of the square around the drawing's box.
  private static func kept(_ point: Vector2) -> Vector2 {
    Vector2(min(max(point.x, -0.5), 0.5), min(max(point.y, -0.5), 0.5))
  }

  /// m of each lane, and m².
  private static var numbers: Row { Row(1, 2, 3, 4, 5, 6, 7, 8) }
  private static var squares: Row { numbers * numbers }
  /// The square of the distance, in sizes, below which Newton's method stops.
  private static var closeEnough: Double { 1e-24 }
  /// The determinant of J that Newton's method uses if the sheet is nearly folded.
  private static var minimumDeterminant: Double { 0.2 }
  /// The longest step of Newton's method, in sizes.
  private static var maximumStep: Double { 0.25 }
}

/// The position of a point of a drawing, and the rotation and stretch of its neighborhood.
public struct SheetPlace: Equatable, Sendable {
  /// The position, in points.
  public let point: Vector2
  /// J there.
  let tensor: SheetTensor

  /// The image of a vector of 1 to the right.
  public var right: Vector2 { Vector2(tensor.xx, tensor.yx) }
  /// The image of a vector of 1 down.
  public var down: Vector2 { Vector2(tensor.xy, tensor.yy) }
  /// The angle by which a label there is turned, in radians, clockwise: that of the rotation which
  /// is nearest to J.
  public var turn: Double { Vector2(tensor.xx + tensor.yy, tensor.yx - tensor.xy).angle }
}
