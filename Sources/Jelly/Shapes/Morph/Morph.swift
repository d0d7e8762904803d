/// The correspondence of two drawings: pieces with as many cubics at both ends, and a turn.
///
/// What becomes what is found by an assignment of contours, where on it by a dynamic program over
/// two contours, and with what turn by trying the whole drawing in six directions. Nothing comes
/// from nowhere: contours are cut off, bud from inside of others, or peel from strokes.
///
/// The match of B and A is the reverse of that of A and B.
struct Morph {
  var pieces: UnsafeMutableBufferPointer<MorphPiece>
  /// The turn of the second drawing about the middle of the box, in radians.
  var turn: Double
  var isSymmetric: Bool

  /// The middle of the box, about which a drawing turns.
  static var center: Vector2 { Vector2(0.5, 0.5) }

  var cubicCount: Int { pieces.folded(0) { $0 + $1.start.count } }

  /// Matches two drawings.
  init(
    from a: MorphDrawing, to b: MorphDrawing, in memory: MorphMemory
  ) throws(MorphError) {
    let isFlipped = try memory.order(of: b) < memory.order(of: a)
    // Those of lines are there twice for a moment.
    var out = try MorphPieces(memory, capacity: 3 * Self.maximumPieces)
    (turn, isSymmetric) = (0, false)
    pieces = out.elements
    try match(inOrder: isFlipped ? b : a, isFlipped ? a : b, into: &out)
    pieces = out.elements
    if isFlipped { flip() }
    try complete(from: a, to: b, &out)
  }

  /// Hides all contours of the first drawing, and grows those of the second: what is left to a flow
  /// that is caught where no match fits the memory.
  init(hiding a: MorphDrawing, _ b: MorphDrawing, in memory: MorphMemory) throws(MorphError) {
    var out = try MorphPieces(memory, capacity: Self.maximumPieces)
    (turn, isSymmetric) = (0, false)
    pieces = out.elements
    try complete(from: a, to: b, &out)
  }

  private mutating func complete(
    from a: MorphDrawing, to b: MorphDrawing, _ out: inout MorphPieces
  ) throws(MorphError) {
    try out.complete(a, 0, turn: 0, isAlone: b.count == 0)
    try out.complete(b, 1, turn: -turn, isAlone: a.count == 0)
    pieces = out.elements
  }

  private mutating func flip() {
    let direction = Vector2(angle: turn)
    for index in pieces.indices {
      pieces[index] = pieces[index].flipped
      guard turn != 0 else { continue }
      for cubic in 0..<pieces[index].start.count {
        pieces[index].start[cubic] = pieces[index].start[cubic].mapped { $0.turned(direction) }
        pieces[index].end[cubic] = pieces[index].end[cubic].mapped { $0.turned(direction) }
      }
    }
    turn = -turn
  }

  private mutating func match(
    inOrder a: MorphDrawing, _ b: MorphDrawing, into out: inout MorphPieces
  ) throws(MorphError) {
    let memory = out.memory
    let (fillsA, strokesA) = (try memory.fills(of: a), try memory.strokes(of: a))
    var (fillsB, strokesB) = (try memory.fills(of: b), try memory.strokes(of: b))
    guard a.count > 0 else { return }
    // Taken if the rough work of the whole falls under a fifth: less is no turn to the eye.
    let still = try memory.rough(fillsA, strokesA, fillsB, strokesB)
    var best = (key: Double.infinity, work: 0.0, turn: 0.0)
    for index in 0..<5 {
      let angle =
        index == 0 ? 0.25 : index == 1 ? -0.25 : index == 2 ? 0.5 : index == 3 ? -0.5 : 1
      let work = try memory.scratch { () throws(MorphError) in
        try memory.rough(
          fillsA, strokesA, memory.turned(fillsB, -angle * .pi),
          memory.turned(strokesB, -angle * .pi))
      }
      let key = (work + 0.004 * angle * angle).quantized(to: 1e7)
      if key < best.key { best = (key, work, angle * .pi) }
    }
    if best.work < 0.2 * still - 0.002 {
      turn = best.turn
      fillsB = try memory.turned(fillsB, -turn)
      strokesB = try memory.turned(strokesB, -turn)
    }
    let symmetry =
      try turn == 0 ? memory.symmetry(fillsA, strokesA, fillsB, strokesB) : nil
    isSymmetric = symmetry != nil
    let (hasFills, hasStrokes) = (
      (!fillsA.isEmpty, !fillsB.isEmpty), (!strokesA.isEmpty, !strokesB.isEmpty)
    )
    if hasFills.0, hasFills.1 {
      try memory.match(fills: fillsA, fillsB, symmetry, into: &out)
      if !hasStrokes.0, !hasStrokes.1 {
        let free = memory.mark
        memory.replaceLumps(a, fillsA, b, fillsB, symmetry, in: &out)
        memory.mark = free
      }
    }
    if hasStrokes.0, hasStrokes.1 {
      try memory.match(strokes: strokesA, strokesB, symmetry, into: &out)
    }
    if hasFills.0, !hasFills.1, hasStrokes.1 {
      try memory.match(fills: fillsA, strokes: strokesB, isBeside: hasStrokes.0, into: &out)
    }
    if hasFills.1, !hasFills.0, hasStrokes.0 {
      try memory.flipping(&out, true) { (out) throws(MorphError) in
        try memory.match(fills: fillsB, strokes: strokesA, isBeside: hasStrokes.1, into: &out)
      }
    }
  }

