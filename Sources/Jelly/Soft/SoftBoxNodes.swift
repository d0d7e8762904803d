/// The displacements of a ``SoftBox`` at the knots of its frame, from which its outline is drawn.
///
/// The outline is drawn with cubics that have the box's own places and slopes at both ends.
struct SoftBoxNodes {
  let frame: SoftBoxFrame
  /// u at the start of each piece, in points.
  private let displacements: UnsafeMutablePointer<Double>
  /// The slope of u there.
  private let slopes: UnsafeMutablePointer<Double>
  /// The offset of the whole outline along D that keeps the area, in points.
  private(set) var offset = 0.0

  /// Calls a function with the nodes of a box with these amplitudes of its waves.
  @inline(__always)
  static func with<Result>(
    _ amplitudes: UnsafePointer<Double>, on frame: SoftBoxFrame, _ body: (Self) -> Result
  ) -> Result {
    withNumbers(SIMD64<Double>.self) { displacements in
      withNumbers(SIMD64<Double>.self) { slopes in
        var nodes = Self(frame: frame, displacements: displacements, slopes: slopes)
        nodes.fill(amplitudes)
        nodes.keepArea()
        return body(nodes)
      }
    }
  }

  private init(
    frame: SoftBoxFrame, displacements: UnsafeMutablePointer<Double>,
    slopes: UnsafeMutablePointer<Double>
  ) {
    self.frame = frame
    self.displacements = displacements
    self.slopes = slopes
  }

  /// Sums the waves at each knot.
  @inline(never)
  private func fill(_ amplitudes: UnsafePointer<Double>) {
    var count = 0
    let wave = 2 * .pi / max(frame.perimeter, Limits.rest)
    let room = frame.reach * Self.freeShare
    let band = RubberBand(coefficient: 1, dimension: room)
    frame.forEachPiece { index, piece in
      let step = Elementary.sincos(wave * piece.start.way)
      var (cosine, sine, number) = (step.cos, step.sin, wave)
      var (place, slope) = (0.0, 0.0)
      for n in stride(from: 0, to: ThirtyTwoModes.capacity, by: 2) {
        let (a, b) = (amplitudes[n], amplitudes[n + 1])
        place += a * cosine + b * sine
        slope += number * (b * cosine - a * sine)
        (cosine, sine, number) = (
          cosine * step.cos - sine * step.sin, sine * step.cos + cosine * step.sin, number + wave
        )
      }
      // A deep dent does not reach the other side, and a bulge is no higher.
      if abs(place) > room {
        let beyond = abs(place) - room
        let limited = room + band.displacement(for: beyond)
        place = place < 0 ? -limited : limited
        slope *= band.slope(at: beyond)
      }
      displacements[index] = place
      slopes[index] = slope
      count = index + 1
    }
    // The outline is closed.
    displacements[count] = displacements[0]
    slopes[count] = slopes[0]
  }

  /// A wave is free up to this share of the reach of D, and limited to twice that.
  private static var freeShare: Double { 0.45 }
}

// MARK: - Pieces

extension SoftBoxNodes {
  /// The four control points of a piece of the outline.
  private struct Cubic {
    var start, control1, control2, end: Vector2

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

    /// What the piece adds to ½∮(x dy − y dx), the area of a closed outline, as a product of two
    /// outlines: the area is the product of an outline with itself.
    func area(with other: Self) -> Double {
      // (6·P₀×P₁ + 3·P₀×P₂ + P₀×P₃ + 3·P₁×P₂ + 3·P₁×P₃ + 6·P₂×P₃)/20, of both ways round.
      (half(other) + other.half(self)) / 40
    }

    @inline(__always)
    private func half(_ other: Self) -> Double {
      func cross(_ a: Vector2, _ b: Vector2) -> Double { a.x * b.y - a.y * b.x }
      return cross(start, 6 * other.control1 + 3 * other.control2 + other.end)
        + cross(control1, 3 * (other.control2 + other.end)) + cross(control2, 6 * other.end)
    }
  }

  /// The piece with an index at rest.
  private func rest(_ piece: SoftBoxFrame.Piece) -> Cubic {
    Cubic(
      start: piece.start.point, control1: piece.control1, control2: piece.control2,
      end: piece.end.point)
  }

  /// What u adds to the piece with an index.
  private func wave(_ index: Int, _ piece: SoftBoxFrame.Piece) -> Cubic {
    let (start, end) = (piece.start, piece.end)
    let (first, last) = (displacements[index], displacements[index + 1])
    let startSlope = start.direction * slopes[index] + start.turn * first
    let endSlope = end.direction * slopes[index + 1] + end.turn * last
    return Cubic(
      start: start.direction * first,
      control1: start.direction * first + startSlope * piece.startThird,
      control2: end.direction * last - endSlope * piece.endThird,
      end: end.direction * last)
  }

  /// What an offset of 1 adds to a piece.
  private func unit(_ piece: SoftBoxFrame.Piece) -> Cubic {
    let (start, end) = (piece.start, piece.end)
    return Cubic(
      start: start.direction, control1: start.direction + start.turn * piece.startThird,
      control2: end.direction - end.turn * piece.endThird, end: end.direction)
  }

  /// Finds the offset with which the outline has the area that it has at rest.
  ///
  /// The outline is linear in the offset h, so its area is a + 2bh + ch², exactly.
  @inline(never)
  private mutating func keepArea() {
    var (missing, b, c) = (0.0, 0.0, 0.0)
    frame.forEachPiece { index, piece in
      let (rest, wave, unit) = (rest(piece), wave(index, piece), unit(piece))
      // The rest's own area cancels out.
      missing -= 2 * rest.area(with: wave) + wave.area(with: wave)
      b += (rest + wave).area(with: unit)
      c += unit.area(with: unit)
    }
    let square = b * b + c * missing
    guard b > 0, square > 0 else { return }
    offset = missing / (b + square.squareRoot())
  }

  /// Draws the box, moved to the right by `shift`, clockwise from the left end of the upper side.
  @inline(never)
  func draw(shift: Double, into path: inout some PathBuilder) {
    let move = Vector2(shift, 0)
    // A box without a size is a point.
    if frame.perimeter == 0 { path.move(to: move) }
    frame.forEachPiece { index, piece in
      let cubic = rest(piece) + wave(index, piece) + unit(piece) * offset
      if index == 0 { path.move(to: cubic.start + move) }
      path.addCurve(
        to: cubic.end + move, control1: cubic.control1 + move, control2: cubic.control2 + move)
    }
    path.closeSubpath()
  }
}
