/// The pieces of a soft outline, moved by its waves, from which it is drawn.
///
/// The outline is drawn with cubics that have the waves' own positions and slopes at both ends. It
/// grows or shrinks along D by as much as keeps its area.
struct SoftNodes {
  /// The pieces of the outline's first half at rest, and the start of what follows them.
  private let pieces: UnsafeMutablePointer<SoftPiece>
  /// The displacements at the start of each piece and of what follows them, for one half after the
  /// other; those of the second half as if it lay where the first one does.
  private let displacements: UnsafeMutablePointer<SoftDisplacement>
  /// The number of pieces of a half.
  private let count: Int
  /// The point about which the second half is the first one, turned by half a turn.
  private let center: Vector2
  /// The offset of the whole outline along D that keeps the area, in points.
  private(set) var offset = 0.0

  /// Calls a function with the nodes of a box with these amplitudes of its waves.
  @inline(__always)
  static func with<Result>(
    _ amplitudes: UnsafePointer<Double>, on frame: SoftBoxFrame, _ body: (Self) -> Result
  ) -> Result {
    var (pieces, displacements) = (SoftBoxFrame.storage, Four(all: SIMD64<Double>()))
    return withUnsafeMutablePointer(to: &pieces) { pieces in
      withUnsafeMutablePointer(to: &displacements) { displacements in
        let pieces = UnsafeMutableRawPointer(pieces).assumingMemoryBound(to: SoftPiece.self)
        var nodes = Self(
          pieces: pieces,
          displacements: UnsafeMutableRawPointer(displacements)
            .assumingMemoryBound(to: SoftDisplacement.self),
          count: frame.write(to: pieces), center: frame.size / 2)
        guard nodes.count > 0 else { return body(nodes) }
        nodes.displace(by: amplitudes, on: frame)
        nodes.close()
        nodes.keepArea(on: frame)
        return body(nodes)
      }
    }
  }

  /// Gives what follows each half the displacement of the other half's start.
  private func close() {
    let second = count + 1
    displacements[count] = -displacements[second]
    displacements[second + count] = -displacements[0]
  }
}

// MARK: - Displacements

extension SoftNodes {
  /// Displaces the starts of the pieces by a sum of waves.
  ///
  /// - Parameters:
  ///   - amplitudes: The amplitudes of the waves; see ``WaveModel``.
  ///   - frame: The outline at rest.
  private func displace(by amplitudes: UnsafePointer<Double>, on frame: SoftBoxFrame) {
    let wave = 2 * .pi / max(frame.perimeter, Limits.minimumLength)
    for first in stride(from: 0, to: count, by: 2) {
      // The last group may have one piece only; another one follows it.
      let angles = Vector2(pieces[first].distance, pieces[first + 1].distance) * wave
      let (odd, even) = SoftSum.pair(of: amplitudes, at: angles)
      for lane in 0..<min(2, count - first) {
        let index = first + lane
        let (direction, turn) = (pieces[index].direction, pieces[index].turn)
        func displace(_ index: Int, _ sum: Pair) {
          let sum = frame.limited(
            SoftSum(displacement: sum.displacements[lane], slope: sum.slopes[lane] * wave))
          displacements[index].vector += direction * sum.displacement
          displacements[index].slope += direction * sum.slope + turn * sum.displacement
        }
        displace(index, (even.displacements + odd.displacements, even.slopes + odd.slopes))
        // Half-way round, an odd wave has the opposite sign.
        displace(
          count + 1 + index, (even.displacements - odd.displacements, even.slopes - odd.slopes))
      }
    }
  }

  fileprivate typealias Pair = SoftSum.Pair
}

/// A sum of waves at a position, and its slope there.
struct SoftSum {
  var displacement: Double
  var slope: Double

  /// Sums of waves at two positions, and their slopes per radian of the longest wave.
  typealias Pair = (displacements: Vector2, slopes: Vector2)