  /// More contours are there only between: those of both drawings.
  static var maximumPieces: Int { 2 * MorphDrawing.maximumContours }
}

extension MorphPieces {
  /// Adds what no piece has of a drawing: it grows from its middle, or shrinks to it.
  ///
  /// Then nothing that is shown is lost, whatever has been matched. A contour that is alone,
  /// because the other drawing is empty, grows from the middle of the box.
  ///
  /// - Parameters:
  ///   - side: 0 of the drawing at the start, 1 at the end.
  ///   - turn: The turn of the drawing among the pieces.
  mutating func complete(
    _ drawing: MorphDrawing, _ side: Int, turn: Double, isAlone: Bool
  ) throws(MorphError) {
    let free = memory.mark
    defer { memory.mark = free }
    // Which of 32 parts of each cubic some piece has.
    let covered = try memory.allocate(drawing.cubicCount, of: UInt32.self)
    for index in covered.indices { covered[index] = 0 }
    for piece in elements where piece.hiding != (side == 0 ? .start : .end) {
      for cubic in side == 0 ? piece.start : piece.end where cubic.source >= 0 {
        let (first, last) = (
          min(cubic.range.first, cubic.range.last), max(cubic.range.first, cubic.range.last)
        )
        for part in 0..<32
        where Double(part) / 32 < last - 1e-8 && Double(part + 1) / 32 > first + 1e-8 {
          covered[cubic.source] |= 1 &<< UInt32(part)
        }
      }
    }
    for index in 0..<drawing.count {
      let contour = drawing[index]
      var (isSeen, isWhole) = (false, true)
      for number in contour.first..<(contour.first + contour.count) {
        let isNeeded = drawing.isCaught && drawing.cubics[number].extent > MorphDrawing.point
        if covered[number] > 0 { isSeen = true }
        if isNeeded || covered[number] > 0, covered[number] != .max { isWhole = false }
      }
      guard !isSeen || !isWhole else { continue }
      // A part of a hole and the whole one would fill each other.
      guard !isSeen || !contour.isHole else { throw .noRoom }
      let direction = Vector2(angle: turn)
      let curve = try MorphCurve(
        memory.cubics(of: drawing, index).mapped(in: memory) {
          turn == 0 ? $0 : $0.mapped { $0.turned(direction) }
        }, isClosed: contour.isClosed, in: memory)
      let place = isAlone ? Morph.center : try memory.centroid(curve)
      var paint = contour.paint
      paint.width = 0
      let piece = try memory.hidden(
        curve, from: curve.cubics.mapped(in: memory) { $0.mapped { _ in place } },
        (paint, contour.paint), isHole: contour.isHole)
      try add(side == 0 ? piece.flipped : piece)
    }
  }
}

extension Vector2 {
  /// The point turned about the middle of a drawing.
  func turned(_ direction: Vector2) -> Vector2 {
    let offset = self - Morph.center
    return Morph.center
      + Vector2(
        direction.x * offset.x - direction.y * offset.y,
        direction.y * offset.x + direction.x * offset.y)
  }
}

