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

/// A curve of the first drawing and one of the second, with pairs of places on them.
struct MorphPairing: BitwiseCopyable {
  var a, b: MorphCurve
  var pairs: UnsafeMutableBufferPointer<MorphPair>
  var isClosed: Bool
  var work: Double
  /// Whether the pairs are the common ends of cubics, and not nodes.
  var areMarks = false
}

/// One contour of a morph: as many cubics at both ends.
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
  var hiding = Hiding.nowhere

  enum Hiding: UInt8 { case nowhere, start, end }

  var flipped: Self {
    var piece = self
    (piece.start, piece.end, piece.paints) = (end, start, (paints.end, paints.start))
    piece.hiding = hiding == .start ? .end : hiding == .end ? .start : .nowhere
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

extension MorphMemory {
  /// The ends of all cubics of both curves, each with its place on the other one.
  ///
  /// An end of each that are nearer than 0.02 on both curves are one: with 0.01 rounded corners get
  /// a short cubic of their own, with 0.04 corners of small icons move.
  func marks(
    _ pairing: MorphPairing
  ) throws(MorphError) -> UnsafeMutableBufferPointer<MorphPair> {
    if pairing.areMarks { return pairing.pairs }
    let pairs = pairing.pairs
    let last = pairs[pairs.count - 1]
    let capacity = 4 * (pairing.a.ends.count + pairing.b.ends.count) + 2
    var marks = try MorphList<MorphPair>(self, capacity: capacity)
    var second = try MorphList<MorphPair>(self, capacity: capacity)
    var first = try MorphList<MorphPair>(self, capacity: capacity)
    forEachEnd(of: pairing.a, from: pairs[0].a, to: last.a) {
      first.appendIfRoom(MorphPair(a: $0, b: image(of: $0, pairs, { $0.a }, { $0.b })))
    }
    forEachEnd(of: pairing.b, from: pairs[0].b, to: last.b) {
      second.appendIfRoom(MorphPair(a: image(of: $0, pairs, { $0.b }, { $0.a }), b: $0))
    }
    let isUsed: UnsafeMutableBufferPointer<Bool> = try allocate(second.count)
    for index in isUsed.indices { isUsed[index] = false }
    for end in first.elements {
      var best = (index: -1, distance: 0.02)
      for index in 0..<second.count where !isUsed[index] {
        let other = second[index]
        var distance = max(abs(end.a - other.a), abs(end.b - other.b))
        let isExact = pairs.isAny { abs($0.a - end.a) < 1e-9 && abs($0.b - other.b) < 1e-9 }
        if isExact { distance = 0 }
        if distance < best.distance { best = (index, distance) }
      }
      if best.index >= 0 { isUsed[best.index] = true }
      try marks.append(best.index >= 0 ? MorphPair(a: end.a, b: second[best.index].b) : end)
    }
    for index in 0..<second.count where !isUsed[index] { try marks.append(second[index]) }
    try marks.append(last)
    marks.sortSides()
    var kept = try MorphList<MorphPair>(self, capacity: marks.count + 1)
    try kept.append(pairs[0])
    for mark in marks.elements {
      let before = kept[kept.count - 1]
      if mark.a - before.a > 1e-9 || mark.b - before.b > 1e-9 { try kept.append(mark) }
    }
    return kept.elements
  }

  /// Calls a function with the ends of cubics between two places, of a closed curve in all rounds.
  func forEachEnd(
    of curve: MorphCurve, from first: Double, to last: Double, _ body: (Double) -> Void
  ) {
    for round in curve.isClosed ? -1...2 : 0...0 {
      for index in 0..<(curve.cubics.count + (curve.isClosed ? 0 : 1)) {
        let end = curve.ends[index] + Double(round)
        if end > first + 1e-9, end < last - 1e-9 { body(end) }
      }
    }
  }

  /// The place on the other curve; the middle of a step on which this one stands still.
  private func image(
    of place: Double, _ pairs: UnsafeMutableBufferPointer<MorphPair>,
    _ source: (MorphPair) -> Double, _ target: (MorphPair) -> Double
  ) -> Double {
    var (low, high) = (pairs.count, -1)
    for index in pairs.indices {
      let pair = pairs[index]
      if low == pairs.count, source(pair) >= place - 1e-12 { low = index }
      if source(pair) <= place + 1e-12 { high = index }
    }
    if high > low { return (target(pairs[low]) + target(pairs[high])) / 2 }
    if high == low { return target(pairs[low]) }
    guard low < pairs.count, high >= 0 else { return target(pairs[max(min(low, high), 0)]) }
    let (before, after) = (source(pairs[high]), source(pairs[low]))
    let share = (place - before) / (after - before)
    return target(pairs[high]) + (target(pairs[low]) - target(pairs[high])) * share
  }

  /// Whether both ends of a morph are smooth where a cubic begins: cos > 0.999, 2.5°.
  func smoothJoints(
    _ start: Cubics, _ end: Cubics, isClosed: Bool
  ) throws(MorphError) -> UnsafeMutableBufferPointer<Bool> {
    let out: UnsafeMutableBufferPointer<Bool> = try allocate(start.count)
    for index in out.indices {
      let before = (index == 0 ? out.count : index) - 1
      out[index] =
        (index > 0 || isClosed)
        && start[before].tangents.end.dot(start[index].tangents.start) > 0.999
        && end[before].tangents.end.dot(end[index].tangents.start) > 0.999
    }
    return out
  }

  /// The piece of a pairing.
  func piece(
    _ pairing: MorphPairing, _ paints: (MorphPaint, MorphPaint) = (MorphPaint(), MorphPaint())
  ) throws(MorphError) -> MorphPiece {
    let marks = try marks(pairing)
    let count = marks.count - 1
    let (start, end): (Cubics, Cubics) = (try allocate(count), try allocate(count))
    for index in 0..<count {
      let (first, last) = (marks[index], marks[index + 1])
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
    return MorphPiece(
      start: start, end: end,
      isSmooth: try smoothJoints(start, end, isClosed: pairing.isClosed),
      isClosed: pairing.isClosed, paints: paints)
  }

  /// A piece that begins as small copies, or as a point, and is hidden there.
  func hidden(
    _ curve: MorphCurve, from start: Cubics, _ paints: (MorphPaint, MorphPaint),
    isHole: Bool = false
  ) throws(MorphError) -> MorphPiece {
    for index in start.indices { start[index].source = -1 }
    return MorphPiece(
      start: start, end: curve.cubics,
      isSmooth: try smoothJoints(curve.cubics, curve.cubics, isClosed: curve.isClosed),
      isClosed: curve.isClosed, paints: paints, isHole: isHole, hiding: .start)
  }

  /// A copy of a piece in memory that stays: ``MorphPiece/isSmooth`` is the last that is kept.
  func kept(_ piece: MorphPiece) throws(MorphError) -> MorphPiece {
    var out = piece
    let count = piece.start.count
    (out.start, out.end, out.isSmooth) = (try keep(count), try keep(count), try keep(count))
    for index in 0..<count {
      out.start[index] = piece.start[index]
      out.end[index] = piece.end[index]
      out.isSmooth[index] = piece.isSmooth[index]
    }
    return out
  }
}

extension MorphList<MorphPair> {
  /// Sorts the places on each side: what is moved to another place may change the order, and the
  /// end of no cubic may be lost.
  func sortSides() {
    for side in 0..<2 {
      for index in 1..<Swift.max(count, 1) {
        let value = values[index][side]
        var place = index
        while place > 0, values[place - 1][side] > value {
          values[place][side] = values[place - 1][side]
          place -= 1
        }
        values[place][side] = value
      }
    }
  }
}

extension MorphList {
  /// Adds a value to a list whose capacity is known to be enough.
  mutating func appendIfRoom(_ value: Value) {
    do { try append(value) } catch {}
  }

  /// Inserts a value into a list whose capacity is known to be enough.
  mutating func insertIfRoom(_ value: Value, at index: Int) {
    appendIfRoom(value)
    var place = count - 1
    while place > index {
      values[place] = values[place - 1]
      place -= 1
    }
    values[index] = value
  }
}

// MARK: - Crossings

extension MorphMemory {
  /// The first pairing of the weights without a fault between, or that with the fewest.
  ///
  /// Of two thin contours, such as digits, both sides of a stroke must keep their distance, too:
  /// all weights are tried until the width is off by less than a seventh. With a quarter 3 → 4 and
  /// 4 → 5 stay lumps; with a tenth more weights are tried, and the same ones chosen.
  ///
  /// The 10 pairs of digits have 1 contour that crosses itself (6 times), 0.93 of their ink at
  /// least and 3 specks without this choice, and none, 0.97 and 2 with it. Terms of the work do not
  /// help: the middles of the largest circles inside (1, 6 times, 0.95 and 3) and their radii (1, 6
  /// times, 0.93 and 4) move the lumps, and the turn at the tips of strokes tears 2 → 3.
  func leastFaulty(
    _ pair: (MorphWeights) throws(MorphError) -> MorphPairing
  ) throws(MorphError) -> MorphPairing {
    var best: (faults: Double, pairing: MorphPairing)?
    for index in 0..<MorphWeights.count {
      let free = mark
      let pairing = try pair(.choice(index))
      let isThin = pairing.a.isThin && pairing.b.isThin
      if !isThin, index == MorphWeights.countOfThick { break }
      let faults = try scratch { () throws(MorphError) -> Double in
        try self.faults(of: piece(pairing), isThin: isThin)
      }
      if best.map({ faults < $0.faults }) ?? true {
        best = (faults, pairing)
      } else {
        mark = free
      }
      if faults < 0.15 || isOverspent && !isThin { break }
    }
    guard let best else { throw .noRoom }
    return best.pairing
  }

  /// The number of crossings of a closed contour with itself on its way, beyond those at its ends;
  /// of a thin one with the mean share, below 1, by which its width is not between those at its
  /// ends.
  private func faults(of piece: MorphPiece, isThin: Bool) throws(MorphError) -> Double {
    let mixed: Cubics = try allocate(piece.start.count)
    func polygon(_ share: Double) throws(MorphError) -> Points {
      for index in mixed.indices {
        mixed[index].shape =
          piece.start[index].shape * (1 - share) + piece.end[index].shape * share
      }
      for index in mixed.indices where piece.isSmooth[index] {
        MorphJoints.smooth(
          mixed, index, before: (index == 0 ? mixed.count : index) - 1, kink: 0)
      }
      return try mixed.polygon(4, in: self)
    }
    let (start, end) = (try polygon(0), try polygon(1))
    let ends = max(try crossings(of: start), try crossings(of: end))
    let (first, last): (Numbers, Numbers) =
      try isThin
      ? (radii(in: start), radii(in: end)) : (allocate(0), allocate(0))
    let mean = (first.folded(0) { $0 + $1 } + last.folded(0) { $0 + $1 }) / Double(2 * start.count)
    var (number, off, length) = (0, 0.0, 1e-12)
    for quarter in 1...3 {
      let share = Double(quarter) / 4
      let shape = try polygon(share)
      number += max(try crossings(of: shape) - ends, 0)
      guard isThin else { continue }
      let radii = try radii(in: shape)
      for index in shape.indices {
        let next = index + 1 < shape.count ? index + 1 : 0
        let side = start[index].distance(to: start[next]) + end[index].distance(to: end[next])
        let wanted = first[index] + (last[index] - first[index]) * share
        off += side * min(abs(radii[index] - wanted) / mean, 1)
        length += side
      }
    }
    return Double(number) + off / length
  }

  /// The radii of the largest circles inside of a polygon that touch it at its corners: half of its
  /// width there.
  private func radii(in polygon: Points) throws(MorphError) -> Numbers {
    let out: Numbers = try allocate(polygon.count)
    for index in polygon.indices {
      let (before, after) = (index > 0 ? index : polygon.count, (index + 1) % polygon.count)
      let chord = (polygon[after] - polygon[before - 1]).direction
      out[index] = 0.5
      for point in polygon {
        let way = point - polygon[index]
        let (height, square) = (chord.cross(way), way.dot(way))
        // A nearer point is a neighbor on the same side.
        guard height > 1e-3, square > 1e-4 else { continue }
        out[index] = min(out[index], square / (2 * height))
      }
    }
    return out
  }

  /// The number of crossings of a closed polygon with itself.
  func crossings(of polygon: Points) throws(MorphError) -> Int {
    var points = try MorphList<Vector2>(self, capacity: polygon.count)
    for index in polygon.indices
    where index == 0 || polygon[index].distance(to: polygon[index - 1]) > 1e-6 {
      try points.append(polygon[index])
    }
    if points.count > 1, points[0].distance(to: points[points.count - 1]) < 1e-6 {
      points.removeLast()
    }
    let sides = points.count
    guard sides >= 4 else { return 0 }
    func end(_ side: Int) -> Vector2 { points[side + 1 < sides ? side + 1 : 0] }
    var number = 0
    for i in 0..<(sides - 2) {
      let (a, b) = (points[i], end(i))
      let (low, high) = (
        Vector2(min(a.x, b.x), min(a.y, b.y)), Vector2(max(a.x, b.x), max(a.y, b.y))
      )
      for j in (i + 2)..<sides {
        let (p, q) = (points[j], end(j))
        guard max(p.x, q.x) > low.x, min(p.x, q.x) < high.x, max(p.y, q.y) > low.y,
          min(p.y, q.y) < high.y
        else { continue }
        let (first, second) = (b - a, q - p)
        let own = first.cross(p - a) * first.cross(q - a)
        let other = second.cross(a - p) * second.cross(b - p)
        if own < -1e-18, other < -1e-18 { number += 1 }
      }
    }
    return number
  }
}

// MARK: - Joints

/// Smooth joints, which stay smooth: both handles turn into one direction.
///
/// Drawings with rounded numbers have small kinks there. Their sines are mixed like the points, and
/// the handles are turned by half of the kink after: so both ends are exact.
enum MorphJoints {
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
