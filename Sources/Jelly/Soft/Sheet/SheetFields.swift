/// The 32 fields along which a soft sheet flows.
///
///     u(x) = Σ qₙ·Uₙ(x)
///
/// A ``SheetFlow`` makes a map of the plane of u.
///
/// The sheet is a square with a side of 1.5 about the middle of a drawing. Lengths are in *sizes*,
/// shares of the longer side of the drawing's box, measured from the middle of the box. With
/// d = x/½ and X, Y = π·x/1.5 + π/2 the fields are
///
///     0, 1      the place                    (1, 0), (0, 1)
///     2, 3, 4   two stretches and the turn   (dx, −dy), (dy, dx), (−dy, dx)
///     5 … 30    the curls                    (n·sin mX·cos nY, −m·cos mX·sin nY)/√(m² + n²)
///     31        the dilation                 (dx, dy)
///
/// The curls are those of all m, n ≥ 1 with m² + n² ≤ 40, row by row: n = 1 with all m, and so on.
/// No field but the dilation has a divergence, so what is pulled long gets thin.
///
/// Details below a sixth of the size do not ripple on their own: the shortest curl is as long as
/// that. And empty space is jelly, too: parts that do not touch move together.
enum SheetFields {
  /// The number of fields.
  static var count: Int { ModalNumbers.maximumCount }
  /// The side of the sheet, in sizes: a margin of a quarter on each side of the drawing.
  static var side: Double { 1.5 }
  /// The first of the curls.
  static var firstCurl: Int { 5 }
  /// The dilation.
  static var dilation: Int { 31 }
  /// The radians of the longest curl per size.
  static var wave: Double { .pi / side }

  /// Calls a function with each curl: its index, m, and n.
  @inline(__always)
  static func forEachCurl(_ body: (_ index: Int, _ m: Int, _ n: Int) -> Void) {
    var index = firstCurl
    for n in 1...6 {
      for m in 1...6 where m * m + n * n <= 40 {
        body(index, m, n)
        index += 1
      }
    }
  }

  /// Writes the fields at a point: how far one unit of each coordinate displaces it, in sizes.
  static func write(
    at point: Vector2, x: UnsafeMutablePointer<Double>, y: UnsafeMutablePointer<Double>
  ) {
    let d = 2 * point
    (x[0], y[0]) = (1, 0)
    (x[1], y[1]) = (0, 1)
    (x[2], y[2]) = (d.x, -d.y)
    (x[3], y[3]) = (d.y, d.x)
    (x[4], y[4]) = (-d.y, d.x)
    (x[dilation], y[dilation]) = (d.x, d.y)
    let harmonics = Harmonics(at: point)
    forEachCurl { index, m, n in
      let length = Double(m * m + n * n).squareRoot()
      x[index] = Double(n) / length * (harmonics.sines[m].x * harmonics.cosines[n].y)
      y[index] = -Double(m) / length * (harmonics.cosines[m].x * harmonics.sines[n].y)
    }
  }
}

/// Sines and cosines of the multiples of the angles X and Y of a point.
struct Harmonics {
  /// (sin mX, sin mY) for m from 1 to 6.
  let sines: SixVectors
  /// (cos mX, cos mY).
  let cosines: SixVectors

  /// - Parameter point: In sizes from the middle of the sheet.
  @inline(__always)
  init(at point: Vector2) {
    // The multiples follow from one pair by the theorems of addition.
    let (s1, c1) = Elementary.sincos(point * SheetFields.wave + .pi / 2)
    let (s2, c2) = (2 * s1 * c1, c1 * c1 - s1 * s1)
    let (s3, c3) = (s2 * c1 + c2 * s1, c2 * c1 - s2 * s1)
    let (s4, c4) = (2 * s2 * c2, c2 * c2 - s2 * s2)
    let (s5, c5) = (s4 * c1 + c4 * s1, c4 * c1 - s4 * s1)
    let (s6, c6) = (s4 * c2 + c4 * s2, c4 * c2 - s4 * s2)
    sines = SixVectors(s1, s2, s3, s4, s5, s6)
    cosines = SixVectors(c1, c2, c3, c4, c5, c6)
  }
}

/// Six vectors, one for each m or n of the curls.
struct SixVectors {
  var one, two, three, four, five, six: Vector2

  @inline(__always)
  init(
    _ one: Vector2, _ two: Vector2, _ three: Vector2, _ four: Vector2, _ five: Vector2,
    _ six: Vector2
  ) {
    (self.one, self.two, self.three) = (one, two, three)
    (self.four, self.five, self.six) = (four, five, six)
  }

  static var zero: Self { Self(.zero, .zero, .zero, .zero, .zero, .zero) }

  /// The vector of a multiple from 1 to 6.
  @inline(__always)
  subscript(multiple: Int) -> Vector2 {
    switch multiple {
    case 1: one
    case 2: two
    case 3: three
    case 4: four
    case 5: five
    default: six
    }
  }

  /// The same vectors with their coordinates exchanged.
  @inline(__always)
  var swapped: Self {
    Self(
      Vector2(one.y, one.x), Vector2(two.y, two.x), Vector2(three.y, three.x),
      Vector2(four.y, four.x), Vector2(five.y, five.x), Vector2(six.y, six.x))
  }

  /// Each vector times its multiple.
  @inline(__always)
  var multiplied: Self { Self(one, 2 * two, 3 * three, 4 * four, 5 * five, 6 * six) }

  /// The sum of the products with the first vectors of another six, coordinate by coordinate, in an
  /// order that is the same everywhere.
  @inline(__always)
  func sum(times other: Self, first count: Int = 6) -> Vector2 {
    var sum = one * other.one + two * other.two
    if count > 2 { sum += three * other.three }
    if count > 3 { sum += four * other.four }
    if count > 4 { sum += five * other.five }
    if count > 5 { sum += six * other.six }
    return sum
  }
}