extension MorphMemory {
  /// Decides which of two drawings comes first: the length, then the mean y, then the mean x.
  fileprivate func order(of drawing: MorphDrawing) throws(MorphError) -> (Double, Double, Double) {
    try scratch { () throws(MorphError) in
      var (length, sum) = (0.0, Vector2.zero)
      for index in 0..<drawing.count {
        let curve = try MorphCurve(
          drawing.cubics(of: index), isClosed: drawing[index].isClosed, in: self)
        let number = curve.isClosed ? 32 : 33
        let mean = (0..<number).folded(Vector2.zero) { $0 + curve.point(at: Double($1) / 32) }
        sum += curve.length * mean / Double(number)
        length += curve.length
      }
      let mean = sum / (length + 1e-12)
      return (length.quantized(to: 1e5), mean.y.quantized(to: 1e5), mean.x.quantized(to: 1e5))
    }
  }

  fileprivate func turned(_ curve: MorphCurve, _ angle: Double) throws(MorphError) -> MorphCurve {
    let direction = Vector2(angle: angle)
    return try MorphCurve(
      curve.cubics.mapped(in: self) { $0.mapped { $0.turned(direction) } },
      isClosed: curve.isClosed, in: self)
  }

  fileprivate func turned(_ fills: Fills, _ angle: Double) throws(MorphError) -> Fills {
    try map(fills) { (fill) throws(MorphError) in
      let holes = try map(fill.holes) { (hole) throws(MorphError) in try turned(hole, angle) }
      return MorphFill(curve: try turned(fill.curve, angle), holes: holes, paint: fill.paint)
    }
  }

  fileprivate func turned(_ strokes: Strokes, _ angle: Double) throws(MorphError) -> Strokes {
    try map(strokes) { (stroke) throws(MorphError) in
      MorphStroke(curve: try turned(stroke.curve, angle), paint: stroke.paint)
    }
  }

  /// Rough work of a whole drawing into another one: the mean over pairs, weighted by length, and
  /// 0.05 for each contour left over.
  fileprivate func rough(
    _ fillsA: Fills, _ strokesA: Strokes, _ fillsB: Fills, _ strokesB: Strokes
  ) throws(MorphError) -> Double {
    try rough(map(fillsA) { $0.curve }, map(fillsB) { $0.curve }, bothWays: false)
      + rough(map(strokesA) { $0.curve }, map(strokesB) { $0.curve }, bothWays: true)
  }

  private func rough(_ a: Curves, _ b: Curves, bothWays: Bool) throws(MorphError) -> Double {
    guard !a.isEmpty, !b.isEmpty else { return 0 }
    let (few, many) = a.count <= b.count ? (a, b) : (b, a)
    let cost = try MorphCosts(self, few.count, many.count) { (row, column) throws(MorphError) in
      // The work does not depend on which is the first, but for its last bits.
      try a.count <= b.count
        ? rough(few[row], many[column], bothWays: bothWays)
        : rough(many[column], few[row], bothWays: bothWays)
    }
    let assigned = try assign(cost)
    var (sum, weights) = (0.0, 1e-12)
    for row in assigned.indices {
      let weight = (few[row].length * many[assigned[row]].length).squareRoot()
      sum += cost[row, assigned[row]] * weight
      weights += weight
    }
    return sum / weights + 0.05 * Double(many.count - few.count)
  }

  /// The axes about which both drawings are their own images; of two, those with less rough work.
  fileprivate func symmetry(
    _ fillsA: Fills, _ strokesA: Strokes, _ fillsB: Fills, _ strokesB: Strokes
  ) throws(MorphError) -> MorphSymmetry? {
    func all(_ fills: Fills, _ strokes: Strokes) throws(MorphError) -> Curves {
      let number = fills.folded(strokes.count) { $0 + 1 + $1.holes.count }
      var out = try MorphList<MorphCurve>(self, capacity: number)
      for fill in fills {
        try out.append(fill.curve)
        for hole in fill.holes { try out.append(hole) }
      }
      for stroke in strokes { try out.append(stroke.curve) }
      return out.elements
    }
    let (a, b) = (try all(fillsA, strokesA), try all(fillsB, strokesB))
    var best: (symmetry: MorphSymmetry, work: Double)?
    for index in 0..<2 {
      guard let first = try axis(of: a, index), let second = try axis(of: b, index) else {
        continue
      }
      let symmetry = MorphSymmetry(a: first, b: second)
      let fills = try mismatch(
        map(fillsA) { $0.curve }, map(fillsB) { $0.curve }, bothWays: false, symmetry)
      let strokes = try mismatch(
        map(strokesA) { $0.curve }, map(strokesB) { $0.curve }, bothWays: true, symmetry)
      let work = (fills + strokes).quantized(to: 1e6)
      if best.map({ work < $0.work }) ?? true { best = (symmetry, work) }
    }
    return best?.symmetry
  }
}