  /// The sums of the odd waves and of the even waves at two positions.
  ///
  /// All that it needs for two positions fits into the registers of a processor; for four it would
  /// not.
  ///
  /// - Parameters:
  ///   - amplitudes: A₁, B₁, A₂, B₂ and so on; see ``WaveModel``.
  ///   - angles: The positions, in radians of the longest wave.
  static func pair(
    of amplitudes: UnsafePointer<Double>, at angles: Vector2
  ) -> (odd: Pair, even: Pair) {
    let (first, second) = (Elementary.sincos(angles.x), Elementary.sincos(angles.y))
    let (stepCosine, stepSine) = (Vector2(first.cos, second.cos), Vector2(first.sin, second.sin))
    var (cosine, sine) = (stepCosine, stepSine)
    var (sum, other): (Pair, Pair) = ((.zero, .zero), (.zero, .zero))
    for n in 0..<WaveModel.maximumWaveCount {
      let (a, b) = (amplitudes[2 * n], amplitudes[2 * n + 1])
      sum.displacements += a * cosine + b * sine
      sum.slopes += Double(n + 1) * (b * cosine - a * sine)
      (cosine, sine) = (
        cosine * stepCosine - sine * stepSine, sine * stepCosine + cosine * stepSine
      )
      swap(&sum, &other)
    }
    return (sum, other)
  }
}

// MARK: - Pieces

extension SoftNodes {
  /// A piece at rest.
  private func rest(_ index: Int) -> Cubic {
    Cubic(
      start: pieces[index].start, control1: pieces[index].control1,
      control2: pieces[index].control2, end: pieces[index + 1].start)
  }

  /// Returns the part of a piece that the waves add.
  ///
  /// - Parameters:
  ///   - index: The index of the piece.
  ///   - first: The index of the first displacement of its half.
  private func wave(_ index: Int, in first: Int) -> Cubic {
    let (start, end) = (displacements[first + index], displacements[first + index + 1])
    return Cubic(
      start: start.vector, control1: start.vector + start.slope * pieces[index].startThird,
      control2: end.vector - end.slope * pieces[index].endThird, end: end.vector)
  }

  /// Returns the part of a piece that an offset of 1 adds.
  private func unit(_ index: Int) -> Cubic {
    let (start, end) = (pieces[index].direction, pieces[index + 1].direction)
    return Cubic(
      start: start, control1: start + pieces[index].turn * pieces[index].startThird,
      control2: end - pieces[index + 1].turn * pieces[index].endThird, end: end)
  }

  /// The index of the first displacement of each half, from the second half to the first.
  private var halves: StrideThrough<Int> { stride(from: count + 1, through: 0, by: -(count + 1)) }

  /// Finds the offset with which the outline has the area that it has at rest.
  ///
  /// The outline is linear in the offset h, so its area is a + 2bh + ch², exactly. If the content
  /// does not leave enough clearance to shrink by as much, the area is larger.
  @inline(never)
  private mutating func keepArea(on frame: SoftBoxFrame) {
    var (missing, b, c) = (0.0, 0.0, 0.0)
    for index in 0..<count {
      let (rest, unit) = (rest(index), unit(index))
      let (restArea, unitArea, unitMoment) = (rest.area, unit.area, unit.moment)
      for first in halves {
        let moved = rest + wave(index, in: first)
        missing += restArea - moved.area
        b += moved.product(unitMoment)
        c += unitArea
      }
    }
    let square = b * b + c * missing
    guard b > 0, square > 0 else { return }
    let growth = missing / (b + square.squareRoot())
    offset = growth < 0 ? frame.shrinkage.limited(growth) : growth
  }

  /// Draws the outline, moved to the right by `shift`, from its first piece on.
  func draw(shift: Double, into path: inout some PathBuilder) {
    let move = center + Vector2(shift, 0)
    // An outline without a size is a point.
    guard count > 0 else {
      path.move(to: move)
      path.closeSubpath()
      return
    }
    path.move(to: move + pieces[0].start + displacements[0].vector + pieces[0].direction * offset)
    draw(0, sign: 1, move, into: &path)
    draw(count + 1, sign: -1, move, into: &path)
    path.closeSubpath()
  }

  /// Draws the half whose first displacement has an index.
  private func draw(
    _ first: Int, sign: Double, _ move: Vector2, into path: inout some PathBuilder
  ) {
    for index in 0..<count {
      let (rest, wave, unit) = (rest(index), wave(index, in: first), unit(index))
      path.addCurve(
        to: move + (rest.end + wave.end + unit.end * offset) * sign,
        control1: move + (rest.control1 + wave.control1 + unit.control1 * offset) * sign,
        control2: move + (rest.control2 + wave.control2 + unit.control2 * offset) * sign)
    }
  }
}
