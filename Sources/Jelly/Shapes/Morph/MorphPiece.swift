/// The paint of a contour, as far as the correspondence depends on it.
public struct MorphPaint: Equatable, Sendable, BitwiseCopyable {
  /// The host's number of the paint, by which it finds colors and the like.
  public var id: Int32
  /// The opacity of the fill as a share, 0 without one.
  public var fill: Double
  /// A Boolean value that indicates whether the contour is a stroke, perhaps with a fill.
  public var isStroke: Bool
  /// The width of the stroke, in sizes; 0 without one.
  public var width: Double
  /// The host's number of the stroke's color: strokes of one color are matched first.
  public var color: UInt32

  /// Creates the paint of a fill.
  public init(id: Int32 = 0, fill: Double = 1) {
    (self.id, self.fill, isStroke, width, color) = (id, fill, false, 0, 0)
  }

  /// Creates the paint of a stroke with a width in sizes.
  public init(id: Int32 = 0, fill: Double = 0, width: Double, color: UInt32 = 0) {
    (self.id, self.fill, isStroke, self.width, self.color) = (id, fill, true, width, color)
  }
}

/// One contour of a match: as many cubics at both ends.
struct MorphPiece: BitwiseCopyable {
  /// The cubics at the start and at the end.
  var start, end: Cubics
  /// Whether a cubic continues smoothly from the one before, at both ends.
  var isSmooth: UnsafeMutableBufferPointer<Bool>
  var isClosed: Bool
  /// The paints at both ends.
  var paints: (start: MorphPaint, end: MorphPaint)
  var isHole = false
  /// Where a piece without a partner is hidden; one that vanishes does not overshoot, which would
  /// turn it inside out.
  var hiding: End?

  enum End: UInt8 {
    case start, end

    var other: Self { self == .start ? .end : .start }
  }

  /// The piece of the match in the other direction.
  var reversed: Self {
    var piece = self
    (piece.start, piece.end, piece.paints) = (end, start, (paints.end, paints.start))
    piece.hiding = hiding?.other
    return piece
  }

  /// The piece when its memory has moved by a number of bytes.
  func moved(by distance: Int) -> Self {
    func moved<Value>(
      _ values: UnsafeMutableBufferPointer<Value>
    ) -> UnsafeMutableBufferPointer<Value> {
      let start = values.baseAddress.map {
        (UnsafeMutableRawPointer($0) + distance).assumingMemoryBound(to: Value.self)
      }
      return UnsafeMutableBufferPointer(start: start, count: values.count)
    }
    var piece = self
    (piece.start, piece.end, piece.isSmooth) = (moved(start), moved(end), moved(isSmooth))
    return piece
  }
}

extension MorphPiece {
  /// The piece of a pairing.
  init(
    _ pairing: MorphPairing, _ paints: (MorphPaint, MorphPaint) = (MorphPaint(), MorphPaint()),
    in memory: MorphMemory
  ) throws(MorphError) {
    let joints = try pairing.jointPairs(in: memory)
    let count = joints.count - 1
    let (start, end): (Cubics, Cubics) = (try memory.allocate(count), try memory.allocate(count))
    for index in 0..<count {
      let (first, last) = (joints[index], joints[index + 1])
      start[index] = pairing.a.part(from: first.a, to: last.a)
      end[index] = pairing.b.part(from: first.b, to: last.b)
      if index > 0 {
        start[index].start = start[index - 1].end
        end[index].start = end[index - 1].end
      }
    }
    if pairing.isClosed {
      start[0].start = start[count - 1].end
      end[0].start = end[count - 1].end
    }
    self.init(
      start: start, end: end,
      isSmooth: try MorphJoints.smoothJoints(start, end, isClosed: pairing.isClosed, in: memory),
      isClosed: pairing.isClosed, paints: paints)
  }

  /// A piece that begins as a small copy, or as a point, and is hidden there.
  init(
    growing curve: MorphCurve, from start: Cubics, _ paints: (MorphPaint, MorphPaint),
    isHole: Bool = false, in memory: MorphMemory
  ) throws(MorphError) {
    for index in start.indices { start[index].source = -1 }
    self.init(
      start: start, end: curve.cubics,
      isSmooth: try MorphJoints.smoothJoints(
        curve.cubics, curve.cubics, isClosed: curve.isClosed, in: memory),
      isClosed: curve.isClosed, paints: paints, isHole: isHole, hiding: .start)
  }

  /// A copy of a piece in memory that stays: ``MorphPiece/isSmooth`` is the last that is kept.
  func kept(in memory: MorphMemory) throws(MorphError) -> Self {
    var out = self
    let count = start.count
    (out.start, out.end, out.isSmooth) = (
      try memory.keep(count), try memory.keep(count), try memory.keep(count)
    )
    for index in 0..<count {
      out.start[index] = start[index]
      out.end[index] = end[index]
      out.isSmooth[index] = isSmooth[index]
    }
    return out
  }
}

// MARK: - Joints

/// Smooth joints, which stay smooth: both handles turn into one direction.
///
/// Drawings with rounded numbers have small kinks there. Their sines are mixed like the points, and
/// the handles are turned by half of the kink after: so both ends are exact.
enum MorphJoints {
  /// Whether the ends of a piece are both smooth where a cubic begins.
  static func smoothJoints(
    _ start: Cubics, _ end: Cubics, isClosed: Bool, in memory: MorphMemory
  ) throws(MorphError) -> UnsafeMutableBufferPointer<Bool> {
    let out: UnsafeMutableBufferPointer<Bool> = try memory.allocate(start.count)
    for index in out.indices {
      let before = (index == 0 ? out.count : index) - 1
      out[index] =
        (index > 0 || isClosed)
        && start[before].tangents.end.dot(start[index].tangents.start) > smoothCosine
        && end[before].tangents.end.dot(end[index].tangents.start) > smoothCosine
    }
    return out
  }

  /// The cosine of the largest kink of a smooth joint, 2.5°.
  static var smoothCosine: Double { 0.999 }

  /// The sine of half the kink at the start of a cubic.
  static func kink(_ cubics: Cubics, _ index: Int) -> Double {
    let before = (index == 0 ? cubics.count : index) - 1
    let (a, b) = (
      cubics[index].start - cubics[before].control2, cubics[index].control1 - cubics[index].start
    )
    guard a.magnitude > 1e-9, b.magnitude > 1e-9 else { return 0 }
    let (into, away) = (a / a.magnitude, b / b.magnitude)
    let sum = into + away
    return sum.magnitude > 1e-6 ? (sum / sum.magnitude).cross(away) : 0
  }

  /// More than a smooth joint ever has: only the handle of a point turns so fast.
  ///
  /// Neither half nor double changes a pair.
  private static var maximumKink: Double { 0.5 }

  /// Turns the handles at a smooth joint, the start of a cubic, and keeps their lengths.
  static func smooth(_ cubics: Cubics, _ index: Int, before: Int, kink q: Double) {
    let joint = cubics[index].start
    let (a, b) = (joint - cubics[before].control2, cubics[index].control1 - joint)
    let (into, away) = (a.magnitude, b.magnitude)
    guard into > 1e-9, away > 1e-9 else { return }
    let sum = a / into + b / away
    let length = sum.magnitude
    guard length > 1e-6 else { return }
    let d = sum / length
    let q = min(max(q, -maximumKink), maximumKink)
    let c = (1 - q * q).squareRoot()
    let side = Vector2(-d.y, d.x)
    cubics[before].control2 = joint - (c * d - q * side) * into
    cubics[index].control1 = joint + (c * d + q * side) * away
  }
}
