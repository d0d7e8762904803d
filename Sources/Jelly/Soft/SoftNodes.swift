/// The displacements of a soft outline at the knots of its frame, from which it is drawn.
///
/// The outline is drawn with cubics that have the waves' own places and slopes at both ends. It
/// grows or shrinks along D by as much as keeps its area.
struct SoftNodes<Frame: SoftFrame> {
  let frame: Frame
  /// The displacement at the start of each piece, and its slope.
  private let nodes: UnsafeMutablePointer<SoftDisplacement>
  /// The offset of the whole outline along D that keeps the area, in points.
  private(set) var offset = 0.0

  /// Calls a function with the nodes of a frame.
  ///
  /// - Parameters:
  ///   - frame: The outline at rest.
  ///   - displacement: Gives the displacement at a knot.
  ///   - body: Gets the nodes.
  @inline(__always)
  static func with<Result>(
    on frame: Frame, by displacement: (SoftKnot) -> SoftDisplacement, do body: (Self) -> Result
  ) -> Result {
    var room = Four(all: SIMD64<Double>())
    return withUnsafeMutablePointer(to: &room) {
      let memory = UnsafeMutableRawPointer($0)
      var nodes = Self(
        frame: frame, nodes: memory.assumingMemoryBound(to: SoftDisplacement.self))
      nodes.fill(displacement)
      nodes.keepArea()
      return body(nodes)
    }
  }

  private init(frame: Frame, nodes: UnsafeMutablePointer<SoftDisplacement>) {
    self.frame = frame
    self.nodes = nodes
  }

  @inline(never)
  private func fill(_ displacement: (SoftKnot) -> SoftDisplacement) {
    var count = 0
    frame.forEachPiece { index, piece in
      nodes[index] = displacement(piece.start)
      count = index + 1
    }
    // The outline is closed.
    nodes[count] = nodes[0]
  }

  /// The sum of the waves at a way along a perimeter, and its slope.
  ///
  /// - Parameter amplitudes: A₁, B₁, A₂, B₂ and so on; see ``SoftBox``.
  static func sum(
    of amplitudes: UnsafePointer<Double>, at way: Double, of perimeter: Double
  ) -> SoftSum {
    let wave = 2 * .pi / max(perimeter, Limits.rest)
    let step = Elementary.sincos(wave * way)
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
    return SoftSum(place: place, slope: slope)
  }
}

/// A sum of waves at a place, and its slope there.
struct SoftSum {
  var place: Double
  var slope: Double

  /// The same where it is near 0, and beyond that less and less, up to twice the way.
  ///
  /// Its slope is at most 16, which is that of the shortest wave in this room on a circle. A wave
  /// that is far higher than the room would be steeper where it passes 0, and drawn as a spike.
  ///
  /// - Parameters:
  ///   - inwards: How far it may go freely below 0, in points.
  ///   - outwards: And above.
  func limited(inwards: Double, outwards: Double) -> Self {
    let room = place < 0 ? inwards : outwards
    let beyond = abs(place) - room
    guard beyond > 0 else { return Self(place: place, slope: Self.limited(slope)) }
    let band = RubberBand(coefficient: 1, dimension: room)
    let limited = room + band.displacement(for: beyond)
    return Self(
      place: place < 0 ? -limited : limited, slope: Self.limited(slope * band.slope(at: beyond)))
  }

  private static func limited(_ slope: Double) -> Double { min(max(slope, -16), 16) }
}

// MARK: - Pieces

extension SoftNodes {
  /// The piece with an index at rest.
  private func rest(_ piece: SoftPiece) -> Cubic {
    Cubic(
      start: piece.start.point, control1: piece.control1, control2: piece.control2,
      end: piece.end.point)
  }

  /// What the waves add to the piece with an index.
  private func wave(_ index: Int, _ piece: SoftPiece) -> Cubic {
    let (start, end) = (nodes[index], nodes[index + 1])
    return Cubic(
      start: start.place,
      control1: start.place + start.slope * piece.startThird,
      control2: end.place - end.slope * piece.endThird,
      end: end.place)
  }

  /// What an offset of 1 adds to a piece.
  private func unit(_ piece: SoftPiece) -> Cubic {
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

  /// Draws the outline, moved to the right by `shift`, from its first piece on.
  @inline(never)
  func draw(shift: Double, into path: inout some PathBuilder) {
    let move = Vector2(shift, 0)
    // An outline without a size is a point.
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
