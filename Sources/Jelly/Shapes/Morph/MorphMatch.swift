/// The match of two drawings: pieces with as many cubics at both ends, and a turn of the second.
///
/// The match of B and A is the reverse of that of A and B: both are found in one order, which the
/// drawings decide, and the match is reversed once if that is not the order wanted.
struct MorphMatch {
  private let list: MorphPieces
  /// The turn of the second drawing about the middle of the box, in radians.
  private(set) var turn = 0.0

  var pieces: UnsafeMutableBufferPointer<MorphPiece> { list.elements }
  var cubicCount: Int { pieces.folded(0) { $0 + $1.start.count } }

  /// Matches two drawings.
  ///
  /// - Parameter density: See ``MorphMatcher/density``.
  init(
    from a: MorphDrawing, to b: MorphDrawing, density: Int = MorphMatcher.standardDensity,
    in memory: MorphMemory
  ) throws(MorphError) {
    let isReversed = try b.order(in: memory) < a.order(in: memory)
    var matcher = try MorphMatcher(density: density, in: memory)
    try matcher.match(isReversed ? b : a, isReversed ? a : b)
    (list, turn) = (matcher.pieces, matcher.turn)
    if isReversed { reverse() }
    try complete(from: a, to: b)
  }

  /// Hides all contours of the first drawing, and grows those of the second: what is left to a flow
  /// that is caught where no match fits the memory.
  init(hiding a: MorphDrawing, _ b: MorphDrawing, in memory: MorphMemory) throws(MorphError) {
    list = try MorphPieces(memory, capacity: Self.maximumPieces)
    try complete(from: a, to: b)
  }

  /// Turns the match around: the turn belongs to the drawing that is now the second one.
  private mutating func reverse() {
    let direction = Vector2(angle: turn)
    for index in pieces.indices {
      pieces[index] = pieces[index].reversed
      guard turn != 0 else { continue }
      for cubic in 0..<pieces[index].start.count {
        pieces[index].start[cubic] = pieces[index].start[cubic].mapped { $0.turned(direction) }
        pieces[index].end[cubic] = pieces[index].end[cubic].mapped { $0.turned(direction) }
      }
    }
    turn = -turn
  }

  private func complete(from a: MorphDrawing, to b: MorphDrawing) throws(MorphError) {
    try list.complete(a, .start, turn: 0, isAlone: b.count == 0)
    try list.complete(b, .end, turn: -turn, isAlone: a.count == 0)
  }

  /// More contours are there only between: those of both drawings.
  static var maximumPieces: Int { 2 * MorphDrawing.maximumContours }
  /// The middle of the box, about which a drawing turns.
  static var center: Vector2 { Vector2(0.5, 0.5) }
}

// MARK: - Pieces

/// The pieces of a match, while they are found: a list in memory, to which a copy adds, too.
struct MorphPieces {
  private let values: UnsafeMutableBufferPointer<MorphPiece>
  private let number: UnsafeMutableBufferPointer<Int>
  private let keptMark: Int
  private let memory: MorphMemory

  init(_ memory: MorphMemory, capacity: Int) throws(MorphError) {
    self.memory = memory
    keptMark = memory.keptMark
    values = try memory.allocate(capacity)
    number = try memory.allocate(1)
    number[0] = 0
  }

  private(set) var count: Int {
    get { number[0] }
    nonmutating set { number[0] = newValue }
  }

  var elements: UnsafeMutableBufferPointer<MorphPiece> {
    UnsafeMutableBufferPointer(rebasing: values[0..<count])
  }

  /// Adds a piece, whose cubics stay until the next match.
  func add(_ piece: MorphPiece) throws(MorphError) {
    let kept = try piece.kept(in: memory)
    guard count < values.count else { throw .noRoom }
    values[count] = kept
    count += 1
  }

  /// Removes the pieces between two indices, and gives back their memory.
  func remove(from first: Int, to last: Int) {
    let distance = memory.giveBack(from: mark(before: first), to: mark(before: last))
    for index in last..<max(count, last) {
      values[first + index - last] = values[index].moved(by: distance)
    }
    count -= last - first
  }

  private func mark(before index: Int) -> Int {
    index == 0 ? keptMark : memory.keptMark(after: values[index - 1].isSmooth)
  }

  // MARK: What is left

  /// Adds what no piece has of a drawing: it grows from its middle, or shrinks to it.
  ///
  /// Then nothing that is shown is lost, whatever has been matched. A contour that is alone,
  /// because the other drawing is empty, grows from the middle of the box.
  ///
  /// - Parameters:
  ///   - end: The end at which the drawing is.
  ///   - turn: The turn of the drawing among the pieces.
  func complete(
    _ drawing: MorphDrawing, _ end: MorphPiece.End, turn: Double, isAlone: Bool
  ) throws(MorphError) {
    let free = memory.mark
    defer { memory.mark = free }
    let covered = try coverage(of: drawing, end)
    for index in 0..<drawing.count {
      let contour = drawing[index]
      var (isSeen, isWhole) = (false, true)
      for number in contour.first..<(contour.first + contour.count) {
        let isNeeded =
          drawing.isIntermediate && drawing.cubics[number].extent > MorphDrawing.point
        if covered[number] > 0 { isSeen = true }
        if isNeeded || covered[number] > 0, covered[number] != .max { isWhole = false }
      }
      guard !isSeen || !isWhole else { continue }
      // A part of a hole and the whole one would fill each other.
      guard !isSeen || !contour.isHole else { throw .noRoom }
      let direction = Vector2(angle: turn)
      let curve = try MorphCurve(
        drawing.numberedCubics(of: index, in: memory).mapped(in: memory) {
          turn == 0 ? $0 : $0.mapped { $0.turned(direction) }
        }, isClosed: contour.isClosed, in: memory)
      let place = isAlone ? MorphMatch.center : try curve.centroid(in: memory)
      var paint = contour.paint
      paint.width = 0
      let piece = try MorphPiece(
        growing: curve, from: curve.cubics.mapped(in: memory) { $0.mapped { _ in place } },
        (paint, contour.paint), isHole: contour.isHole, in: memory)
      try add(end == .start ? piece.reversed : piece)
    }
  }

  /// Which of 32 parts of each cubic of a drawing some piece has, as bits.
  ///
  /// A word has 32: pieces part a cubic at places that are not known to be those of parts, so one
  /// that is missing is seen if it is longer than a 32nd of the cubic.
  private func coverage(
    of drawing: MorphDrawing, _ end: MorphPiece.End
  ) throws(MorphError) -> UnsafeMutableBufferPointer<UInt32> {
    let covered = try memory.allocate(drawing.cubicCount, of: UInt32.self)
    for index in covered.indices { covered[index] = 0 }
    for piece in elements where piece.hiding != end {
      for cubic in end == .start ? piece.start : piece.end where cubic.source >= 0 {
        let (first, last) = (
          min(cubic.range.first, cubic.range.last), max(cubic.range.first, cubic.range.last)
        )
        for part in 0..<32
        where Double(part) / 32 < last - 1e-8 && Double(part + 1) / 32 > first + 1e-8 {
          covered[cubic.source] |= 1 &<< UInt32(part)
        }
      }
    }
    return covered
  }
}

extension Vector2 {
  /// The point turned about the middle of a drawing.
  func turned(_ direction: Vector2) -> Vector2 {
    let offset = self - MorphMatch.center
    return MorphMatch.center
      + Vector2(
        direction.x * offset.x - direction.y * offset.y,
        direction.y * offset.x + direction.x * offset.y)
  }
}
