/// The 32 fields of which the displacement of a soft sheet is a sum.
///
///     u(x) = Σ qₙ·Uₙ(x)
///
/// The sheet is a square with a side of 1.5 about the middle of a drawing. Lengths are in *sizes*,
/// shares of the longer side of the drawing's box, measured from the middle of the box. With
/// d = x/½ and X, Y = π·x/1.5 + π/2 the fields are
///
///     0, 1      the place                    (1, 0), (0, 1)
///     2, 3, 4   two stretches and the turn   (dx, −dy), (dy, dx), (−dy, dx)
///     5 … 30    the curls                    (n·sin mX·cos nY, −m·cos mX·sin nY)/√(m² + n²)
///     31        the swell                    (dx, dy)
///
/// The curls are those of all m, n ≥ 1 with m² + n² ≤ 40, row by row: n = 1 with all m, and so on.
/// No field but the swell has a divergence, so what is pulled long gets thin.
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
  /// The swell.
  static var swell: Int { 31 }
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
    (x[swell], y[swell]) = (d.x, d.y)
    let (across, down) = (Harmonics(at: point.x), Harmonics(at: point.y))
    forEachCurl { index, m, n in
      let length = Double(m * m + n * n).squareRoot()
      x[index] = Double(n) / length * (across.sines[m - 1] * down.cosines[n - 1])
      y[index] = -Double(m) / length * (across.cosines[m - 1] * down.sines[n - 1])
    }
  }
}

/// Sines and cosines of the multiples of an angle: of X, 2X, … 8X, from a single pair by doubling.
struct Harmonics {
  let sines: SIMD8<Double>
  let cosines: SIMD8<Double>

  /// - Parameter place: In sizes from the middle of the sheet.
  @inline(__always)
  init(at place: Double) {
    let (s1, c1) = Elementary.sincos(place * SheetFields.wave + .pi / 2)
    let (s2, c2) = (2 * s1 * c1, c1 * c1 - s1 * s1)
    let (s3, c3) = (s2 * c1 + c2 * s1, c2 * c1 - s2 * s1)
    let (s4, c4) = (2 * s2 * c2, c2 * c2 - s2 * s2)
    let (low, lowCosines) = (SIMD4(s1, s2, s3, s4), SIMD4(c1, c2, c3, c4))
    sines = SIMD8(lowHalf: low, highHalf: low * c4 + lowCosines * s4)
    cosines = SIMD8(lowHalf: lowCosines, highHalf: lowCosines * c4 - low * s4)
  }
}

extension SIMD8<Double> {
  /// The sum of the eight numbers, in an order that is the same everywhere.
  @inline(__always)
  var total: Double { (lowHalf + highHalf).total }
}
